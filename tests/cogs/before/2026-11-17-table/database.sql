BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE deadlines (
	game_id INTEGER NOT NULL, 
	what VARCHAR(40) NOT NULL, 
	due DATETIME NOT NULL, 
	seat INTEGER, 
	prompt INTEGER, 
	undos INTEGER NOT NULL, 
	claimed_until DATETIME NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, what), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "deadlines" VALUES(1,'remind 24','2026-11-18 04:51:42.909246',NULL,24,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(1,'move 24','2026-11-18 08:51:42.909246',NULL,24,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'remind 21','2026-11-18 04:51:43.752656',NULL,21,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'move 21','2026-11-18 08:51:43.752656',NULL,21,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'remind 17','2026-11-18 04:51:44.303563',NULL,17,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'move 17','2026-11-18 08:51:44.303563',NULL,17,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'remind 20','2026-11-18 04:51:44.895073',NULL,20,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'move 20','2026-11-18 08:51:44.895073',NULL,20,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(5,'idle 1','2026-11-18 08:51:45.043822',NULL,1,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(9,'end','2026-11-17 09:24:54.141208',NULL,NULL,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(10,'move 3','2026-11-17 08:57:54.711258',NULL,3,0,'1970-01-01 00:00:00.000000');
CREATE TABLE games (
	id INTEGER NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	parent_id BIGINT, 
	host_id BIGINT NOT NULL, 
	language VARCHAR(40) NOT NULL, 
	clock VARCHAR(40) NOT NULL, 
	status VARCHAR(40) NOT NULL, 
	reason VARCHAR(200), 
	sat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	presented INTEGER NOT NULL, 
	rules INTEGER, 
	content VARCHAR(64), 
	seed VARCHAR(64), 
	snapshot TEXT, 
	moves INTEGER NOT NULL, 
	undos INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	touched DATETIME NOT NULL, 
	lease_owner VARCHAR(100), 
	lease_until DATETIME NOT NULL, eager BOOLEAN DEFAULT 0 NOT NULL, clock_chosen BOOLEAN DEFAULT 1 NOT NULL, rematch_of INTEGER, 
	CONSTRAINT pk_games PRIMARY KEY (id)
);
INSERT INTO "games" VALUES(1,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572158255365357573,1572158255365357575,NULL,1572158255365357569,'en-US','day','playing',NULL,3,36,36,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','123ae77e2b92a4c5c223bc87fc44d476c6471dbf856c09af45cc4045bfca85cb','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"6a0c098c613e495000b053bb953b7859c3bb9a640afbf86477225a539b9ad250","game":"race","rules":1,"state":{"answers":[],"asked":24,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[8,7,13,34,28,33,37,21,31,24,38,53,18,15,1,29,50,4,35,26,43,22,3,52,42,51,19,49,23,48,11,44,14],"discards":[46,10,32,27,41,54,45,5,40,9,6,36],"dog":[-2,0],"drawn":53,"duckies":[[0,50,4,2],[1,44,4,4],[2,40,1,4]],"hands":[[20,25],[12,16],[2,47]],"in_play":[30,17,39],"laid":[30,17,39],"layout":"tub","order":[0,1,2],"outcome":null,"recent":[[[17,"swim",1,{"card":27,"ducky":1,"facing":"se","route":[44,50,56,51]},{},false],[18,"buoy",1,{"at":56,"buoy":2,"ducky":1},{},false]],[[19,"swim",0,{"card":41,"ducky":0,"facing":"nw","route":[17,12,7]},{},false],[20,"buoy",0,{"at":7,"buoy":1,"ducky":0},{},false]],[[21,"face",0,{"ducky":0,"facing":"sw"},{},false]],[[22,"extra",0,{"card":54,"ducky":0,"source":"hand"},{},true],[23,"swim",0,{"card":54,"ducky":0,"facing":"sw","route":[7,11,15]},{},false]],[[24,"ring",0,{"at":44,"ducky":0,"ring":9},{},false]],[[25,"face",0,{"ducky":0,"facing":"se"},{},false]],[[26,"swim",2,{"card":45,"ducky":2,"facing":"nw","route":[33,45,56,65]},{},false],[27,"buoy",2,{"at":56,"buoy":2,"ducky":2},{},false],[28,"bonk",2,{"at":65,"ducky":2,"heading":"se"},{},false],[29,"draw",0,{"count":2},{"cards":[25,30]},true],[30,"draw",1,{"count":1},{"cards":[6]},true],[31,"draw",2,{"count":1},{"cards":[5]},true],[32,"round",null,{"number":2},{},false]],[[33,"reveal",0,{"card":36,"ducky":0},{},true],[34,"reveal",1,{"card":9,"ducky":1},{},true],[35,"reveal",2,{"card":5,"ducky":2},{},true]],[[36,"swim",2,{"card":5,"ducky":2,"facing":"nw","route":[65,56]},{},false]],[[37,"extra",2,{"card":40,"ducky":2,"source":"hand"},{},true],[38,"swim",2,{"card":40,"ducky":2,"facing":"ne","route":[56,50,45,40]},{},false]],[[39,"face",2,{"ducky":2,"facing":"ne"},{},false]],[[40,"swim",1,{"card":9,"ducky":1,"facing":"sw","route":[51,56]},{},false]],[[41,"extra",1,{"card":6,"ducky":1,"source":"hand"},{},true]],[[42,"swim",1,{"card":6,"ducky":1,"facing":"sw","route":[56,45]},{},false],[43,"swim",0,{"card":36,"ducky":0,"facing":"sw","route":[44,50]},{},false],[44,"bonk",0,{"at":50,"ducky":0,"heading":"ne"},{},false],[45,"draw",0,{"count":1},{"cards":[20]},true],[46,"draw",1,{"count":2},{"cards":[12,17]},true],[47,"draw",2,{"count":2},{"cards":[47,2]},true],[48,"round",null,{"number":3},{},false]],[[49,"reveal",0,{"card":30,"ducky":0},{},true],[50,"reveal",1,{"card":17,"ducky":1},{},true],[51,"reveal",2,{"card":39,"ducky":2},{},true]],[[52,"swim",1,{"card":17,"ducky":1,"facing":"sw","route":[45,39,44]},{},false]]],"round":3,"seated":3,"seed":"123ae77e2b92a4c5c223bc87fc44d476c6471dbf856c09af45cc4045bfca85cb","streak":[1,1],"supply":[],"todo":[["refill",[],0],["turn",[2,39],0],["turn",[0,30],0],["spent",[17],0],["face",[1,0,1,2,3,4,5],0],["ring",[1],24]],"tokens":[[],[],[]],"told":52,"turn":[1,17]}}',31,1,'2026-11-17 07:55:38.714160','2026-11-17 08:51:43.049715',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(2,'gallery','{}',1572158255365357573,1572158255365357576,NULL,1572158255365357570,'en-US','day','playing',NULL,3,24,24,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','4ca9f1c2092ea691cdd286f760090afc0b5e6c540f499bb80e0444e80277ef45','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"fe001c841d15b5d6b74c55a459b34be7567e611f12d32aa201e4bcbedb868dfc","game":"gallery","rules":1,"state":{"answers":[],"asked":21,"chosen":{},"deck":[4,46,53,34,52,27,18,15,37,41,10,36,47,1,11,50,19,12,25,29,33,28,16,38,7,49,8,3,9,31,35,2,22,32],"discards":[45,6,26,40,48,54,51,39,5,20,44],"drawn":72,"ducks":[1,-1,1,-1,2,2,1,0,1,2,0,2],"hands":[[24,30,42],[13,14,23],[17,21,43]],"known":2,"line":[[2,-1,-1],[-1,-1,-1],[1,-1,-1],[-1,-1,-1],[0,-1,-1],[-1,-1,-1]],"lost":[2,0,0],"markers":[true,false,false,false,false,false],"order":[2,0,1],"outcome":null,"played":0,"recent":[[[20,"hit",1,{"duck":0,"marker":0,"space":3,"up":-1},{},false],[21,"fill",null,{"duck":-1,"space":6},{},true],[22,"draw",1,{"count":1},{"cards":[5]},true],[23,"turn",2,{"number":4},{},false]],[[24,"play",2,{"card":54},{},true]],[[25,"protect",2,{"space":1},{},false],[26,"draw",2,{"count":1},{"cards":[43]},true],[27,"turn",0,{"number":5},{},false]],[[28,"play",0,{"card":40},{},true],[29,"move",0,{"space":4,"to":5},{},false],[30,"draw",0,{"count":1},{"cards":[39]},true],[31,"turn",1,{"number":6},{},false]],[[32,"play",1,{"card":48},{},true]],[[33,"move",1,{"space":2,"to":1},{},false]],[[34,"move",1,{"space":5,"to":2},{},false]],[[35,"draw",1,{"count":1},{"cards":[23]},true],[36,"turn",2,{"number":7},{},false],[37,"lift",2,{},{},false]],[[38,"play",2,{"card":51},{},true]],[[39,"hide",2,{"space":1,"under":2},{},false],[40,"fill",null,{"duck":0,"space":6},{},true],[41,"draw",2,{"count":1},{"cards":[20]},true],[42,"turn",0,{"number":8},{},false]],[[43,"play",0,{"card":39},{},true],[44,"forward",0,{"ducks":[0,2]},{},false],[45,"fill",null,{"duck":-1,"space":6},{},true],[46,"draw",0,{"count":1},{"cards":[44]},true],[47,"turn",1,{"number":9},{},false]],[[48,"play",1,{"card":5},{},true]],[[49,"aim",1,{"space":5},{},false],[50,"draw",1,{"count":1},{"cards":[13]},true],[51,"turn",2,{"number":10},{},false]],[[52,"play",2,{"card":20},{},true]],[[53,"hit",2,{"duck":0,"marker":5,"space":5,"up":-1},{},false],[54,"fill",null,{"duck":0,"space":6},{},true],[55,"draw",2,{"count":1},{"cards":[17]},true],[56,"turn",0,{"number":11},{},false]],[[57,"play",0,{"card":44},{},true],[58,"move",0,{"space":6,"to":5},{},false],[59,"draw",0,{"count":1},{"cards":[24]},true],[60,"turn",1,{"number":12},{},false]]],"seated":3,"seed":"4ca9f1c2092ea691cdd286f760090afc0b5e6c540f499bb80e0444e80277ef45","shelters":[0,0,0],"streak":[-1,0],"todo":[["card",[1],21]],"told":60,"turn":1,"turns":12}}',20,0,'2026-11-17 08:51:43.074419','2026-11-17 08:51:43.752656',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(3,'pool','{"length": "normal", "cancelling": "orders"}',1572158255365357573,1572158255365357577,NULL,1572158255365357569,'en-US','day','playing',NULL,3,20,20,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','62c9836e1d2a381d1a5c7916bc50a656ec6c7f1f5d4d66ec0ae0cd877650695d','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"68b3efa12c1fc10b5026b03159564560eab4bd691c5751b46ac5ff463b033714","game":"pool","rules":1,"state":{"answers":[],"asked":17,"box":[14,9,17,1,2,12,21,3,11],"chosen":{"cancelling":"orders","length":"normal"},"circle":[[6,[38],[]],[15,[21,75,117,18],[]],[5,[],[]]],"deck":[8,25,74,19,17,37,97,109,30,102,7,107,5,98,47,23,40,22,52,54,71,60,93,81,12,89,49,51,73,15,84,85,56,58,114,28,92,94,100,16,63,3,62,83,79,113,59,32,41,104,31,29,27,110,86,103,4,55,57,80,64,48,91,43,53,101,26,72,50,90,6,1,78,66,116,24,82,2,20,33,70,99,61,87,14,42,9,108,67,77,13,11,36,88,95,105,35,69,115,106,46,112,68,34,96,45,44,65],"discards":[],"drawn":138,"hands":[[39],[76,111],[10]],"idle":2,"marker":1,"order":[1,2,0],"orders":[["lara"],[],[]],"outcome":null,"piles":[[],[],[]],"pool_deck":[18,20,13,10,7,16,4,19,8],"recent":[[[1,"pool",null,{"laid":6,"pool":1},{},true],[2,"pool",null,{"laid":15,"pool":2},{},true],[3,"pool",null,{"laid":5,"pool":3},{},true],[4,"token",0,{"by":null,"to":2},{},false],[5,"token",1,{"by":null,"to":2},{},false],[6,"token",2,{"by":null,"to":2},{},false],[7,"turn",1,{"number":1},{},false]],[[8,"marker",1,{"to":2},{},false]],[[9,"place",1,{"card":111,"pool":2,"source":"deck"},{},true]],[[10,"place",1,{"card":38,"pool":2,"source":"deck"},{},true],[11,"effect",1,{"card":38},{},true]],[[12,"carry",1,{"card":38,"pool":2,"to":1},{},false]],[[13,"place",1,{"card":21,"pool":2,"source":"deck"},{},true],[14,"effect",1,{"card":21},{},true]],[[15,"take",1,{"card":111,"pool":2},{},false]],[[16,"place",1,{"card":75,"pool":2,"source":"deck"},{},true]],[[17,"place",1,{"card":117,"pool":2,"source":"deck"},{},true]],[[18,"end",1,{},{},false],[19,"draw",1,{"count":1},{"cards":[76]},true],[20,"turn",2,{"number":2},{},false]],[[21,"marker",2,{"to":2},{},false]],[[22,"end",2,{},{},false],[23,"draw",2,{"count":1},{"cards":[10]},true],[24,"turn",0,{"number":3},{},false]],[[25,"marker",0,{"to":2},{},false]],[[26,"end",0,{},{},false],[27,"draw",0,{"count":1},{"cards":[39]},true],[28,"turn",1,{"number":4},{},false]],[[29,"marker",1,{"to":2},{},false]],[[30,"place",1,{"card":18,"pool":2,"source":"deck"},{},true],[31,"effect",1,{"card":18},{},true]]],"seated":3,"seed":"62c9836e1d2a381d1a5c7916bc50a656ec6c7f1f5d4d66ec0ae0cd877650695d","skipping":[false,false,false],"streak":[-1,0],"todo":[["check",[1,1],0],["opponent",[1],17]],"tokens":[1,1,1],"told":31,"turn":[1,4,1,18,false]}}',16,0,'2026-11-17 08:51:43.778720','2026-11-17 08:51:44.303563',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(4,'tow','{}',1572158255365357573,1572158284532547584,1572158255365357578,1572158255365357569,'en-US','day','playing',NULL,3,23,23,1,'4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d','a22ca711168325205105ee0b4815edf8f4a7c806d5e00c6bf3f3756fff3b5f66','{"content":"4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d","digest":"e854c8d372234819017cd31a5aabfa475bd4c6b9e1d75e6fd5468227d3b018a5","game":"tow","rules":1,"state":{"answers":[],"asked":20,"chosen":{},"deck":[8,33,23,5,4,36,28,39,40,9,12,22,27,41,34,6,25,37,21,10],"discards":[],"dispersing":[0,0,0,0],"drawn":78,"duck_bag":[5,4,5,4],"food_bag":[6,7,6,9],"formations":[0,1,3,5,7],"hands":[[11,19,30,32],[7,20,26,29],[1,2,24,31]],"open":[38,35,42,3],"order":[0,1,2],"outcome":null,"recent":[[[30,"buy",0,{"colour":2},{},false]],[[31,"action",0,{"left":1},{},false],[32,"move",0,{"to":6},{},false]],[[33,"action",0,{"left":0},{},false],[34,"feed",0,{"colour":1,"source":"tile"},{},false],[35,"end",0,{},{},false]],[[36,"food",0,{"colours":[0,1]},{},true],[37,"turn",1,{"number":2},{},false]],[[38,"action",1,{"left":3},{},false],[39,"move",1,{"to":9},{},false]],[[40,"action",1,{"left":2},{},false],[41,"feed",1,{"colour":1,"source":"tile"},{},false]],[[42,"action",1,{"left":1},{},false],[43,"move",1,{"to":10},{},false]],[[44,"action",1,{"left":0},{},false],[45,"feed",1,{"colour":2,"source":"tile"},{},false],[46,"end",1,{},{},false]],[[47,"food",1,{"colours":[2,1,3]},{},true],[48,"turn",2,{"number":3},{},false]],[[49,"action",2,{"left":3},{},false],[50,"move",2,{"to":5},{},false]],[[51,"action",2,{"left":2},{},false],[52,"feed",2,{"colour":3,"source":"tile"},{},false]],[[53,"action",2,{"left":1},{},false],[54,"move",2,{"to":8},{},false]],[[55,"action",2,{"left":0},{},false],[56,"feed",2,{"colour":0,"source":"tile"},{},false],[57,"end",2,{},{},false]],[[58,"return",2,{"colour":3},{},false]],[[59,"food",2,{"colours":[0,1,0]},{},true],[60,"turn",0,{"number":4},{},false]],[[61,"action",0,{"left":3},{},false],[62,"move",0,{"to":2},{},false]]],"seated":3,"seed":"a22ca711168325205105ee0b4815edf8f4a7c806d5e00c6bf3f3756fff3b5f66","spots":[[1,[1,0,0,0]],[-1,[0,0,0,0]],[6,[0,1,0,0]],[3,[0,0,1,0]],[-1,[0,0,0,0]],[-1,[0,0,0,0]],[4,[0,0,0,1]],[0,[0,0,0,0]],[-1,[0,0,0,0]],[5,[0,0,0,0]]],"streak":[0,1],"todo":[["act",[],20]],"told":62,"trigger":-1,"turn":[0,4,3],"visitors":[[1,[1,3],[2,1,1,0],[[-1,[]]],[]],[9,[1,2],[0,1,2,1],[[-3,[]]],[]],[7,[0,3],[2,1,1,0],[[-4,[]]],[]]]}}',19,0,'2026-11-17 08:51:44.335078','2026-11-17 08:51:44.895073',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(5,'tow','{}',1572158255365357584,1572158287091073024,1572158255365357585,1572158255365357571,'en-US','off','playing',NULL,2,3,3,1,'4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d','ea8682ff22bbb81ec2a7ab3d012f1f2927e67616823fa0eac3bec986e262867a','{"content":"4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d","digest":"11fd7d236a38161117d6d0376096dd0c2ddd14e36025130d26b736f4da4d6367","game":"tow","rules":1,"state":{"answers":[],"asked":1,"chosen":{},"deck":[13,1,18,30,6,17,4,3,5,26,48,47],"discards":[],"dispersing":[0,0,0,0],"drawn":51,"duck_bag":[4,3,4,5],"food_bag":[10,9,8,8],"formations":[1,2,3,5],"hands":[[14,25,27,29],[2,15,16,45]],"open":[43,28,44,46],"order":[1,0],"outcome":null,"recent":[[[1,"tile",null,{"colour":3,"location":4,"tile":1},{},true],[2,"tile",null,{"colour":2,"location":-1,"tile":2},{},true],[3,"tile",null,{"colour":1,"location":7,"tile":3},{},true],[4,"tile",null,{"colour":0,"location":-1,"tile":4},{},true],[5,"tile",null,{"colour":2,"location":-1,"tile":5},{},true],[6,"tile",null,{"colour":1,"location":0,"tile":6},{},true],[7,"tile",null,{"colour":1,"location":-1,"tile":7},{},true],[8,"tile",null,{"colour":0,"location":2,"tile":8},{},true],[9,"start",0,{"starting":-2,"tile":7},{},true],[10,"start",1,{"starting":-1,"tile":2},{},true],[11,"food",1,{"colours":[1,2]},{},true],[12,"food",0,{"colours":[2,3,3]},{},true],[13,"draw",0,{"count":4},{"cards":[14,25,29,27]},true],[14,"draw",1,{"count":4},{"cards":[15,2,16,45]},true],[15,"open",null,{"card":43},{},true],[16,"open",null,{"card":28},{},true],[17,"open",null,{"card":44},{},true],[18,"open",null,{"card":46},{},true],[19,"formations",null,{"formations":[1,2,3,5]},{},true],[20,"turn",1,{"number":1},{},false]]],"seated":2,"seed":"ea8682ff22bbb81ec2a7ab3d012f1f2927e67616823fa0eac3bec986e262867a","spots":[[4,[0,0,0,1]],[-1,[0,0,1,0]],[7,[0,1,0,0]],[-1,[1,0,0,0]],[-1,[0,0,1,0]],[0,[0,1,0,0]],[-1,[0,1,0,0]],[2,[1,0,0,0]]],"streak":[-1,0],"todo":[["act",[],1]],"told":20,"trigger":-1,"turn":[1,1,4],"visitors":[[6,[],[0,0,1,2],[[-2,[]]],[]],[1,[],[0,1,1,0],[[-1,[]]],[]]]}}',0,0,'2026-11-17 08:51:44.934979','2026-11-17 08:51:45.043822',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(6,'gallery','{}',1572158255365357573,1572158255365357582,NULL,1572158255365357571,'en-US','day','over','last duck swimming',3,101,101,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','5a6eb9ac0be865613c0c4fedd70f823d62cbbd564a430df66d19e7be4766f889','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"2b08891ba1a51b65dfe908777cfaa5afafd8020a1d6fbba63a93c982d07b3211","game":"gallery","rules":1,"state":{"answers":[],"asked":97,"chosen":{},"deck":[35,5,15,43,48,14,21,3,8,20,49,32,34,4,13,37,47,6,19,40,52,54,51,38,44,9,17,27,7,39,50,53],"discards":[1,12,23,30,18,26,24,31,11,42,22,41,10],"drawn":136,"ducks":[-1],"hands":[[45,46],[25,33,36],[2,28,29]],"known":1,"line":[[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[2,-1,-1]],"lost":[5,5,4],"markers":[false,false,false,false,false,false],"order":[1,2,0],"outcome":[[2],[0,0,1],"last duck swimming"],"played":16,"recent":[[[229,"hit",1,{"duck":0,"marker":2,"space":2,"up":-1},{},false],[230,"fill",null,{"duck":-1,"space":6},{},true],[231,"draw",1,{"count":1},{"cards":[25]},true],[232,"turn",2,{"number":50},{},false]],[[233,"play",2,{"card":30},{},true],[234,"bump",2,{"space":3,"to":2},{},false],[235,"draw",2,{"count":1},{"cards":[10]},true],[236,"turn",0,{"number":51},{},false]],[[237,"play",0,{"card":18},{},true]],[[238,"hit",0,{"duck":1,"marker":2,"space":2,"up":-1},{},false],[239,"fill",null,{"duck":2,"space":6},{},true],[240,"draw",0,{"count":1},{"cards":[46]},true],[241,"turn",1,{"number":52},{},false]],[[242,"play",1,{"card":26},{},true]],[[243,"hit",1,{"duck":0,"marker":0,"space":3,"up":-1},{},false],[244,"out",0,{},{},false],[245,"fill",null,{"duck":-1,"space":6},{},true],[246,"draw",1,{"count":1},{"cards":[11]},true],[247,"turn",2,{"number":53},{},false]],[[248,"play",2,{"card":24},{},true],[249,"miss",2,{"marker":4,"space":4},{},false],[250,"draw",2,{"count":1},{"cards":[42]},true],[251,"turn",0,{"number":54},{},false]],[[252,"discard",0,{"card":31},{},true],[253,"draw",0,{"count":1},{"cards":[45]},true],[254,"turn",1,{"number":55},{},false]],[[255,"play",1,{"card":11},{},true]],[[256,"aim",1,{"space":5},{},false],[257,"draw",1,{"count":1},{"cards":[33]},true],[258,"turn",2,{"number":56},{},false]],[[259,"play",2,{"card":42},{},true],[260,"move",2,{"space":5,"to":6},{},false],[261,"draw",2,{"count":1},{"cards":[28]},true],[262,"turn",0,{"number":57},{},false]],[[263,"play",0,{"card":22},{},true],[264,"miss",0,{"marker":5,"space":5},{},false],[265,"draw",0,{"count":1},{"cards":[16]},true],[266,"turn",1,{"number":58},{},false]],[[267,"play",1,{"card":41},{},true],[268,"move",1,{"space":1,"to":2},{},false],[269,"draw",1,{"count":1},{"cards":[36]},true],[270,"turn",2,{"number":59},{},false]],[[271,"play",2,{"card":10},{},true]],[[272,"aim",2,{"space":2},{},false],[273,"draw",2,{"count":1},{"cards":[2]},true],[274,"turn",0,{"number":60},{},false]],[[275,"play",0,{"card":16},{},true],[276,"hit",0,{"duck":1,"marker":2,"space":2,"up":-1},{},false],[277,"out",1,{},{},false]]],"seated":3,"seed":"5a6eb9ac0be865613c0c4fedd70f823d62cbbd564a430df66d19e7be4766f889","shelters":[0,0,0],"streak":[-1,0],"todo":[["end turn",[0],0]],"told":277,"turn":0,"turns":60}}',97,0,'2026-11-17 08:51:45.080510','2026-11-17 08:51:48.052906',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(7,'pool','{"length": "normal", "cancelling": "orders"}',1572158255365357573,1572158255365357583,NULL,1572158255365357572,'en-US','day','stopped','cancelled',1,2,2,NULL,NULL,NULL,NULL,0,0,'2026-11-17 08:51:48.122745','2026-11-17 08:51:48.175008',NULL,'1970-01-01 00:00:00.000000',0,0,NULL);
INSERT INTO "games" VALUES(8,'race','{"rules": "advanced", "board": "lagoon", "forgiving": "yes"}',1572158255365357573,1572158255365357579,NULL,1572158255365357569,'en-US','days','lobby',NULL,3,5,5,NULL,NULL,NULL,NULL,0,0,'2026-11-17 08:51:48.196181','2026-11-17 08:51:48.658803',NULL,'1970-01-01 00:00:00.000000',1,1,NULL);
INSERT INTO "games" VALUES(9,'pool','{"length": "normal", "cancelling": "window"}',1572158255365357573,1572158255365357580,NULL,1572158255365357571,'en-US','live','paused','asleep',2,10,10,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','6183fd1e9633b812420f42a2066b803d1a5f72d7d9b67427f02148a01fa04ec7','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"09d51a1966f9bacc55e929c4510dc3942e0fe6b99952aa6e82e8e5ca28bd47f0","game":"pool","rules":1,"state":{"answers":[],"asked":7,"box":[12,11,7,8,15,6,9,3,14,21,17,2],"chosen":{"cancelling":"window","length":"normal"},"circle":[[10,[],[]],[19,[21,16,78,11],[]]],"deck":[83,111,52,100,32,109,110,107,112,44,69,33,18,98,5,45,30,77,84,75,12,7,66,41,23,80,101,73,1,40,96,81,35,28,57,53,29,17,25,64,6,51,31,93,104,9,102,47,34,99,72,3,43,39,89,74,88,68,63,76,19,87,106,113,15,65,70,61,54,59,90,114,116,56,4,60,94,67,62,22,14,91,49,108,38,58,103,92,86,42,37,8,50,2,13,36,55,46,10,48,79,71,115,24,82,20,105,95,26,117,97,27,85],"discards":[],"drawn":137,"hands":[[],[]],"idle":0,"marker":1,"order":[0,1],"orders":[],"outcome":null,"piles":[[],[]],"pool_deck":[5,16,20,18,13,1,4],"recent":[[[1,"pool",null,{"laid":10,"pool":1},{},true],[2,"pool",null,{"laid":19,"pool":2},{},true],[3,"token",0,{"by":null,"to":2},{},false],[4,"token",1,{"by":null,"to":2},{},false],[5,"turn",0,{"number":1},{},false]],[[6,"marker",0,{"to":2},{},false]],[[7,"place",0,{"card":21,"pool":2,"source":"deck"},{},true]],[[8,"place",0,{"card":16,"pool":2,"source":"deck"},{},true],[9,"effect",0,{"card":16},{},true],[10,"token",1,{"by":0,"to":1},{},false]],[[11,"place",0,{"card":78,"pool":2,"source":"deck"},{},true]],[[12,"place",0,{"card":11,"pool":2,"source":"deck"},{},true],[13,"effect",0,{"card":11},{},true]]],"seated":2,"seed":"6183fd1e9633b812420f42a2066b803d1a5f72d7d9b67427f02148a01fa04ec7","skipping":[false,false],"streak":[-1,0],"todo":[["check",[0,1],0],["which",[0,1],7]],"tokens":[1,0],"told":13,"turn":[0,1,4,11,false]}}',5,0,'2026-11-17 08:51:48.695475','2026-11-17 08:54:54.141208',NULL,'1970-01-01 00:00:00.000000',0,1,NULL);
INSERT INTO "games" VALUES(10,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572158255365357573,1572158255365357581,NULL,1572158255365357569,'en-US','live','playing',NULL,3,7,7,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','5467c27e8c4576e31526a7a8271c908bce5585f776d56abedd2e2f96ab0e82b1','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"649434118800e76e38639dff6d8f6d02c433641a53444731921a13f18add1f13","game":"race","rules":1,"state":{"answers":[],"asked":3,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[8,22,36,9,43,28,37,16,54,35,46,52,42,41,23,18,27,39,20,44,19,10,11,45,24,7,12,4,17,13,34,1,21,38,31,47,30,48,26,33,14,53],"discards":[],"dog":[-2,0],"drawn":53,"duckies":[[0,-2,0,0],[1,-2,0,0],[2,15,1,0]],"hands":[[3,25,50],[5,29,32],[6,49,51]],"in_play":[2,15,40],"laid":[0,0,0],"layout":"tub","order":[2,0,1],"outcome":null,"recent":[[[1,"draw",0,{"count":3},{"cards":[25,50,3]},true],[2,"draw",1,{"count":3},{"cards":[5,32,29]},true],[3,"draw",2,{"count":3},{"cards":[51,49,6]},true],[4,"show",0,{"card":2},{},true],[5,"show",1,{"card":15},{},true],[6,"show",2,{"card":40},{},true]],[[7,"ring",2,{"at":15,"ducky":2,"ring":2},{},false]],[[8,"face",2,{"ducky":2,"facing":"ne"},{},false]]],"round":0,"seated":3,"seed":"5467c27e8c4576e31526a7a8271c908bce5585f776d56abedd2e2f96ab0e82b1","streak":[2,2],"supply":[],"todo":[["round",[],0],["all placed",[],0],["place",[1],0],["face",[0,0,1,2,3,4,5],0],["ring",[0],3]],"tokens":[[],[],[]],"told":8,"turn":null}}',2,0,'2026-11-17 08:54:54.539409','2026-11-17 08:57:04.801187',NULL,'1970-01-01 00:00:00.000000',0,1,NULL);
CREATE TABLE kept_seats (
	game_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	character VARCHAR(40), 
	until DATETIME NOT NULL, 
	CONSTRAINT pk_kept_seats PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_kept_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	word VARCHAR(40) NOT NULL, 
	interaction_id BIGINT, 
	said DATETIME NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_moves_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_moves_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "moves" VALUES(1,1,0,'ring 3',1572158264718655488,'2026-11-17 07:55:39.610187');
INSERT INTO "moves" VALUES(1,2,0,'face nw',1572158266077609984,'2026-11-17 07:55:39.932195');
INSERT INTO "moves" VALUES(1,3,1,'ring 9',1572158266757087232,'2026-11-17 07:55:40.099314');
INSERT INTO "moves" VALUES(1,4,1,'face se',1572158267700805632,'2026-11-17 07:55:40.312578');
INSERT INTO "moves" VALUES(1,5,2,'ring 6',NULL,'2026-11-17 07:55:40.431801');
INSERT INTO "moves" VALUES(1,6,2,'face s',NULL,'2026-11-17 07:55:40.437820');
INSERT INTO "moves" VALUES(1,7,2,'pick 45',NULL,'2026-11-17 07:55:40.444928');
INSERT INTO "moves" VALUES(1,8,0,'pick 41',1572158268728410112,'2026-11-17 07:55:40.565591');
INSERT INTO "moves" VALUES(1,9,1,'pick 27',1572158269135257600,'2026-11-17 07:55:40.670243');
INSERT INTO "moves" VALUES(1,10,1,'path 1',1572158270104141824,'2026-11-17 07:55:40.886263');
INSERT INTO "moves" VALUES(1,11,0,'path 2',1572158270909448192,'2026-11-17 07:55:41.081036');
INSERT INTO "moves" VALUES(1,12,0,'face sw',1572158271744114688,'2026-11-17 07:55:41.290528');
INSERT INTO "moves" VALUES(1,13,0,'play 54',1572158272419397632,'2026-11-17 07:55:41.444992');
INSERT INTO "moves" VALUES(1,14,0,'ring 9',1572158272733970432,'2026-11-17 07:55:41.518381');
INSERT INTO "moves" VALUES(1,15,0,'face se',1572158273556054016,'2026-11-17 07:55:41.711087');
INSERT INTO "moves" VALUES(1,16,2,'path 1',NULL,'2026-11-17 08:51:41.768370');
INSERT INTO "moves" VALUES(1,17,2,'pick 5',NULL,'2026-11-17 08:51:41.775392');
INSERT INTO "moves" VALUES(1,18,0,'pick 36',1572158274277474304,'2026-11-17 08:51:41.885926');
INSERT INTO "moves" VALUES(1,19,1,'pick 9',1572158274482995200,'2026-11-17 08:51:41.936136');
INSERT INTO "moves" VALUES(1,20,2,'path 3',NULL,'2026-11-17 08:51:42.014003');
INSERT INTO "moves" VALUES(1,21,2,'play 40',NULL,'2026-11-17 08:51:42.018657');
INSERT INTO "moves" VALUES(1,22,2,'face ne',NULL,'2026-11-17 08:51:42.023140');
INSERT INTO "moves" VALUES(1,23,1,'path 3',1572158275263135744,'2026-11-17 08:51:42.118865');
INSERT INTO "moves" VALUES(1,24,1,'play 6',1572158276034887680,'2026-11-17 08:51:42.300776');
INSERT INTO "moves" VALUES(1,25,1,'path 2',1572158276567564288,'2026-11-17 08:51:42.432656');
INSERT INTO "moves" VALUES(1,26,1,'pick 17',1572158276869554176,'2026-11-17 08:51:42.499908');
INSERT INTO "moves" VALUES(1,27,2,'pick 39',NULL,'2026-11-17 08:51:42.516189');
INSERT INTO "moves" VALUES(1,28,0,'pick 30',1572158277263818752,'2026-11-17 08:51:42.596318');
INSERT INTO "moves" VALUES(1,29,1,'path 2',1572158277867798528,'2026-11-17 08:51:42.741071');
INSERT INTO "moves" VALUES(1,30,1,'ring 3',1572158278224314368,'2026-11-17 08:51:42.822733');
INSERT INTO "moves" VALUES(1,31,1,'undo 1',1572158278383697920,'2026-11-17 08:51:42.909106');
INSERT INTO "moves" VALUES(2,1,2,'play move-ahead',NULL,'2026-11-17 08:51:43.208393');
INSERT INTO "moves" VALUES(2,2,0,'play take-aim',1572158279994310656,'2026-11-17 08:51:43.245702');
INSERT INTO "moves" VALUES(2,3,0,'aim 1',1572158280074002432,'2026-11-17 08:51:43.272406');
INSERT INTO "moves" VALUES(2,4,1,'play quick-shot',1572158280271134720,'2026-11-17 08:51:43.313616');
INSERT INTO "moves" VALUES(2,5,1,'shoot 3',1572158280363409408,'2026-11-17 08:51:43.340837');
INSERT INTO "moves" VALUES(2,6,2,'play bottoms-up',NULL,'2026-11-17 08:51:43.366999');
INSERT INTO "moves" VALUES(2,7,2,'protect 1',NULL,'2026-11-17 08:51:43.373244');
INSERT INTO "moves" VALUES(2,8,0,'play hang-back',1572158280619261952,'2026-11-17 08:51:43.394948');
INSERT INTO "moves" VALUES(2,9,1,'play disorderly-conduckt',1572158280770256896,'2026-11-17 08:51:43.430656');
INSERT INTO "moves" VALUES(2,10,1,'put 2',1572158280858337280,'2026-11-17 08:51:43.459887');
INSERT INTO "moves" VALUES(2,11,1,'put 5',1572158280984166400,'2026-11-17 08:51:43.494494');
INSERT INTO "moves" VALUES(2,12,1,'keep',1572158281126772736,'2026-11-17 08:51:43.528403');
INSERT INTO "moves" VALUES(2,13,2,'play duck-and-cover',NULL,'2026-11-17 08:51:43.554940');
INSERT INTO "moves" VALUES(2,14,2,'hide 1',NULL,'2026-11-17 08:51:43.561165');
INSERT INTO "moves" VALUES(2,15,0,'play line-forward',1572158281411985408,'2026-11-17 08:51:43.590727');
INSERT INTO "moves" VALUES(2,16,1,'play take-aim',1572158281638477824,'2026-11-17 08:51:43.649700');
INSERT INTO "moves" VALUES(2,17,1,'aim 5',1572158281768501248,'2026-11-17 08:51:43.688143');
INSERT INTO "moves" VALUES(2,18,2,'play shoot',NULL,'2026-11-17 08:51:43.718265');
INSERT INTO "moves" VALUES(2,19,2,'shoot 5',NULL,'2026-11-17 08:51:43.726295');
INSERT INTO "moves" VALUES(2,20,0,'play move-ahead',1572158282112434176,'2026-11-17 08:51:43.752505');
INSERT INTO "moves" VALUES(3,1,1,'dive 2',1572158282892574720,'2026-11-17 08:51:43.939537');
INSERT INTO "moves" VALUES(3,2,1,'top',1572158282989043712,'2026-11-17 08:51:43.966361');
INSERT INTO "moves" VALUES(3,3,1,'top',1572158283098095616,'2026-11-17 08:51:43.995057');
INSERT INTO "moves" VALUES(3,4,1,'to 1',1572158283223924736,'2026-11-17 08:51:44.016687');
INSERT INTO "moves" VALUES(3,5,1,'top',1572158283312005120,'2026-11-17 08:51:44.044576');
INSERT INTO "moves" VALUES(3,6,1,'from 2',1572158283429445632,'2026-11-17 08:51:44.064348');
INSERT INTO "moves" VALUES(3,7,1,'top',1572158283509137408,'2026-11-17 08:51:44.093401');
INSERT INTO "moves" VALUES(3,8,1,'top',1572158283634966528,'2026-11-17 08:51:44.113786');
INSERT INTO "moves" VALUES(3,9,1,'end',1572158283723046912,'2026-11-17 08:51:44.143102');
INSERT INTO "moves" VALUES(3,10,2,'dive 2',NULL,'2026-11-17 08:51:44.168237');
INSERT INTO "moves" VALUES(3,11,2,'end',NULL,'2026-11-17 08:51:44.174739');
INSERT INTO "moves" VALUES(3,12,0,'dive 2',1572158283995676672,'2026-11-17 08:51:44.199865');
INSERT INTO "moves" VALUES(3,13,0,'end',1572158284071174144,'2026-11-17 08:51:44.226472');
INSERT INTO "moves" VALUES(3,14,1,'dive 2',1572158284272500736,'2026-11-17 08:51:44.265629');
INSERT INTO "moves" VALUES(3,15,0,'order lara',1572158284272500737,'2026-11-17 08:51:44.276556');
INSERT INTO "moves" VALUES(3,16,1,'top',1572158284394135552,'2026-11-17 08:51:44.303418');
INSERT INTO "moves" VALUES(4,1,0,'feed white',1572158285249773568,'2026-11-17 08:51:44.503306');
INSERT INTO "moves" VALUES(4,2,0,'shop food',1572158285367214080,'2026-11-17 08:51:44.535471');
INSERT INTO "moves" VALUES(4,3,0,'buy orange',1572158285484654592,'2026-11-17 08:51:44.553492');
INSERT INTO "moves" VALUES(4,4,0,'buy brown',1572158285560152064,'2026-11-17 08:51:44.582886');
INSERT INTO "moves" VALUES(4,5,0,'move 6',1572158285681786880,'2026-11-17 08:51:44.601630');
INSERT INTO "moves" VALUES(4,6,0,'feed orange',1572158285765672960,'2026-11-17 08:51:44.631305');
INSERT INTO "moves" VALUES(4,7,0,'keep',1572158285891502080,'2026-11-17 08:51:44.652113');
INSERT INTO "moves" VALUES(4,8,1,'move 9',1572158286063468544,'2026-11-17 08:51:44.693374');
INSERT INTO "moves" VALUES(4,9,1,'feed orange',1572158286151548928,'2026-11-17 08:51:44.723803');
INSERT INTO "moves" VALUES(4,10,1,'move 10',1572158286323515392,'2026-11-17 08:51:44.765044');
INSERT INTO "moves" VALUES(4,11,1,'feed brown',1572158286445150208,'2026-11-17 08:51:44.795137');
INSERT INTO "moves" VALUES(4,12,1,'keep',1572158286575173632,'2026-11-17 08:51:44.814366');
INSERT INTO "moves" VALUES(4,13,2,'move 5',NULL,'2026-11-17 08:51:44.838652');
INSERT INTO "moves" VALUES(4,14,2,'feed white',NULL,'2026-11-17 08:51:44.845559');
INSERT INTO "moves" VALUES(4,15,2,'move 8',NULL,'2026-11-17 08:51:44.851680');
INSERT INTO "moves" VALUES(4,16,2,'feed yellow',NULL,'2026-11-17 08:51:44.857414');
INSERT INTO "moves" VALUES(4,17,2,'return white',NULL,'2026-11-17 08:51:44.862853');
INSERT INTO "moves" VALUES(4,18,2,'keep',NULL,'2026-11-17 08:51:44.868231');
INSERT INTO "moves" VALUES(4,19,0,'move 2',1572158286906523648,'2026-11-17 08:51:44.894941');
INSERT INTO "moves" VALUES(6,1,1,'play take-aim',1572158288290643968,'2026-11-17 08:51:45.225111');
INSERT INTO "moves" VALUES(6,2,1,'aim 4',1572158288378724352,'2026-11-17 08:51:45.251434');
INSERT INTO "moves" VALUES(6,3,2,'play take-aim',NULL,'2026-11-17 08:51:45.271734');
INSERT INTO "moves" VALUES(6,4,2,'aim 1',NULL,'2026-11-17 08:51:45.276978');
INSERT INTO "moves" VALUES(6,5,0,'play duck-shuffle',1572158288609411072,'2026-11-17 08:51:45.299783');
INSERT INTO "moves" VALUES(6,6,1,'play duck-and-cover',1572158288764600320,'2026-11-17 08:51:45.336075');
INSERT INTO "moves" VALUES(6,7,2,'play misfire',NULL,'2026-11-17 08:51:45.356936');
INSERT INTO "moves" VALUES(6,8,2,'marker 4',NULL,'2026-11-17 08:51:45.362550');
INSERT INTO "moves" VALUES(6,9,2,'shoot 3',NULL,'2026-11-17 08:51:45.368552');
INSERT INTO "moves" VALUES(6,10,0,'play take-aim',1572158288986898432,'2026-11-17 08:51:45.390440');
INSERT INTO "moves" VALUES(6,11,0,'aim 6',1572158289074978816,'2026-11-17 08:51:45.418182');
INSERT INTO "moves" VALUES(6,12,1,'play disorderly-conduckt',1572158289284694016,'2026-11-17 08:51:45.459406');
INSERT INTO "moves" VALUES(6,13,1,'put 3',1572158289364385792,'2026-11-17 08:51:45.489136');
INSERT INTO "moves" VALUES(6,14,1,'put 4',1572158289498603520,'2026-11-17 08:51:45.522573');
INSERT INTO "moves" VALUES(6,15,1,'put 6',1572158289628626944,'2026-11-17 08:51:45.554134');
INSERT INTO "moves" VALUES(6,16,1,'keep',1572158289825759232,'2026-11-17 08:51:45.597254');
INSERT INTO "moves" VALUES(6,17,2,'play bottoms-up',NULL,'2026-11-17 08:51:45.622670');
INSERT INTO "moves" VALUES(6,18,2,'protect 1',NULL,'2026-11-17 08:51:45.628928');
INSERT INTO "moves" VALUES(6,19,0,'play hang-back',1572158290081611776,'2026-11-17 08:51:45.653318');
INSERT INTO "moves" VALUES(6,20,0,'move 2',1572158290199052288,'2026-11-17 08:51:45.691382');
INSERT INTO "moves" VALUES(6,21,1,'play shoot',1572158290459099136,'2026-11-17 08:51:45.739518');
INSERT INTO "moves" VALUES(6,22,1,'shoot 6',1572158290534596608,'2026-11-17 08:51:45.768452');
INSERT INTO "moves" VALUES(6,23,2,'play shoot',NULL,'2026-11-17 08:51:45.790248');
INSERT INTO "moves" VALUES(6,24,0,'play fast-forward',1572158290752700416,'2026-11-17 08:51:45.811106');
INSERT INTO "moves" VALUES(6,25,0,'move 2',1572158290832392192,'2026-11-17 08:51:45.837604');
INSERT INTO "moves" VALUES(6,26,1,'play line-forward',1572158291021135872,'2026-11-17 08:51:45.874383');
INSERT INTO "moves" VALUES(6,27,2,'discard bump-right',NULL,'2026-11-17 08:51:45.893447');
INSERT INTO "moves" VALUES(6,28,0,'play take-aim',1572158291188908032,'2026-11-17 08:51:45.914872');
INSERT INTO "moves" VALUES(6,29,0,'aim 1',1572158291268599808,'2026-11-17 08:51:45.940562');
INSERT INTO "moves" VALUES(6,30,1,'play take-aim',1572158291461537792,'2026-11-17 08:51:45.978681');
INSERT INTO "moves" VALUES(6,31,1,'aim 4',1572158291541229568,'2026-11-17 08:51:46.005161');
INSERT INTO "moves" VALUES(6,32,2,'play shoot',NULL,'2026-11-17 08:51:46.027612');
INSERT INTO "moves" VALUES(6,33,2,'shoot 1',NULL,'2026-11-17 08:51:46.033110');
INSERT INTO "moves" VALUES(6,34,0,'play shoot',1572158291771916288,'2026-11-17 08:51:46.054879');
INSERT INTO "moves" VALUES(6,35,1,'play take-aim',1572158291939688448,'2026-11-17 08:51:46.093253');
INSERT INTO "moves" VALUES(6,36,1,'aim 2',1572158292031963136,'2026-11-17 08:51:46.123390');
INSERT INTO "moves" VALUES(6,37,2,'play quick-shot',NULL,'2026-11-17 08:51:46.144885');
INSERT INTO "moves" VALUES(6,38,2,'shoot 2',NULL,'2026-11-17 08:51:46.151748');
INSERT INTO "moves" VALUES(6,39,0,'play take-aim',1572158292279427072,'2026-11-17 08:51:46.174914');
INSERT INTO "moves" VALUES(6,40,0,'aim 2',1572158292363313152,'2026-11-17 08:51:46.203809');
INSERT INTO "moves" VALUES(6,41,1,'play move-ahead',1572158292585611264,'2026-11-17 08:51:46.249195');
INSERT INTO "moves" VALUES(6,42,2,'play disorderly-conduckt',NULL,'2026-11-17 08:51:46.270784');
INSERT INTO "moves" VALUES(6,43,2,'put 2',NULL,'2026-11-17 08:51:46.276973');
INSERT INTO "moves" VALUES(6,44,2,'put 2',NULL,'2026-11-17 08:51:46.283209');
INSERT INTO "moves" VALUES(6,45,2,'put 4',NULL,'2026-11-17 08:51:46.289028');
INSERT INTO "moves" VALUES(6,46,2,'keep',NULL,'2026-11-17 08:51:46.295003');
INSERT INTO "moves" VALUES(6,47,0,'play shoot',1572158292879212544,'2026-11-17 08:51:46.318635');
INSERT INTO "moves" VALUES(6,48,1,'discard shoot',1572158293055373312,'2026-11-17 08:51:46.360668');
INSERT INTO "moves" VALUES(6,49,2,'play move-ahead',NULL,'2026-11-17 08:51:46.384651');
INSERT INTO "moves" VALUES(6,50,0,'play bottoms-up',1572158293252505600,'2026-11-17 08:51:46.408091');
INSERT INTO "moves" VALUES(6,51,0,'protect 2',1572158293348974592,'2026-11-17 08:51:46.437967');
INSERT INTO "moves" VALUES(6,52,1,'play line-forward',1572158293562884096,'2026-11-17 08:51:46.481469');
INSERT INTO "moves" VALUES(6,53,2,'play hang-back',NULL,'2026-11-17 08:51:46.503506');
INSERT INTO "moves" VALUES(6,54,0,'play line-forward',1572158293755822080,'2026-11-17 08:51:46.533351');
INSERT INTO "moves" VALUES(6,55,1,'play line-forward',1572158293973925888,'2026-11-17 08:51:46.588563');
INSERT INTO "moves" VALUES(6,56,2,'discard bump-left',NULL,'2026-11-17 08:51:46.614614');
INSERT INTO "moves" VALUES(6,57,0,'play bottoms-up',1572158294229778432,'2026-11-17 08:51:46.642677');
INSERT INTO "moves" VALUES(6,58,0,'protect 5',1572158294334636032,'2026-11-17 08:51:46.678352');
INSERT INTO "moves" VALUES(6,59,1,'play line-forward',1572158294590488576,'2026-11-17 08:51:46.726822');
INSERT INTO "moves" VALUES(6,60,2,'play move-ahead',NULL,'2026-11-17 08:51:46.749079');
INSERT INTO "moves" VALUES(6,61,0,'discard bump-left',1572158294796009472,'2026-11-17 08:51:46.776111');
INSERT INTO "moves" VALUES(6,62,1,'play duck-and-cover',1572158294976364544,'2026-11-17 08:51:46.821464');
INSERT INTO "moves" VALUES(6,63,1,'hide 6',1572158295156719616,'2026-11-17 08:51:46.867134');
INSERT INTO "moves" VALUES(6,64,2,'play take-aim',NULL,'2026-11-17 08:51:46.897258');
INSERT INTO "moves" VALUES(6,65,2,'aim 3',NULL,'2026-11-17 08:51:46.904116');
INSERT INTO "moves" VALUES(6,66,0,'play bump-right',1572158295441932288,'2026-11-17 08:51:46.929140');
INSERT INTO "moves" VALUES(6,67,1,'play shoot',1572158295618093056,'2026-11-17 08:51:46.970870');
INSERT INTO "moves" VALUES(6,68,2,'discard shoot',NULL,'2026-11-17 08:51:46.994401');
INSERT INTO "moves" VALUES(6,69,0,'play take-aim',1572158296536645632,'2026-11-17 08:51:47.191442');
INSERT INTO "moves" VALUES(6,70,0,'aim 5',1572158296637308928,'2026-11-17 08:51:47.226454');
INSERT INTO "moves" VALUES(6,71,1,'play line-forward',1572158296884772864,'2026-11-17 08:51:47.273726');
INSERT INTO "moves" VALUES(6,72,2,'play misfire',NULL,'2026-11-17 08:51:47.297109');
INSERT INTO "moves" VALUES(6,73,2,'shoot 4',NULL,'2026-11-17 08:51:47.306779');
INSERT INTO "moves" VALUES(6,74,0,'play take-aim',1572158297132236800,'2026-11-17 08:51:47.334166');
INSERT INTO "moves" VALUES(6,75,0,'aim 3',1572158297232900096,'2026-11-17 08:51:47.367693');
INSERT INTO "moves" VALUES(6,76,1,'play shoot',1572158297476169728,'2026-11-17 08:51:47.413867');
INSERT INTO "moves" VALUES(6,77,2,'play take-aim',NULL,'2026-11-17 08:51:47.433201');
INSERT INTO "moves" VALUES(6,78,2,'aim 2',NULL,'2026-11-17 08:51:47.439045');
INSERT INTO "moves" VALUES(6,79,0,'play double-barrel',1572158297681690624,'2026-11-17 08:51:47.461947');
INSERT INTO "moves" VALUES(6,80,0,'aim 3 4',1572158297761382400,'2026-11-17 08:51:47.491180');
INSERT INTO "moves" VALUES(6,81,1,'play shoot',1572158297979486208,'2026-11-17 08:51:47.533351');
INSERT INTO "moves" VALUES(6,82,1,'shoot 2',1572158298059177984,'2026-11-17 08:51:47.562633');
INSERT INTO "moves" VALUES(6,83,2,'play bump-left',NULL,'2026-11-17 08:51:47.589840');
INSERT INTO "moves" VALUES(6,84,0,'play shoot',1572158298315030528,'2026-11-17 08:51:47.615145');
INSERT INTO "moves" VALUES(6,85,0,'shoot 2',1572158298411499520,'2026-11-17 08:51:47.647888');
INSERT INTO "moves" VALUES(6,86,1,'play quick-shot',1572158298658963456,'2026-11-17 08:51:47.696166');
INSERT INTO "moves" VALUES(6,87,1,'shoot 3',1572158298751238144,'2026-11-17 08:51:47.729431');
INSERT INTO "moves" VALUES(6,88,2,'play shoot',NULL,'2026-11-17 08:51:47.759961');
INSERT INTO "moves" VALUES(6,89,0,'discard bump-left',1572158299053228032,'2026-11-17 08:51:47.791219');
INSERT INTO "moves" VALUES(6,90,1,'play take-aim',1572158299233583104,'2026-11-17 08:51:47.832260');
INSERT INTO "moves" VALUES(6,91,1,'aim 5',1572158299325857792,'2026-11-17 08:51:47.865069');
INSERT INTO "moves" VALUES(6,92,2,'play hang-back',NULL,'2026-11-17 08:51:47.893853');
INSERT INTO "moves" VALUES(6,93,0,'play shoot',1572158299598487552,'2026-11-17 08:51:47.927688');
INSERT INTO "moves" VALUES(6,94,1,'play hang-back',1572158299841757184,'2026-11-17 08:51:47.989381');
INSERT INTO "moves" VALUES(6,95,2,'play take-aim',NULL,'2026-11-17 08:51:48.019828');
INSERT INTO "moves" VALUES(6,96,2,'aim 2',NULL,'2026-11-17 08:51:48.026205');
INSERT INTO "moves" VALUES(6,97,0,'play shoot',1572158300143747072,'2026-11-17 08:51:48.052510');
INSERT INTO "moves" VALUES(9,1,0,'dive 2',1572158303515967488,'2026-11-17 08:51:48.856030');
INSERT INTO "moves" VALUES(9,2,0,'top',1572158303675351040,'2026-11-17 08:51:48.895185');
INSERT INTO "moves" VALUES(9,3,0,'top',1572158303784402944,'2026-11-17 08:51:48.929949');
INSERT INTO "moves" VALUES(9,4,0,'top',1572158303931203584,'2026-11-17 08:51:48.969185');
INSERT INTO "moves" VALUES(9,5,0,'top',1572158304098975744,'2026-11-17 08:51:49.006013');
INSERT INTO "moves" VALUES(10,1,2,'ring 2',NULL,'2026-11-17 08:54:54.703645');
INSERT INTO "moves" VALUES(10,2,2,'face ne',NULL,'2026-11-17 08:54:54.711102');
CREATE TABLE posts (
	game_id INTEGER NOT NULL, 
	slot VARCHAR(40) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	generation INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	event INTEGER NOT NULL, 
	undos INTEGER NOT NULL, 
	posted DATETIME NOT NULL, token TEXT, expires DATETIME, 
	CONSTRAINT pk_posts PRIMARY KEY (game_id, slot), 
	CONSTRAINT fk_posts_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "posts" VALUES(1,'board',1572158255365357575,1572158274147450880,2,'2e83afaa9d96f7dd6b2f4b50d28e54b05d3bb91b0c89326ab1b2510a756a25be',36,52,1,'2026-11-17 08:51:41.784642',NULL,NULL);
INSERT INTO "posts" VALUES(1,'hand 1572158255365357569',1572158261199634432,1572158274235531264,2,'2616bb47360568ec9168f63fa722fae415532ef6b2f7d5b8240908fae920a65e',35,15,0,'2026-11-17 08:51:41.784714',NULL,NULL);
INSERT INTO "posts" VALUES(1,'hand 1572158255365357570',1572158263133208576,1572158274352971776,2,'0d15b74528a9f9c8be1c1be6342b14d7cc9449382826d3313ff69c1dd19fdccb',35,15,0,'2026-11-17 08:51:41.784742',NULL,NULL);
INSERT INTO "posts" VALUES(1,'past board 1',1572158255365357575,NULL,2,'',18,24,0,'2026-11-17 07:55:38.756291',NULL,NULL);
INSERT INTO "posts" VALUES(1,'past hand 1572158255365357569 1',1572158261199634432,NULL,2,'',18,0,0,'2026-11-17 07:55:38.770738',NULL,NULL);
INSERT INTO "posts" VALUES(1,'past hand 1572158255365357570 1',1572158263133208576,NULL,2,'',14,0,0,'2026-11-17 07:55:39.233971',NULL,NULL);
INSERT INTO "posts" VALUES(2,'board',1572158255365357576,1572158279423885312,1,'828f1e7c2864748a19fe753e13fa5b303452a4ba5081487e9f2e9c2d22486ba3',24,60,0,'2026-11-17 08:51:43.096607',NULL,NULL);
INSERT INTO "posts" VALUES(2,'hand 1572158255365357570',1572158263133208576,1572158279470022656,1,'86a2e11219e07e7d70e4222fd4c4b3dda440a15f7559d94e4605e53cdb1775ab',24,0,0,'2026-11-17 08:51:43.106131',NULL,NULL);
INSERT INTO "posts" VALUES(2,'hand 1572158255365357571',1572158279616823296,1572158279683932160,1,'a0da227f40c8118f6c95535f753416fe11ef3991b2faa2e8550fa98a0f32433e',24,0,0,'2026-11-17 08:51:43.154128',NULL,NULL);
INSERT INTO "posts" VALUES(2,'private 1572158255365357571',1572158255365357576,1572158308867899392,2,'a0da227f40c8118f6c95535f753416fe11ef3991b2faa2e8550fa98a0f32433e',24,0,0,'2026-11-17 08:57:18.124784','b2FSsHaK0xCJvFqV5kAvKfmO7-MDwZDPx3X2UvAWgmwgFmo_A6dpBBGFb7_DTo0VgjJKdnAmnjzdxoSqCl29h50CmhXhk7zxzhYqbbiqUeUUYt3d6RvPyfJtdzzdKtca','2026-11-17 09:12:18.124784');
INSERT INTO "posts" VALUES(3,'board',1572158255365357577,1572158282359898112,1,'b9eb8d081e6a2fcbffa292989a9590416ceef291806681c129330d90dce174b4',20,31,0,'2026-11-17 08:51:43.799197',NULL,NULL);
INSERT INTO "posts" VALUES(3,'hand 1572158255365357569',1572158261199634432,1572158282406035456,1,'ba0e2d934dba06fa2ff3e8a2cb2eb494ed0a56c14de91cdea328c965a2c10e33',19,0,0,'2026-11-17 08:51:43.806948',NULL,NULL);
INSERT INTO "posts" VALUES(3,'hand 1572158255365357571',1572158279616823296,1572158282645110784,1,'7aa9a085ad03bfca8b367485ce9202fe11dc04dea35aafd775f0ee7a7d0d8b79',20,0,0,'2026-11-17 08:51:43.859977',NULL,NULL);
INSERT INTO "posts" VALUES(4,'board',1572158284532547584,1572158284687736832,1,'ff2f49d6ea4bff8471ab410f2e5d21d9b9981afc7b701ef74d3f364012f544fc',23,62,0,'2026-11-17 08:51:44.354264',NULL,NULL);
INSERT INTO "posts" VALUES(4,'hand 1572158255365357569',1572158261199634432,1572158304589709312,2,'8f6ecb35c5542c009d7c6bcc082cd72b0eddd8339182303b5e1a149ab5bb6b01',23,20,0,'2026-11-17 08:54:54.067487',NULL,NULL);
INSERT INTO "posts" VALUES(4,'hand 1572158255365357570',1572158263133208576,1572158284972949504,1,'c42b69b79de75689b3192052fee019a710f188cc4a1f050d57955abafd9537bc',23,0,0,'2026-11-17 08:51:44.413986',NULL,NULL);
INSERT INTO "posts" VALUES(5,'board',1572158287091073024,1572158287263039488,1,'08c8d8c70efc5f6b8b11744b9f56ff9f05e4de823721198080f16c5d6d373f5a',3,20,0,'2026-11-17 08:51:44.963256',NULL,NULL);
INSERT INTO "posts" VALUES(5,'hand 1572158255365357571',1572158279616823296,1572158287321759744,1,'dafd36aa794fe84b3e06de03ab5c2b24df6ce8d010bedd87b52331a03bf96f30',3,0,0,'2026-11-17 08:51:44.976600',NULL,NULL);
INSERT INTO "posts" VALUES(5,'hand 1572158255365357570',1572158263133208576,1572158304610680832,2,'c758b557dd3d99a1de8f36af54a077cd3d1872ff7bb4c4374fd4fef7230aca3d',3,1,0,'2026-11-17 08:54:54.076229',NULL,NULL);
INSERT INTO "posts" VALUES(6,'board',1572158255365357582,1572158287804104704,1,'8cf65e74f1bbe9cf03a0aad02956020e1257a502825e4e8f813a8d617317abe8',101,277,0,'2026-11-17 08:51:45.095399',NULL,NULL);
INSERT INTO "posts" VALUES(6,'hand 1572158255365357571',1572158279616823296,1572158287841853440,1,'bcd78fce54193572398288152cf0c8e742450b47bf243bca6b617ea781828f3d',101,0,0,'2026-11-17 08:51:45.104629',NULL,NULL);
INSERT INTO "posts" VALUES(6,'hand 1572158255365357570',1572158263133208576,1572158288110288896,1,'bcd78fce54193572398288152cf0c8e742450b47bf243bca6b617ea781828f3d',101,0,0,'2026-11-17 08:51:45.161616',NULL,NULL);
INSERT INTO "posts" VALUES(6,'private 1572158255365357570',1572158255365357582,NULL,3,'',100,0,0,'2026-11-17 08:51:47.924699',NULL,NULL);
INSERT INTO "posts" VALUES(6,'past private 1572158255365357570 1',1572158255365357582,NULL,2,'',96,0,0,'2026-11-17 08:51:46.844712',NULL,NULL);
INSERT INTO "posts" VALUES(7,'board',1572158255365357583,1572158300558983168,1,'a4d8704d1b38b143c76676943932e85b75ce4bdad849b29152ed91cc23191671',2,0,0,'2026-11-17 08:51:48.135884',NULL,NULL);
INSERT INTO "posts" VALUES(7,'hand 1572158255365357572',1572158300538011648,NULL,2,'',1,0,0,'2026-11-17 08:51:48.146566',NULL,NULL);
INSERT INTO "posts" VALUES(8,'board',1572158255365357579,1572158301796302848,1,'a6a4fb4680fc681cd8559e3edcaa30899e500bc7c0d68776d82fb021c35e5d9d',5,0,0,'2026-11-17 08:51:48.215791',NULL,NULL);
INSERT INTO "posts" VALUES(8,'hand 1572158255365357569',1572158261199634432,1572158301230071808,1,'624df4a83101c9722a0db671b8e26c8bc133ae6cd1467e16568a4e28ca61e8a2',1,0,0,'2026-11-17 08:51:48.232381',NULL,NULL);
INSERT INTO "posts" VALUES(8,'hand 1572158255365357570',1572158263133208576,1572158302207344640,1,'624df4a83101c9722a0db671b8e26c8bc133ae6cd1467e16568a4e28ca61e8a2',3,0,0,'2026-11-17 08:51:48.529348',NULL,NULL);
INSERT INTO "posts" VALUES(9,'board',1572158255365357580,1572158303033622528,1,'ec599c6e7689b77849d80722fca6c2bc76625632d6e8b4c71a8413d1360a7a29',10,13,0,'2026-11-17 08:51:48.721667',NULL,NULL);
INSERT INTO "posts" VALUES(9,'hand 1572158255365357571',1572158279616823296,1572158303075565568,1,'87c6d76e2d3a23cec1d3d2c6d42b5119cb44337d1e3db9a9b2f22cc89d14f8d9',10,6,0,'2026-11-17 08:51:48.736043',NULL,NULL);
INSERT INTO "posts" VALUES(1,'call 1572158255365357570',1572158263133208576,1572158304556154880,1,'ff447a773905804493d9d67c5a0ad535d89dce37c69ceb4ec4271866a21f8b48',36,24,1,'2026-11-17 08:54:54.040096',NULL,NULL);
INSERT INTO "posts" VALUES(4,'past hand 1572158255365357569 1',1572158261199634432,NULL,2,'',23,0,0,'2026-11-17 08:51:44.361496',NULL,NULL);
INSERT INTO "posts" VALUES(5,'past hand 1572158255365357570 1',1572158263133208576,NULL,2,'',3,0,0,'2026-11-17 08:51:45.020002',NULL,NULL);
INSERT INTO "posts" VALUES(9,'note',1572158279616823296,1572158304874921984,1,'229d00e7b095a7f1c1ff21af4a5958ded1fc51960571504094b60de58c510457',10,0,0,'2026-11-17 08:54:54.163297',NULL,NULL);
INSERT INTO "posts" VALUES(10,'board',1572158255365357581,1572158306594586624,1,'047f0c733f9f6c5d36300e40ecf82c0361b5d5fa53cf8cd7da862b85a490f361',6,8,0,'2026-11-17 08:54:54.557524',NULL,NULL);
INSERT INTO "posts" VALUES(10,'hand 1572158255365357569',1572158261199634432,1572158306565226496,1,'e0901157be8a0c981bc0fc8e0f9a008e4bbf08dbcfefb9c6f3d1f6d0ed348426',6,0,0,'2026-11-17 08:54:54.569576',NULL,NULL);
INSERT INTO "posts" VALUES(10,'hand 1572158255365357572',1572158300538011648,NULL,2,'',2,0,0,'2026-11-17 08:54:54.633005',NULL,NULL);
INSERT INTO "posts" VALUES(10,'ping',1572158255365357581,1572158307609608192,1,'ce1a714b5fba2ae59088790c8829500ded0dfc54414dc326dd3f4d9fa0c461c2',7,3,0,'2026-11-17 08:57:04.816595',NULL,NULL);
INSERT INTO "posts" VALUES(10,'remind 1572158255365357569',1572158261199634432,1572158307659939840,1,'7ac6e2ca64cd2b32675359c209fb10febb1739a0aa0b0f5bcede50ad93f95cdc',7,3,0,'2026-11-17 08:57:04.816639',NULL,NULL);
INSERT INTO "posts" VALUES(10,'private 1572158255365357569',1572158255365357574,1572158308515577856,1,'e0901157be8a0c981bc0fc8e0f9a008e4bbf08dbcfefb9c6f3d1f6d0ed348426',7,0,0,'2026-11-17 08:57:05.041178','x76v0nQMhUISUDqQuZjZ_yY6__hW8-gjpwXh9mc69Wvl1MN15pGf8H9X96aIGfAWfAGXLX9Yuct2oVKqQN7XVC-QO-QmrRID7YpOPskGpBtjoEGYwo75t1sQk7QEajUo','2026-11-17 09:12:05.041178');
INSERT INTO "posts" VALUES(2,'past private 1572158255365357571 1',1572158255365357576,NULL,2,'',24,0,0,'2026-11-17 08:51:43.586655',NULL,NULL);
CREATE TABLE results (
	game_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	guild_id BIGINT, 
	user_id BIGINT, 
	computer VARCHAR(40), 
	name VARCHAR(100) NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	reason VARCHAR(200) NOT NULL, 
	finished DATETIME NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_results_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES(6,0,'gallery',1572158255365357573,1572158255365357571,NULL,'Cleo',0,0,'last duck swimming','2026-11-17 08:51:48.052684');
INSERT INTO "results" VALUES(6,1,'gallery',1572158255365357573,1572158255365357570,NULL,'Ben',0,0,'last duck swimming','2026-11-17 08:51:48.052806');
INSERT INTO "results" VALUES(6,2,'gallery',1572158255365357573,NULL,'normal','Nibbles',1,1,'last duck swimming','2026-11-17 08:51:48.052857');
CREATE TABLE seats (
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	user_id BIGINT, 
	computer VARCHAR(40), 
	name VARCHAR(100) NOT NULL, 
	character VARCHAR(40), 
	asleep BOOLEAN NOT NULL, 
	dm_channel_id BIGINT, 
	dm_open BOOLEAN, 
	last_click DATETIME, stops BOOLEAN DEFAULT 0 NOT NULL, last_told INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_game_id_character UNIQUE (game_id, character), 
	CONSTRAINT uq_seats_game_id_user_id UNIQUE (game_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,1572158255365357569,NULL,'Ada',NULL,0,1572158261199634432,1,'2026-11-17 08:51:42.596439',0,48);
INSERT INTO "seats" VALUES(1,1,1572158255365357570,NULL,'Ben',NULL,0,1572158263133208576,1,'2026-11-17 08:51:43.049704',1,52);
INSERT INTO "seats" VALUES(1,2,NULL,'normal','Mallory',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(2,0,1572158255365357570,NULL,'Ben',NULL,0,1572158263133208576,1,'2026-11-17 08:51:43.752641',0,56);
INSERT INTO "seats" VALUES(2,1,1572158255365357571,NULL,'Cleo',NULL,0,1572158279616823296,1,'2026-11-17 08:57:18.141717',0,48);
INSERT INTO "seats" VALUES(2,2,NULL,'normal','Bobber',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(3,0,1572158255365357569,NULL,'Ada',NULL,0,1572158261199634432,1,'2026-11-17 08:51:44.276656',0,29);
INSERT INTO "seats" VALUES(3,1,1572158255365357571,NULL,'Cleo',NULL,0,1572158279616823296,1,'2026-11-17 08:51:44.303548',0,29);
INSERT INTO "seats" VALUES(3,2,NULL,'normal','Drake',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(4,0,1572158255365357569,NULL,'Ada',NULL,0,1572158261199634432,1,'2026-11-17 08:51:44.895058',0,60);
INSERT INTO "seats" VALUES(4,1,1572158255365357570,NULL,'Ben',NULL,0,1572158263133208576,1,'2026-11-17 08:51:44.814477',0,46);
INSERT INTO "seats" VALUES(4,2,NULL,'normal','Sprig',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(5,0,1572158255365357571,NULL,'Cleo',NULL,0,1572158279616823296,1,'2026-11-17 08:51:45.051926',0,0);
INSERT INTO "seats" VALUES(5,1,1572158255365357570,NULL,'Ben',NULL,0,1572158263133208576,1,'2026-11-17 08:51:45.003875',0,0);
INSERT INTO "seats" VALUES(6,0,1572158255365357571,NULL,'Cleo',NULL,0,1572158279616823296,1,'2026-11-17 08:51:48.052640',0,274);
INSERT INTO "seats" VALUES(6,1,1572158255365357570,NULL,'Ben',NULL,0,1572158263133208576,1,'2026-11-17 08:51:47.989489',0,266);
INSERT INTO "seats" VALUES(6,2,NULL,'normal','Nibbles',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(7,0,1572158255365357572,NULL,'Dan',NULL,0,NULL,0,'2026-11-17 08:51:48.170429',0,0);
INSERT INTO "seats" VALUES(8,0,1572158255365357569,NULL,'Ada',NULL,0,1572158261199634432,1,'2026-11-17 08:57:04.979548',0,0);
INSERT INTO "seats" VALUES(8,1,1572158255365357570,NULL,'Ben','chef',0,1572158263133208576,1,'2026-11-17 08:51:48.612978',0,0);
INSERT INTO "seats" VALUES(8,2,NULL,'normal','Sprig',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(9,0,1572158255365357571,NULL,'Cleo',NULL,1,1572158279616823296,1,'2026-11-17 08:51:49.006195',0,11);
INSERT INTO "seats" VALUES(9,1,NULL,'normal','Wigeon',NULL,0,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(10,0,1572158255365357569,NULL,'Ada',NULL,0,1572158261199634432,1,'2026-11-17 08:54:54.683004',0,0);
INSERT INTO "seats" VALUES(10,1,1572158255365357572,NULL,'Dan',NULL,0,NULL,0,'2026-11-17 08:54:54.608372',0,0);
INSERT INTO "seats" VALUES(10,2,NULL,'normal','Drake',NULL,0,NULL,NULL,NULL,0,0);
CREATE TABLE settings (
	"key" VARCHAR(100) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('commands 1572158255365357568','1dda82786b5123a7013658d035cd87f15ffb08cdf11184f9606276b62ca45e66');
INSERT INTO "settings" VALUES('server 1572158255365357573','{"channels":[1572158255365357575,1572158255365357576,1572158255365357577,1572158255365357578,1572158255365357579,1572158255365357580,1572158255365357581,1572158255365357582,1572158255365357583],"thread":false,"clock":"day","tables":20,"votes":true}');
INSERT INTO "settings" VALUES('manner 1572158255365357570','dm');
INSERT INTO "settings" VALUES('manner 1572158255365357571','silent');
INSERT INTO "settings" VALUES('manner 1572158255365357572','ping');
INSERT INTO "settings" VALUES('server 1572158255365357584','{"channels":[],"thread":true,"clock":"off","tables":0,"votes":false}');
CREATE INDEX ix_games_behind ON games (touched) WHERE presented < version;
CREATE UNIQUE INDEX uq_games_open_channel ON games (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_results_guild_id ON results (guild_id);
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_posts_expires ON posts (expires);
COMMIT;

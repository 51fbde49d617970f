BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "deadlines" VALUES(1,'remind 25','2026-11-17 23:46:44.314555',NULL,25,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(1,'move 25','2026-11-18 03:46:44.314555',NULL,25,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'remind 26','2026-11-17 23:46:45.067437',NULL,26,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'move 26','2026-11-18 03:46:45.067437',NULL,26,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'remind 21','2026-11-17 23:46:45.620632',NULL,21,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'move 21','2026-11-18 03:46:45.620632',NULL,21,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'remind 15','2026-11-17 23:46:46.392682',NULL,15,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'move 15','2026-11-18 03:46:46.392682',NULL,15,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(9,'end','2026-11-17 04:19:56.616596',NULL,NULL,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(10,'move 7','2026-11-17 03:52:57.669897',NULL,7,0,'1970-01-01 00:00:00.000000');
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
	lease_until DATETIME NOT NULL, eager BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id)
);
INSERT INTO "games" VALUES(1,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572081513296560133,1572081513300754433,NULL,1572081513296560129,'en-US','day','playing',NULL,3,39,39,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','c5993060252e749b55fa06ee0ab7124f07c11ad24e2fbf5c36ba0389ca7755e9','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"b79fa63ec6b0cbaeb3ab0149cded0e62960920f08a0f1b6c8c20e796b8b068a3","game":"race","rules":1,"state":{"answers":[],"asked":25,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[29,47,52,17,13,48,50,2,28,43,38,25,42,31,34,35,40,24,8,26,22,49,45,6,12,9,4,1,27,20,23,32],"discards":[14,18,44,11,5,19,33,21,36,37,39,46,53],"dog":[-2,0],"drawn":53,"duckies":[[0,7,5,6],[1,15,1,1],[2,51,4,6]],"hands":[[3,16],[7,30],[10,15]],"in_play":[41,51,54],"laid":[41,51,54],"layout":"tub","order":[2,0,1],"outcome":null,"recent":[[[20,"extra",2,{"card":5,"ducky":2,"source":"hand"},{},true]],[[21,"swim",2,{"card":5,"ducky":2,"facing":"se","route":[7,12]},{},false]],[[22,"swim",1,{"card":19,"ducky":1,"facing":"n","route":[30,19]},{},false]],[[23,"face",1,{"ducky":1,"facing":"nw"},{},false],[24,"swim",0,{"card":33,"ducky":0,"facing":"sw","route":[33,45,51]},{},false],[25,"bonk",0,{"at":51,"ducky":0,"heading":"ne"},{},false],[26,"draw",0,{"count":1},{"cards":[53]},true],[27,"draw",1,{"count":1},{"cards":[51]},true],[28,"draw",2,{"count":2},{"cards":[46,36]},true],[29,"round",null,{"number":2},{},false]],[[30,"reveal",0,{"card":37,"ducky":0},{},true],[31,"reveal",1,{"card":21,"ducky":1},{},true],[32,"reveal",2,{"card":36,"ducky":2},{},true],[33,"swim",1,{"card":21,"ducky":1,"facing":"s","route":[19,13,24]},{},false],[34,"buoy",1,{"at":13,"buoy":0,"ducky":1},{},false]],[[35,"face",1,{"ducky":1,"facing":"se"},{},false],[36,"swim",2,{"card":36,"ducky":2,"facing":"se","route":[12,17]},{},false]],[[37,"ring",2,{"at":44,"ducky":2,"ring":9},{},false]],[[38,"face",2,{"ducky":2,"facing":"se"},{},false],[39,"swim",0,{"card":37,"ducky":0,"facing":"sw","route":[51,56,50,55]},{},false],[40,"buoy",0,{"at":56,"buoy":2,"ducky":0},{},false]],[[41,"face",0,{"ducky":0,"facing":"nw"},{},false],[42,"draw",0,{"count":1},{"cards":[3]},true],[43,"draw",1,{"count":1},{"cards":[30]},true],[44,"draw",2,{"count":1},{"cards":[10]},true],[45,"round",null,{"number":3},{},false]],[[46,"reveal",0,{"card":53,"ducky":0},{},true],[47,"reveal",1,{"card":39,"ducky":1},{},true],[48,"reveal",2,{"card":46,"ducky":2},{},true],[49,"swim",1,{"card":39,"ducky":1,"facing":"se","route":[24,30]},{},false]],[[50,"ring",1,{"at":15,"ducky":1,"ring":2},{},false]],[[51,"face",1,{"ducky":1,"facing":"ne"},{},false],[52,"swim",2,{"card":46,"ducky":2,"facing":"sw","route":[44,50,56,51]},{},false],[53,"buoy",2,{"at":56,"buoy":2,"ducky":2},{},false],[54,"bonk",2,{"at":51,"ducky":2,"heading":"ne"},{},false],[55,"swim",0,{"card":53,"ducky":0,"facing":"s","route":[55,49,43,54]},{},false]],[[56,"ring",0,{"at":17,"ducky":0,"ring":3},{},false]],[[57,"face",0,{"ducky":0,"facing":"nw"},{},false],[58,"draw",0,{"count":1},{"cards":[41]},true],[59,"draw",1,{"count":1},{"cards":[7]},true],[60,"draw",2,{"count":1},{"cards":[54]},true],[61,"round",null,{"number":4},{},false]],[[62,"reveal",0,{"card":41,"ducky":0},{},true],[63,"reveal",1,{"card":51,"ducky":1},{},true],[64,"reveal",2,{"card":54,"ducky":2},{},true]],[[65,"swim",0,{"card":41,"ducky":0,"facing":"nw","route":[17,12,7]},{},false],[66,"buoy",0,{"at":7,"buoy":1,"ducky":0},{},false]]],"round":4,"seated":3,"seed":"c5993060252e749b55fa06ee0ab7124f07c11ad24e2fbf5c36ba0389ca7755e9","streak":[0,1],"supply":[],"todo":[["refill",[],0],["turn",[2,54],0],["turn",[1,51],0],["linger",[0],0],["spent",[41],0],["face",[0,0,4],25]],"tokens":[[],[],[]],"told":66,"turn":[0,41]}}',34,1,'2026-11-17 02:50:41.234739','2026-11-17 03:46:44.459246',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(2,'gallery','{}',1572081513296560133,1572081513300754434,NULL,1572081513296560130,'en-US','day','playing',NULL,3,29,29,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','283cd59c3ff4a13e56b63f445a51866307e154c8f38fabbb0e038d6555a6bf69','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"be99599399d10d2f8ce9bccd2a26f4027498a69722fea4d4a0e15a3045696c99","game":"gallery","rules":1,"state":{"answers":[],"asked":26,"chosen":{},"deck":[25,52,16,34,10,17,44,11,43,19,32,13,29,6,45,48,24,51,15,28,27,4,3,18,36,50,7,42,46,26],"discards":[35,5,39,33,47,30,8,54,1,21,38,22,53,49,14],"drawn":89,"ducks":[2,1,1,2,2,0,-1,-1,1,-1,0],"hands":[[9,20,31],[2,12,37],[23,40,41]],"known":0,"line":[[2,-1,-1],[-1,-1,-1],[1,-1,-1],[-1,-1,-1],[0,-1,-1],[0,-1,-1]],"lost":[1,1,1],"markers":[false,false,false,false,false,false],"order":[1,2,0],"outcome":null,"played":0,"recent":[[[34,"play",0,{"card":54},{},true]],[[35,"protect",0,{"space":2},{},false],[36,"draw",0,{"count":1},{"cards":[38]},true],[37,"turn",1,{"number":7},{},false]],[[38,"play",1,{"card":30},{},true],[39,"bump",1,{"space":2,"to":1},{},false],[40,"draw",1,{"count":1},{"cards":[2]},true],[41,"turn",2,{"number":8},{},false]],[[42,"play",2,{"card":8},{},true]],[[43,"aim",2,{"space":2},{},false],[44,"draw",2,{"count":1},{"cards":[53]},true],[45,"turn",0,{"number":9},{},false],[46,"lift",0,{},{},false]],[[47,"play",0,{"card":1},{},true]],[[48,"aim",0,{"space":4},{},false],[49,"draw",0,{"count":1},{"cards":[31]},true],[50,"turn",1,{"number":10},{},false]],[[51,"play",1,{"card":21},{},true]],[[52,"hit",1,{"duck":2,"marker":4,"space":4,"up":-1},{},false],[53,"fill",null,{"duck":0,"space":6},{},true],[54,"draw",1,{"count":1},{"cards":[12]},true],[55,"turn",2,{"number":11},{},false]],[[56,"play",2,{"card":53},{},true]],[[57,"protect",2,{"space":6},{},false],[58,"draw",2,{"count":1},{"cards":[40]},true],[59,"turn",0,{"number":12},{},false]],[[60,"play",0,{"card":38},{},true],[61,"forward",0,{"ducks":[-1]},{},false],[62,"fill",null,{"duck":1,"space":6},{},true],[63,"draw",0,{"count":1},{"cards":[20]},true],[64,"turn",1,{"number":13},{},false]],[[65,"play",1,{"card":22},{},true]],[[66,"hit",1,{"duck":0,"marker":1,"space":1,"up":-1},{},false],[67,"fill",null,{"duck":0,"space":6},{},true],[68,"draw",1,{"count":1},{"cards":[37]},true],[69,"turn",2,{"number":14},{},false],[70,"lift",2,{},{},false]],[[71,"play",2,{"card":49},{},true],[72,"reshuffle",2,{},{},false],[73,"fill",null,{"duck":2,"space":1},{},true],[74,"fill",null,{"duck":1,"space":2},{},true],[75,"fill",null,{"duck":-1,"space":3},{},true],[76,"fill",null,{"duck":1,"space":4},{},true],[77,"fill",null,{"duck":-1,"space":5},{},true],[78,"fill",null,{"duck":0,"space":6},{},true],[79,"draw",2,{"count":1},{"cards":[23]},true],[80,"turn",0,{"number":15},{},false]],[[81,"play",0,{"card":14},{},true],[82,"hit",0,{"duck":1,"marker":2,"space":2,"up":-1},{},false],[83,"fill",null,{"duck":0,"space":6},{},true],[84,"draw",0,{"count":1},{"cards":[9]},true],[85,"turn",1,{"number":16},{},false]]],"seated":3,"seed":"283cd59c3ff4a13e56b63f445a51866307e154c8f38fabbb0e038d6555a6bf69","shelters":[0,0,0],"streak":[-1,0],"todo":[["card",[1],26]],"told":85,"turn":1,"turns":16}}',25,0,'2026-11-17 03:46:44.491454','2026-11-17 03:46:45.067437',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(3,'pool','{"length": "normal", "cancelling": "orders"}',1572081513296560133,1572081513300754435,NULL,1572081513296560129,'en-US','day','playing',NULL,3,24,24,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','acb86c6240c872504f5f9ead4f0d82962a124a9c034e85929a69fd12e0b377b7','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"6adb9070146ec15fb5fe531e9db3564116028400dace10cb9eec07c009932511","game":"pool","rules":1,"state":{"answers":[],"asked":21,"box":[10,8,6,14,11,9,21,2,19],"chosen":{"cancelling":"orders","length":"normal"},"circle":[[16,[66,116,45],[]],[7,[23],[]],[18,[75],[]]],"deck":[80,29,56,115,61,106,28,42,44,91,53,24,69,86,20,76,68,87,78,35,4,15,33,70,8,95,55,90,51,60,74,67,100,21,57,104,64,81,37,18,58,102,41,108,13,62,36,97,50,110,82,22,26,7,25,79,73,39,3,16,49,5,114,88,46,9,59,19,65,10,89,101,85,54,43,48,98,6,32,34,92,111,14,71,11,52,96,17,94,1,2,105,109,84,30,38,63,31,113,99,103,77,112,107,47],"discards":[40,27,72],"drawn":138,"hands":[[],[12,117],[83,93]],"idle":0,"marker":2,"order":[1,2,0],"orders":[[],["dingy"],[]],"outcome":null,"piles":[[],[],[]],"pool_deck":[3,20,1,15,13,12,4,5,17],"recent":[[[9,"place",1,{"card":117,"pool":3,"source":"deck"},{},true]],[[10,"place",1,{"card":23,"pool":3,"source":"deck"},{},true],[11,"effect",1,{"card":23},{},true],[12,"take",1,{"card":117,"pool":3},{},false]],[[13,"place",1,{"card":12,"pool":3,"source":"deck"},{},true],[14,"effect",1,{"card":12},{},true]],[[15,"token",2,{"by":1,"to":1},{},false]],[[16,"place",1,{"card":40,"pool":3,"source":"deck"},{},true],[17,"effect",1,{"card":40},{},true]],[[18,"carry",1,{"card":23,"pool":3,"to":2},{},false]],[[19,"place",1,{"card":27,"pool":3,"source":"deck"},{},true],[20,"effect",1,{"card":27},{},true]],[[21,"take",1,{"card":12,"pool":3},{},false]],[[22,"place",1,{"card":72,"pool":3,"source":"deck"},{},true],[23,"overcrowded",1,{"pool":3},{},false],[24,"turn",2,{"number":2},{},false]],[[25,"marker",2,{"to":1},{},false]],[[26,"place",2,{"card":66,"pool":1,"source":"deck"},{},true],[27,"effect",2,{"card":66},{},true],[28,"draw",2,{"count":1},{"cards":[93]},true]],[[29,"place",2,{"card":116,"pool":1,"source":"deck"},{},true]],[[30,"place",2,{"card":45,"pool":1,"source":"deck"},{},true],[31,"effect",2,{"card":45},{},true]],[[32,"marker",2,{"to":3},{},false]],[[33,"place",2,{"card":75,"pool":3,"source":"deck"},{},true]],[[34,"end",2,{},{},false],[35,"draw",2,{"count":1},{"cards":[83]},true],[36,"turn",0,{"number":3},{},false]]],"seated":3,"seed":"acb86c6240c872504f5f9ead4f0d82962a124a9c034e85929a69fd12e0b377b7","skipping":[false,false,false],"streak":[-1,0],"todo":[["dive",[0],21]],"tokens":[2,2,0],"told":36,"turn":[0,3,0,0,false]}}',20,0,'2026-11-17 03:46:45.092193','2026-11-17 03:46:45.620632',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(4,'tow','{}',1572081513296560133,1572081533878009856,1572081513300754436,1572081513296560129,'en-US','day','playing',NULL,3,18,18,1,'4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d','d33713ebf80cad843ce7c815ae068fee7f743f88156732d7441f5a4b59644dc8','{"content":"4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d","digest":"4c7aef9fbe3f5b694995db974b7fd0ff4f26f392ddc11acef9fdb15baa7d8980","game":"tow","rules":1,"state":{"answers":[],"asked":15,"chosen":{},"deck":[39,25,11,40,23,7,34,36,37,24,28,10,32,30,17,9,26,41,29,16],"discards":[],"dispersing":[0,0,0,0],"drawn":72,"duck_bag":[4,4,5,5],"food_bag":[5,7,9,8],"formations":[0,1,3,6,7],"hands":[[12,21,22,42],[8,18,20,38],[27,31,33,35]],"open":[19,15,13,14],"order":[0,1,2],"outcome":null,"recent":[[[1,"tile",null,{"colour":0,"location":1,"tile":1},{},true],[2,"tile",null,{"colour":3,"location":-1,"tile":2},{},true],[3,"tile",null,{"colour":1,"location":2,"tile":3},{},true],[4,"tile",null,{"colour":1,"location":4,"tile":4},{},true],[5,"tile",null,{"colour":3,"location":-1,"tile":5},{},true],[6,"tile",null,{"colour":2,"location":-1,"tile":6},{},true],[7,"tile",null,{"colour":0,"location":6,"tile":7},{},true],[8,"tile",null,{"colour":1,"location":5,"tile":8},{},true],[9,"tile",null,{"colour":0,"location":-1,"tile":9},{},true],[10,"tile",null,{"colour":2,"location":3,"tile":10},{},true],[11,"start",0,{"starting":-1,"tile":2},{},true],[12,"start",1,{"starting":-4,"tile":5},{},true],[13,"start",2,{"starting":-3,"tile":9},{},true],[14,"food",0,{"colours":[1,2]},{},true],[15,"food",1,{"colours":[0,2,0]},{},true],[16,"food",2,{"colours":[0,1,3,3]},{},true],[17,"draw",0,{"count":4},{"cards":[42,22,12,21]},true],[18,"draw",1,{"count":4},{"cards":[8,18,20,38]},true],[19,"draw",2,{"count":4},{"cards":[33,35,27,31]},true],[20,"open",null,{"card":19},{},true],[21,"open",null,{"card":15},{},true],[22,"open",null,{"card":13},{},true],[23,"open",null,{"card":14},{},true],[24,"formations",null,{"formations":[0,1,3,6,7]},{},true],[25,"turn",0,{"number":1},{},false]],[[26,"action",0,{"left":3},{},false]],[[27,"buy",0,{"colour":2},{},false]],[[28,"buy",0,{"colour":3},{},false]],[[29,"action",0,{"left":2},{},false],[30,"feed",0,{"colour":3,"source":"tile"},{},false]],[[31,"action",0,{"left":1},{},false],[32,"move",0,{"to":6},{},false]],[[33,"action",0,{"left":0},{},false],[34,"feed",0,{"colour":2,"source":"tile"},{},false],[35,"end",0,{},{},false]],[[36,"food",0,{"colours":[0,0]},{},true],[37,"turn",1,{"number":2},{},false]],[[38,"action",1,{"left":3},{},false],[39,"move",1,{"to":2},{},false]],[[40,"action",1,{"left":2},{},false]],[[41,"buy",1,{"colour":1},{},false]],[[42,"buy",1,{"colour":1},{},false]],[[43,"return",1,{"colour":2},{},false]],[[44,"action",1,{"left":1},{},false],[45,"move",1,{"to":3},{},false]],[[46,"action",1,{"left":0},{},false],[47,"feed",1,{"colour":1,"source":"tile"},{},false],[48,"end",1,{},{},false]]],"seated":3,"seed":"d33713ebf80cad843ce7c815ae068fee7f743f88156732d7441f5a4b59644dc8","spots":[[1,[1,0,0,0]],[-1,[0,0,0,0]],[2,[0,0,0,0]],[4,[0,1,0,0]],[-1,[0,0,0,1]],[-1,[0,0,0,0]],[6,[1,0,0,0]],[5,[0,1,0,0]],[-1,[1,0,0,0]],[3,[0,0,1,0]]],"streak":[1,7],"todo":[["next turn",[],0],["top up",[],0],["return",[],15]],"told":48,"trigger":-1,"turn":[1,2,0],"visitors":[[5,[2,3],[2,1,1,0],[[-1,[]]],[]],[2,[1],[2,1,0,0],[[-4,[]]],[]],[8,[],[1,1,0,2],[[-3,[]]],[]]]}}',14,0,'2026-11-17 03:46:45.545517','2026-11-17 03:46:46.392682',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(5,'tow','{}',1572081513300754442,1572081537585774592,1572081513300754443,1572081513296560131,'en-US','off','playing',NULL,2,3,3,1,'4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d','6b982aefc39e6e76a839eb4142df65d1bc7c9c8a87c421af0c826c5406118834','{"content":"4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d","digest":"83beaad8083452065b9fa06e2178baa01986cde046620ec2b4c0096b2ba28f42","game":"tow","rules":1,"state":{"answers":[],"asked":1,"chosen":{},"deck":[15,48,16,23,11,43,19,21,13,7,8,24],"discards":[],"dispersing":[0,0,0,0],"drawn":51,"duck_bag":[3,6,3,4],"food_bag":[8,8,10,9],"formations":[0,1,6,7],"hands":[[10,12,22,46],[18,44,45,47]],"open":[14,20,9,17],"order":[1,0],"outcome":null,"recent":[[[1,"tile",null,{"colour":2,"location":2,"tile":1},{},true],[2,"tile",null,{"colour":2,"location":-1,"tile":2},{},true],[3,"tile",null,{"colour":0,"location":1,"tile":3},{},true],[4,"tile",null,{"colour":2,"location":-1,"tile":4},{},true],[5,"tile",null,{"colour":3,"location":-1,"tile":5},{},true],[6,"tile",null,{"colour":0,"location":7,"tile":6},{},true],[7,"tile",null,{"colour":0,"location":-1,"tile":7},{},true],[8,"tile",null,{"colour":3,"location":3,"tile":8},{},true],[9,"start",0,{"starting":-2,"tile":7},{},true],[10,"start",1,{"starting":-1,"tile":2},{},true],[11,"food",1,{"colours":[3,1]},{},true],[12,"food",0,{"colours":[1,0,0]},{},true],[13,"draw",0,{"count":4},{"cards":[46,12,22,10]},true],[14,"draw",1,{"count":4},{"cards":[44,18,47,45]},true],[15,"open",null,{"card":14},{},true],[16,"open",null,{"card":20},{},true],[17,"open",null,{"card":9},{},true],[18,"open",null,{"card":17},{},true],[19,"formations",null,{"formations":[0,1,6,7]},{},true],[20,"turn",1,{"number":1},{},false]]],"seated":2,"seed":"6b982aefc39e6e76a839eb4142df65d1bc7c9c8a87c421af0c826c5406118834","spots":[[2,[0,0,1,0]],[-1,[0,0,1,0]],[1,[1,0,0,0]],[-1,[0,0,1,0]],[-1,[0,0,0,1]],[7,[1,0,0,0]],[-1,[1,0,0,0]],[3,[0,0,0,1]]],"streak":[-1,0],"todo":[["act",[],1]],"told":20,"trigger":-1,"turn":[1,1,4],"visitors":[[6,[],[2,1,0,0],[[-2,[]]],[]],[1,[],[0,1,0,1],[[-1,[]]],[]]]}}',0,0,'2026-11-17 03:46:46.435201','2026-11-17 03:46:46.522526',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(6,'gallery','{}',1572081513296560133,1572081513300754440,NULL,1572081513296560131,'en-US','day','over','last duck swimming',3,121,121,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','e41b1eb7adecdb2e6590404136462afda36963020f0eea4b6a1322329510aca1','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"664ea80f6d325247e6a64e415aeae3c3d540a5aa066c5fa1df89e638114a68d3","game":"gallery","rules":1,"state":{"answers":[],"asked":117,"chosen":{},"deck":[30,4,13,3,9,23,18,20,19,49,41,6,50,38,11,43,35,2,16,28,31,21],"discards":[10,14,36,22,46,39,26,44,42,47,1,25,32,34,54,7,48,52,37,15,5,12,8],"drawn":129,"ducks":[1],"hands":[[24,27,29],[33,45],[40,51,53]],"known":1,"line":[[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[-1,-1,-1]],"lost":[5,4,5],"markers":[false,false,true,false,true,true],"order":[1,2,0],"outcome":[[1],[0,1,0],"last duck swimming"],"played":17,"recent":[[[286,"protect",2,{"space":2},{},false],[287,"draw",2,{"count":1},{"cards":[37]},true],[288,"turn",0,{"number":63},{},false]],[[289,"play",0,{"card":7},{},true]],[[290,"aim",0,{"space":3},{},false],[291,"draw",0,{"count":1},{"cards":[15]},true],[292,"turn",1,{"number":64},{},false]],[[293,"play",1,{"card":48},{},true]],[[294,"move",1,{"space":3,"to":1},{},false]],[[295,"draw",1,{"count":1},{"cards":[45]},true],[296,"turn",2,{"number":65},{},false],[297,"lift",2,{},{},false]],[[298,"play",2,{"card":37},{},true],[299,"forward",2,{"ducks":[1]},{},false],[300,"fill",null,{"duck":-1,"space":6},{},true],[301,"draw",2,{"count":1},{"cards":[12]},true],[302,"turn",0,{"number":66},{},false]],[[303,"play",0,{"card":15},{},true],[304,"miss",0,{"marker":3,"space":3},{},false],[305,"draw",0,{"count":1},{"cards":[8]},true],[306,"turn",1,{"number":67},{},false]],[[307,"play",1,{"card":5},{},true]],[[308,"aim",1,{"space":2},{},false],[309,"draw",1,{"count":1},{"cards":[17]},true],[310,"turn",2,{"number":68},{},false]],[[311,"play",2,{"card":12},{},true]],[[312,"aim",2,{"space":5},{},false],[313,"aim",2,{"space":6},{},false],[314,"draw",2,{"count":1},{"cards":[53]},true],[315,"turn",0,{"number":69},{},false]],[[316,"play",0,{"card":8},{},true]],[[317,"aim",0,{"space":3},{},false],[318,"draw",0,{"count":1},{"cards":[27]},true],[319,"turn",1,{"number":70},{},false]],[[320,"play",1,{"card":17},{},true]],[[321,"hit",1,{"duck":0,"marker":2,"space":2,"up":-1},{},false],[322,"out",0,{},{},false]]],"seated":3,"seed":"e41b1eb7adecdb2e6590404136462afda36963020f0eea4b6a1322329510aca1","shelters":[0,0,0],"streak":[1,1],"todo":[["end turn",[1],0]],"told":322,"turn":1,"turns":70}}',117,0,'2026-11-17 03:46:46.553510','2026-11-17 03:46:50.118894',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(7,'pool','{"length": "normal", "cancelling": "orders"}',1572081513296560133,1572081513300754441,NULL,1572081513296560132,'en-US','day','stopped','cancelled',1,2,2,NULL,NULL,NULL,NULL,0,0,'2026-11-17 03:46:50.179430','2026-11-17 03:46:50.211119',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(8,'race','{"rules": "advanced", "board": "lagoon", "forgiving": "yes"}',1572081513296560133,1572081513300754437,NULL,1572081513296560129,'en-US','days','lobby',NULL,3,5,5,NULL,NULL,NULL,NULL,0,0,'2026-11-17 03:46:50.228299','2026-11-17 03:46:51.053725',NULL,'1970-01-01 00:00:00.000000',1);
INSERT INTO "games" VALUES(9,'pool','{"length": "normal", "cancelling": "window"}',1572081513296560133,1572081513300754438,NULL,1572081513296560131,'en-US','live','paused','asleep',2,10,10,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','e1c169181b8fa3b99680b1f261e046d7a52e7d2563573d2181dbe9edd332f904','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"d33eaad673ab13eb9c4143920058a3600675c647a07400d32fdce3e35060b297","game":"pool","rules":1,"state":{"answers":[],"asked":7,"box":[10,9,4,1,13,18,21,11,15,7,6,3],"chosen":{"cancelling":"window","length":"normal"},"circle":[[20,[25,4],[]],[5,[],[]]],"deck":[6,79,46,51,39,67,113,88,90,97,29,106,91,112,58,73,94,26,98,116,109,41,117,115,21,110,53,48,77,44,35,86,92,105,18,66,76,30,70,60,54,93,23,9,68,10,8,114,36,49,34,75,5,104,22,55,43,52,45,57,33,11,24,16,89,84,96,47,101,13,59,37,27,82,12,50,64,65,95,56,3,71,99,69,40,28,102,1,17,19,78,62,83,108,81,107,72,63,87,14,15,74,111,31,80,61,103,7,85,32,2,100,20,38],"discards":[],"drawn":137,"hands":[[42],[]],"idle":0,"marker":0,"order":[0,1],"orders":[],"outcome":null,"piles":[[],[]],"pool_deck":[12,14,19,16,17,8,2],"recent":[[[1,"pool",null,{"laid":20,"pool":1},{},true],[2,"pool",null,{"laid":5,"pool":2},{},true],[3,"token",0,{"by":null,"to":1},{},false],[4,"token",1,{"by":null,"to":1},{},false],[5,"turn",0,{"number":1},{},false]],[[6,"marker",0,{"to":1},{},false]],[[7,"place",0,{"card":42,"pool":1,"source":"deck"},{},true],[8,"effect",0,{"card":42},{},true],[9,"carry",0,{"card":42,"pool":1,"to":2},{},false]],[[10,"place",0,{"card":25,"pool":1,"source":"deck"},{},true],[11,"effect",0,{"card":25},{},true],[12,"take",0,{"card":42,"pool":2},{},false]],[[13,"place",0,{"card":4,"pool":1,"source":"deck"},{},true]],[[14,"effect",0,{"card":4},{},true]]],"seated":2,"seed":"e1c169181b8fa3b99680b1f261e046d7a52e7d2563573d2181dbe9edd332f904","skipping":[false,false],"streak":[-1,0],"todo":[["check",[0,0],0],["which",[0,0],7]],"tokens":[0,0],"told":14,"turn":[0,1,3,4,false]}}',5,0,'2026-11-17 03:46:51.064050','2026-11-17 03:49:56.616596',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(10,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572081513296560133,1572081513300754439,NULL,1572081513296560129,'en-US','live','playing',NULL,3,12,12,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','a3b2dfd4d66b020b9ac34a072d29dfbaa51763f5bb5307fe1223a79d9d0e2bdb','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"ab24dcbf8b67899af06b2ba48621553d554da1099f552939b49047a7ffd35f14","game":"race","rules":1,"state":{"answers":[[7,2,"ducky 2","pick 11"]],"asked":7,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[6,13,53,51,17,19,22,23,43,29,3,52,49,35,14,39,42,15,9,26,12,20,44,16,32,47,50,40,24,18,34,27,5,38,45,21,54,8,10,2,25,46],"discards":[4,30,36],"dog":[-2,0],"drawn":53,"duckies":[[0,1,5,0],[1,63,5,0],[2,27,0,0]],"hands":[[31,33,48],[1,28,37],[7,11,41]],"in_play":[],"laid":[0,0,0],"layout":"tub","order":[2,0,1],"outcome":null,"recent":[[[1,"draw",0,{"count":3},{"cards":[33,48,31]},true],[2,"draw",1,{"count":3},{"cards":[1,37,28]},true],[3,"draw",2,{"count":3},{"cards":[41,7,11]},true],[4,"show",0,{"card":4},{},true],[5,"show",1,{"card":30},{},true],[6,"show",2,{"card":36},{},true]],[[7,"ring",2,{"at":27,"ducky":2,"ring":4},{},false]],[[8,"face",2,{"ducky":2,"facing":"n"},{},false]],[[9,"ring",0,{"at":1,"ducky":0,"ring":1},{},false]],[[10,"face",0,{"ducky":0,"facing":"nw"},{},false]],[[11,"ring",1,{"at":63,"ducky":1,"ring":12},{},false]],[[12,"face",1,{"ducky":1,"facing":"nw"},{},false],[13,"round",null,{"number":1},{},false]]],"round":1,"seated":3,"seed":"a3b2dfd4d66b020b9ac34a072d29dfbaa51763f5bb5307fe1223a79d9d0e2bdb","streak":[-1,0],"supply":[],"todo":[["pick",[],7]],"tokens":[[],[],[]],"told":13,"turn":null}}',7,0,'2026-11-17 03:49:56.911709','2026-11-17 03:52:07.831242',NULL,'1970-01-01 00:00:00.000000',0);
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
INSERT INTO "moves" VALUES(1,1,2,'ring 3',NULL,'2026-11-17 02:50:41.861837');
INSERT INTO "moves" VALUES(1,2,2,'face nw',NULL,'2026-11-17 02:50:41.869206');
INSERT INTO "moves" VALUES(1,3,0,'ring 6',1572081519298609152,'2026-11-17 02:50:42.080632');
INSERT INTO "moves" VALUES(1,4,0,'face s',1572081520791781376,'2026-11-17 02:50:42.424873');
INSERT INTO "moves" VALUES(1,5,1,'ring 5',1572081521207017472,'2026-11-17 02:50:42.527180');
INSERT INTO "moves" VALUES(1,6,1,'face n',1572081521509007360,'2026-11-17 02:50:42.599007');
INSERT INTO "moves" VALUES(1,7,2,'pick 11',NULL,'2026-11-17 02:50:42.643351');
INSERT INTO "moves" VALUES(1,8,0,'pick 33',1572081521907466240,'2026-11-17 02:50:42.689698');
INSERT INTO "moves" VALUES(1,9,1,'pick 19',1572081522180096000,'2026-11-17 02:50:42.758742');
INSERT INTO "moves" VALUES(1,10,2,'face se',NULL,'2026-11-17 02:50:42.782427');
INSERT INTO "moves" VALUES(1,11,2,'play 5',NULL,'2026-11-17 02:50:42.787530');
INSERT INTO "moves" VALUES(1,12,2,'path 1',NULL,'2026-11-17 02:50:42.791914');
INSERT INTO "moves" VALUES(1,13,1,'path 2',1572081522654052352,'2026-11-17 02:50:42.877020');
INSERT INTO "moves" VALUES(1,14,1,'face nw',1572081522993790976,'2026-11-17 02:50:42.952534');
INSERT INTO "moves" VALUES(1,15,2,'pick 36',NULL,'2026-11-17 02:50:42.970200');
INSERT INTO "moves" VALUES(1,16,0,'pick 37',1572081523450970112,'2026-11-17 02:50:43.065829');
INSERT INTO "moves" VALUES(1,17,1,'pick 21',1572081523631325184,'2026-11-17 02:50:43.101249');
INSERT INTO "moves" VALUES(1,18,1,'face se',1572081523992035328,'2026-11-17 02:50:43.185953');
INSERT INTO "moves" VALUES(1,19,2,'ring 9',NULL,'2026-11-17 02:50:43.209870');
INSERT INTO "moves" VALUES(1,20,2,'face se',NULL,'2026-11-17 02:50:43.214551');
INSERT INTO "moves" VALUES(1,21,0,'face nw',1572081524528906240,'2026-11-17 02:50:43.319509');
INSERT INTO "moves" VALUES(1,22,2,'pick 46',NULL,'2026-11-17 03:46:43.342933');
INSERT INTO "moves" VALUES(1,23,0,'pick 53',1572081525002862592,'2026-11-17 03:46:43.433076');
INSERT INTO "moves" VALUES(1,24,1,'pick 39',1572081525002862593,'2026-11-17 03:46:43.445898');
INSERT INTO "moves" VALUES(1,25,1,'ring 2',1572081525518761984,'2026-11-17 03:46:43.551108');
INSERT INTO "moves" VALUES(1,26,1,'face ne',1572081526173073408,'2026-11-17 03:46:43.706230');
INSERT INTO "moves" VALUES(1,27,0,'ring 3',1572081526953213952,'2026-11-17 03:46:43.893559');
INSERT INTO "moves" VALUES(1,28,0,'face nw',1572081527251009536,'2026-11-17 03:46:43.963888');
INSERT INTO "moves" VALUES(1,29,2,'pick 54',NULL,'2026-11-17 03:46:43.985592');
INSERT INTO "moves" VALUES(1,30,0,'pick 41',1572081527599136768,'2026-11-17 03:46:44.049886');
INSERT INTO "moves" VALUES(1,31,1,'pick 51',1572081527745937408,'2026-11-17 03:46:44.083972');
INSERT INTO "moves" VALUES(1,32,0,'path 2',1572081528345722880,'2026-11-17 03:46:44.226964');
INSERT INTO "moves" VALUES(1,33,0,'face sw',1572081528605769728,'2026-11-17 03:46:44.290033');
INSERT INTO "moves" VALUES(1,34,0,'undo 1',1572081528656101376,'2026-11-17 03:46:44.314443');
INSERT INTO "moves" VALUES(2,1,1,'play line-forward',1572081530048610304,'2026-11-17 03:46:44.633368');
INSERT INTO "moves" VALUES(2,2,2,'play take-aim',NULL,'2026-11-17 03:46:44.649282');
INSERT INTO "moves" VALUES(2,3,2,'aim 1',NULL,'2026-11-17 03:46:44.654225');
INSERT INTO "moves" VALUES(2,4,0,'play line-forward',1572081530233159680,'2026-11-17 03:46:44.676097');
INSERT INTO "moves" VALUES(2,5,1,'play bump-right',1572081530358988800,'2026-11-17 03:46:44.706702');
INSERT INTO "moves" VALUES(2,6,2,'play disorderly-conduckt',NULL,'2026-11-17 03:46:44.722747');
INSERT INTO "moves" VALUES(2,7,2,'put 3',NULL,'2026-11-17 03:46:44.729729');
INSERT INTO "moves" VALUES(2,8,2,'put 4',NULL,'2026-11-17 03:46:44.734400');
INSERT INTO "moves" VALUES(2,9,2,'keep',NULL,'2026-11-17 03:46:44.738790');
INSERT INTO "moves" VALUES(2,10,0,'play bottoms-up',1572081530572898304,'2026-11-17 03:46:44.756706');
INSERT INTO "moves" VALUES(2,11,0,'protect 2',1572081530690338816,'2026-11-17 03:46:44.784923');
INSERT INTO "moves" VALUES(2,12,1,'play bump-left',1572081530811973632,'2026-11-17 03:46:44.814115');
INSERT INTO "moves" VALUES(2,13,2,'play take-aim',NULL,'2026-11-17 03:46:44.832013');
INSERT INTO "moves" VALUES(2,14,2,'aim 2',NULL,'2026-11-17 03:46:44.837617');
INSERT INTO "moves" VALUES(2,15,0,'play take-aim',1572081530988134400,'2026-11-17 03:46:44.855566');
INSERT INTO "moves" VALUES(2,16,0,'aim 4',1572081531109769216,'2026-11-17 03:46:44.884434');
INSERT INTO "moves" VALUES(2,17,1,'play shoot',1572081531239792640,'2026-11-17 03:46:44.915500');
INSERT INTO "moves" VALUES(2,18,1,'shoot 4',1572081531348844544,'2026-11-17 03:46:44.940784');
INSERT INTO "moves" VALUES(2,19,2,'play bottoms-up',NULL,'2026-11-17 03:46:44.954888');
INSERT INTO "moves" VALUES(2,20,2,'protect 6',NULL,'2026-11-17 03:46:44.959809');
INSERT INTO "moves" VALUES(2,21,0,'play line-forward',1572081531504033792,'2026-11-17 03:46:44.978261');
INSERT INTO "moves" VALUES(2,22,1,'play shoot',1572081531617280000,'2026-11-17 03:46:45.006370');
INSERT INTO "moves" VALUES(2,23,1,'shoot 1',1572081531743109120,'2026-11-17 03:46:45.035176');
INSERT INTO "moves" VALUES(2,24,2,'play duck-shuffle',NULL,'2026-11-17 03:46:45.049453');
INSERT INTO "moves" VALUES(2,25,0,'play shoot',1572081531877326848,'2026-11-17 03:46:45.067343');
INSERT INTO "moves" VALUES(3,1,1,'dive 3',1572081532485500928,'2026-11-17 03:46:45.214935');
INSERT INTO "moves" VALUES(3,2,1,'top',1572081532607135744,'2026-11-17 03:46:45.241101');
INSERT INTO "moves" VALUES(3,3,1,'top',1572081532674244608,'2026-11-17 03:46:45.264319');
INSERT INTO "moves" VALUES(3,4,1,'top',1572081532770713600,'2026-11-17 03:46:45.280319');
INSERT INTO "moves" VALUES(3,5,1,'token 3',1572081532892348416,'2026-11-17 03:46:45.310381');
INSERT INTO "moves" VALUES(3,6,1,'to 1',1572081533013983232,'2026-11-17 03:46:45.338358');
INSERT INTO "moves" VALUES(3,7,1,'top',1572081533148200960,'2026-11-17 03:46:45.371314');
INSERT INTO "moves" VALUES(3,8,1,'card julie',1572081533265641472,'2026-11-17 03:46:45.399841');
INSERT INTO "moves" VALUES(3,9,1,'to 2',1572081533408247808,'2026-11-17 03:46:45.432218');
INSERT INTO "moves" VALUES(3,10,1,'top',1572081533517299712,'2026-11-17 03:46:45.459972');
INSERT INTO "moves" VALUES(3,11,1,'order dingy',1572081533517299713,'2026-11-17 03:46:45.468613');
INSERT INTO "moves" VALUES(3,12,1,'card dingy',1572081533672488960,'2026-11-17 03:46:45.496333');
INSERT INTO "moves" VALUES(3,13,1,'top',1572081533789929472,'2026-11-17 03:46:45.524295');
INSERT INTO "moves" VALUES(3,14,2,'dive 1',NULL,'2026-11-17 03:46:45.541974');
INSERT INTO "moves" VALUES(3,15,2,'top',NULL,'2026-11-17 03:46:45.553949');
INSERT INTO "moves" VALUES(3,16,2,'top',NULL,'2026-11-17 03:46:45.565998');
INSERT INTO "moves" VALUES(3,17,2,'top',NULL,'2026-11-17 03:46:45.577341');
INSERT INTO "moves" VALUES(3,18,2,'to 3',NULL,'2026-11-17 03:46:45.590628');
INSERT INTO "moves" VALUES(3,19,2,'top',NULL,'2026-11-17 03:46:45.605667');
INSERT INTO "moves" VALUES(3,20,2,'end',NULL,'2026-11-17 03:46:45.620549');
INSERT INTO "moves" VALUES(4,1,0,'shop food',1572081534645567488,'2026-11-17 03:46:45.734974');
INSERT INTO "moves" VALUES(4,2,0,'buy brown',1572081534851088384,'2026-11-17 03:46:45.780966');
INSERT INTO "moves" VALUES(4,3,0,'buy white',1572081535069192192,'2026-11-17 03:46:45.832771');
INSERT INTO "moves" VALUES(4,4,0,'feed white',1572081535249547264,'2026-11-17 03:46:45.872867');
INSERT INTO "moves" VALUES(4,5,0,'move 6',1572081535337627648,'2026-11-17 03:46:46.020148');
INSERT INTO "moves" VALUES(4,6,0,'feed brown',1572081535954190336,'2026-11-17 03:46:46.040842');
INSERT INTO "moves" VALUES(4,7,0,'keep',1572081536113573888,'2026-11-17 03:46:46.079724');
INSERT INTO "moves" VALUES(4,8,1,'move 2',1572081536335872000,'2026-11-17 03:46:46.138533');
INSERT INTO "moves" VALUES(4,9,1,'shop food',1572081536474284032,'2026-11-17 03:46:46.173809');
INSERT INTO "moves" VALUES(4,10,1,'buy orange',1572081536675610624,'2026-11-17 03:46:46.212759');
INSERT INTO "moves" VALUES(4,11,1,'buy orange',1572081536864354304,'2026-11-17 03:46:46.258379');
INSERT INTO "moves" VALUES(4,12,1,'return brown',1572081537015349248,'2026-11-17 03:46:46.296537');
INSERT INTO "moves" VALUES(4,13,1,'move 3',1572081537241841664,'2026-11-17 03:46:46.349861');
INSERT INTO "moves" VALUES(4,14,1,'feed orange',1572081537355087872,'2026-11-17 03:46:46.392546');
INSERT INTO "moves" VALUES(6,1,1,'play take-aim',1572081538659516416,'2026-11-17 03:46:46.691357');
INSERT INTO "moves" VALUES(6,2,1,'aim 6',1572081538835677184,'2026-11-17 03:46:46.730192');
INSERT INTO "moves" VALUES(6,3,2,'play move-ahead',NULL,'2026-11-17 03:46:46.755741');
INSERT INTO "moves" VALUES(6,4,0,'play quick-shot',1572081539049586688,'2026-11-17 03:46:46.779399');
INSERT INTO "moves" VALUES(6,5,0,'shoot 2',1572081539204775936,'2026-11-17 03:46:46.819936');
INSERT INTO "moves" VALUES(6,6,1,'play take-aim',1572081539427074048,'2026-11-17 03:46:46.874137');
INSERT INTO "moves" VALUES(6,7,1,'aim 4',1572081539590651904,'2026-11-17 03:46:46.907840');
INSERT INTO "moves" VALUES(6,8,2,'play bump-right',NULL,'2026-11-17 03:46:46.926312');
INSERT INTO "moves" VALUES(6,9,0,'play move-ahead',1572081539754229760,'2026-11-17 03:46:46.947311');
INSERT INTO "moves" VALUES(6,10,0,'move 5',1572081539896836096,'2026-11-17 03:46:46.981177');
INSERT INTO "moves" VALUES(6,11,1,'play two-birds',1572081540047831040,'2026-11-17 03:46:47.017314');
INSERT INTO "moves" VALUES(6,12,2,'play double-barrel',NULL,'2026-11-17 03:46:47.033744');
INSERT INTO "moves" VALUES(6,13,2,'aim 3 4',NULL,'2026-11-17 03:46:47.039709');
INSERT INTO "moves" VALUES(6,14,0,'play take-aim',1572081540232380416,'2026-11-17 03:46:47.061441');
INSERT INTO "moves" VALUES(6,15,0,'aim 6',1572081540383375360,'2026-11-17 03:46:47.097160');
INSERT INTO "moves" VALUES(6,16,1,'play line-forward',1572081540538564608,'2026-11-17 03:46:47.137856');
INSERT INTO "moves" VALUES(6,17,2,'play take-aim',NULL,'2026-11-17 03:46:47.156247');
INSERT INTO "moves" VALUES(6,18,2,'aim 2',NULL,'2026-11-17 03:46:47.162377');
INSERT INTO "moves" VALUES(6,19,0,'play move-ahead',1572081540744085504,'2026-11-17 03:46:47.187714');
INSERT INTO "moves" VALUES(6,20,1,'play shoot',1572081540911857664,'2026-11-17 03:46:47.222630');
INSERT INTO "moves" VALUES(6,21,1,'shoot 2',1572081541079629824,'2026-11-17 03:46:47.265637');
INSERT INTO "moves" VALUES(6,22,2,'play hang-back',NULL,'2026-11-17 03:46:47.282469');
INSERT INTO "moves" VALUES(6,23,0,'play line-forward',1572081541251596288,'2026-11-17 03:46:47.304299');
INSERT INTO "moves" VALUES(6,24,1,'play shoot',1572081541444534272,'2026-11-17 03:46:47.350823');
INSERT INTO "moves" VALUES(6,25,1,'shoot 4',1572081541591334912,'2026-11-17 03:46:47.383515');
INSERT INTO "moves" VALUES(6,26,2,'play bump-left',NULL,'2026-11-17 03:46:47.405464');
INSERT INTO "moves" VALUES(6,27,2,'bump 6',NULL,'2026-11-17 03:46:47.420567');
INSERT INTO "moves" VALUES(6,28,0,'play shoot',1572081541847187456,'2026-11-17 03:46:47.445750');
INSERT INTO "moves" VALUES(6,29,0,'shoot 5',1572081541985599488,'2026-11-17 03:46:47.477284');
INSERT INTO "moves" VALUES(6,30,1,'play line-forward',1572081542128205824,'2026-11-17 03:46:47.513155');
INSERT INTO "moves" VALUES(6,31,2,'play shoot',NULL,'2026-11-17 03:46:47.540825');
INSERT INTO "moves" VALUES(6,32,0,'play line-forward',1572081542417612800,'2026-11-17 03:46:47.592786');
INSERT INTO "moves" VALUES(6,33,1,'play take-aim',1572081542707019776,'2026-11-17 03:46:47.651947');
INSERT INTO "moves" VALUES(6,34,1,'aim 4',1572081542925123584,'2026-11-17 03:46:47.716673');
INSERT INTO "moves" VALUES(6,35,2,'play line-forward',NULL,'2026-11-17 03:46:47.748593');
INSERT INTO "moves" VALUES(6,36,0,'play disorderly-conduckt',1572081543344553984,'2026-11-17 03:46:47.809889');
INSERT INTO "moves" VALUES(6,37,0,'put 4',1572081543646543872,'2026-11-17 03:46:47.889421');
INSERT INTO "moves" VALUES(6,38,0,'put 2',1572081543873036288,'2026-11-17 03:46:47.930166');
INSERT INTO "moves" VALUES(6,39,0,'put 3',1572081544053391360,'2026-11-17 03:46:47.970543');
INSERT INTO "moves" VALUES(6,40,0,'put 6',1572081544200192000,'2026-11-17 03:46:48.004730');
INSERT INTO "moves" VALUES(6,41,0,'keep',1572081544527347712,'2026-11-17 03:46:48.098743');
INSERT INTO "moves" VALUES(6,42,1,'play duck-shuffle',1572081544917417984,'2026-11-17 03:46:48.190663');
INSERT INTO "moves" VALUES(6,43,2,'play disorderly-conduckt',NULL,'2026-11-17 03:46:48.219701');
INSERT INTO "moves" VALUES(6,44,2,'put 1',NULL,'2026-11-17 03:46:48.228282');
INSERT INTO "moves" VALUES(6,45,2,'put 2',NULL,'2026-11-17 03:46:48.233434');
INSERT INTO "moves" VALUES(6,46,2,'put 3',NULL,'2026-11-17 03:46:48.238000');
INSERT INTO "moves" VALUES(6,47,2,'put 5',NULL,'2026-11-17 03:46:48.242754');
INSERT INTO "moves" VALUES(6,48,2,'put 6',NULL,'2026-11-17 03:46:48.247469');
INSERT INTO "moves" VALUES(6,49,0,'play shoot',1572081545299099648,'2026-11-17 03:46:48.270816');
INSERT INTO "moves" VALUES(6,50,1,'play take-aim',1572081545475260416,'2026-11-17 03:46:48.308169');
INSERT INTO "moves" VALUES(6,51,1,'aim 1',1572081545580118016,'2026-11-17 03:46:48.334712');
INSERT INTO "moves" VALUES(6,52,2,'play bottoms-up',NULL,'2026-11-17 03:46:48.347950');
INSERT INTO "moves" VALUES(6,53,2,'protect 1',NULL,'2026-11-17 03:46:48.352203');
INSERT INTO "moves" VALUES(6,54,0,'play take-aim',1572081545731112960,'2026-11-17 03:46:48.377586');
INSERT INTO "moves" VALUES(6,55,0,'aim 6',1572081545907273728,'2026-11-17 03:46:48.414514');
INSERT INTO "moves" VALUES(6,56,1,'play shoot',1572081546033102848,'2026-11-17 03:46:48.443255');
INSERT INTO "moves" VALUES(6,57,1,'shoot 6',1572081546150543360,'2026-11-17 03:46:48.471245');
INSERT INTO "moves" VALUES(6,58,2,'play bottoms-up',NULL,'2026-11-17 03:46:48.487644');
INSERT INTO "moves" VALUES(6,59,2,'protect 1',NULL,'2026-11-17 03:46:48.492268');
INSERT INTO "moves" VALUES(6,60,0,'play shoot',1572081546322509824,'2026-11-17 03:46:48.512289');
INSERT INTO "moves" VALUES(6,61,1,'play take-aim',1572081546448338944,'2026-11-17 03:46:48.542194');
INSERT INTO "moves" VALUES(6,62,1,'aim 2',1572081546574168064,'2026-11-17 03:46:48.572584');
INSERT INTO "moves" VALUES(6,63,2,'play misfire',NULL,'2026-11-17 03:46:48.594041');
INSERT INTO "moves" VALUES(6,64,2,'shoot 3',NULL,'2026-11-17 03:46:48.606444');
INSERT INTO "moves" VALUES(6,65,0,'play take-aim',1572081546804854784,'2026-11-17 03:46:48.626966');
INSERT INTO "moves" VALUES(6,66,0,'aim 1',1572081547014569984,'2026-11-17 03:46:48.678594');
INSERT INTO "moves" VALUES(6,67,1,'play shoot',1572081547245256704,'2026-11-17 03:46:48.751868');
INSERT INTO "moves" VALUES(6,68,2,'discard shoot',NULL,'2026-11-17 03:46:48.790144');
INSERT INTO "moves" VALUES(6,69,0,'discard bump-left',1572081547656298496,'2026-11-17 03:46:48.847378');
INSERT INTO "moves" VALUES(6,70,1,'discard hang-back',1572081547958288384,'2026-11-17 03:46:48.913049');
INSERT INTO "moves" VALUES(6,71,2,'discard bump-right',NULL,'2026-11-17 03:46:48.938475');
INSERT INTO "moves" VALUES(6,72,0,'discard misfire',1572081548209946624,'2026-11-17 03:46:48.961924');
INSERT INTO "moves" VALUES(6,73,1,'play bottoms-up',1572081548365135872,'2026-11-17 03:46:49.000691');
INSERT INTO "moves" VALUES(6,74,1,'protect 6',1572081548520325120,'2026-11-17 03:46:49.037860');
INSERT INTO "moves" VALUES(6,75,2,'play line-forward',NULL,'2026-11-17 03:46:49.054951');
INSERT INTO "moves" VALUES(6,76,0,'play take-aim',1572081548696485888,'2026-11-17 03:46:49.083446');
INSERT INTO "moves" VALUES(6,77,0,'aim 6',1572081548889423872,'2026-11-17 03:46:49.124846');
INSERT INTO "moves" VALUES(6,78,1,'play duck-and-cover',1572081549040418816,'2026-11-17 03:46:49.161195');
INSERT INTO "moves" VALUES(6,79,1,'hide 5',1572081549153665024,'2026-11-17 03:46:49.189926');
INSERT INTO "moves" VALUES(6,80,2,'play take-aim',NULL,'2026-11-17 03:46:49.205574');
INSERT INTO "moves" VALUES(6,81,2,'aim 5',NULL,'2026-11-17 03:46:49.210389');
INSERT INTO "moves" VALUES(6,82,0,'play shoot',1572081549334020096,'2026-11-17 03:46:49.230785');
INSERT INTO "moves" VALUES(6,83,0,'shoot 5',1572081549522763776,'2026-11-17 03:46:49.277942');
INSERT INTO "moves" VALUES(6,84,1,'play line-forward',1572081549673758720,'2026-11-17 03:46:49.310647');
INSERT INTO "moves" VALUES(6,85,2,'play shoot',NULL,'2026-11-17 03:46:49.326257');
INSERT INTO "moves" VALUES(6,86,0,'discard fast-forward',1572081549820559360,'2026-11-17 03:46:49.351719');
INSERT INTO "moves" VALUES(6,87,1,'play line-forward',1572081550013497344,'2026-11-17 03:46:49.393199');
INSERT INTO "moves" VALUES(6,88,2,'play quick-shot',NULL,'2026-11-17 03:46:49.409806');
INSERT INTO "moves" VALUES(6,89,2,'shoot 3',NULL,'2026-11-17 03:46:49.414704');
INSERT INTO "moves" VALUES(6,90,0,'play move-ahead',1572081550193852416,'2026-11-17 03:46:49.439505');
INSERT INTO "moves" VALUES(6,91,1,'play hang-back',1572081550365818880,'2026-11-17 03:46:49.481151');
INSERT INTO "moves" VALUES(6,92,2,'play disorderly-conduckt',NULL,'2026-11-17 03:46:49.503192');
INSERT INTO "moves" VALUES(6,93,2,'keep',NULL,'2026-11-17 03:46:49.508239');
INSERT INTO "moves" VALUES(6,94,0,'play take-aim',1572081550579728384,'2026-11-17 03:46:49.529566');
INSERT INTO "moves" VALUES(6,95,0,'aim 6',1572081550726529024,'2026-11-17 03:46:49.562251');
INSERT INTO "moves" VALUES(6,96,1,'play shoot',1572081550860746752,'2026-11-17 03:46:49.594035');
INSERT INTO "moves" VALUES(6,97,2,'play bottoms-up',NULL,'2026-11-17 03:46:49.609734');
INSERT INTO "moves" VALUES(6,98,2,'protect 3',NULL,'2026-11-17 03:46:49.614565');
INSERT INTO "moves" VALUES(6,99,0,'discard bump-right',1572081551028518912,'2026-11-17 03:46:49.634561');
INSERT INTO "moves" VALUES(6,100,1,'play line-forward',1572081551166930944,'2026-11-17 03:46:49.668609');
INSERT INTO "moves" VALUES(6,101,2,'play bottoms-up',NULL,'2026-11-17 03:46:49.689069');
INSERT INTO "moves" VALUES(6,102,2,'protect 2',NULL,'2026-11-17 03:46:49.694236');
INSERT INTO "moves" VALUES(6,103,0,'play take-aim',1572081551355674624,'2026-11-17 03:46:49.714581');
INSERT INTO "moves" VALUES(6,104,0,'aim 3',1572081551502475264,'2026-11-17 03:46:49.747433');
INSERT INTO "moves" VALUES(6,105,1,'play disorderly-conduckt',1572081551636692992,'2026-11-17 03:46:49.778862');
INSERT INTO "moves" VALUES(6,106,1,'put 3',1572081551758327808,'2026-11-17 03:46:49.808172');
INSERT INTO "moves" VALUES(6,107,1,'keep',1572081551875768320,'2026-11-17 03:46:49.837968');
INSERT INTO "moves" VALUES(6,108,2,'play line-forward',NULL,'2026-11-17 03:46:49.857661');
INSERT INTO "moves" VALUES(6,109,0,'play shoot',1572081552051929088,'2026-11-17 03:46:49.878320');
INSERT INTO "moves" VALUES(6,110,1,'play take-aim',1572081552181952512,'2026-11-17 03:46:49.913532');
INSERT INTO "moves" VALUES(6,111,1,'aim 2',1572081552345530368,'2026-11-17 03:46:49.952075');
INSERT INTO "moves" VALUES(6,112,2,'play double-barrel',NULL,'2026-11-17 03:46:49.972109');
INSERT INTO "moves" VALUES(6,113,2,'aim 5 6',NULL,'2026-11-17 03:46:49.981622');
INSERT INTO "moves" VALUES(6,114,0,'play take-aim',1572081552580411392,'2026-11-17 03:46:50.007822');
INSERT INTO "moves" VALUES(6,115,0,'aim 3',1572081552731406336,'2026-11-17 03:46:50.044227');
INSERT INTO "moves" VALUES(6,116,1,'play shoot',1572081552911761408,'2026-11-17 03:46:50.085527');
INSERT INTO "moves" VALUES(6,117,1,'shoot 2',1572081553041784832,'2026-11-17 03:46:50.118488');
INSERT INTO "moves" VALUES(9,1,0,'dive 1',1572081557609381888,'2026-11-17 03:46:51.204790');
INSERT INTO "moves" VALUES(9,2,0,'top',1572081557747793920,'2026-11-17 03:46:51.238282');
INSERT INTO "moves" VALUES(9,3,0,'top',1572081557844262912,'2026-11-17 03:46:51.274177');
INSERT INTO "moves" VALUES(9,4,0,'top',1572081558024617984,'2026-11-17 03:46:51.317005');
INSERT INTO "moves" VALUES(9,5,0,'pass',1572081558188195840,'2026-11-17 03:46:51.366540');
INSERT INTO "moves" VALUES(10,1,2,'ring 4',NULL,'2026-11-17 03:49:57.143531');
INSERT INTO "moves" VALUES(10,2,2,'face n',NULL,'2026-11-17 03:49:57.155483');
INSERT INTO "moves" VALUES(10,3,0,'ring 1',1572081562239893504,'2026-11-17 03:49:57.307145');
INSERT INTO "moves" VALUES(10,4,0,'face nw',1572081562860650496,'2026-11-17 03:49:57.453275');
INSERT INTO "moves" VALUES(10,5,1,'ring 12',1572081563254915073,'2026-11-17 03:49:57.547718');
INSERT INTO "moves" VALUES(10,6,1,'face nw',1572081563766620161,'2026-11-17 03:49:57.669779');
INSERT INTO "moves" VALUES(10,7,2,'pick 11',NULL,'2026-11-17 03:49:57.691079');
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
	posted DATETIME NOT NULL, 
	CONSTRAINT pk_posts PRIMARY KEY (game_id, slot), 
	CONSTRAINT fk_posts_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "posts" VALUES(1,'board',1572081513300754433,1572081524809924608,2,'f6441757d70493ba9dc49d8dbe75d798e088be6c6cfb66ef568e714daefa32bb',39,66,1,'2026-11-17 03:46:43.350829');
INSERT INTO "posts" VALUES(1,'hand 1572081513296560129',1572081515959943168,1572081524939948032,2,'da36178c356050d77ef2946c3e9e4ca62c8550621632907b43274a8292b9b73d',38,18,0,'2026-11-17 03:46:43.350895');
INSERT INTO "posts" VALUES(1,'hand 1572081513296560130',1572081517822214144,1572081524973502464,2,'4ac2773d7c2c88c2d69caeea2b7e876c1b946310d911116cfa1ac766ac7d1f19',38,18,0,'2026-11-17 03:46:43.350922');
INSERT INTO "posts" VALUES(1,'past board 1',1572081513300754433,NULL,2,'',24,40,0,'2026-11-17 02:50:41.266218');
INSERT INTO "posts" VALUES(1,'past hand 1572081513296560129 1',1572081515959943168,NULL,2,'',24,0,0,'2026-11-17 02:50:41.295451');
INSERT INTO "posts" VALUES(1,'past hand 1572081513296560130 1',1572081517822214144,NULL,2,'',24,0,0,'2026-11-17 02:50:41.728792');
INSERT INTO "posts" VALUES(2,'board',1572081513300754434,1572081529587236864,1,'585f4b90e02949bb11350ebea76e594922dbbb81eb1973f98ddf10da5661484b',29,85,0,'2026-11-17 03:46:44.508491');
INSERT INTO "posts" VALUES(2,'hand 1572081513296560130',1572081517822214144,1572081529620791296,1,'4ef71e48a1a6242477fc304395d09f8de977e2b0639626d2e0b6f9f683632d60',29,0,0,'2026-11-17 03:46:44.519403');
INSERT INTO "posts" VALUES(2,'hand 1572081513296560131',1572081529734037504,1572081529809534976,1,'7e2f806d1fa92bcf1e05ce0593cf50542c53032f828a3516749cbce0ffa7252c',29,0,0,'2026-11-17 03:46:44.561732');
INSERT INTO "posts" VALUES(3,'board',1572081513300754435,1572081532066070528,1,'b2362a13327de0a67c7b43172211192c550991638ce7ea3233299354fafdb2d7',24,36,0,'2026-11-17 03:46:45.102926');
INSERT INTO "posts" VALUES(3,'hand 1572081513296560129',1572081515959943168,1572081532095430656,1,'e3a97d71beda995d879f939af7552839c46b9245d595490188498b8798f16955',24,0,0,'2026-11-17 03:46:45.109764');
INSERT INTO "posts" VALUES(3,'hand 1572081513296560131',1572081529734037504,1572081532284174336,1,'3bcdfa02cddb3a7237179eb77feda9385199436f99bb307b3b705543bbbad8f4',24,0,0,'2026-11-17 03:46:45.151565');
INSERT INTO "posts" VALUES(4,'board',1572081533878009856,1572081534012227584,1,'ad0b17169982bf417ae2bd16a0fd41cae43555c8d8a143973a01690356e54179',18,48,0,'2026-11-17 03:46:45.562755');
INSERT INTO "posts" VALUES(4,'hand 1572081513296560129',1572081515959943168,1572081534079336448,1,'f82556553fd9836fd812957a2582c2d01fa23dddc5ab7e035ca2ef356a6c886d',11,0,0,'2026-11-17 03:46:45.574584');
INSERT INTO "posts" VALUES(4,'hand 1572081513296560130',1572081517822214144,1572081534385520640,1,'3614bcdb57b9f3cf7fc74ee670b59480518d47374515b9451d43c502673332e4',18,0,0,'2026-11-17 03:46:45.646042');
INSERT INTO "posts" VALUES(5,'board',1572081537585774592,1572081537736769536,1,'ce3a10a100b908642a10989652d68042edf4bc78ca49d3ad82a3736d9eabf318',3,20,0,'2026-11-17 03:46:46.454658');
INSERT INTO "posts" VALUES(5,'hand 1572081513296560131',1572081529734037504,1572081537782906880,1,'630aaefb37cf155785d56a523d349d201730055e6e62a632f914eedbf4c47528',3,0,0,'2026-11-17 03:46:46.463094');
INSERT INTO "posts" VALUES(5,'hand 1572081513296560130',1572081517822214144,1572081559228383232,2,'89d6cf8dd122f6eec059bdf014feafd7a6962b30a4c7c5c3cbe6619c3d70af25',3,1,0,'2026-11-17 03:49:56.508508');
INSERT INTO "posts" VALUES(6,'board',1572081513300754440,1572081538231697408,1,'afc67183f9bb5d7979a2593f777a330a6d38662409cf00d48068939715d5e076',121,322,0,'2026-11-17 03:46:46.572345');
INSERT INTO "posts" VALUES(6,'hand 1572081513296560131',1572081529734037504,1572081538282029056,1,'c396c05c9df33dd4c85d0a8f4315aff7fc7650ef524305cb24b75c76488ac89c',121,0,0,'2026-11-17 03:46:46.581478');
INSERT INTO "posts" VALUES(6,'hand 1572081513296560130',1572081517822214144,1572081538483355648,1,'c396c05c9df33dd4c85d0a8f4315aff7fc7650ef524305cb24b75c76488ac89c',121,0,0,'2026-11-17 03:46:46.629014');
INSERT INTO "posts" VALUES(7,'board',1572081513300754441,1572081553423466496,1,'a4d8704d1b38b143c76676943932e85b75ce4bdad849b29152ed91cc23191671',2,0,0,'2026-11-17 03:46:50.194270');
INSERT INTO "posts" VALUES(7,'hand 1572081513296560132',1572081553406689280,NULL,2,'',1,0,0,'2026-11-17 03:46:50.202271');
INSERT INTO "posts" VALUES(8,'board',1572081513300754437,1572081555445121024,1,'1137fb10e98ca5d8e570df5e4170c53cb1bbe02945676a04221e23ee265feaf6',5,0,0,'2026-11-17 03:46:50.242400');
INSERT INTO "posts" VALUES(8,'hand 1572081513296560129',1572081515959943168,1572081553889034240,1,'e2c5d6081f21c15d3de42667022f89383869a8b5ed6d67529bc072ce2e311beb',1,0,0,'2026-11-17 03:46:50.259660');
INSERT INTO "posts" VALUES(8,'hand 1572081513296560130',1572081517822214144,1572081555914883072,1,'e2c5d6081f21c15d3de42667022f89383869a8b5ed6d67529bc072ce2e311beb',2,0,0,'2026-11-17 03:46:50.744494');
INSERT INTO "posts" VALUES(9,'board',1572081513300754438,1572081557168979968,1,'54e5d529c3e6ae1268a82c8c276a13d292be753d660034914d5605b00601166d',10,14,0,'2026-11-17 03:46:51.074814');
INSERT INTO "posts" VALUES(9,'hand 1572081513296560131',1572081529734037504,1572081557244477440,1,'b46bad3ce55efa3c92226cc8e3bda79eb2120fc9f95c1e35a0f5f88554887cf2',10,6,0,'2026-11-17 03:46:51.096287');
INSERT INTO "posts" VALUES(1,'ping',1572081513300754433,1572081559094165504,1,'8a016ef8e967988bb24348a733e7fb604d58e2ef326909d4eadd01618d085c41',39,25,1,'2026-11-17 03:49:56.418269');
INSERT INTO "posts" VALUES(3,'ping',1572081513300754435,1572081559182245888,1,'c10680e2fc5797b41590669b034de0717e36098468b1640b80cb0f5cfcc438ce',24,21,0,'2026-11-17 03:49:56.457207');
INSERT INTO "posts" VALUES(4,'call 1572081513296560130',1572081517822214144,1572081559203217408,1,'2fea057c6724c52ad66d7c1a4c4f3663989bb6b861acb5ff2ad84941e4d153b7',18,15,0,'2026-11-17 03:49:56.465622');
INSERT INTO "posts" VALUES(5,'past hand 1572081513296560130 1',1572081517822214144,NULL,2,'',3,0,0,'2026-11-17 03:46:46.501937');
INSERT INTO "posts" VALUES(9,'note',1572081529734037504,1572081559496818688,1,'294f0e532d22942d1b3707572a5ef271f0319544570eafd9d2bacd3bbbee4fe2',10,0,0,'2026-11-17 03:49:56.638225');
INSERT INTO "posts" VALUES(10,'board',1572081513300754439,1572081560939659264,1,'aff8ccf3db71d9e0c992ee26979f56b988d654227877cdbedde9e6859f53fe12',11,13,0,'2026-11-17 03:49:56.937197');
INSERT INTO "posts" VALUES(10,'hand 1572081513296560129',1572081515959943168,1572081560801247232,1,'e1c5595332224fa7cb5b8b02023dc29914e9a72b3f3ee4b5d59d6acb7a388ed5',11,7,0,'2026-11-17 03:49:56.953026');
INSERT INTO "posts" VALUES(10,'hand 1572081513296560132',1572081553406689280,NULL,2,'',2,0,0,'2026-11-17 03:49:57.058324');
INSERT INTO "posts" VALUES(10,'ping',1572081513300754439,1572081564416737280,1,'b500ccb7ab2497db9c63f0394839649aec3bfff3e14db0f6e7498f8280a5a1cd',11,7,0,'2026-11-17 03:52:07.794525');
INSERT INTO "posts" VALUES(10,'remind 1572081513296560129',1572081515959943168,1572081564790030336,1,'e40b00b1501005152277b4175609b7663e532cebb8037a74378af0d9b1d0cf5d',12,7,0,'2026-11-17 03:52:07.896094');
INSERT INTO "posts" VALUES(10,'remind',1572081513300754439,1572081564873916416,1,'805f035d9bf4f70d88799e1c5ef632a8b4d646f47ddcd68bb802bb679fe7a441',12,7,0,'2026-11-17 03:52:07.896184');
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
INSERT INTO "results" VALUES(6,0,'gallery',1572081513296560133,1572081513296560131,NULL,'Cleo',0,0,'last duck swimming','2026-11-17 03:46:50.118644');
INSERT INTO "results" VALUES(6,1,'gallery',1572081513296560133,1572081513296560130,NULL,'Ben',1,1,'last duck swimming','2026-11-17 03:46:50.118794');
INSERT INTO "results" VALUES(6,2,'gallery',1572081513296560133,NULL,'normal','Computer 1',0,0,'last duck swimming','2026-11-17 03:46:50.118849');
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
	last_click DATETIME, stops BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_game_id_character UNIQUE (game_id, character), 
	CONSTRAINT uq_seats_game_id_user_id UNIQUE (game_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,1572081513296560129,NULL,'Ada',NULL,0,1572081515959943168,1,'2026-11-17 03:46:44.314544',0);
INSERT INTO "seats" VALUES(1,1,1572081513296560130,NULL,'Ben',NULL,0,1572081517822214144,1,'2026-11-17 03:46:44.459235',1);
INSERT INTO "seats" VALUES(1,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,0,1572081513296560130,NULL,'Ben',NULL,0,1572081517822214144,1,'2026-11-17 03:46:45.067427',0);
INSERT INTO "seats" VALUES(2,1,1572081513296560131,NULL,'Cleo',NULL,0,1572081529734037504,1,'2026-11-17 03:52:21.134773',0);
INSERT INTO "seats" VALUES(2,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,0,1572081513296560129,NULL,'Ada',NULL,0,1572081515959943168,1,'2026-11-17 03:46:45.174168',0);
INSERT INTO "seats" VALUES(3,1,1572081513296560131,NULL,'Cleo',NULL,0,1572081529734037504,1,'2026-11-17 03:46:45.524384',0);
INSERT INTO "seats" VALUES(3,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(4,0,1572081513296560129,NULL,'Ada',NULL,0,1572081515959943168,1,'2026-11-17 03:46:46.079868',0);
INSERT INTO "seats" VALUES(4,1,1572081513296560130,NULL,'Ben',NULL,0,1572081517822214144,1,'2026-11-17 03:46:46.392672',0);
INSERT INTO "seats" VALUES(4,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(5,0,1572081513296560131,NULL,'Cleo',NULL,0,1572081529734037504,1,'2026-11-17 03:46:46.530996',0);
INSERT INTO "seats" VALUES(5,1,1572081513296560130,NULL,'Ben',NULL,0,1572081517822214144,1,'2026-11-17 03:46:46.487893',0);
INSERT INTO "seats" VALUES(6,0,1572081513296560131,NULL,'Cleo',NULL,0,1572081529734037504,1,'2026-11-17 03:46:50.044326',0);
INSERT INTO "seats" VALUES(6,1,1572081513296560130,NULL,'Ben',NULL,0,1572081517822214144,1,'2026-11-17 03:46:50.118594',0);
INSERT INTO "seats" VALUES(6,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(7,0,1572081513296560132,NULL,'Dan',NULL,0,NULL,0,NULL,0);
INSERT INTO "seats" VALUES(8,0,1572081513296560129,NULL,'Ada',NULL,0,1572081515959943168,1,'2026-11-17 03:52:07.996863',0);
INSERT INTO "seats" VALUES(8,1,1572081513296560130,NULL,'Ben','chef',0,1572081517822214144,1,'2026-11-17 03:46:50.936155',0);
INSERT INTO "seats" VALUES(8,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(9,0,1572081513296560131,NULL,'Cleo',NULL,1,1572081529734037504,1,'2026-11-17 03:46:51.366675',0);
INSERT INTO "seats" VALUES(9,1,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(10,0,1572081513296560129,NULL,'Ada',NULL,0,1572081515959943168,1,'2026-11-17 03:49:57.453383',0);
INSERT INTO "seats" VALUES(10,1,1572081513296560132,NULL,'Dan',NULL,0,NULL,0,'2026-11-17 03:49:57.669886',0);
INSERT INTO "seats" VALUES(10,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
CREATE TABLE settings (
	"key" VARCHAR(100) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('commands 1572081513296560128','b6bcd24eebd10bf06d72bfc9f16a6848569757867bc59292a2f7210f5d3ba2c2');
INSERT INTO "settings" VALUES('server 1572081513296560133','{"channels":[1572081513300754433,1572081513300754434,1572081513300754435,1572081513300754436,1572081513300754437,1572081513300754438,1572081513300754439,1572081513300754440,1572081513300754441],"thread":false,"clock":"day","tables":20,"votes":true}');
INSERT INTO "settings" VALUES('manner 1572081513296560130','dm');
INSERT INTO "settings" VALUES('manner 1572081513296560131','silent');
INSERT INTO "settings" VALUES('manner 1572081513296560132','ping');
INSERT INTO "settings" VALUES('server 1572081513300754442','{"channels":[],"thread":true,"clock":"off","tables":0,"votes":false}');
CREATE INDEX ix_games_behind ON games (touched) WHERE presented < version;
CREATE UNIQUE INDEX uq_games_open_channel ON games (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_results_guild_id ON results (guild_id);
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
COMMIT;

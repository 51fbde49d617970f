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
INSERT INTO "deadlines" VALUES(1,'remind 23','2026-11-17 23:39:50.503733',NULL,23,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(1,'move 23','2026-11-18 03:39:50.503733',NULL,23,1,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'remind 22','2026-11-17 23:39:52.332638',NULL,22,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(2,'move 22','2026-11-18 03:39:52.332638',NULL,22,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'remind 28','2026-11-17 23:39:53.606297',NULL,28,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(3,'move 28','2026-11-18 03:39:53.606297',NULL,28,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'remind 23','2026-11-17 23:39:55.197195',NULL,23,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(4,'move 23','2026-11-18 03:39:55.197195',NULL,23,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(8,'end','2026-11-17 04:13:10.079214',NULL,NULL,0,'1970-01-01 00:00:00.000000');
INSERT INTO "deadlines" VALUES(9,'move 7','2026-11-17 03:46:11.084843',NULL,7,0,'1970-01-01 00:00:00.000000');
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
INSERT INTO "games" VALUES(1,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572079756818513925,1572079756822708224,NULL,1572079756818513921,'en-US','day','playing',NULL,3,37,37,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','3daeb1c541cf7d3e0fda71273ccdfb2aec972180e1b350f8a2a5b317aad0cda6','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"bfe2fae6203000b96868e909a123b6ee071c8a8392956eec90ec99caa8b110fd","game":"race","rules":1,"state":{"answers":[],"asked":23,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[6,20,31,13,15,12,53,32,44,7,5,21,25,42,43,50,38,24,18,3,30,4,39,49,1,19,35,46,2,8,26,22],"discards":[9,54,11,36,41,17,47,28,37,45,16,23,40],"dog":[-2,0],"drawn":53,"duckies":[[0,45,0,6],[1,33,4,3],[2,4,2,1]],"hands":[[10,51],[14,27],[33,34]],"in_play":[48,29,52],"laid":[48,29,52],"layout":"tub","order":[1,2,0],"outcome":null,"recent":[[[14,"reveal",0,{"card":47,"ducky":0},{},true],[15,"reveal",1,{"card":41,"ducky":1},{},true],[16,"reveal",2,{"card":36,"ducky":2},{},true],[17,"swim",2,{"card":36,"ducky":2,"facing":"n","route":[30,19,13,4]},{},false],[18,"buoy",2,{"at":13,"buoy":0,"ducky":2},{},false]],[[19,"face",2,{"ducky":2,"facing":"ne"},{},false]],[[20,"swim",1,{"card":41,"ducky":1,"facing":"nw","route":[17,12,7]},{},false],[21,"buoy",1,{"at":7,"buoy":1,"ducky":1},{},false]],[[22,"face",1,{"ducky":1,"facing":"sw"},{},false]],[[23,"extra",1,{"card":17,"ducky":1,"source":"hand"},{},true]],[[24,"swim",1,{"card":17,"ducky":1,"facing":"sw","route":[7,2,6]},{},false],[25,"swim",0,{"card":47,"ducky":0,"facing":"se","route":[15,11,7,12,17]},{},false],[26,"buoy",0,{"at":7,"buoy":1,"ducky":0},{},false]],[[27,"ring",0,{"at":44,"ducky":0,"ring":9},{},false]],[[28,"face",0,{"ducky":0,"facing":"se"},{},false],[29,"draw",0,{"count":1},{"cards":[10]},true],[30,"draw",1,{"count":2},{"cards":[23,37]},true],[31,"draw",2,{"count":1},{"cards":[52]},true],[32,"round",null,{"number":2},{},false]],[[33,"reveal",0,{"card":45,"ducky":0},{},true],[34,"reveal",1,{"card":37,"ducky":1},{},true],[35,"reveal",2,{"card":28,"ducky":2},{},true],[36,"swim",2,{"card":28,"ducky":2,"facing":"sw","route":[4]},{},false],[37,"bonk",2,{"at":4,"ducky":2,"heading":"ne"},{},false],[38,"swim",1,{"card":37,"ducky":1,"facing":"sw","route":[6,10,5,9]},{},false]],[[39,"face",1,{"ducky":1,"facing":"s"},{},false]],[[40,"swim",0,{"card":45,"ducky":0,"facing":"sw","route":[44,50,56,61]},{},false],[41,"buoy",0,{"at":56,"buoy":2,"ducky":0},{},false],[42,"bonk",0,{"at":61,"ducky":0,"heading":"ne"},{},false],[43,"draw",0,{"count":1},{"cards":[48]},true],[44,"draw",1,{"count":1},{"cards":[27]},true],[45,"draw",2,{"count":1},{"cards":[16]},true],[46,"round",null,{"number":3},{},false]],[[47,"reveal",0,{"card":40,"ducky":0},{},true],[48,"reveal",1,{"card":23,"ducky":1},{},true],[49,"reveal",2,{"card":16,"ducky":2},{},true],[50,"swim",2,{"card":16,"ducky":2,"facing":"se","route":[4]},{},false],[51,"bonk",2,{"at":4,"ducky":2,"heading":"nw"},{},false]],[[52,"swim",1,{"card":23,"ducky":1,"facing":"s","route":[9,13,18]},{},false],[53,"buoy",1,{"at":13,"buoy":0,"ducky":1},{},false],[54,"swim",0,{"card":40,"ducky":0,"facing":"n","route":[61,65,56,45]},{},false]],[[55,"face",0,{"ducky":0,"facing":"n"},{},false],[56,"draw",0,{"count":1},{"cards":[51]},true],[57,"draw",1,{"count":1},{"cards":[29]},true],[58,"draw",2,{"count":1},{"cards":[33]},true],[59,"round",null,{"number":4},{},false]],[[60,"reveal",0,{"card":48,"ducky":0},{},true],[61,"reveal",1,{"card":29,"ducky":1},{},true],[62,"reveal",2,{"card":52,"ducky":2},{},true],[63,"swim",1,{"card":29,"ducky":1,"facing":"sw","route":[18,29,35]},{},false]],[[64,"ring",1,{"at":33,"ducky":1,"ring":6},{},false]]],"round":4,"seated":3,"seed":"3daeb1c541cf7d3e0fda71273ccdfb2aec972180e1b350f8a2a5b317aad0cda6","streak":[1,1],"supply":[],"todo":[["refill",[],0],["turn",[2,52],0],["turn",[0,48],0],["spent",[29],0],["face",[1,0,1,2,3,4,5],23]],"tokens":[[],[],[]],"told":64,"turn":[1,29]}}',32,1,'2026-11-17 02:43:43.367008','2026-11-17 03:39:50.756650',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(2,'gallery','{}',1572079756818513925,1572079756822708225,NULL,1572079756818513922,'en-US','day','playing',NULL,3,25,25,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','c838775639ab7ada0f9d1d444c41e0673fe1de172297e97ce1da971b732878be','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"e5765ad58bbe5e0aa2a4e13c4ba1a8d85e783646f9e5cf89d037c8c9e1aa3b38","game":"gallery","rules":1,"state":{"answers":[],"asked":22,"chosen":{},"deck":[54,26,20,11,30,36,29,42,28,51,25,41,40,43,47,6,34,7,53,33,52,5,39,21,37,35,14,19,23,38,8,48,13,31],"discards":[12,50,3,27,1,24,45,15,4,32,49],"drawn":88,"ducks":[-1,0,1,-1,0,0,0,1,1,2,-1],"hands":[[9,44,46],[2,17,22],[10,16,18]],"known":0,"line":[[-1,-1,-1],[2,-1,-1],[1,-1,-1],[-1,-1,-1],[2,-1,-1],[2,-1,-1]],"lost":[1,1,1],"markers":[false,true,true,false,false,false],"order":[1,2,0],"outcome":null,"played":0,"recent":[[[21,"play",0,{"card":3},{},true]],[[22,"aim",0,{"space":1},{},false],[23,"draw",0,{"count":1},{"cards":[24]},true],[24,"turn",1,{"number":4},{},false]],[[25,"play",1,{"card":27},{},true]],[[26,"hit",1,{"duck":2,"marker":1,"space":2,"up":-1},{},false],[27,"fill",null,{"duck":2,"space":6},{},true],[28,"draw",1,{"count":1},{"cards":[17]},true],[29,"turn",2,{"number":5},{},false]],[[30,"play",2,{"card":1},{},true]],[[31,"aim",2,{"space":1},{},false],[32,"draw",2,{"count":1},{"cards":[16]},true],[33,"turn",0,{"number":6},{},false]],[[34,"play",0,{"card":24},{},true]],[[35,"hit",0,{"duck":1,"marker":1,"space":1,"up":-1},{},false],[36,"fill",null,{"duck":2,"space":6},{},true],[37,"draw",0,{"count":1},{"cards":[44]},true],[38,"turn",1,{"number":7},{},false]],[[39,"play",1,{"card":45},{},true],[40,"move",1,{"space":2,"to":1},{},false],[41,"draw",1,{"count":1},{"cards":[2]},true],[42,"turn",2,{"number":8},{},false]],[[43,"play",2,{"card":15},{},true]],[[44,"hit",2,{"duck":0,"marker":2,"space":2,"up":-1},{},false],[45,"fill",null,{"duck":0,"space":6},{},true],[46,"draw",2,{"count":1},{"cards":[49]},true],[47,"turn",0,{"number":9},{},false]],[[48,"play",0,{"card":4},{},true]],[[49,"aim",0,{"space":1},{},false],[50,"draw",0,{"count":1},{"cards":[46]},true],[51,"turn",1,{"number":10},{},false]],[[52,"play",1,{"card":32},{},true]],[[53,"bump",1,{"space":1,"to":2},{},false],[54,"draw",1,{"count":1},{"cards":[22]},true],[55,"turn",2,{"number":11},{},false]],[[56,"play",2,{"card":49},{},true],[57,"reshuffle",2,{},{},false],[58,"fill",null,{"duck":-1,"space":1},{},true],[59,"fill",null,{"duck":2,"space":2},{},true],[60,"fill",null,{"duck":1,"space":3},{},true],[61,"fill",null,{"duck":-1,"space":4},{},true],[62,"fill",null,{"duck":2,"space":5},{},true],[63,"fill",null,{"duck":2,"space":6},{},true],[64,"draw",2,{"count":1},{"cards":[10]},true],[65,"turn",0,{"number":12},{},false]]],"seated":3,"seed":"c838775639ab7ada0f9d1d444c41e0673fe1de172297e97ce1da971b732878be","shelters":[0,0,0],"streak":[-1,0],"todo":[["card",[0],22]],"told":65,"turn":0,"turns":12}}',21,0,'2026-11-17 03:39:50.803261','2026-11-17 03:39:52.332638',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(3,'pool','{"length": "normal", "cancelling": "orders"}',1572079756818513925,1572079756822708226,NULL,1572079756818513921,'en-US','day','playing',NULL,3,30,30,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','9c2a222acd2bf89f76213e44a5c4958c19f1b47696d96760045bd21de69027e0','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"311fda39920848e36a8abf4f3b7efe50c6abaad062bb0d0afd965d4b799afa37","game":"pool","rules":1,"state":{"answers":[],"asked":28,"box":[2,15,18,16,5,11,13,17,20],"chosen":{"cancelling":"orders","length":"normal"},"circle":[[3,[],[]],[21,[108,38,45,3,74,19,105],[38]],[19,[57,17],[]]],"deck":[113,44,62,40,58,33,13,47,89,52,53,18,83,61,12,9,116,10,11,82,56,60,99,98,16,59,107,39,21,90,86,66,69,91,87,5,117,104,23,111,22,30,80,34,49,76,77,54,6,25,2,48,95,64,27,32,94,88,51,81,73,93,41,37,26,110,14,43,103,31,75,8,24,115,7,70,28,106,55,67,92,96,15,85,29,112,72,65,35,102,84,36,114,78,50,1,100,97,4,20,68,63,109,46],"discards":[42],"drawn":138,"hands":[[],[],[79,101]],"idle":0,"marker":1,"order":[2,0,1],"orders":[[],[],[]],"outcome":null,"piles":[[71],[],[]],"pool_deck":[1,14,9,12,6,4,7,8],"recent":[[[16,"place",2,{"card":38,"pool":2,"source":"deck"},{},true],[17,"effect",2,{"card":38},{},true]],[[18,"carry",2,{"card":57,"pool":2,"to":3},{},false]],[[19,"place",2,{"card":45,"pool":2,"source":"deck"},{},true],[20,"effect",2,{"card":45},{},true]],[[21,"marker",2,{"to":1},{},false]],[[22,"place",2,{"card":71,"pool":1,"source":"deck"},{},true]],[[23,"end",2,{},{},false],[24,"draw",2,{"count":1},{"cards":[101]},true],[25,"turn",0,{"number":2},{},false]],[[26,"marker",0,{"to":1},{},false]],[[27,"place",0,{"card":42,"pool":1,"source":"deck"},{},true],[28,"effect",0,{"card":42},{},true]],[[29,"carry",0,{"card":17,"pool":2,"to":3},{},false],[30,"full",0,{"lost":[],"pool":1},{},false],[31,"points",0,{"cards":[71,42]},{},false],[32,"pool",null,{"laid":3,"pool":1},{},true],[33,"turn",1,{"number":3},{},false]],[[34,"marker",1,{"to":2},{},false]],[[35,"place",1,{"card":3,"pool":2,"source":"deck"},{},true],[36,"effect",1,{"card":3},{},true]],[[37,"flip",1,{"card":38,"pool":2},{},false]],[[38,"place",1,{"card":74,"pool":2,"source":"deck"},{},true],[39,"effect",1,{"card":74},{},true],[40,"rob",1,{"card":42,"up":71,"victim":0},{},true]],[[41,"place",1,{"card":19,"pool":2,"source":"deck"},{},true],[42,"effect",1,{"card":19},{},true]],[[43,"token",2,{"by":1,"to":1},{},false]],[[44,"place",1,{"card":105,"pool":2,"source":"deck"},{},true]]],"seated":3,"seed":"9c2a222acd2bf89f76213e44a5c4958c19f1b47696d96760045bd21de69027e0","skipping":[false,false,false],"streak":[-1,0],"todo":[["act",[1],28]],"tokens":[0,1,0],"told":44,"turn":[1,3,4,0,false]}}',26,0,'2026-11-17 03:39:52.324455','2026-11-17 03:39:53.606297',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(4,'tow','{}',1572079756818513925,1572079806344855552,1572079756822708227,1572079756818513921,'en-US','day','playing',NULL,3,26,26,1,'4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d','2522ed78e5387a42d648d68ce713559b5f396e19532e5e1bd6c37629bb106e6a','{"content":"4dd4aec0f5c7e3ecc55f6dcc5fd7131b377a8cfb2b07cf399829623a6210c33d","digest":"6c9a4810047d6a48d435707433d7e0e0bfa0259897f3d1b8af115f365c30da3b","game":"tow","rules":1,"state":{"answers":[],"asked":23,"chosen":{},"deck":[29,25,9,10,30,24,39,47,13,41,23,48,28,26,42,17,16,27,14,38],"discards":[],"dispersing":[0,0,0,0],"drawn":73,"duck_bag":[7,6,2,3],"food_bag":[7,5,8,9],"formations":[1,2,4,5,7],"hands":[[15,18,21,40],[12,20,22,43],[7,19,37,44]],"open":[11,45,8,46],"order":[2,0,1],"outcome":null,"recent":[[[36,"return",2,{"colour":2},{},false]],[[37,"food",2,{"colours":[1,1]},{},true],[38,"turn",0,{"number":2},{},false]],[[39,"action",0,{"left":3},{},false],[40,"feed",0,{"colour":2,"source":"tile"},{},false]],[[41,"action",0,{"left":2},{},false],[42,"move",0,{"to":2},{},false]],[[43,"action",0,{"left":1},{},false]],[[44,"buy",0,{"colour":1},{},false]],[[45,"buy",0,{"colour":3},{},false]],[[46,"action",0,{"left":0},{},false],[47,"feed",0,{"colour":3,"source":"tile"},{},false],[48,"end",0,{},{},false]],[[49,"food",0,{"colours":[1]},{},true],[50,"turn",1,{"number":3},{},false]],[[51,"action",1,{"left":3},{},false]],[[52,"buy",1,{"colour":3},{},false]],[[53,"buy",1,{"colour":1},{},false]],[[54,"return",1,{"colour":0},{},false]],[[55,"return",1,{"colour":1},{},false]],[[56,"action",1,{"left":2},{},false],[57,"feed",1,{"colour":3,"source":"tile"},{},false]],[[58,"action",1,{"left":1},{},false],[59,"move",1,{"to":10},{},false]]],"seated":3,"seed":"2522ed78e5387a42d648d68ce713559b5f396e19532e5e1bd6c37629bb106e6a","spots":[[2,[0,0,1,0]],[-1,[0,0,0,0]],[1,[0,0,0,1]],[6,[0,0,1,0]],[-1,[0,0,0,0]],[-1,[0,0,0,1]],[7,[0,0,0,0]],[4,[0,0,1,0]],[-1,[0,0,0,0]],[3,[0,0,1,0]]],"streak":[1,7],"todo":[["act",[],23]],"told":59,"trigger":-1,"turn":[1,3,1],"visitors":[[1,[2,3],[2,2,0,0],[[-4,[]]],[]],[9,[3],[0,1,2,0],[[-3,[]]],[]],[6,[1],[1,2,0,1],[[-1,[]]],[]]]}}',22,0,'2026-11-17 03:39:53.670042','2026-11-17 03:39:55.197195',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(5,'gallery','{}',1572079756818513925,1572079756822708231,NULL,1572079756818513923,'en-US','day','over','last duck swimming',3,126,126,1,'d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31','b90f3fccc2b33f24a4aa5ab00057bb3e1810671120fea478f2022c4230e0cfe7','{"content":"d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31","digest":"779a096f981b29d7648014ca97b9a1ac77172b6946a6ab20fa92249cf99b2f1d","game":"gallery","rules":1,"state":{"answers":[],"asked":122,"chosen":{},"deck":[49,36,53,42,22,30,52,45,26,44,7,9,25,47,1,54],"discards":[12,51,18,2,11,34,24,27,40,41,32,48,50,13,31,37,35,33,28,16,46,6,3,43,29,8,14,4,10],"drawn":135,"ducks":[0],"hands":[[15,20,39],[17,23,38],[5,21]],"known":1,"line":[[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[-1,-1,-1],[-1,-1,-1]],"lost":[4,5,5],"markers":[false,false,false,false,false,true],"order":[2,0,1],"outcome":[[0],[1,0,0],"last duck swimming"],"played":19,"recent":[[[304,"play",2,{"card":46},{},true],[305,"move",2,{"space":6,"to":1},{},false],[306,"draw",2,{"count":1},{"cards":[43]},true],[307,"turn",0,{"number":68},{},false]],[[308,"play",0,{"card":6},{},true]],[[309,"aim",0,{"space":1},{},false],[310,"draw",0,{"count":1},{"cards":[29]},true],[311,"turn",1,{"number":69},{},false]],[[312,"play",1,{"card":3},{},true]],[[313,"aim",1,{"space":2},{},false],[314,"draw",1,{"count":1},{"cards":[8]},true],[315,"turn",2,{"number":70},{},false]],[[316,"play",2,{"card":43},{},true],[317,"move",2,{"space":2,"to":1},{},false],[318,"draw",2,{"count":1},{"cards":[14]},true],[319,"turn",0,{"number":71},{},false]],[[320,"play",0,{"card":29},{},true],[321,"hit",0,{"duck":2,"marker":1,"space":1,"up":1},{},false],[322,"hit",0,{"duck":2,"marker":2,"space":2,"up":-1},{},false],[323,"out",2,{},{},false],[324,"fill",null,{"duck":-1,"space":6},{},true],[325,"draw",0,{"count":1},{"cards":[4]},true],[326,"turn",1,{"number":72},{},false]],[[327,"play",1,{"card":8},{},true]],[[328,"aim",1,{"space":6},{},false],[329,"draw",1,{"count":1},{"cards":[10]},true],[330,"turn",2,{"number":73},{},false]],[[331,"play",2,{"card":14},{},true],[332,"miss",2,{"marker":6,"space":6},{},false],[333,"draw",2,{"count":1},{"cards":[5]},true],[334,"turn",0,{"number":74},{},false]],[[335,"play",0,{"card":4},{},true]],[[336,"aim",0,{"space":1},{},false],[337,"draw",0,{"count":1},{"cards":[39]},true],[338,"turn",1,{"number":75},{},false]],[[339,"play",1,{"card":10},{},true]],[[340,"aim",1,{"space":6},{},false],[341,"draw",1,{"count":1},{"cards":[38]},true],[342,"turn",2,{"number":76},{},false]],[[343,"play",2,{"card":19},{},true]],[[344,"hit",2,{"duck":1,"marker":1,"space":1,"up":-1},{},false],[345,"out",1,{},{},false]]],"seated":3,"seed":"b90f3fccc2b33f24a4aa5ab00057bb3e1810671120fea478f2022c4230e0cfe7","shelters":[0,0,0],"streak":[2,1],"todo":[["end turn",[2],0]],"told":345,"turn":2,"turns":76}}',122,0,'2026-11-17 03:39:55.263500','2026-11-17 03:40:02.685598',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(6,'pool','{"length": "normal", "cancelling": "orders"}',1572079756818513925,1572079756822708232,NULL,1572079756818513924,'en-US','day','stopped','cancelled',1,2,2,NULL,NULL,NULL,NULL,0,0,'2026-11-17 03:40:02.774795','2026-11-17 03:40:02.820021',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(7,'race','{"rules": "advanced", "board": "lagoon", "forgiving": "yes"}',1572079756818513925,1572079756822708228,NULL,1572079756818513921,'en-US','days','lobby',NULL,3,5,5,NULL,NULL,NULL,NULL,0,0,'2026-11-17 03:40:02.862821','2026-11-17 03:40:03.894460',NULL,'1970-01-01 00:00:00.000000',1);
INSERT INTO "games" VALUES(8,'pool','{"length": "normal", "cancelling": "window"}',1572079756818513925,1572079756822708229,NULL,1572079756818513923,'en-US','live','paused','asleep',2,18,18,1,'cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40','cfb80418942de09499273c7a04520398f468dfb601433f1ec7236f98497b40b7','{"content":"cf909c227a25b1437ca1ca602cc207d77cc27ee1f3403ef2cc0ec42785913a40","digest":"d8828f00d07f7324ede8114754d2563219f30990dd90ab14a6c1efe310142f66","game":"pool","rules":1,"state":{"answers":[],"asked":15,"box":[16,12,15,1,13,3,14,17,2,4,9,10],"chosen":{"cancelling":"window","length":"normal"},"circle":[[20,[115,40,51],[]],[8,[],[]]],"deck":[111,97,67,114,26,100,65,78,47,106,43,21,23,14,36,75,79,44,53,20,72,55,32,3,58,54,10,68,50,8,70,81,77,25,102,9,27,1,74,52,91,76,13,107,84,109,34,31,28,24,108,96,18,19,39,105,33,86,66,15,48,29,83,45,98,112,101,103,104,80,4,63,88,71,61,113,90,73,11,60,62,95,94,37,64,49,5,87,93,46,57,92,22,30,110,16,59,2,35,116,6,12,85,89,117,42,7,56],"discards":[41,38,69],"drawn":137,"hands":[[],[]],"idle":0,"marker":1,"order":[0,1],"orders":[],"outcome":null,"piles":[[17,82],[99]],"pool_deck":[11,21,6,5,19,18],"recent":[[[1,"pool",null,{"laid":20,"pool":1},{},true],[2,"pool",null,{"laid":7,"pool":2},{},true],[3,"token",0,{"by":null,"to":1},{},false],[4,"token",1,{"by":null,"to":1},{},false],[5,"turn",0,{"number":1},{},false]],[[6,"marker",0,{"to":1},{},false]],[[7,"place",0,{"card":38,"pool":1,"source":"deck"},{},true],[8,"effect",0,{"card":38},{},true],[9,"carry",0,{"card":38,"pool":1,"to":2},{},false]],[[10,"place",0,{"card":41,"pool":1,"source":"deck"},{},true],[11,"effect",0,{"card":41},{},true],[12,"carry",0,{"card":38,"pool":2,"to":1},{},false]],[[13,"place",0,{"card":69,"pool":1,"source":"deck"},{},true],[14,"overcrowded",0,{"pool":1},{},false],[15,"turn",1,{"number":2},{},false]],[[16,"marker",1,{"to":1},{},false]],[[17,"place",1,{"card":115,"pool":1,"source":"deck"},{},true]],[[18,"place",1,{"card":99,"pool":1,"source":"deck"},{},true]],[[19,"place",1,{"card":40,"pool":1,"source":"deck"},{},true],[20,"effect",1,{"card":40},{},true]],[[21,"carry",1,{"card":99,"pool":1,"to":2},{},false]],[[22,"place",1,{"card":51,"pool":1,"source":"deck"},{},true],[23,"effect",1,{"card":51},{},true],[24,"marker",1,{"to":2},{},false]],[[25,"place",1,{"card":17,"pool":2,"source":"deck"},{},true],[26,"effect",1,{"card":17},{},true],[27,"token",0,{"by":1,"to":2},{},false]],[[28,"place",1,{"card":82,"pool":2,"source":"deck"},{},true],[29,"full",1,{"lost":[],"pool":2},{},false],[30,"points",1,{"cards":[99]},{},false],[31,"points",0,{"cards":[17,82]},{},false],[32,"pool",null,{"laid":8,"pool":2},{},true],[33,"turn",0,{"number":3},{},false]],[[34,"marker",0,{"to":2},{},false]]],"seated":2,"seed":"cfb80418942de09499273c7a04520398f468dfb601433f1ec7236f98497b40b7","skipping":[false,false],"streak":[0,1],"todo":[["act",[0],15]],"tokens":[1,0],"told":34,"turn":[0,3,0,0,false]}}',13,0,'2026-11-17 03:40:03.966664','2026-11-17 03:43:10.079214',NULL,'1970-01-01 00:00:00.000000',0);
INSERT INTO "games" VALUES(9,'race','{"rules": "beginner", "board": "tub", "forgiving": "no"}',1572079756818513925,1572079756822708230,NULL,1572079756818513921,'en-US','live','playing',NULL,3,12,12,1,'b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8','d81efc7906f0ed1bfd1fb97af3eba48ec048657e61ec75557b1762504f6b1450','{"content":"b01674bb83c4f574e0e2fdfee6662af179e9dbf743db3a36bdf074968b44e6b8","digest":"eadda2d7cdd6e43ada6f5b23601c49ae9b43c08b2e95d3310f5f106552e85f67","game":"race","rules":1,"state":{"answers":[[7,2,"ducky 2","pick 21"]],"asked":7,"blues":[],"chosen":{"board":"tub","forgiving":"no","rules":"beginner"},"control":null,"deck":[47,18,5,31,23,35,49,17,51,52,7,14,34,4,11,22,32,54,9,53,39,1,33,8,45,6,25,44,29,3,41,48,10,43,30,37,40,46,24,28,50,42],"discards":[19,38,12],"dog":[-2,0],"drawn":53,"duckies":[[0,63,5,0],[1,1,5,0],[2,30,0,0]],"hands":[[2,13,26],[15,20,36],[16,21,27]],"in_play":[],"laid":[0,0,0],"layout":"tub","order":[1,2,0],"outcome":null,"recent":[[[1,"draw",0,{"count":3},{"cards":[13,26,2]},true],[2,"draw",1,{"count":3},{"cards":[15,20,36]},true],[3,"draw",2,{"count":3},{"cards":[21,27,16]},true],[4,"show",0,{"card":19},{},true],[5,"show",1,{"card":38},{},true],[6,"show",2,{"card":12},{},true]],[[7,"ring",1,{"at":1,"ducky":1,"ring":1},{},false]],[[8,"face",1,{"ducky":1,"facing":"nw"},{},false]],[[9,"ring",2,{"at":30,"ducky":2,"ring":5},{},false]],[[10,"face",2,{"ducky":2,"facing":"n"},{},false]],[[11,"ring",0,{"at":63,"ducky":0,"ring":12},{},false]],[[12,"face",0,{"ducky":0,"facing":"nw"},{},false],[13,"round",null,{"number":1},{},false]]],"round":1,"seated":3,"seed":"d81efc7906f0ed1bfd1fb97af3eba48ec048657e61ec75557b1762504f6b1450","streak":[-1,0],"supply":[],"todo":[["pick",[],7]],"tokens":[[],[],[]],"told":13,"turn":null}}',7,0,'2026-11-17 03:43:10.245524','2026-11-17 03:45:21.419314',NULL,'1970-01-01 00:00:00.000000',0);
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
INSERT INTO "moves" VALUES(1,1,1,'ring 3',1572079769791496192,'2026-11-17 02:43:44.974070');
INSERT INTO "moves" VALUES(1,2,1,'face nw',1572079772547153920,'2026-11-17 02:43:45.673499');
INSERT INTO "moves" VALUES(1,3,2,'ring 5',NULL,'2026-11-17 02:43:45.905970');
INSERT INTO "moves" VALUES(1,4,2,'face n',NULL,'2026-11-17 02:43:45.915905');
INSERT INTO "moves" VALUES(1,5,0,'ring 2',1572079774577197056,'2026-11-17 02:43:46.096490');
INSERT INTO "moves" VALUES(1,6,0,'face ne',1572079775395086336,'2026-11-17 02:43:46.305549');
INSERT INTO "moves" VALUES(1,7,2,'pick 36',NULL,'2026-11-17 02:43:46.350594');
INSERT INTO "moves" VALUES(1,8,0,'pick 47',1572079776280084480,'2026-11-17 02:43:46.505324');
INSERT INTO "moves" VALUES(1,9,1,'pick 41',1572079776879869952,'2026-11-17 02:43:46.647042');
INSERT INTO "moves" VALUES(1,10,2,'face ne',NULL,'2026-11-17 02:43:46.703404');
INSERT INTO "moves" VALUES(1,11,1,'path 2',1572079778146549760,'2026-11-17 02:43:46.982966');
INSERT INTO "moves" VALUES(1,12,1,'face sw',1572079778779889664,'2026-11-17 02:43:47.159562');
INSERT INTO "moves" VALUES(1,13,1,'play 17',1572079780193370112,'2026-11-17 02:43:47.445587');
INSERT INTO "moves" VALUES(1,14,1,'path 2',1572079781334220800,'2026-11-17 02:43:47.709550');
INSERT INTO "moves" VALUES(1,15,0,'ring 9',1572079782378602496,'2026-11-17 02:43:47.954420');
INSERT INTO "moves" VALUES(1,16,0,'face se',1572079783188103168,'2026-11-17 03:39:48.149955');
INSERT INTO "moves" VALUES(1,17,2,'pick 28',NULL,'2026-11-17 03:39:48.210962');
INSERT INTO "moves" VALUES(1,18,0,'pick 45',1572079784081489920,'2026-11-17 03:39:48.402435');
INSERT INTO "moves" VALUES(1,19,1,'pick 37',1572079784081489921,'2026-11-17 03:39:48.425371');
INSERT INTO "moves" VALUES(1,20,1,'face s',1572079785595633664,'2026-11-17 03:39:48.726737');
INSERT INTO "moves" VALUES(1,21,0,'path 1',1572079786312859648,'2026-11-17 03:39:48.920082');
INSERT INTO "moves" VALUES(1,22,2,'pick 16',NULL,'2026-11-17 03:39:48.965164');
INSERT INTO "moves" VALUES(1,23,0,'pick 40',1572079787638259712,'2026-11-17 03:39:49.223242');
INSERT INTO "moves" VALUES(1,24,1,'pick 23',1572079787931860992,'2026-11-17 03:39:49.289648');
INSERT INTO "moves" VALUES(1,25,1,'path 2',1572079789269843968,'2026-11-17 03:39:49.605981');
INSERT INTO "moves" VALUES(1,26,0,'face n',1572079790435860480,'2026-11-17 03:39:49.891759');
INSERT INTO "moves" VALUES(1,27,2,'pick 52',NULL,'2026-11-17 03:39:49.956585');
INSERT INTO "moves" VALUES(1,28,0,'pick 48',1572079791278915584,'2026-11-17 03:39:50.080321');
INSERT INTO "moves" VALUES(1,29,1,'pick 29',1572079791278915585,'2026-11-17 03:39:50.091339');
INSERT INTO "moves" VALUES(1,30,1,'ring 6',1572079792000335872,'2026-11-17 03:39:50.252841');
INSERT INTO "moves" VALUES(1,31,1,'face s',1572079792545595392,'2026-11-17 03:39:50.383592');
INSERT INTO "moves" VALUES(1,32,1,'undo 1',1572079792910499840,'2026-11-17 03:39:50.503594');
INSERT INTO "moves" VALUES(2,1,1,'play double-barrel',1572079796446298112,'2026-11-17 03:39:51.323405');
INSERT INTO "moves" VALUES(2,2,1,'aim 2 3',1572079797083832320,'2026-11-17 03:39:51.462189');
INSERT INTO "moves" VALUES(2,3,2,'play duck-and-cover',NULL,'2026-11-17 03:39:51.491071');
INSERT INTO "moves" VALUES(2,4,2,'hide 4',NULL,'2026-11-17 03:39:51.500472');
INSERT INTO "moves" VALUES(2,5,2,'under 5',NULL,'2026-11-17 03:39:51.508378');
INSERT INTO "moves" VALUES(2,6,0,'play take-aim',1572079797486485504,'2026-11-17 03:39:51.588398');
INSERT INTO "moves" VALUES(2,7,0,'aim 1',1572079797759115264,'2026-11-17 03:39:51.625760');
INSERT INTO "moves" VALUES(2,8,1,'play misfire',1572079798136602624,'2026-11-17 03:39:51.719673');
INSERT INTO "moves" VALUES(2,9,1,'marker 1',1572079798589587456,'2026-11-17 03:39:51.829868');
INSERT INTO "moves" VALUES(2,10,2,'play take-aim',NULL,'2026-11-17 03:39:51.888761');
INSERT INTO "moves" VALUES(2,11,2,'aim 1',NULL,'2026-11-17 03:39:51.896505');
INSERT INTO "moves" VALUES(2,12,0,'play shoot',1572079799147429888,'2026-11-17 03:39:51.957448');
INSERT INTO "moves" VALUES(2,13,0,'shoot 1',1572079799629774848,'2026-11-17 03:39:52.072855');
INSERT INTO "moves" VALUES(2,14,1,'play move-ahead',1572079799935959040,'2026-11-17 03:39:52.156944');
INSERT INTO "moves" VALUES(2,15,2,'play shoot',NULL,'2026-11-17 03:39:52.188506');
INSERT INTO "moves" VALUES(2,16,2,'shoot 2',NULL,'2026-11-17 03:39:52.201045');
INSERT INTO "moves" VALUES(2,17,0,'play take-aim',1572079800271503360,'2026-11-17 03:39:52.220690');
INSERT INTO "moves" VALUES(2,18,0,'aim 1',1572079800393138176,'2026-11-17 03:39:52.250570');
INSERT INTO "moves" VALUES(2,19,1,'play bump-right',1572079800510578688,'2026-11-17 03:39:52.278708');
INSERT INTO "moves" VALUES(2,20,1,'bump 1',1572079800632213504,'2026-11-17 03:39:52.305718');
INSERT INTO "moves" VALUES(2,21,2,'play duck-shuffle',NULL,'2026-11-17 03:39:52.332551');
INSERT INTO "moves" VALUES(3,1,2,'dive 2',NULL,'2026-11-17 03:39:52.510450');
INSERT INTO "moves" VALUES(3,2,2,'top',NULL,'2026-11-17 03:39:52.517699');
INSERT INTO "moves" VALUES(3,3,2,'top',NULL,'2026-11-17 03:39:52.526003');
INSERT INTO "moves" VALUES(3,4,2,'top',NULL,'2026-11-17 03:39:52.536217');
INSERT INTO "moves" VALUES(3,5,2,'token 1',NULL,'2026-11-17 03:39:52.545372');
INSERT INTO "moves" VALUES(3,6,2,'to 1',NULL,'2026-11-17 03:39:52.553277');
INSERT INTO "moves" VALUES(3,7,2,'top',NULL,'2026-11-17 03:39:52.562000');
INSERT INTO "moves" VALUES(3,8,2,'card amy',NULL,'2026-11-17 03:39:52.574301');
INSERT INTO "moves" VALUES(3,9,2,'to 3',NULL,'2026-11-17 03:39:52.587401');
INSERT INTO "moves" VALUES(3,10,2,'top',NULL,'2026-11-17 03:39:52.598333');
INSERT INTO "moves" VALUES(3,11,2,'to 1',NULL,'2026-11-17 03:39:52.610152');
INSERT INTO "moves" VALUES(3,12,2,'top',NULL,'2026-11-17 03:39:52.617904');
INSERT INTO "moves" VALUES(3,13,2,'end',NULL,'2026-11-17 03:39:52.627678');
INSERT INTO "moves" VALUES(3,14,0,'dive 1',1572079802267992064,'2026-11-17 03:39:52.705537');
INSERT INTO "moves" VALUES(3,15,0,'top',1572079802481901568,'2026-11-17 03:39:52.747198');
INSERT INTO "moves" VALUES(3,16,0,'from 2',1572079802737754112,'2026-11-17 03:39:52.815568');
INSERT INTO "moves" VALUES(3,17,0,'card dingy',1572079803052326912,'2026-11-17 03:39:52.889990');
INSERT INTO "moves" VALUES(3,18,1,'dive 2',1572079803379482624,'2026-11-17 03:39:52.969933');
INSERT INTO "moves" VALUES(3,19,1,'top',1572079803677278208,'2026-11-17 03:39:53.040287');
INSERT INTO "moves" VALUES(3,20,1,'from 2',1572079803916353536,'2026-11-17 03:39:53.096108');
INSERT INTO "moves" VALUES(3,21,1,'card wilma',1572079804134457344,'2026-11-17 03:39:53.149281');
INSERT INTO "moves" VALUES(3,22,1,'top',1572079804566470656,'2026-11-17 03:39:53.261356');
INSERT INTO "moves" VALUES(3,23,1,'top',1572079804776185856,'2026-11-17 03:39:53.319704');
INSERT INTO "moves" VALUES(3,24,1,'token 3',1572079805245947904,'2026-11-17 03:39:53.434872');
INSERT INTO "moves" VALUES(3,25,1,'to 1',1572079805640212480,'2026-11-17 03:39:53.505996');
INSERT INTO "moves" VALUES(3,26,1,'top',1572079806017699840,'2026-11-17 03:39:53.606157');
INSERT INTO "moves" VALUES(4,1,2,'shop food',NULL,'2026-11-17 03:39:53.930621');
INSERT INTO "moves" VALUES(4,2,2,'buy white',NULL,'2026-11-17 03:39:53.953410');
INSERT INTO "moves" VALUES(4,3,2,'buy orange',NULL,'2026-11-17 03:39:53.975959');
INSERT INTO "moves" VALUES(4,4,2,'move 3',NULL,'2026-11-17 03:39:53.995041');
INSERT INTO "moves" VALUES(4,5,2,'move 7',NULL,'2026-11-17 03:39:54.009967');
INSERT INTO "moves" VALUES(4,6,2,'feed orange',NULL,'2026-11-17 03:39:54.030330');
INSERT INTO "moves" VALUES(4,7,2,'return brown',NULL,'2026-11-17 03:39:54.047538');
INSERT INTO "moves" VALUES(4,8,2,'keep',NULL,'2026-11-17 03:39:54.060698');
INSERT INTO "moves" VALUES(4,9,0,'feed brown',1572079808349732864,'2026-11-17 03:39:54.347874');
INSERT INTO "moves" VALUES(4,10,0,'move 2',1572079809280868352,'2026-11-17 03:39:54.376388');
INSERT INTO "moves" VALUES(4,11,0,'shop food',1572079809461223424,'2026-11-17 03:39:54.459554');
INSERT INTO "moves" VALUES(4,12,0,'buy orange',1572079809981317120,'2026-11-17 03:39:54.537306');
INSERT INTO "moves" VALUES(4,13,0,'buy white',1572079810144894976,'2026-11-17 03:39:54.576439');
INSERT INTO "moves" VALUES(4,14,0,'feed white',1572079810396553216,'2026-11-17 03:39:54.648152');
INSERT INTO "moves" VALUES(4,15,0,'keep',1572079810832760832,'2026-11-17 03:39:54.741218');
INSERT INTO "moves" VALUES(4,16,1,'shop food',1572079811050864640,'2026-11-17 03:39:54.794021');
INSERT INTO "moves" VALUES(4,17,1,'buy white',1572079811252191232,'2026-11-17 03:39:54.850024');
INSERT INTO "moves" VALUES(4,18,1,'buy orange',1572079811621289984,'2026-11-17 03:39:54.947330');
INSERT INTO "moves" VALUES(4,19,1,'return yellow',1572079811864559616,'2026-11-17 03:39:54.985241');
INSERT INTO "moves" VALUES(4,20,1,'return orange',1572079812044914688,'2026-11-17 03:39:55.036102');
INSERT INTO "moves" VALUES(4,21,1,'feed white',1572079812397236224,'2026-11-17 03:39:55.120187');
INSERT INTO "moves" VALUES(4,22,1,'move 10',1572079812615340032,'2026-11-17 03:39:55.197044');
INSERT INTO "moves" VALUES(5,1,2,'play disorderly-conduckt',NULL,'2026-11-17 03:39:55.538013');
INSERT INTO "moves" VALUES(5,2,2,'keep',NULL,'2026-11-17 03:39:55.551491');
INSERT INTO "moves" VALUES(5,3,0,'play take-aim',1572079814402113536,'2026-11-17 03:39:55.599648');
INSERT INTO "moves" VALUES(5,4,0,'aim 6',1572079814691520512,'2026-11-17 03:39:55.667518');
INSERT INTO "moves" VALUES(5,5,1,'play disorderly-conduckt',1572079814938984448,'2026-11-17 03:39:55.725935');
INSERT INTO "moves" VALUES(5,6,1,'put 6',1572079815350026240,'2026-11-17 03:39:55.864016');
INSERT INTO "moves" VALUES(5,7,1,'put 5',1572079816046280704,'2026-11-17 03:39:56.003005');
INSERT INTO "moves" VALUES(5,8,1,'put 6',1572079816759312384,'2026-11-17 03:39:56.157828');
INSERT INTO "moves" VALUES(5,9,1,'keep',1572079817057107968,'2026-11-17 03:39:56.237490');
INSERT INTO "moves" VALUES(5,10,2,'play bump-left',NULL,'2026-11-17 03:39:56.287679');
INSERT INTO "moves" VALUES(5,11,0,'play quick-shot',1572079817531064320,'2026-11-17 03:39:56.348787');
INSERT INTO "moves" VALUES(5,12,0,'shoot 1',1572079817992437760,'2026-11-17 03:39:56.455631');
INSERT INTO "moves" VALUES(5,13,1,'play take-aim',1572079818487365632,'2026-11-17 03:39:56.590656');
INSERT INTO "moves" VALUES(5,14,1,'aim 3',1572079818978099200,'2026-11-17 03:39:56.691829');
INSERT INTO "moves" VALUES(5,15,2,'play hang-back',NULL,'2026-11-17 03:39:56.726722');
INSERT INTO "moves" VALUES(5,16,0,'play bottoms-up',1572079819347197952,'2026-11-17 03:39:56.768612');
INSERT INTO "moves" VALUES(5,17,0,'protect 5',1572079819548524544,'2026-11-17 03:39:56.822297');
INSERT INTO "moves" VALUES(5,18,1,'play move-ahead',1572079819846320128,'2026-11-17 03:39:56.895682');
INSERT INTO "moves" VALUES(5,19,2,'play take-aim',NULL,'2026-11-17 03:39:56.936609');
INSERT INTO "moves" VALUES(5,20,2,'aim 1',NULL,'2026-11-17 03:39:56.951678');
INSERT INTO "moves" VALUES(5,21,0,'play bottoms-up',1572079820307693568,'2026-11-17 03:39:57.013160');
INSERT INTO "moves" VALUES(5,22,0,'protect 3',1572079820613877760,'2026-11-17 03:39:57.073386');
INSERT INTO "moves" VALUES(5,23,1,'play line-forward',1572079820823592960,'2026-11-17 03:39:57.124188');
INSERT INTO "moves" VALUES(5,24,2,'play duck-shuffle',NULL,'2026-11-17 03:39:57.151714');
INSERT INTO "moves" VALUES(5,25,0,'play shoot',1572079821087834112,'2026-11-17 03:39:57.204063');
INSERT INTO "moves" VALUES(5,26,0,'shoot 1',1572079821456932864,'2026-11-17 03:39:57.292777');
INSERT INTO "moves" VALUES(5,27,1,'play move-ahead',1572079821863780352,'2026-11-17 03:39:57.373168');
INSERT INTO "moves" VALUES(5,28,2,'play fast-forward',NULL,'2026-11-17 03:39:57.401668');
INSERT INTO "moves" VALUES(5,29,0,'play line-forward',1572079822165770240,'2026-11-17 03:39:57.447612');
INSERT INTO "moves" VALUES(5,30,1,'play take-aim',1572079822450982912,'2026-11-17 03:39:57.522601');
INSERT INTO "moves" VALUES(5,31,1,'aim 2',1572079822740389888,'2026-11-17 03:39:57.581441');
INSERT INTO "moves" VALUES(5,32,2,'play two-birds',NULL,'2026-11-17 03:39:57.611346');
INSERT INTO "moves" VALUES(5,33,0,'play take-aim',1572079823122071552,'2026-11-17 03:39:57.674605');
INSERT INTO "moves" VALUES(5,34,0,'aim 1',1572079823403089920,'2026-11-17 03:39:57.746254');
INSERT INTO "moves" VALUES(5,35,1,'play hang-back',1572079823717662720,'2026-11-17 03:39:57.826306');
INSERT INTO "moves" VALUES(5,36,1,'move 5',1572079824170647552,'2026-11-17 03:39:57.927192');
INSERT INTO "moves" VALUES(5,37,2,'play line-forward',NULL,'2026-11-17 03:39:57.987281');
INSERT INTO "moves" VALUES(5,38,0,'play shoot',1572079824669769728,'2026-11-17 03:39:58.055759');
INSERT INTO "moves" VALUES(5,39,0,'shoot 5',1572079825034674176,'2026-11-17 03:39:58.140392');
INSERT INTO "moves" VALUES(5,40,1,'play bump-right',1572079825374412800,'2026-11-17 03:39:58.209982');
INSERT INTO "moves" VALUES(5,41,2,'play take-aim',NULL,'2026-11-17 03:39:58.248981');
INSERT INTO "moves" VALUES(5,42,2,'aim 5',NULL,'2026-11-17 03:39:58.264966');
INSERT INTO "moves" VALUES(5,43,0,'play shoot',1572079825764483072,'2026-11-17 03:39:58.305976');
INSERT INTO "moves" VALUES(5,44,0,'shoot 2',1572079826104221696,'2026-11-17 03:39:58.387807');
INSERT INTO "moves" VALUES(5,45,1,'play shoot',1572079826427183104,'2026-11-17 03:39:58.473336');
INSERT INTO "moves" VALUES(5,46,2,'play take-aim',NULL,'2026-11-17 03:39:58.541401');
INSERT INTO "moves" VALUES(5,47,2,'aim 6',NULL,'2026-11-17 03:39:58.565643');
INSERT INTO "moves" VALUES(5,48,0,'play misfire',1572079827064717312,'2026-11-17 03:39:58.622496');
INSERT INTO "moves" VALUES(5,49,1,'discard bump-right',1572079827458981888,'2026-11-17 03:39:58.716357');
INSERT INTO "moves" VALUES(5,50,2,'play take-aim',NULL,'2026-11-17 03:39:58.763695');
INSERT INTO "moves" VALUES(5,51,2,'aim 6',NULL,'2026-11-17 03:39:58.775245');
INSERT INTO "moves" VALUES(5,52,0,'play take-aim',1572079827924549632,'2026-11-17 03:39:58.822781');
INSERT INTO "moves" VALUES(5,53,0,'aim 4',1572079828268482560,'2026-11-17 03:39:58.901128');
INSERT INTO "moves" VALUES(5,54,1,'play shoot',1572079828557889536,'2026-11-17 03:39:58.970687');
INSERT INTO "moves" VALUES(5,55,1,'shoot 6',1572079828876656640,'2026-11-17 03:39:59.050742');
INSERT INTO "moves" VALUES(5,56,2,'play bump-left',NULL,'2026-11-17 03:39:59.100083');
INSERT INTO "moves" VALUES(5,57,0,'play take-aim',1572079829291892736,'2026-11-17 03:39:59.144927');
INSERT INTO "moves" VALUES(5,58,0,'aim 6',1572079829577105408,'2026-11-17 03:39:59.216249');
INSERT INTO "moves" VALUES(5,59,1,'play line-forward',1572079829895872512,'2026-11-17 03:39:59.302780');
INSERT INTO "moves" VALUES(5,60,2,'play take-aim',NULL,'2026-11-17 03:39:59.362701');
INSERT INTO "moves" VALUES(5,61,2,'aim 5',NULL,'2026-11-17 03:39:59.380427');
INSERT INTO "moves" VALUES(5,62,0,'play shoot',1572079830470492160,'2026-11-17 03:39:59.432677');
INSERT INTO "moves" VALUES(5,63,0,'shoot 6',1572079830827008000,'2026-11-17 03:39:59.515728');
INSERT INTO "moves" VALUES(5,64,1,'play hang-back',1572079831175135232,'2026-11-17 03:39:59.603983');
INSERT INTO "moves" VALUES(5,65,2,'play bottoms-up',NULL,'2026-11-17 03:39:59.637933');
INSERT INTO "moves" VALUES(5,66,2,'protect 3',NULL,'2026-11-17 03:39:59.653198');
INSERT INTO "moves" VALUES(5,67,0,'play line-forward',1572079831615537152,'2026-11-17 03:39:59.708162');
INSERT INTO "moves" VALUES(5,68,1,'play move-ahead',1572079831967858688,'2026-11-17 03:39:59.795962');
INSERT INTO "moves" VALUES(5,69,1,'move 5',1572079832425037824,'2026-11-17 03:39:59.896489');
INSERT INTO "moves" VALUES(5,70,2,'play shoot',NULL,'2026-11-17 03:39:59.931156');
INSERT INTO "moves" VALUES(5,71,2,'shoot 5',NULL,'2026-11-17 03:39:59.941079');
INSERT INTO "moves" VALUES(5,72,0,'play shoot',1572079832819302400,'2026-11-17 03:39:59.985715');
INSERT INTO "moves" VALUES(5,73,1,'play line-forward',1572079833125486592,'2026-11-17 03:40:00.067686');
INSERT INTO "moves" VALUES(5,74,2,'discard shoot',NULL,'2026-11-17 03:40:00.101707');
INSERT INTO "moves" VALUES(5,75,0,'play double-barrel',1572079833540722688,'2026-11-17 03:40:00.158310');
INSERT INTO "moves" VALUES(5,76,0,'aim 3 4',1572079833855295488,'2026-11-17 03:40:00.235493');
INSERT INTO "moves" VALUES(5,77,1,'play duck-and-cover',1572079834182451200,'2026-11-17 03:40:00.314336');
INSERT INTO "moves" VALUES(5,78,1,'hide 4',1572079834467663872,'2026-11-17 03:40:00.384385');
INSERT INTO "moves" VALUES(5,79,1,'under 5',1572079834778042368,'2026-11-17 03:40:00.457183');
INSERT INTO "moves" VALUES(5,80,2,'play shoot',NULL,'2026-11-17 03:40:00.494152');
INSERT INTO "moves" VALUES(5,81,2,'shoot 3',NULL,'2026-11-17 03:40:00.505930');
INSERT INTO "moves" VALUES(5,82,0,'play take-aim',1572079835189084160,'2026-11-17 03:40:00.556180');
INSERT INTO "moves" VALUES(5,83,0,'aim 6',1572079835516239872,'2026-11-17 03:40:00.632408');
INSERT INTO "moves" VALUES(5,84,1,'play take-aim',1572079835822424064,'2026-11-17 03:40:00.702308');
INSERT INTO "moves" VALUES(5,85,1,'aim 1',1572079836086665216,'2026-11-17 03:40:00.767968');
INSERT INTO "moves" VALUES(5,86,2,'play line-forward',NULL,'2026-11-17 03:40:00.803568');
INSERT INTO "moves" VALUES(5,87,0,'play shoot',1572079836422209536,'2026-11-17 03:40:00.844857');
INSERT INTO "moves" VALUES(5,88,0,'shoot 4',1572079836690644992,'2026-11-17 03:40:00.908789');
INSERT INTO "moves" VALUES(5,89,1,'play misfire',1572079836980051968,'2026-11-17 03:40:00.976938');
INSERT INTO "moves" VALUES(5,90,1,'marker 6',1572079837252681728,'2026-11-17 03:40:01.044909');
INSERT INTO "moves" VALUES(5,91,2,'play hang-back',NULL,'2026-11-17 03:40:01.081200');
INSERT INTO "moves" VALUES(5,92,0,'play hang-back',1572079837617586176,'2026-11-17 03:40:01.135643');
INSERT INTO "moves" VALUES(5,93,1,'play bump-right',1572079837936353280,'2026-11-17 03:40:01.206255');
INSERT INTO "moves" VALUES(5,94,2,'play disorderly-conduckt',NULL,'2026-11-17 03:40:01.243718');
INSERT INTO "moves" VALUES(5,95,2,'put 1',NULL,'2026-11-17 03:40:01.260629');
INSERT INTO "moves" VALUES(5,96,2,'put 5',NULL,'2026-11-17 03:40:01.281990');
INSERT INTO "moves" VALUES(5,97,2,'put 4',NULL,'2026-11-17 03:40:01.291553');
INSERT INTO "moves" VALUES(5,98,2,'keep',NULL,'2026-11-17 03:40:01.301609');
INSERT INTO "moves" VALUES(5,99,0,'play duck-and-cover',1572079838523555840,'2026-11-17 03:40:01.350340');
INSERT INTO "moves" VALUES(5,100,1,'play shoot',1572079838796185600,'2026-11-17 03:40:01.419484');
INSERT INTO "moves" VALUES(5,101,2,'discard bump-left',NULL,'2026-11-17 03:40:01.466177');
INSERT INTO "moves" VALUES(5,102,0,'play line-forward',1572079839257559040,'2026-11-17 03:40:01.529376');
INSERT INTO "moves" VALUES(5,103,1,'play line-forward',1572079839584714752,'2026-11-17 03:40:01.608911');
INSERT INTO "moves" VALUES(5,104,2,'discard bump-right',NULL,'2026-11-17 03:40:01.657428');
INSERT INTO "moves" VALUES(5,105,0,'discard misfire',1572079840033505280,'2026-11-17 03:40:01.712821');
INSERT INTO "moves" VALUES(5,106,1,'discard shoot',1572079840385826816,'2026-11-17 03:40:01.791633');
INSERT INTO "moves" VALUES(5,107,2,'play fast-forward',NULL,'2026-11-17 03:40:01.843484');
INSERT INTO "moves" VALUES(5,108,0,'play take-aim',1572079840792674304,'2026-11-17 03:40:01.895825');
INSERT INTO "moves" VALUES(5,109,0,'aim 1',1572079841128218624,'2026-11-17 03:40:01.975563');
INSERT INTO "moves" VALUES(5,110,1,'play take-aim',1572079841442791424,'2026-11-17 03:40:02.044150');
INSERT INTO "moves" VALUES(5,111,1,'aim 2',1572079841728004096,'2026-11-17 03:40:02.112011');
INSERT INTO "moves" VALUES(5,112,2,'play move-ahead',NULL,'2026-11-17 03:40:02.159865');
INSERT INTO "moves" VALUES(5,113,0,'play two-birds',1572079842126462976,'2026-11-17 03:40:02.204578');
INSERT INTO "moves" VALUES(5,114,1,'play take-aim',1572079842399092736,'2026-11-17 03:40:02.268754');
INSERT INTO "moves" VALUES(5,115,1,'aim 6',1572079842675916800,'2026-11-17 03:40:02.340304');
INSERT INTO "moves" VALUES(5,116,2,'play shoot',NULL,'2026-11-17 03:40:02.375259');
INSERT INTO "moves" VALUES(5,117,0,'play take-aim',1572079843003072512,'2026-11-17 03:40:02.416275');
INSERT INTO "moves" VALUES(5,118,0,'aim 1',1572079843279896576,'2026-11-17 03:40:02.484196');
INSERT INTO "moves" VALUES(5,119,1,'play take-aim',1572079843548332032,'2026-11-17 03:40:02.553071');
INSERT INTO "moves" VALUES(5,120,1,'aim 6',1572079843858710528,'2026-11-17 03:40:02.642664');
INSERT INTO "moves" VALUES(5,121,2,'play shoot',NULL,'2026-11-17 03:40:02.677427');
INSERT INTO "moves" VALUES(5,122,2,'shoot 1',NULL,'2026-11-17 03:40:02.685253');
INSERT INTO "moves" VALUES(8,1,0,'dive 1',1572079850859003904,'2026-11-17 03:40:04.306545');
INSERT INTO "moves" VALUES(8,2,0,'top',1572079851253268480,'2026-11-17 03:40:04.387655');
INSERT INTO "moves" VALUES(8,3,0,'top',1572079851660115968,'2026-11-17 03:40:04.496250');
INSERT INTO "moves" VALUES(8,4,0,'top',1572079851953717248,'2026-11-17 03:40:04.563297');
INSERT INTO "moves" VALUES(8,5,1,'dive 1',NULL,'2026-11-17 03:40:04.628718');
INSERT INTO "moves" VALUES(8,6,1,'top',NULL,'2026-11-17 03:40:04.640410');
INSERT INTO "moves" VALUES(8,7,1,'top',NULL,'2026-11-17 03:40:04.645367');
INSERT INTO "moves" VALUES(8,8,1,'top',NULL,'2026-11-17 03:40:04.649590');
INSERT INTO "moves" VALUES(8,9,1,'card goldie',NULL,'2026-11-17 03:40:04.653337');
INSERT INTO "moves" VALUES(8,10,1,'top',NULL,'2026-11-17 03:40:04.657232');
INSERT INTO "moves" VALUES(8,11,1,'top',NULL,'2026-11-17 03:40:04.661239');
INSERT INTO "moves" VALUES(8,12,1,'top',NULL,'2026-11-17 03:40:04.665212');
INSERT INTO "moves" VALUES(8,13,0,'dive 2',1572079852599640064,'2026-11-17 03:40:04.696541');
INSERT INTO "moves" VALUES(9,1,1,'ring 1',1572079856772972544,'2026-11-17 03:43:10.689755');
INSERT INTO "moves" VALUES(9,2,1,'face nw',1572079857154654209,'2026-11-17 03:43:10.789510');
INSERT INTO "moves" VALUES(9,3,2,'ring 5',NULL,'2026-11-17 03:43:10.834814');
INSERT INTO "moves" VALUES(9,4,2,'face n',NULL,'2026-11-17 03:43:10.841584');
INSERT INTO "moves" VALUES(9,5,0,'ring 12',1572079857741856768,'2026-11-17 03:43:10.923269');
INSERT INTO "moves" VALUES(9,6,0,'face nw',1572079858417139712,'2026-11-17 03:43:11.084729');
INSERT INTO "moves" VALUES(9,7,2,'pick 21',NULL,'2026-11-17 03:43:11.109774');
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
INSERT INTO "posts" VALUES(1,'board',1572079756822708224,1572079783150354432,2,'24e8fae17697384e8abb5469d265cfae80878f1d84118d722bdac7328ca117ae',37,64,1,'2026-11-17 03:39:48.023608');
INSERT INTO "posts" VALUES(1,'hand 1572079756818513921',1572079763672006656,1572079763856556032,1,'32998c189e6583380eb291b24d56811b5956fccb67924cf248c9c8813e17af31',36,0,0,'2026-11-17 02:43:43.518342');
INSERT INTO "posts" VALUES(1,'hand 1572079756818513922',1572079767383965696,1572079784039546880,2,'58800c280144b2deb22b8b588e2ad4ef812a7bf00e9ef6aa73d094e17a52c81b',36,15,0,'2026-11-17 03:39:48.237329');
INSERT INTO "posts" VALUES(1,'past board 1',1572079756822708224,NULL,2,'',18,26,0,'2026-11-17 02:43:43.483808');
INSERT INTO "posts" VALUES(1,'ping',1572079756822708224,NULL,2,'',19,14,0,'2026-11-17 03:39:48.023754');
INSERT INTO "posts" VALUES(1,'past hand 1572079756818513922 1',1572079767383965696,NULL,2,'',19,0,0,'2026-11-17 02:43:44.414408');
INSERT INTO "posts" VALUES(2,'board',1572079756822708225,1572079794521112576,1,'a53fc5b29f6e7e2546439ccd9583eafaf2b5436e0c362db5c9532bee92dfefac',25,65,0,'2026-11-17 03:39:50.836778');
INSERT INTO "posts" VALUES(2,'hand 1572079756818513922',1572079767383965696,1572079853610467328,2,'27aa6db76f065a613ff6fd7f2a4446caa86ac6f24030200cbd402f8df76dfc09',25,22,0,'2026-11-17 03:43:09.750028');
INSERT INTO "posts" VALUES(2,'hand 1572079756818513923',1572079795062177792,1572079795208978432,1,'f79316cb2476184e207d816884c597eee5610752e94ab1c08c834472c2574436',25,0,0,'2026-11-17 03:39:50.996458');
INSERT INTO "posts" VALUES(3,'board',1572079756822708226,1572079800883871744,1,'eb0e9015e44f5adb6ebbee14fac4cc90a171969b872a795dddb368628e71cb2b',30,44,0,'2026-11-17 03:39:52.348774');
INSERT INTO "posts" VALUES(3,'hand 1572079756818513921',1572079763672006656,1572079800917426176,1,'d87020fd765bbf1075fa07199a4297ef43824ea0981fecf9d08bea39d39913ce',26,0,0,'2026-11-17 03:39:52.363950');
INSERT INTO "posts" VALUES(3,'hand 1572079756818513923',1572079795062177792,1572079801273942016,1,'d9d7930e18cf116446dfb807f4c29e297e539ec7acd10908a886ea24f67cd44d',30,0,0,'2026-11-17 03:39:52.430645');
INSERT INTO "posts" VALUES(4,'board',1572079806344855552,1572079806500044800,1,'13a443766cdd1032e7f5a19a8f86fe698cc860258a1bf0c14ba0850a5d2c6092',26,59,0,'2026-11-17 03:39:53.695239');
INSERT INTO "posts" VALUES(4,'hand 1572079756818513921',1572079763672006656,1572079806613291008,1,'dd33d2b8e0e1dcb9da46edfa2840842d4340463f1127bbb4550255058d6f5274',19,0,0,'2026-11-17 03:39:53.705909');
INSERT INTO "posts" VALUES(4,'hand 1572079756818513922',1572079767383965696,1572079853815988224,2,'ad1287c2e106ac82f9483a2a7f2e00026f949ce81953f7b11826e06d216e3451',26,23,0,'2026-11-17 03:43:09.821586');
INSERT INTO "posts" VALUES(5,'board',1572079756822708231,1572079813307400192,1,'4852846a4d0177aa4386d520ae3b9904b8abb3f462f1687487f073dde581f0bc',126,345,0,'2026-11-17 03:39:55.307455');
INSERT INTO "posts" VALUES(5,'hand 1572079756818513923',1572079795062177792,1572079813525504000,1,'adf70c5b2a008da78d07a38ff6b1a84e07f9dd61444e433954acc0cd36f1af2a',126,0,0,'2026-11-17 03:39:55.330685');
INSERT INTO "posts" VALUES(5,'hand 1572079756818513922',1572079767383965696,1572079813949128704,1,'adf70c5b2a008da78d07a38ff6b1a84e07f9dd61444e433954acc0cd36f1af2a',126,0,0,'2026-11-17 03:39:55.458623');
INSERT INTO "posts" VALUES(6,'board',1572079756822708232,1572079844664016896,1,'a4d8704d1b38b143c76676943932e85b75ce4bdad849b29152ed91cc23191671',2,0,0,'2026-11-17 03:40:02.790220');
INSERT INTO "posts" VALUES(6,'hand 1572079756818513924',1572079844630462464,NULL,2,'',1,0,0,'2026-11-17 03:40:02.806780');
INSERT INTO "posts" VALUES(7,'board',1572079756822708228,1572079847134461952,1,'0df39c06f7ddc1f123320c6ae473f112a3a2c4db3bb62790c450b2fd1c46a3bd',5,0,0,'2026-11-17 03:40:02.894245');
INSERT INTO "posts" VALUES(7,'hand 1572079756818513921',1572079763672006656,1572079845280579584,1,'6cfa87d30218fadda48d28dfc2fe2dc7329c981f3d736418668b1e6508e00b82',1,0,0,'2026-11-17 03:40:02.918768');
INSERT INTO "posts" VALUES(7,'hand 1572079756818513922',1572079767383965696,1572079847818133504,1,'6cfa87d30218fadda48d28dfc2fe2dc7329c981f3d736418668b1e6508e00b82',2,0,0,'2026-11-17 03:40:03.483600');
INSERT INTO "posts" VALUES(8,'board',1572079756822708229,1572079849802039296,1,'bf0a9f894191d2abe70e55023dfe6a8c10adbc45e3a1f5b4d3c4a24449905b53',18,34,0,'2026-11-17 03:40:04.015822');
INSERT INTO "posts" VALUES(8,'hand 1572079756818513923',1572079795062177792,1572079849835593728,1,'c2c8666670a1a98f6d3fdbd407b8c48b246379b659aa2c7e0268e02a4da03917',18,15,0,'2026-11-17 03:40:04.027471');
INSERT INTO "posts" VALUES(1,'call 1572079756818513922',1572079767383965696,1572079853534969856,1,'3d713b5b5df1f5a71ad1f2196fcd9e0583c8e89c5a96fd2005409443c69c302b',37,23,1,'2026-11-17 03:43:09.730979');
INSERT INTO "posts" VALUES(2,'past hand 1572079756818513922 1',1572079767383965696,NULL,2,'',25,0,0,'2026-11-17 03:39:50.848469');
INSERT INTO "posts" VALUES(4,'past hand 1572079756818513922 1',1572079767383965696,NULL,2,'',26,0,0,'2026-11-17 03:39:53.823431');
INSERT INTO "posts" VALUES(8,'note',1572079795062177792,1572079854629683200,1,'6447d22f3a5f126c87e4c7750541ba18783c5c9301739461cf9474be8175008a',18,0,0,'2026-11-17 03:43:10.123943');
INSERT INTO "posts" VALUES(9,'board',1572079756822708230,1572079855141388288,1,'8d3a5cbd28f8f54889fda3f7222a9bb8c3a3c07525c95c84f77a92f9d11aac92',11,13,0,'2026-11-17 03:43:10.258689');
INSERT INTO "posts" VALUES(9,'hand 1572079756818513921',1572079763672006656,1572079855170748416,1,'04f6801af29747b19f0d8f34302e0dc25a9bf66d11b27a1a365da77e66791bbe',11,7,0,'2026-11-17 03:43:10.286417');
INSERT INTO "posts" VALUES(9,'hand 1572079756818513924',1572079844630462464,NULL,2,'',2,0,0,'2026-11-17 03:43:10.382014');
INSERT INTO "posts" VALUES(9,'ping',1572079756822708230,1572079859784482816,1,'9269569203a524d2383cf29c207a7a7bdc2d5f1c0ee4159f4ee30b5b6db97058',11,7,0,'2026-11-17 03:45:21.375438');
INSERT INTO "posts" VALUES(9,'remind 1572079756818513921',1572079763672006656,1572079860409434112,1,'fecb11247432f7b43cb5f2f9a68bfc6ca8dde721ad4928be9a4e7eeda46bd9b3',12,7,0,'2026-11-17 03:45:21.532871');
INSERT INTO "posts" VALUES(9,'remind',1572079756822708230,1572079860635926528,1,'4ed61963259378d49b935244f764ab74401159e035e895b5586ceb99e1e2ff83',12,7,0,'2026-11-17 03:45:21.532912');
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
INSERT INTO "results" VALUES(5,0,'gallery',1572079756818513925,1572079756818513923,NULL,'Cleo',1,1,'last duck swimming','2026-11-17 03:40:02.685383');
INSERT INTO "results" VALUES(5,1,'gallery',1572079756818513925,1572079756818513922,NULL,'Ben',0,0,'last duck swimming','2026-11-17 03:40:02.685503');
INSERT INTO "results" VALUES(5,2,'gallery',1572079756818513925,NULL,'normal','Computer 1',0,0,'last duck swimming','2026-11-17 03:40:02.685555');
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
INSERT INTO "seats" VALUES(1,0,1572079756818513921,NULL,'Ada',NULL,0,1572079763672006656,1,'2026-11-17 03:39:50.080422',0);
INSERT INTO "seats" VALUES(1,1,1572079756818513922,NULL,'Ben',NULL,0,1572079767383965696,1,'2026-11-17 03:39:50.756637',1);
INSERT INTO "seats" VALUES(1,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,0,1572079756818513922,NULL,'Ben',NULL,0,1572079767383965696,1,'2026-11-17 03:39:52.250678',0);
INSERT INTO "seats" VALUES(2,1,1572079756818513923,NULL,'Cleo',NULL,0,1572079795062177792,1,'2026-11-17 03:45:34.853659',0);
INSERT INTO "seats" VALUES(2,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,0,1572079756818513921,NULL,'Ada',NULL,0,1572079763672006656,1,'2026-11-17 03:39:52.894189',0);
INSERT INTO "seats" VALUES(3,1,1572079756818513923,NULL,'Cleo',NULL,0,1572079795062177792,1,'2026-11-17 03:39:53.606286',0);
INSERT INTO "seats" VALUES(3,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(4,0,1572079756818513921,NULL,'Ada',NULL,0,1572079763672006656,1,'2026-11-17 03:39:54.741382',0);
INSERT INTO "seats" VALUES(4,1,1572079756818513922,NULL,'Ben',NULL,0,1572079767383965696,1,'2026-11-17 03:39:55.197181',0);
INSERT INTO "seats" VALUES(4,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(5,0,1572079756818513923,NULL,'Cleo',NULL,0,1572079795062177792,1,'2026-11-17 03:40:02.484299',0);
INSERT INTO "seats" VALUES(5,1,1572079756818513922,NULL,'Ben',NULL,0,1572079767383965696,1,'2026-11-17 03:40:02.642773',0);
INSERT INTO "seats" VALUES(5,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(6,0,1572079756818513924,NULL,'Dan',NULL,0,NULL,0,NULL,0);
INSERT INTO "seats" VALUES(7,0,1572079756818513921,NULL,'Ada',NULL,0,1572079763672006656,1,'2026-11-17 03:45:21.659121',0);
INSERT INTO "seats" VALUES(7,1,1572079756818513922,NULL,'Ben','chef',0,1572079767383965696,1,'2026-11-17 03:40:03.800746',0);
INSERT INTO "seats" VALUES(7,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(8,0,1572079756818513923,NULL,'Cleo',NULL,1,1572079795062177792,1,'2026-11-17 03:40:04.696636',0);
INSERT INTO "seats" VALUES(8,1,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(9,0,1572079756818513921,NULL,'Ada',NULL,0,1572079763672006656,1,'2026-11-17 03:43:11.084832',0);
INSERT INTO "seats" VALUES(9,1,1572079756818513924,NULL,'Dan',NULL,0,NULL,0,'2026-11-17 03:43:10.789632',0);
INSERT INTO "seats" VALUES(9,2,NULL,'normal','Computer 1',NULL,0,NULL,NULL,NULL,0);
CREATE TABLE settings (
	"key" VARCHAR(100) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('commands 1572079756818513920','b6bcd24eebd10bf06d72bfc9f16a6848569757867bc59292a2f7210f5d3ba2c2');
INSERT INTO "settings" VALUES('server 1572079756818513925','{"channels":[1572079756822708224,1572079756822708225,1572079756822708226,1572079756822708227,1572079756822708228,1572079756822708229,1572079756822708230,1572079756822708231,1572079756822708232],"thread":false,"clock":"day","tables":20,"votes":true}');
INSERT INTO "settings" VALUES('manner 1572079756818513922','dm');
INSERT INTO "settings" VALUES('manner 1572079756818513923','silent');
INSERT INTO "settings" VALUES('manner 1572079756818513924','ping');
CREATE INDEX ix_games_behind ON games (touched) WHERE presented < version;
CREATE UNIQUE INDEX uq_games_open_channel ON games (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE INDEX ix_results_guild_id ON results (guild_id);
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
COMMIT;

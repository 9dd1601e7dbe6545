### Was Händler über den Platz rufen, jeder auf seine Art; wer keine eigenen Worte hat, nimmt die letzten.

floor-say-call-random = { $give }! Hat der Wind gebracht.
floor-say-refuse-random = Bei dem Wind lieber nicht.
floor-say-deal-random = Und weiter dreht sich’s!
floor-say-late-random = Der Wind lässt nach!

floor-say-call-novice = { $give }! Gebe ich gern her.
floor-say-refuse-novice = Tut mir leid, meine brauche ich. Glaube ich.
floor-say-deal-novice = Danke! War das gerecht?
floor-say-late-novice = Schon? Nehmt irgendwas!

floor-say-call-apprentice = { $give }! Niemand? Bitte?
floor-say-refuse-apprentice = Ich … lieber nicht. Verzeihung.
floor-say-deal-apprentice = Uff. Ist notiert.
floor-say-late-apprentice = Schnell, schnell, schnell!

floor-say-call-greedy = { $give }! Aber nicht geschenkt.
floor-say-refuse-greedy = Zu wenig, leider.
floor-say-deal-greedy = Verkauft. Kein Umtausch.
floor-say-late-greedy = Letzte Preise! Meine bleiben oben.

floor-say-call-bard = { $give }! Fast für ein Lied.
floor-say-refuse-bard = Schön, nur nicht meine Tonart.
floor-say-deal-bard = Ein Duett! Mit Vergnügen.
floor-say-late-bard = Ein letzter Vers, ein letzter Tausch!

floor-say-call-poacher = { $give }! Ganz frisch, keine Fragen.
floor-say-refuse-poacher = Nett von dir. Mein Sack ist voll.
floor-say-deal-poacher = Guter Fang, für uns beide.
floor-say-late-poacher = Ehe die Wächter kommen!

floor-say-call-adept = { $give }! Das passt hier zu jemandem.
floor-say-refuse-adept = Die Zahlen sagen Nein. Verzeih.
floor-say-deal-adept = Wie berechnet. Danke.
floor-say-late-adept = Der Sand verrinnt. Entscheidet!

floor-say-call-master = { $give }! Das wird noch gebraucht.
floor-say-refuse-master = Freundlich gedacht. Aber nein.
floor-say-deal-master = Wir wussten es beide, oder?
floor-say-late-master = Jetzt entscheidet die Zeit.

floor-say-call = { $give }! Wer will?
floor-say-refuse = Nein, danke.
floor-say-deal = Ein Vergnügen!
floor-say-late = Schnell, schnell!

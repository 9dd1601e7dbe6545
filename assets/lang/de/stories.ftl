### Fantastische Geschichten: wie alles auf dem Spielplan heißt und wozu es gut ist.

game-stories = Fantastische Geschichten

## Was am Ende zählt; .several nennt es, .best steht unter dem eigenen Rekord

score-stories = { $count ->
        [one] { $count } Geschichte
       *[other] { $count } Geschichten
    }
    .several = Geschichten
    .best = meiste Geschichten

## Einstellungen einer neuen Partie

new-variant-stories = Regeln
new-variant-stories-tip = *Grundspiel*: In einem Zug handelt eine Figur mit einem Würfel. *Expertenspiel*: Du darfst jeden Würfel nutzen, den du geworfen hast. So gibt es in jedem Zug mehr zu planen, und die Partie dauert nur halb so viele Runden.
new-variant-basic = Grundspiel
new-variant-expert = Expertenspiel

## Die Felder mit ihren Namen; .to sagt, wohin jemand geht

space-castle = Burg Prolog
    .to = zur *Burg Prolog*
space-keys = Pförtnerhaus
    .to = zum *Pförtnerhaus*
space-quill = Federkielhügel
    .to = zum *Federkielhügel*
space-bell = Fährglocke
    .to = zur *Fährglocke*
space-hedge = Heckenschenke
    .to = zur *Heckenschenke*
space-otter = Otteranleger
    .to = zum *Otteranleger*
space-bookmark = Eselsohrbrücke
    .to = zur *Eselsohrbrücke*
space-fiddle = Fiedlers Rast
    .to = zu *Fiedlers Rast*
space-cup = Tautropfenquelle
    .to = zur *Tautropfenquelle*
space-well = Fabelbrunnen
    .to = zum *Fabelbrunnen*
space-mill = Glücksmühle
    .to = zur *Glücksmühle*
space-rhyme = Reimfelsen
    .to = zu den *Reimfelsen*
space-raven = Rabenpost
    .to = zur *Rabenpost*
space-heath = Heideweide
    .to = zur *Heideweide*
space-ash = Aschentor
    .to = zum *Aschentor*
space-cinder = Zunderpforte
    .to = zur *Zunderpforte*
space-dragon = Alter Zunder
    .to = zum *Alten Zunder*
space-lantern = Laternenhütte
    .to = zur *Laternenhütte*
space-trumpet = Trompetenturm
    .to = zum *Trompetenturm*
space-toll = Zollhaus
    .to = zum *Zollhaus*
space-cairn = Steinmännchen
    .to = zum *Steinmännchen*
space-gate = Beistrichtor
    .to = zum *Beistrichtor*
space-dunes = Pfeifende Dünen
    .to = zu den *Pfeifenden Dünen*
space-broom = Ginsterweide
    .to = zur *Ginsterweide*
space-rope = Seilerbahn
    .to = zur *Seilerbahn*
space-gull = Möwenanleger
    .to = zum *Möwenanleger*
space-pirate = Hakenbucht
    .to = zur *Hakenbucht*
space-twin = Zwillingssteine
    .to = zu den *Zwillingssteinen*
space-shield = Kesselflickerei
    .to = zur *Kesselflickerei*
space-salt = Salzpfad
    .to = zum *Salzpfad*
space-reeds = Schilfufer
    .to = zum *Schilfufer*
space-vine = Weinbergtreppe
    .to = zur *Weinbergtreppe*
space-stump = Eulenstumpf
    .to = zum *Eulenstumpf*
space-lane = Dachsgasse
    .to = zur *Dachsgasse*
space-clover = Kleeweide
    .to = zur *Kleeweide*
space-hollow = Hohle Eiche
    .to = zur *Hohlen Eiche*
space-beings = Mondscheinring
    .to = zum *Mondscheinring*
space-fern = Farnschlucht
    .to = zur *Farnschlucht*
space-spade = Gärtnerbeet
    .to = zum *Gärtnerbeet*
space-ford = Fußnotenfurt
    .to = zur *Fußnotenfurt*
space-willow = Erlenkehre
    .to = zur *Erlenkehre*
space-stile = Rätselzaun
    .to = zum *Rätselzaun*
space-alp = Almweide
    .to = zur *Almweide*
space-goat = Ziegenpass
    .to = zum *Ziegenpass*
space-temple = Wolkentempel
    .to = zum *Wolkentempel*
space-heron = Reiheranleger
    .to = zum *Reiheranleger*
space-cave = Echofels
    .to = zum *Echofels*
space-shrine = Wegleuchte
    .to = zur *Wegleuchte*

## Was für Felder es gibt und was sie bedeuten

space-kind-castle = Burg
space-kind-castle-tip = Hier kommen deine Figuren ins Spiel. Stell vor dem Wurf Figuren aus deinem Vorrat hierher oder nimm sie zurück.
space-kind-plain = Wegpunkt
space-kind-plain-tip = Eine Station auf dem Weg, sonst nichts.
space-kind-adventure = Abenteuer
space-kind-adventure-tip = Mit einer Figur hier, einer beim passenden Gegenstand und einem Würfel, der diese Zahl zeigt, erzählst du die Geschichte: Die Figur kommt in dein Buch.
space-kind-item = Gegenstand
space-kind-item-tip = Du hast diesen Gegenstand, solange eine deiner Figuren hier steht.
space-kind-magic = Zauber
space-kind-magic-tip = Steht eine deiner Figuren hier, darfst du diesen Zauber nutzen. Nur ein Zauber pro Zug.
space-kind-dock = Anleger
space-kind-dock-tip = Liegt die Fähre hier, bringt sie deine Figur zu einem anderen Anleger, wenn ein Würfel die Zahl der Strecke zeigt.
space-kind-pasture = Grüne Weide
space-kind-pasture-tip = Hierher fliegt das geflügelte Pferd der Zaubertrompete, wenn ein Würfel die Zahl des Fluges zeigt.

## Tunnel: runde rote Türen und spitze blaue

tunnel-round = Wurzeltunnel
tunnel-pointed = Gluttunnel
tunnel-tip = Mit den Zauberschlüsseln geht eine Figur hindurch zur anderen Tür, wenn ein Würfel die Zahl an der Tür zeigt, vor der sie steht.

## Figuren

pawn-crimson = Karmin
pawn-cobalt = Kobalt
pawn-saffron = Safran
pawn-emerald = Smaragd
pawn-violet = Violett
pawn-ivory = Elfenbein

## Die vier Geschichten und ihre Gegenstände

story-temple = { space-temple }
story-temple-text = So hoch war noch niemand mit brennendem Licht gekommen. Die Stufen waren vereist, der Wind hatte Zähne, und hinter jeder Säule hielt jemand die Luft an. Du hobst die Laterne. Da wachten die steinernen Gesichter auf, eines nach dem anderen, gähnten und rückten auf der Bank zusammen. Seit neunhundert Jahren, sagten sie, säßen sie hier mit einem guten Buch und ohne Licht. Also setztest du dich dazu und schlugst es auf. Es war ein Krimi.
story-beings = { space-beings }
story-beings-text = Sie kommen nur wegen des Taus, und nur, wenn niemand auf sie wartet. Also stelltest du den Becher in den Ring und sahst in die Bäume hinauf, als wärst du aus ganz anderen Gründen nachts im Wald. Erst kamen die Kobolde und stritten, wer zuerst trinken dürfe. Dann kam etwas mit einem Geweih aus Licht, trank und bedankte sich in einer Sprache aus Glöckchen. Am Morgen war der Becher voller Perlen. Oder Erbsen. Du fragtest lieber nicht.
story-pirate = { space-pirate }
story-pirate-text = Die Karte hatte jeder im Hafen. Sie hing in der Schenke über dem Tresen, und drei Kapitäne trugen sie als Tätowierung. Jedes Jahr segelten alle hinaus in die Bucht, stellten sich auf das Kreuz und sahen einander ratlos an. Auf einen Spaten war vor dir noch niemand gekommen. Unter dem Sand lag eine Truhe, unter dem Deckel lag Gold, und unter dem Gold lag ein Zettel: Gut gemacht. Bitte wieder zuschaufeln.
story-dragon = { space-dragon }
story-dragon-text = Elf Ritter hatte der alte Zunder verbrannt und ein Klavier, und nur um das Klavier tat es ihm leid. Du ließest das Schwert stecken und hieltest ihm den Schild des Kesselflickers hin, blank wie ein Teich. Der Drache sah hinein. Dreihundert Jahre lang hatte er sich für den Letzten gehalten. Er rückte näher. Der andere auch. Als du auf Zehenspitzen davonschlichst, fragte er gerade, ob der andere zufällig Klavier spiele.

story-item-lantern = Ewige Laterne
story-item-cup = Taubecher
story-item-spade = Spaten
story-item-shield = Spiegelschild

## Zauber

magic-two = Doppelzug
magic-two-tip = In diesem Zug handeln zwei verschiedene Figuren, jede mit ihrem eigenen Würfel; im Expertenspiel einmal beide mit demselben.
magic-reroll = Neuer Wurf
magic-reroll-tip = Wirf alle deine Würfel noch einmal, bevor du einen davon genutzt hast.
magic-trumpet = Zaubertrompete
magic-trumpet-tip = Ein geflügeltes Pferd trägt eine andere deiner Figuren auf eine Grüne Weide, wenn ein Würfel die Zahl des Fluges zeigt.
magic-bell = Zauberglocke
magic-bell-tip = Ruf die Fähre zu einem Anleger, an dem eine deiner Figuren steht; das kostet keinen Würfel.
magic-keys = Zauberschlüssel
magic-keys-tip = Eine Figur an einem Tunnel geht hindurch zur anderen Tür, wenn ein Würfel die Zahl an der Tür zeigt, vor der sie steht.

## Warum etwas nicht geht

stories-illegal-road = Von hier führt kein Weg dorthin.
stories-illegal-die = Dafür brauchst du einen Würfel mit der Zahl { $number }.
stories-illegal-acted = Diese Figur kann in diesem Zug nichts mehr tun.
stories-illegal-ferry = Die Fähre liegt gerade am { $dock ->
        [heron] { space-heron }
        [otter] { space-otter }
       *[gull] { space-gull }
    }.
stories-illegal-keys = Den Tunnel öffnen nur die Zauberschlüssel.
stories-illegal-told = Diese Geschichte hast du schon erzählt.
stories-illegal-nobody = Dort steht keine deiner Figuren.
stories-illegal-item = Du brauchst eine Figur { $item ->
        [lantern] in der { space-lantern } für die { story-item-lantern }
        [cup] an der { space-cup } für den { story-item-cup }
        [spade] am { space-spade } für den { story-item-spade }
       *[shield] in der { space-shield } für den { story-item-shield }
    }.

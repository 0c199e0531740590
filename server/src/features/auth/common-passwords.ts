/**
 * Passwords that guessing begins with, in lower case. Compiled from what published counts of leaked passwords have in
 * common; whatever is a run, a walk over the keyboard, a repetition or one of these with digits behind it is found by
 * rule and need not be listed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word pa55w0rd passwort motdepasse contrasena contraseña senha parola haslo
  passord lozinka heslo salasana wachtwoord mypassword newpassword password! passwords passpass password1 passwerd
  welcome welcome! letmein letmein! login admin administrator root toor test tester testing testtest guest user
  default changeme changeit secret secrets private access master system server manager support service public
  hello helloo hellohello hithere goodbye please whatever nothing something anything everything nevermind
  iloveyou iloveu iloveyou! iloveme ilovegod ilovejesus iloveher ilovehim loveyou loveme lovelove lovely lover lovers
  love123 truelove mylove forever always onelove iloveyou2 teamo tequiero teamomucho teamo1 amorcito miamor amorteamo
  jetaime monamour mahal mahalko mahalkita princess princesa queen prince king kingking sunshine moonlight starlight
  angel angels angelo angelito angelina babygirl babyboy babyblue babydoll baby123 babylove sweety sweetie sweetheart
  sweetpea sweetness honey honeybee sugar cookie cookies cupcake candy chocolate vanilla strawberry cherry banana
  orange apple apples peaches pumpkin pickle peanut popcorn pepper ginger cinnamon coffee cheese bacon pizza taco
  butter buttercup butterfly flower flowers rainbow summer winter spring autumn sunflower rosebud daisy violet lily
  jasmine jasmin blossom purple yellow orange1 silver golden diamond crystal pearl emerald sapphire amber scarlet
  monkey donkey dragon tiger tigers lion lions panther panda koala kitten kitty kittykat hellokitty puppy doggie
  dogs dolphin dolphins eagle eagles falcon falcons hawk hawks bulldog bulldogs wolf wolves wolfpack turtle rabbit
  bunny horses pony ponies cowboy cowboys cowgirl bear bears chicken duck ducks fishing fish hunter hunting spider
  scorpion viper cobra snake shark sharks whale butterfly1 ladybug penguin pokemon pikachu charizard snoopy garfield
  tweety tinkerbell mickey mickeymouse minnie donald goofy pluto bambi simba stitch nemo spongebob patrick barbie
  batman superman spiderman ironman wolverine joker harley hulk captain avengers marvel naruto sasuke goku vegeta
  starwars skywalker yoda vader darthvader startrek matrix trinity neo gandalf frodo hobbit legolas harrypotter potter
  hermione dumbledore gryffindor slytherin merlin wizard magic phoenix unicorn mermaid vampire zombie ghost demon
  devil lucifer satan jesus jesuschrist christ jesus1 god godisgood blessed blessing faith heaven grace glory hope
  charity trinity1 amen gospel church bible spirit soul saint michael gabriel raphael samuel daniel david joseph
  joshua matthew anthony andrew william richard robert thomas charles christopher nicholas jonathan alexander
  benjamin jordan jordan23 justin brandon austin tyler dylan jacob ethan mason logan lucas hunter1 chase cody jake
  james john johnny jason kevin brian steven stephen edward george harry henry oliver oscar peter philip patrick1
  martin maverick max maxwell buster buddy rocky rusty lucky shadow smokey tigger bandit bailey baxter bella boomer
  brandy charlie chester coco cooper daisy1 duke gizmo ginger1 guinness hammer harley1 jack jackson jasper lady lucy
  maggie molly muffin murphy oreo pebbles pepper1 pookie precious princess1 ranger rebel riley rosie roxy sadie sam
  sammy samson sandy sassy scooter snowball snowflake sophie sparky spike sunny sunshine1 taylor teddy toby zeus zoe
  jennifer jessica ashley amanda nicole michelle melissa stephanie elizabeth samantha danielle heather tiffany amber1
  rachel rebecca victoria vanessa veronica valentina isabella sophia olivia emily emma hannah madison abigail chloe
  natalie natasha andrea alexandra alejandra alejandro adriana carolina carolyn catherine caroline christina
  christine claudia cristina daniela diana eduardo fernanda fernando francis francisco gabriela gloria guadalupe
  isabel jackie jeremy joanna jorge juanita julian juliana julie karen karina katherine kathleen kelly kimberly
  kristen laura lauren leonardo linda lorena louise manuel marcela margaret maria mariana marie marina mario martha
  mauricio melanie mercedes miguel monica nancy natalia pamela patricia paola patrice paul paula pedro rafael raquel
  ricardo roberto rodrigo rosa rose ruby sabrina sandra santiago sara sarah sebastian sergio sharon shirley silvia
  simone susana susan tamara teresa theresa valeria valerie vincent vivian wendy yolanda yvonne zachary
  football baseball basketball softball volleyball hockey soccer tennis golf golfer golfing rugby cricket boxing
  futbol swimming swimmer surfing surfer skater skateboard snowboard skiing runner running racing racecar nascar
  runner1 gymnast cheerleader cheer dancer dancing dance ballet guitar guitars drummer drums piano music musica
  singer rockstar rocknroll metallica nirvana slipknot acdc pinkfloyd beatles eminem tupac 2pac 50cent greenday
  linkinpark blink182 korn ironmaiden megadeth slayer rammstein radiohead depeche u2 oasis abba madonna shakira
  rihanna beyonce onedirection justinbieber bieber taylorswift bts blackpink
  liverpool arsenal chelsea manchester manutd manunited barcelona realmadrid juventus milan inter ajax celtic rangers
  everton tottenham newcastle lakers yankees redsox dodgers giants steelers patriots packers broncos raiders
  dallas cowboys1 chicago boston florida texas california hawaii brooklyn newyork london paris berlin madrid roma
  america american usa canada mexico mexico1 brasil brazil argentina colombia venezuela espana france germany
  deutschland italia england ireland scotland australia india pakistan philippines pinoy turkiye istanbul galatasaray
  fenerbahce besiktas russia moscow china japan tokyo korea israel egypt africa
  qwerty qwert qwertyu qwertyui qwertyuiop qwerty1 qwerty12 qwerty123 qwertz qwertzui azerty azertyuiop asdfgh asdfghj
  asdfghjk asdfghjkl asdasd asdasdasd asdf1234 asdfasdf zxcvbn zxcvbnm zxczxc qweqwe qweasd qweasdzxc qazwsx qazwsxedc
  qaz123 qazqaz wsxedc 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3 q1w2e3r4 q1w2e3r4t5 123qwe 123qweasd qwe123 1234qwer qwer1234 12qwaszx asd123 123asd zxc123 zxcv1234 1qaz1qaz
  poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz 0987654321 9876543210 7894561230 789456123 789456 147258369
  147258 258369 369258147 159357 159753 951753 753951 357159 741852963 741852 963852741 963852 852456 456852 147852
  147896325 321654987 321654 654321 7654321 87654321 987654321 1234567890 12345678910 0123456789 123456789a a123456789
  a123456 a12345 a1234567 a12345678 aa123456 ab123456 abc123 abc1234 abc12345 abcd123 abcd1234 abcde123 abcdef123
  123abc 1234abcd 12345a 123456a 123456q 123456z 12345q 12345qwert 1234567a 12345678a 123321 123321123 1234321
  123123 123123123 123123a 112233 11223344 1122334455 332211 121212 12121212 131313 141414 151515 232323 242424 252525
  343434 454545 010101 020202 101010 10101010 202020 212121 303030 1111111a 111222 111222333 222333 123654 123654789
  123456123 123456123456 456123 456456 456789 567890 135790 13579 135791 135246 246810 2468101214 102030 10203040
  100200 100200300 112112 110110 119119 911911 007007 696969 69696969 420420 666999 520520 5201314 1314520 1314521
  woaini woaini520 woaini1314 147147 147147147 159159 258258 258456 369369 789789 789987 987987 321321 654654 456654
  computer internet samsung iphone android apple123 google facebook instagram twitter myspace youtube yahoo hotmail
  gmail microsoft windows linux ubuntu oracle cisco nokia sony playstation nintendo xbox xbox360 minecraft roblox
  fortnite callofduty counterstrike halo warcraft starcraft diablo zelda mario64 sonic tetris gamer gamers gaming
  hacker hacker1 killer killer1 killers ninja ninjas samurai warrior warriors soldier army marine marines airforce
  navy police sniper shooter trooper ranger1 blaster bigdog bigdaddy bigboy badboy badgirl goodgirl goodboy playboy
  playgirl player players pimp gangster gangsta thuglife loser losers winner winners champion champ legend legends
  number1 numberone one1one success money money1 dollar dollars cash rich million millionaire business freedom freedom1
  peace liberty justice america1 patriot trustno1 trustme truth fuckyou fuckyou1 fuckoff fuckme fuckit fucker asshole
  bitch bitches biteme blowme sexy sexyboy sexygirl sexyme sexy123 hotstuff hottie hottie1 naughty pussy boobs
  corvette mustang camaro ferrari porsche mercedes1 bmw honda toyota nissan yamaha suzuki kawasaki ducati chevy
  chevrolet ford dodge jeep subaru mazda audi volvo truck trucks motorcycle
  family family1 mother mother1 father daddy daddy1 daddysgirl mommy mommy1 mama mamita mami papa papi mamasita
  brother sister bestfriend bestfriends friend friends friend1 friendship friends1 together children grandma grandpa
  mommy123 daughter husband wife marriage married wedding single blessed1 happy happy1 happyday birthday
  christmas xmas halloween easter holiday vacation weekend monday friday sunday january february march april june
  july august september october november december midnight morning tonight today tomorrow yesterday
  school college student teacher teachers homework education library english science math history university
  doctor nurse lawyer engineer pilot captain1 chief boss driver
  haven haven1 havenhaven companion therapy wellness mindfulness breathe calm calmness innerpeace
  blue blue22 blueblue bluesky blues black blackcat blackberry white whitey green greenday1 redred pink pinky pink123
  purple1 brown red1234 red123 sky skyline ocean oceans river mountain forest beach beaches island sunset sunrise
  thunder lightning storm hurricane tornado snow snowman rain fire firefly fireball ice iceman water earth planet
  galaxy star stars starfish universe cosmos moon lunar solar eclipse apollo saturn jupiter venus mercury neptune
  bubbles bubble twinkle sparkle glitter angel1 angel123 devil666 dragon1 dragon123 dragonball monkey1 monkey123
  superman1 batman1 chelsea1 liverpool1 arsenal1 charlie1 michael1 jordan1 ashley1 jessica1 nicole1 daniel1 andrew1
  anthony1 joshua1 matthew1 football1 baseball1 soccer1 basketball1 letmein1 welcome1 shadow1 master1 jennifer1
  computer1 hello1 hello123 test123 test1234 user123 admin123 admin1234 root123 guest123 pass123 pass1234 passw0rd1
  login123 welcome123 secret123 master123 super123 superstar superman123 iloveyou123 sunshine123 princess123 abcabc
  aaabbb aabbcc abcdabcd xxxxxx zzzzzz nopassword idontknow dontknow dontforget remember forgotten mypass opensesame
  `
    .trim()
    .split(/\s+/),
);

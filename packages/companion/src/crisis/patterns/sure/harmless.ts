import type { LanguageRules } from '../../rules.ts';

/** Word classes of the patterns below. */
const lexicon = {
  harmlessPest:
    'wasp wasps hornet hornets rats mice mole moles slug slugs snail snails ant ants roach roaches cockroach* moths flea fleas lice mosquito* mozzie* spiders ' +
    'maggots weed weeds dandelion* bindweed knotweed nettles thistle* aphid* pigeon pigeons gopher gophers squirrel squirrels bedbug* gnat gnats termite* ragwort ' +
    'greenfly blackfly mildew bramble brambles woodlice silverfish horsefly houseflies seagull seagulls crabgrass leylandii caterpillars',
  harmlessFoe:
    'boss bosses dragon goblin goblins orc orcs lich ogre troll trolls necromancer warlord minotaur wyvern hydra overlord skeletons',
  harmlessThing:
    'printer laptop computer pc hoover vacuum roomba boiler toaster kettle dishwasher washer dryer fridge router wifi telly van bike scooter mower satnav ' +
    'software spreadsheet server app website starter sourdough dough yeast souffle plant plants orchid* basil fern ferns cactus succulent* tomato tomatoes seedling* ' +
    'houseplant* geranium* hydrangea* goldfish squirrel squirrels pigeon pigeons chickens hen hens sheep moth moths lemming lemmings drone umbrella ' +
    'zipper socks shoes laces mug vase lightbulb avocado courgette* petunia* rosebush',
  harmlessAccount:
    'gym contract subscription membership lease tenancy broadband insurance landline newspaper magazine bank provider insurer netflix spotify timeshare ' +
    'overdraft warranty franchise sponsorship',
  harmlessPet:
    'cat cats kitten dog puppy budgie parrot hamster rabbit bunny tortoise gerbil ferret pup kitty hen hens chicken chickens goat goats',
  harmlessWorks:
    'pothole potholes road roads roof lift kitchen bypass runway railway extension drain drains streetlight* streetlights pavement pavements boiler radiator ' +
    'broadband council renovation renovations roadworks hs2 plumber builder builders scaffolding bridge traffic planning brexit stadium',
  harmlessAffray: 'overdose overdoses jumper stabbing stabbings narcan naloxone suicides arrests corpses',
  harmlessShift:
    'shift shifts dispatch dispatcher medic emt triage crew firehouse rota handover placement callout callouts paramedic paramedics ambulances',
  harmlessHero:
    'detective inspector heroine hero protagonist villain narrator vicar butler knight queen princess wizard astronaut pirate killer murderer ghost dragon',
  harmlessTale:
    'novel novella thriller screenplay script chapter scene story mystery manuscript whodunnit fanfic musical sitcom sequel episode',
  harmlessShow: 'film movie series season episode show soap musical opera anime finale sequel documentary drama',
  harmlessFate:
    'die dies died dying dead death kill kills killed killing murder murdered drown drowns drowned jumps hanged hangs suicide shot shoots poisoned sacrificed sacrifices buried stabbed',
  harmlessPoet:
    'plath sylvia hamlet ophelia woolf werther durkheim sexton macbeth othello juliet antigone camus hemingway mishima euthanasia',
  harmlessEnds: 'dies died drowns drowned killed murdered jumps hangs shot stabbed sacrifices sacrificed poisoned',
  harmlessDeed:
    'proposing auditioning enrolling resigning adopting dyeing submitting marrying emigrating retiring redecorating decluttering baking knitting potting rewatching',
  harmlessJourney:
    'flight ferry cruise eurostar gatwick heathrow stansted luton airport jfk lax schiphol dublin signal wifi honeymoon holiday safari festival',
  harmlessTaken:
    'photos pictures pics selfies screenshots naps shampoo shampoos towels biscuits breadsticks sachets samples stairs shifts freebies napkins cookies fonts cuttings',
  harmlessEvent:
    'party wedding shower meeting conference barbecue bbq dentist gym reunion assembly christening lecture training rehearsal webinar recital hen stag retirement networking induction',
  harmlessTrifle:
    'socks mondays meetings meeting raisins coriander cilantro wasps mosquitoes emails adverts ads leafblowers alarms taxes traffic spreadsheets scammers glitter slugs pigeons ' +
    'seagulls celery olives mushrooms caravans cyclists influencers karaoke cricket golf football bagpipes zoom printers queues tuesdays pineapple sprouts marzipan mosquitos ' +
    'jazz recorders beetroot hashtags captchas cookies popups crocs mayonnaise',
  harmlessJoy:
    'teach coach bake garden own married engaged graduated graduate studying volunteer mentor grateful glad proud happy happier thriving content hopeful ' +
    'stable greenhouse allotment enjoy enjoying laugh',
  harmlessRemedy:
    'meds medication medicine therapy therapist counselling counseling counsellor counselor treatment sertraline lithium rehab dbt cbt emdr psychiatrist',
  harmlessTrip:
    'tenerife lanzarote cancun mallorca majorca ibiza benidorm florida disneyland disney vegas hawaii bali thailand cornwall devon lisbon malta greece crete corfu cyprus ' +
    'portugal tuscany iceland tasmania butlins magaluf marbella barbados jamaica orlando',
  harmlessSport:
    'climbing camping sailing fishing caving hiking kayaking surfing abseiling paddleboarding skiing snorkelling snorkeling scuba bouldering canoeing rowing',
  harmlessChore:
    'singing snoring cooking driving talking humming whistling dancing baking karaoke puns playing practising practicing moaning nagging vaping',
  harmlessBore:
    'powerpoint meeting meetings email emails zoom teams spreadsheet excel icebreaker icebreakers webinar powerpoints survey login password captcha ' +
    'nativity recital pta roundabout overtime sudoku worksheet worksheets invoice invoices receipt',
  harmlessFood:
    'ketchup mustard mayo mayonnaise gravy cake cakes cookies cookie biscuits biscuit crisps chips fries pancakes pancake tacos taco tamales tamale burrito burritos pizza pasta ' +
    'noodles ramen sushi dumplings pierogi curry rice bread toast cheese cheddar brie chocolate chocolates candy sweets haribo jelly jam honey syrup icecream gelato brownies ' +
    'muffins muffin donuts doughnuts popcorn nachos salsa guacamole hummus olives pickles grapes strawberries cherries blueberries mangoes mango oranges clementines satsumas ' +
    'bananas melon watermelon pie pies turkey stuffing ham sausages bacon wings nuggets ribs brisket steak shrimp prawns oysters soup stew chili chilli casserole lasagna lasagne ' +
    'sprinkles marshmallows skittles smarties oreos doritos pringles cereal granola yogurt yoghurt milk juice lemonade squash tea coffee latte espresso matcha lattes smoothie kombucha ' +
    'leftovers pudding custard fudge toffee caramel tiramisu cheesecake samosas pakoras falafel kimchi pho peanuts almonds nuts garlic mints',
  harmlessBeast:
    'cat cats kitten kittens dog dogs puppy puppies pup budgie parrot hamster hamsters rabbit bunny tortoise gerbil ferret hen hens chicken chickens rooster goat goats sheep lamb ' +
    'cow cows pig pigs horse pony donkey duck ducks goose geese pigeon pigeons squirrel squirrels raccoon fox hedgehog goldfish fish guppy shrimp snail crab gecko lizard snake frog ' +
    'moth spider wasp bee fly seagull seagulls crow magpie robin roomba robot drone toddler tomato tomatoes fern basil orchid cactus succulent sourdough souffle',
  harmlessRid:
    'tap drip leak sofa couch carpet wallpaper pacifier dummy braces retainer crutches cast homework maths algebra uniform overdraft debt mortgage loan nappies diapers commute windows ' +
    'excel hotmail skype myspace facebook twitter instagram tiktok bangs fringe mullet beard moustache mustache garage shed caravan car truck bike scooter laptop phone nokia printer ' +
    'sugar carbs gluten caffeine cigarettes vapes winter summer monday mondays rash wart boiler oven fridge toaster honda toyota ford fiesta volvo nissan jeep vw caravan campervan jeans heels bra shoes boots desk cubicle password',
} as const;

/** The dark word is about a thing, a beast or a phrase: they hide it from the other rules and tell the model. */
const aboutThings = [
  // Food.
  'overdose|overdosed|overdosing|oded|od|oding on ~3 $harmlessFood ~2 !with|plus',
  '$took|finished|polished|eaten ~4 bottle|box|tub|pack|packet|bag|jar|lot|handful|bunch|plate|tray|load|everything|all of my|the|her|his|those|these|grandmas|moms|mums? $harmlessFood ~3 !$pills',
  '$took|finished|polished|eaten ~4 bottle|box|tub|pack|packet|bag|jar|lot|handful|bunch|tray of maple|golden|chocolate|candy|hot|orange|apple|peanut|tomato|soy|caramel|vanilla|salted|baby|birthday|leftover ~1 $harmlessFood ~3 !$pills',
  '$took|eating|eaten too|so|way ~1 many|much ~1 $harmlessFood ~3 !$pills',
  '$took|used ~3 packet|pack|box|bag|handful|bunch|lot of ~1 seeds|tissues|wipes|crayons|cards|nails|screws|lego|stickers|candles|pens|pencils|wool|yarn|bulbs|leaflets|books|socks|mints',
  'if i die ~2 you ~1 can|get|inherit ~1 have? ~1 the|my',
  'saw|seen|witnessed|watched|see someone|somebody|man|woman|person|him|her|guy|lad|girl|boy|jumper ~1 jump|jumping|jumped|fall|falling',
  '$harmlessPet ~1 ate|eaten|swallowed|chewed|scoffed|licked ~6 $pills|tablets|packet|bottle|bleach|battery|poison ~2 of? ~1 $pills?',
  'nightmare|dream|dreamt|dreamed ~4 someone|somebody|he|she|man|killer|clown ~6 axe|knife|gun|chased|stabbed|shot',
  'essay|dissertation|paper|coursework|presentation about|on ~6 death|suicide|dying|deaths',
  // What is carried somewhere.
  '$took|taking|brought|carried ~5 $pills|bottle|box|boxes|bottles|lot to|back|over ~2 shop|store|vet|pharmacy|chemist|tip|recycling|repair|bbq|picnic|dump|hospice|charity|cleaners|market',
  'wrist|arm|neck|throat rest|rests|band|warmer|warmers|strap|brace|lozenge|lozenges',
  // Beasts and things that have had enough.
  '$harmlessBeast ~4 done|finished|over|bored|tired with|of ~1 life|living|existing|existence',
  '$harmlessBeast ~1 is|was|keeps|has ~1 trying|attempting|decided|determined|threatening to ~1 die|jump|kill|end|drown|escape|throw|murder ~1 itself|himself|herself|themselves|me?',
  '$harmlessBeast wants|tried|attempted|decided|tries|attempts to ~1 die|jump|kill|end|drown|escape|throw|murder ~1 itself|himself|herself|themselves|me?',
  '$harmlessBeast ~1 committed|attempted|attempting|contemplating|considering suicide',
  '$harmlessBeast ~3 jumped|jumping|jumps|fell|falling|leapt|hanging|throws|threw|yeeted itself|himself|herself|themselves? off|out|from',
  // A day's work.
  'patient|patients|resident|residents|casualty|callout ~5 taken|took|had|after|with|from ~3 overdose|od|suicide|attempt',
  // Parted from a thing.
  'goodbye|bye|farewell|adios|rip forever|cruel|at ~1 last? ~2 $harmlessRid',
  'goodbye|bye|farewell|adios|rip ~1 to? ~1 my|the|you|this|our ~3 $harmlessRid',
  'goodbye|bye|farewell|adios %1 to my|the|our|this ~3 $harmlessRid',
  'end|ending|finish it ~1 all? %2 with|on $harmlessRid|$harmlessFood|dairy|gluten',
  'put|putting an end to ~2 $harmlessRid|$harmlessPest',
  // What is killed or has to die is a pest, a weed or a foe in a game.
  '$harmlessPest ~6 has|have|must|needs|need|got|deserve|deserves to? die|go|perish ~1 !so',
  'kill|kills|killed|killing|murder|murdered|murdering|exterminate|drown|drowned|drowning|massacre|shoot|shooting ~3 $harmlessPest',
  'level|raid|optional|secret|dungeon|mini|world|floor ~2 $harmlessFoe',
  '$harmlessFoe|zombie|zombies|vampire ~6 raid|respawn*|dungeon|checkpoint|loot|controller|hp|mana',
  // What is ended is a contract.
  'end|ended|ending|ends|finish|finished|quit|quitting it|this|things|everything|all|my with|at|on the|my|our|this|that ~2 $harmlessAccount',
  // Things that kill themselves, or try to kill somebody.
  '$harmlessThing ~2 commit|committed|commits|committing|attempt|attempted|attempting suicide',
  '$harmlessThing ~3 suicidal',
  'suicidal $harmlessThing|$harmlessPest|$harmlessPet',
  '$harmlessThing|$harmlessPest ~3 kill|killed|kills|killing|hang|hanged|hung|drown|drowned|drowning|offed|yeeted|unalive|unalived itself|themselves',
  '$harmlessThing ~3 wants|trying|decided|determined|chose|chooses to die',
  'stairs|satnav|$harmlessThing is|are|was|were|keeps ~1 trying|out to kill|murder me|us',
  // Old people's promises.
  '$kin|he|she|we|you|they|everyone would|will|shall|might all? be ~1 dead|buried|underground|gone ~3 before|till|until|time ~3 fix|fixes|fixed|mend|mends|fill|fills|repair|repairs|build|builds|finish|finishes|approve|approves|cut|resurface|replace ~4 $harmlessWorks|hedge|hedges',
  'hang|hanging|hangs|hold|holding|cling|clinging|clung|held|hung|gripping|grip on? to? ~4 for dear life',
  'die|dying on|upon ~1 hill',
  'die|died|dying|death on|in stage|scene|game|level',
  'case i|we ~1 hit|run|knocked by|over ~2 bus',
  // One more of these and …
  'one|1 more ~2 $harmlessBore ~3 i|and|am|will ~6 sea|traffic|window|myself|die|scream|roof|cliff|train|bridge|ocean|canal|river|lake',
  'if ~3 another|more ~3 $harmlessBore ~6 sea|traffic|window|myself|die|scream|roof|cliff|train|bridge|ocean|canal|river|lake',
  // Water and heights of leisure.
  'edge|end|bottom|side of the|a pool|board|slide|waterslide|flume',
  'edge %3 of the pool|board|slide',
  'jump|jumped|jumping|dive|diving ~2 in|into ~2 deep end',
  'tracks|bridge|rails|roof ~1 with|taking my|the|a|some ~1 camera|tripod|photos|easel|sketchbook|binoculars|telescope',
  '$kin|$friend|mate|he|she works|worked|work on|at|under the tracks|railway|trains|rails|bridges|bridge|roofs|towers',
  // Other people's emergencies as a day's work.
  'overdose|jumper|stabbing|cardiac|dv|od calls|callout|callouts|admissions !to|my|me|for',
  'first|attended|worked|ran ~2 the|a bridge|roof|ledge|jumper call|callout|incident',
  // Doors and maps that are watched over for a plain reason.
  'tracks|track|tracking|checks|has my location|phone|steps ~1 cause|because|since|for|in ~3 get|getting|keep lost',
  'tracks|track|tracking|checks|has my location|phone|steps ~6 diabetic|epileptic|epilepsy|seizures|marathon|hiking',
  'lock|locked|locks me|us|him|her|himself|herself out ~1 %2 accidentally|accident',
  // What children ask, and what is asked of forms.
  '$kin|toddler|class|pupil|pupils|grandson ~2 asked|asks|asking|wondered ~1 what|where ~2 we|people|things|dogs|cats|hamsters|fish|everyone|grandma|bees die|dies|go !and',
  // A place one would rather not be at, a world that would be better without a trifle.
  'not want to be here %3 is a|the|my|an|another ~2 $harmlessEvent',
  'world|everyone|everybody|life|office|house|kitchen|place|all|we would be ~1 better|nicer|happier|calmer off? ~1 without|if ~2 $harmlessTrifle',
  // The deed is named in the next breath.
  'do|doing it|this|tonight|tomorrow|decided %2 i|we am|are ~1 asking ~2 out|raise|rise|promotion|marry|discount',
  'do|doing it|this %5 i|we am|are ~1 $harmlessDeed',
  'tonight|tomorrow|decided|it %1 i|we am|are ~1 $harmlessDeed',
  'tonight|tomorrow|today|decided|it %2 i|we am|are ~1 cutting|shaving|bleaching my|all|off ~1 hair|head|beard|fringe|eyebrows',
  'tonight|tomorrow|today|decided|it %2 i|we am|are ~1 going|moving back ~1 to ~1 school|college|uni|university|work|spain',
  // What was taken, loaded, cut or purged is named a little later.
  'take|took|taken|taking the|all|too|so|every|whole ~1 lot|many|much|of|them %1 $harmlessTaken',
  'gun %2 glue|staple|nerf|heat|nail|caulk|caulking|massage|water gun|pistol',
  'fish|cod|vitamin|omega|worming ~1 pill|pills|tablet|tablets|capsules',
  'pills|tablets|meds|medication ~6 for $kin|dog|cat|pill|dosette ~1 pill|box|organiser|organizer|worms|joints',
  'last life|lives|chance ~2 candy|level|mario|fortnite|zelda|crush|tetris|sonic|pacman',
  'tracks ~4 train|toy|model|railway|lego|brio|hornby set|layout',
  'brio|hornby|lego|scalextric ~3 tracks|track',
  'time you get|read|open this postcard|parcel|card|invite|invitation',
  'purge|purged|purging my|the|our ~1 fridge|freezer|pantry|wardrobe|garage|closet|loft|attic|inbox|emails|contacts|bookshelf|toys|cupboards',
  'purge|purged|purging %3 wardrobe|garage|closet|loft|attic|inbox|emails|bookshelf|tupperware|wardrobes',
  'cut|cutting ~3 fabric|vinyl|turf|patchwork',
  'relapsed and|into ~1 bought|ordered|downloaded|reinstalled|buying ~2 yarn|wool|lego|shoes|tiktok|facebook|candy|plants|books|crisps|biscuits|sims|wordle',
  'kids|cat|cats|dog|toddler|toddlers|puppy|baby|nan|gran|twins|pupils held|hold|holds|holding me|us|him|her hostage',
  'burn|burning it|this|everything ~1 down %4 codebase|spreadsheet|website|manuscript|inbox|recipe',
  'drown|drowned|drowning ~2 $harmlessThing|houseplants',
  'live for until|till ~3 season|series|strictly|football|reopens',
  'nothing left %3 buffet|sale|tub|menu',
  'life admin|hack|hacks|drawing|modelling',
  'not want to be here anymore? so we|she|he left|went ~2 party|taxi|uber|early|pub|film|gig',
  'goodbye ~1 everyone|all ~4 last|final day|shift|week at',
  // Gone, but on a journey.
  'gone|leaving|leave|off|away|goodbye|bye ~3 on|at|from|to|with a|my|our|no ~2 $harmlessJourney',
  'gone|leaving|off|bye %6 gatwick|heathrow|stansted|luton|jfk|lax|airport|eurostar',
  'here|around next|this|all week|month|weekend|tomorrow ~3 on|at|in|with the|a|my|our|no|holiday ~2 $harmlessJourney',
  // Over the edge, but on a rope.
  'edge|over|off|bridge|cliff|quarry|tower|building|plane|gorge|roof|jump|jumping ~6 !no|without|not|minus %6 abseil*|zipwire|zipline|ziplining|bungee|skydive|skydiving|parachuting',
  'abseil*|zipwire|zipline|ziplining|bungee|skydive|skydiving|parachuting ~3 edge|bridge|cliff|quarry|tower|building|gorge|plane|roof|jump|off',
  // A wedding has a date and a place, too.
  'date|venue|place ~4 caterer|photographer|florist|dj',
  // What ends soon.
  'last|final day ~1 of|at|in the|my|our hols|holidays|festival|sale|sales|exhibition|furlough|probation|placement|antibiotics|diet',
  'not ready for ~2 school|work|monday|uni|summer|winter|exam|exams|visitors|guests|bed|interview|september|kids|christmas',
  'better off ~3 i stop|quit|shut ~2 $harmlessChore',
  '$kin takes ~2 tablets|meds a|each day|morning',
] as const;

/** What tells that a message with dark words in it is about work, a form, a story, or what is over. */
const tellings = [
  'hanging|chilling|hung out ~5 with ~2 friends|boys|girls|guys|lads|cousins|buddies|roommates',
  // Beasts behind doors.
  '$harmlessPet ~4 himself|herself|itself|stuck|trapped|locked ~2 in|under|behind|inside ~2 bathroom|wardrobe|cupboard|closet|loo|airing|drawer|sofa|shed|garage|fence|washing|laundry|box|loft|attic',
  // Small mishaps.
  'paper cut|cuts ~4 envelope|envelopes|invoice*|card|cards|page|pages|cardboard|printer|report|form|forms|payslip*|folder|wrapping|filing|letterhead|exam|book',
  'got|get|getting|had|have a|this|another ~1 paper cut',
  'papercut',
  // Medicine that goes back.
  'take back day|event|box|bin|scheme|drop|saturday',
  'old|expired|leftover|unused ~3 $pills|medicines ~8 pharmacy|chemist|dispose|disposal',
  'pharmacy|chemist ~3 take|takes|took|taking ~3 back',
  // Other people's emergencies as a day's work.
  '$harmlessShift ~6 $harmlessAffray',
  '$harmlessAffray ~6 $harmlessShift',
  'narcan|naloxone ~3 training|trained|kit|kits|course|saves|class|workshop|box',
  'training|trained|course|workshop|carry|carries|stock|stocks ~4 narcan|naloxone',
  'as a paramedic|firefighter|emt|medic|dispatcher|lifeguard|pathologist|mortician|undertaker|coroner',
  // Questions of doctors and forms.
  'hurting|harming|suicidal|suicide|thoughts|harm|life %8 said|answered|ticked|replied|wrote no|nope|never ~6 true|truthfully|honestly|meant',
  // Leaflets.
  'leaflet|insert|label|pamphlet|packaging|warning|advert|commercial says|say|lists|list|mentions|warns|states|listed|includes ~8 thoughts|suicidal|suicide|death',
  'side effect|effects ~6 thoughts|suicidal|suicide|death|depression',
  // What is over, with a present that is good.
  'years|year|months|decade|days clean|sober|free|out|later|ago|since|on %12 now|today ~2 i|we|my|am|have ~4 $harmlessJoy',
  'used to ~8 now|today|nowadays ~2 i|we|my|am|have ~4 $harmlessJoy',
  'thoughts|urges|voices|nightmares|flashbacks ~2 gone|stopped|faded|quiet|quieter|passed|eased ~3 since|thanks|with|after|because ~5 $harmlessRemedy',
  '$harmlessRemedy helped|saved me|my|a|so|massively|loads|lots|it',
  'not ~1 that person|girl|boy|kid|man|woman|guy|version anymore|now|today',
  'not like that anymore|now|today',
  'days|years|life|chapter|worst|bad|winter|all ~1 is|are|behind behind? me|us now',
  // Stories, and what is learned and read.
  'in|of the|this|that|new ~2 $harmlessShow ~4 he|she|they|who|everyone|someone|hero|mum|mom|dad|dog|guy ~2 $harmlessEnds',
  'killed|kill|killing off ~2 favourite|favorite|main|best|fave',
  'my cleric|rogue|paladin|bard|druid|ranger|warlock|barbarian|npc|dwarf|elf|wizard|monk ~6 $harmlessEnds|jumped|fell|lava|cliff',
  'in|on|playing minecraft|skyrim|fortnite|zelda|pokemon|valorant|dnd ~6 died|dies|killed|lava|creeper|respawn*',
  '$harmlessPoet ~1 essay|dissertation|coursework|seminar|module',
  'writing|wrote|write|drafting|drafted|editing|edited|rewriting|finished|plotting ~4 $harmlessTale ~4 $harmlessHero',
  '$harmlessFate off? ~2 character|characters in|on|this|that|of',
  'article|documentary|podcast|report|column|programme about|on ~4 suicide|suicides|murder|killers|deaths|bridge|overdose|overdoses|barriers',
  // Roofs, ropes and cords people work or play with.
  'roof|ladder|scaffold*|loft fixing|cleaning|painting|retiling|installing|sorting|clearing|mending|doing ~4 gutter|gutters|tile|tiles|aerial|solar|slates|chimney|leak|lights|moss|window|windows',
  'booked|voucher|charity|sponsored|instructor|holiday ~4 bungee|skydive|abseil|zipline',
  'am|are|is|was|were going $harmlessSport in|with|on|at|this|next|and',
  'i|we am|are ~1 off|flying|moving|going|emigrating to|for $harmlessTrip',
  // What is watched, chipped, cut or awaited.
  'force|forced|forces|forcing|made me|us ~1 watch|watching ~3 hobbit|trilogy|season|seasons|cricket|golf|eurovision|marvel|episodes|musicals|snooker|bake',
  'microchip* ~6 vet|dog|cat|puppy|kitten',
  'back now %3 fabric|fringe|hair|wall|paint|bangs|tiles|wallpaper',
  'tooth fairy ~2 strikes|comes|came|coming|visit|visited|visits|forgot',
  'marathon|triathlon|ironman|10k|parkrun ~6 finish|carry|crawl|medal',
  'moving|move to|in|into ~3 flat|house|town|city|scotland|wales|canada|spain|australia|bungalow',
  'open mic',
  // What Haven proposed is taken up, one comes back from the water.
  'i will|might|could ~1 try|do|use|start ~2 breathing|journal|journaling|journalling|exercise|list|stretch|stretches|meditation|grounding|technique',
  'swam|swim|swimming|rowed|paddled ~6 and|then back',
  // Letters for later, and for officials.
  'letter|letters|note|notes ~6 in|for the|our|a time capsule',
  'just need a caterer|photographer|dj|venue|babysitter|band|cake|florist|marquee|guest',
] as const;

/** What tells that a dark word is about something else. */
export const sureHarmless: LanguageRules = {
  lexicon,
  rules: [
    { type: 'idiom', patterns: aboutThings },
    { type: 'harmless', patterns: [...aboutThings, ...tellings] },
  ],
};

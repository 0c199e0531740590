import type { Course } from '../course.ts';

/** Mocked, bullied or piled on online. */
export const attackedOnline: Course = {
  id: 'attacked-online',
  begins:
    /\b(?:people|someone|somebody|strangers?|they|everyone|trolls?|haters|this (?:guy|girl|person)|a (?:guy|girl|person|stranger|bunch of (?:people|strangers))|kids|guys|girls|followers)\b(?: \S+){0,5} (?:mak(?:e|es|ing) fun of me|made fun of me|mock(?:ed|ing|s)? me|laugh(?:ed|ing|s)? at me|bull(?:ied|ying|ies|y) me|roast(?:ed|ing)? me|attack(?:ed|ing)? me|insult(?:ed|ing)? me|troll(?:ed|ing)? me|hat(?:e|ing) on me|ganged up on me|call(?:ed|ing|s)? me (?:\S+ ){1,6}?|tore me apart|comment\w* (?:\S+ ){0,4}?(?:ugly|fat|hateful|mean|nasty|awful|hate))(?:.{0,60})\b(?:online|internet|tiktok|instagram|insta|ig|twitter|reddit|facebook|discord|snapchat|youtube|comments?|group ?chat|post|video|stream|server|game|twitch|x|my (?:post|video|photo|picture|page|account|dms?))\b|\b(?:people|strangers?|someone|somebody|guys|kids|trolls?) (?:\S+ ){0,2}?on (?:reddit|twitter|tiktok|instagram|insta|ig|facebook|discord|youtube|the internet|snapchat|x) (?:\S+ ){0,2}?(?:called me|said I|are (?:mean|cruel|mocking|laughing)|told me|made fun|mocked|laughed|tore|hate)\b|\b(?:cyber ?bull\w*|online bull\w*|bullied online|mocked online|trolled|dragged online|dogpiled|piled on|ratioed)\b|\b(?:hate|hateful|mean|nasty|horrible|awful|cruel|negative|vile|rude) (?:comments?|messages?|dms?|replies|reviews?)\b(?:.{0,60}\b(?:on|under|from|about|I|my|me|post\w*|video)\b)|\b(?:mean|hate) comments?\b|\b(?:my|a) (?:video|post|tweet|picture|photo|tiktok|comment|selfie|art|song|cover) (?:\S+ ){0,4}?(?:went viral|blew up|got (?:hate|roasted|mocked|laughed|mean)|made fun|is being (?:mocked|shared|laughed)|mocked|meme)\b|\b(?:made|turned|making) (?:a|me into a|my \S+ into a) (?:meme|sticker)(?: (?:of|about|out of) me)?\b|\b(?:posted|shared|put|uploaded|made) (?:\S+ ){0,3}?(?:a |an? \S+ )?(?:embarrassing |bad |ugly )?(?:video|picture|photo|pic|account|page|post|poll|meme|sticker) (?:\S+ ){0,2}?(?:of|about|making fun of|mocking) me\b|\b(?:spreading|spread|posting) (?:\S+ )?(?:rumou?rs?|lies|stuff|things|shit) about me (?:\S+ ){0,2}?(?:online|on|in the group)\b|\bcalled me (?:\S+ ){1,5}?(?:on|in|under) (?:my |the |a )?(?:tiktok|instagram|insta|ig|twitter|reddit|facebook|discord|comments?|group ?chat|post|video|server|stream|dms?)\b|\bgot (?:so much |a lot of |tons of )?hate (?:on|for|online|under|in)\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me|yourself)|kys|die|threat\w*|doxx?\w*|my address|nudes?|naked|sext\w*|blackmail\w*|extort\w*|find me|stalk\w*|raped?|hit me|my (?:son|daughter|kid|child|teen|friend|sister|brother) (?:is|was|gets|got|has)|want to (?:hurt|die)|self[- ]?harm|I (?:left|wrote|posted) (?:a )?(?:mean|hate|nasty))\b/iu,
  first: {
    say: [
      'They type it in three seconds, and you carry it for days.',
      'A crowd without faces, and you with yours.',
      'It is in your own pocket, that voice, and it comes along everywhere.',
    ],
    ask: [
      'What did they write, if you want to say it?',
      'Do you know who it is, or are they strangers?',
      'Is it still going on?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|tell|write|reply)|how (?:do|can|should|would|to) (?:I|you|people) (?:\S+ ){0,3}?(?:stop|deal|handle|ignore|respond|report|cope|face|get|move|not|make|forget)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'Screenshots first, then report, block, and the phone out of the room for tonight. Answering is what they are fishing for.',
        'Let somebody you trust go through the comments instead of you, and tell you only what you have to know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:delete|reply|respond|answer|block|report|quit|leave|tell|say|ignore|confront|post|take|just|explain|apologi\w*)|is it (?:worth|better))\b/iu,
      say: [
        'I would not answer them; it is oxygen. Keep proof, block, report, and decide about your own page when you have slept.',
        'Delete it only if it would be a relief to you, not because they won. If you know them from school or work, tell someone there, with screenshots.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:do|are|would|did|me|does|is) ?(?:people|they|someone|anyone|everyone|I|it|the internet)?\b|\bwhat(?:'s| is) wrong with people\b/iu,
      say: [
        'Mostly for a cheap laugh in front of others, and because they do not have to see your face. It could have been anyone.',
        'A screen takes the shame out of it. Many of them would not dare to say a word across a table.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|too sensitive|ugly|fat|stupid|weak|wrong|really|that|crazy|a|the|being)|is it (?:\S+ )?(?:true|normal|stupid|my fault|me|silly)|are they right|what(?:'s| is) wrong with me|what did I do|did I deserve)\b/iu,
      say: [
        'You are not too sensitive. The body does not know a screen; to it that is a circle of people pointing.',
        'What they wrote was made to hurt, and not to be true. Strangers have seen one picture; they know nothing of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|they|people|everyone|this) (?:\S+ ){0,3}?(?:stop|forget|end|ever|remember|go away|get|die)|does it (?:ever )?(?:stop|end|go)|how long|what if (?:everyone|people|my|they|it|someone))\b/iu,
      say: [
        'I cannot promise a day. Such things mostly burn fast and look for the next one. From inside it feels as if it would last forever.',
        'Mostly they move on much sooner than you do. If it does not let up, there are people who can step in: the platform, a school, a lawyer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:ugly|fat|looks?|face|nose|teeth|skin|body|weight|hair|voice|acne|pig|whale|skinny|flat|bald)\b/iu,
      say: [
        'They went for the body, because that is where anybody can be hit.',
        'And then you see it in the mirror, with their caption under it.',
        'That says something about them, and nothing about your face.',
      ],
    },
    {
      when: /\b(?:cringe|art|song|sing\w*|dance|danc\w*|draw\w*|cover|writing|poem|content|channel|stream|project|worked (?:so )?(?:hard|long)|proud of|talent\w*|no talent|flop)\b/iu,
      say: [
        'You had put something of yourself out there, and that is why it went in so deep.',
        'Making a thing takes courage. Sneering takes a thumb.',
      ],
    },
    {
      when: /\b(?:school|class(?:mates?)?|kids at|teachers?|principal|monday|hallway|lunch|bathroom|bus|grade|coworkers?|work|college|know (?:them|who)|people I know|my (?:own )?friends?|used to be friends|ex[- ]?friend|ex\b)\b/iu,
      say: [
        'So they have faces, and you have to walk past them.',
        'It does not end when you switch off, then.',
        'From people who know you it weighs more.',
      ],
      ask: ['Is there one grown-up or friend there who would stand next to you?'],
    },
    {
      when: /\b(?:group ?chat|screenshot\w*|meme|sticker|emojis?|pictures of me|photos of me|follow (?:it|the)|fake account|shared|viral|views|likes|\d+ (?:comments|likes|people|views)|thousands?|hundreds?|everyone (?:saw|has seen|is|knows)|whole (?:school|town|world|internet)|blew up|repost\w*|stitch\w*|duet\w*)\b/iu,
      say: [
        'It grows while you look at it.',
        'Each like under it feels like one more finger pointing.',
        'And nobody asked you whether you wanted a stage.',
      ],
    },
    {
      when: /\b(?:nobody (?:said|stood|defended|helped|stuck)|no one (?:said|stood|defended|helped)|(?:my )?friends (?:didn'?t|just|said nothing|laughed|liked|watched)|liked (?:it|the)|laughed (?:too|along)|silent)\b/iu,
      say: [
        'The silence of the ones you like is the worst comment of all.',
        'Somebody could have written one kind line, and did not.',
      ],
    },
    {
      when: /\b(?:defended|stood up for me|stuck up|nice (?:comments?|messages?)|kind|supportive|some people (?:were|are)|one (?:person|girl|guy|comment)|my friend (?:said|reported|wrote|told)|checked on me)\b/iu,
      say: [
        'So there was one decent voice. It ought to count for twenty.',
        'That one knew what was right, and said so.',
      ],
    },
    {
      when: /\b(?:block\w*|report\w*|delet\w*|private|deactivat\w*|turned off|muted?|took it down|log(?:ged)? off|left (?:the|twitter|instagram|tiktok|reddit)|quit)\b/iu,
      say: [
        'You closed a door on them. That is no weakness, it is a lock.',
        'Good that you did something, and it is a pity that you had to.',
      ],
    },
    {
      when: /\b(?:new account|fake account|anonymous|another one|come back|keep(?:s)? (?:coming|doing|posting|messaging|commenting)|won'?t stop|every (?:day|time|post)|again|months?|weeks?|years?|since|for (?:so )?long)\b/iu,
      say: ['That is no joke anymore, if it goes on and on.', 'You begin to flinch at each little sound of the phone.'],
      ask: ['Who else knows about it?'],
    },
    {
      when: /\b(?:just (?:a )?jok\w*|just (?:the )?(?:internet|words|trolls)|ignore (?:it|them)|don'?t (?:take|let)|grow up|thick\w* skin|sensitive|get over|log off|not real|feed the)\b/iu,
      say: ['“Just ignore it” is for people in whom nothing sticks.', 'Words are words on a screen too.'],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|parents|sister|brother|boyfriend|girlfriend|husband|wife|partner|friends?|therapist))\b/iu,
      say: [
        'Good if there is somebody at home on your side, even if they do not quite get it.',
        'Not everybody around you knows what that feels like, I suppose.',
      ],
    },
    {
      when: /\b(?:keep (?:reading|checking|looking|refreshing|going back)|can'?t stop (?:reading|looking|checking|thinking)|reread\w*|refresh\w*|check\w*|read (?:them|it|all|every|through)|know (?:them|it) by heart|scroll\w*)\b/iu,
      say: [
        'You read it again, in case it got smaller. It never has.',
        'You look for the one that lets you off, among a hundred.',
      ],
    },
    {
      when: /\b(?:I (?:replied|responded|answered|wrote back|fought back|said something|argued|clapped)|my fault|I (?:shouldn'?t|posted|said something (?:dumb|stupid|wrong))|deserve\w*|opinion|apologi[sz]ed)\b/iu,
      say: [
        'Even if you would word it otherwise now, that is no license for a mob.',
        'One sentence of yours, and a hundred stones for it.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|hate (?:them|people)|revenge|unfair|disgust\w*|rage|humans|society)\b/iu,
      say: [
        'The anger belongs with them. Good that it is not only turned on yourself.',
        'There is no fair fight with somebody who has no name.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|shak\w*|sleep|slept|stomach|sick|throw up|panic\w*|anxi\w*|heart|scared|afraid|can'?t (?:eat|focus|go)|hid\w*|stay (?:home|in))\b/iu,
      say: [
        'It gets into the body, as if they stood in the room.',
        'No wonder. Nobody is made for so many voices at once.',
      ],
    },
    {
      when: /\b(?:embarrass\w*|humiliat\w*|asham\w*|shame|stupid|ugly|worthless|hate myself|disappear|hide|loser|idiot|hurts?|sad|awful|terrible)\b/iu,
      say: [
        'The shame is theirs, and it was pushed over to you.',
        'They do not get to say who you are. They do not even know your middle name.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I (?:might|could)|I'?ll (?:just )?(?:delete|tell|block|report|leave|take|talk|show|stop))\b/iu,
      say: ['Whatever brings you a quiet evening counts.', 'You set the pace there, not they.'],
    },
    {
      when: /\b(?:they|he|she|people|someone|somebody|one (?:guy|girl|of them))(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|wrote|writes?|called|commented|posted|just|always|keeps?|laughed|put|sent|made|told|were|was|even)\b/iu,
      say: [
        'It would not have been said to your face, I believe.',
        'Somebody wrote that between two sips of coffee. You got to keep it.',
        'And it sticks, however little they know.',
      ],
    },
    {
      when: /\b(?:I don'?t know|dunno|idk|not sure|whatever|silly|nobody knows|no one knows)\b/iu,
      say: ['It is not silly. It is a crowd in your room.', 'It need not be put bravely here.'],
    },
  ],
  say: [
    'What is done with a thumb can hit like a fist.',
    'You are a person, and for them you were five seconds of fun.',
    'It is loud there, and it is not the whole world, though it sounds so.',
    'Nobody is built to be judged by so many.',
    'The good ones are quiet and the cruel ones type.',
  ],
  ask: [
    { line: 'Which sentence keeps coming back?' },
    {
      line: 'Who in your life knows about it?',
      unless:
        /\b(?:my (?:mom|mum|dad|parents|friends?|sister|brother|boyfriend|girlfriend|husband|wife) (?:knows?|said|says))\b/iu,
    },
    { line: 'Where is your phone at night?' },
    {
      line: 'How long has it been going on?',
      unless: /\b(?:today|yesterday|last|since|weeks?|months?|days?|years?)\b/iu,
    },
  ],
};

import type { Course } from '../course.ts';

/** They want to stop smoking or vaping, or have slipped. */
export const smokingStop: Course = {
  id: 'smoking-stop',
  begins:
    /\b(?:stop|quit|quitting|stopping|give up|giving up|cut (?:down|back) on|cutting (?:down|back) on|stopped|gave up|trying not to) (?:\S+ ){0,2}?(?:smoking|vaping|nicotine|cigarettes?|cigs|smokes|tobacco|dipping|juul\w*|my vape|the vape|vape|smoke)\b|\b(?:I|I've|just|I just) (?:\S+ ){0,2}?(?:smoked|bought|had|caved and (?:smoked|bought|had)|started) (?:\S+ ){0,3}?(?:cigarettes?|cigs?|a pack|smoking|vaping|a vape|a smoke)\b(?:.{0,40}\b(?:again|after|without|quit|slipped|caved|days|weeks|months)\b)|\b(?:\d+|one|two|three|few) (?:days|weeks|months|hours) (?:smoke.?free|without (?:a (?:cigarette|cig|smoke|vape)|smoking|nicotine|vaping))\b|\bday (?:\d+|one|two|three) (?:of (?:not smoking|no (?:nicotine|smoking|vaping))|without (?:cigarettes?|smoking|nicotine|a cigarette))\b|\bI (?:\S+ )?smoked (?:again|after (?:\d+|a|two|three)|last night|yesterday)\b|\baddicted to (?:my )?(?:vape|vaping|nicotine|cigarettes?|smoking|zyns?)\b|\b(?:relapsed|slipped|slipped up|caved)\b.{0,30}\b(?:smok\w*|cigarette\w*|vap\w*|nicotine)\b|\bsmoking (?:too much|again|a pack)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|want to die|weed|pot|marijuana|joint|crack|meth|dab|bong|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|dad|mom|mum|son|daughter|brother|sister|friend|teen|roommate) (?:\S+ ){0,3}?(?:smok\w*|vap\w*|quit)|(?:he|she|they) (?:\S+ ){0,2}?(?:smok\w*|vap\w*)|smoked (?:salmon|meat|brisket|ribs))\b/iu,
  first: {
    say: [
      'It sits in so many small corners of a day.',
      'The decision is one thing. The hand that reaches is another.',
      'That is a stubborn guest to show out.',
    ],
    ask: ['How far along are you?', 'Which one of the day is the hardest to leave?', 'What made you want to?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should|did) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|quit|get|deal|fight|make|stay|do|resist|handle)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas)|do (?:patches|gum|they) (?:work|help))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'A craving mostly lasts a few minutes, so things that fill five minutes are gold: cold water, a walk around the block, something crunchy, a straw. Patches or gum from the pharmacy make it easier for many.',
        'There is free help that is good: in the United States 1-800-QUIT-NOW, with a person at the other end. And a change in the place of the hardest one, like coffee somewhere else.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:weak|addict\w*|failure|hopeless|back)|does (?:it|one|that) (?:\S+ )?(?:count|ruin|reset|mean)|do I (?:start|have to)|is (?:it|this) (?:\S+ )?(?:normal|too late|a relapse|worth)|why (?:is|am|can'?t|did|do) (?:it|I)|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'One is one. The lungs do not set the clock back to zero for it, and you need not, either.',
        'It is among the hardest things to leave that there are. Most who made it had several tries behind them; those were practice.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how long|when (?:will|does) (?:it|this|the)|will (?:it|this|I|the)|does (?:it|this|the) (?:\S+ )?(?:get|end|stop|pass|go))\b/iu,
      say: [
        'For most, the first three or four days are the worst, and after two to four weeks the body has calmed down. The habit in the hand takes longer.',
        'I cannot say for you. Mostly the cravings come just as suddenly later on, but shorter and farther apart.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:try|use|get|tell|throw|switch|cut|quit|wait|taper|just|go))\b/iu,
      say: [
        'Whatever you have not tried yet may be worth a try, and a pharmacist or doctor can tell you what fits. Using help does not make it count less.',
        'The pack in the drawer mostly wins at eleven at night. Out of the house is out of the argument.',
      ],
      asked: true,
    },
    {
      when: /\b(?:relaps\w*|slipp\w*|caved|gave in|bought a pack|had (?:a|one)|smoked (?:a|one|again|two|three|half)|ruined|blew it|back to|day one|starting over|bummed)\b/iu,
      say: ['One puff does not smoke the smoke-free days.', 'It got you in a weak minute. It does not have the day.'],
      ask: ['What was happening right before?'],
    },
    {
      when: /\b(?:(?:\d+|one|two|three|four|five|six|few|couple) (?:of )?(?:hours?|days?|weeks?|months?|years?)|smoke.?free|day (?:\d+|one|two|three)|haven'?t (?:had|smoked)|didn'?t smoke|threw (?:them|it|the pack)|made it|got through|said no)\b/iu,
      unless: /\b(?:packs? a day|\d+ years|years (?:a|of)|since I was)\b/iu,
      say: ['All of those were won one by one.', 'Each of those hours had a no in it.'],
      ask: ['What do you notice already?'],
    },
    {
      when: /\b(?:crav\w*|urge|want (?:one|a|it) (?:so|right|bad)|need (?:one|a)|dying for|right now|thinking about|store|gas station)\b/iu,
      say: [
        'Five minutes, as bad as they are. Then it draws back a little.',
        'It shouts loudest shortly before it goes quiet.',
      ],
      ask: ['What is within reach that your hands could do?'],
    },
    {
      when: /\b(?:coffee|morning|after (?:dinner|eating|lunch|sex|meals)|break|breaks|porch|balcony|driving|car|phone|with a (?:drink|beer)|bar|drinks?|outside)\b/iu,
      say: [
        'That one was hardly a cigarette. It was the pause itself.',
        'A place and a minute that were only yours. That goes along with it.',
      ],
      ask: ['What could the pause have in it instead?'],
    },
    {
      when: /\b(?:cranky|irritab\w*|angry|snapp\w*|head off|mean|bitch|headache|fog|sleep\w*|sweat\w*|hungry|eat\w*|weight|gain\w*|constipat\w*|cough\w*|dizzy|cry\w*|anxi\w*|restless)\b/iu,
      say: [
        'Your whole body is writing letters of complaint.',
        'So you are short of skin just now, and the world is all elbows.',
      ],
    },
    {
      when: /\b(?:stress\w*|work|boss|fight|money|bad day|overwhelm\w*|nervous|relax|calm|cope|bored|lonely)\b/iu,
      say: [
        'It was your way to step out of a thing for five minutes.',
        'The deep breath that came with it was half the comfort.',
      ],
    },
    {
      when: /\b(?:friends?|coworkers?|husband|wife|partner|boyfriend|girlfriend|roommate|everyone|they all|party|parties|offered)\b/iu,
      say: ['And right next to you somebody lights up.', 'It is also the little company by the door that you give up.'],
      ask: ['Do they know you are trying?'],
    },
    {
      when: /\b(?:kids?|son|daughter|baby|children|granddaughter|grandson|grandkids|grandchild\w*|pregnan\w*|promised (?:my|him|her|them)|(?:dad|father|mother|mom|grandpa|grandma) (?:died|smoked|had))\b/iu,
      say: ['So it is for somebody, too.', 'A small person asking why is stronger than any label on the pack.'],
    },
    {
      when: /\b(?:lungs?|cancer|copd|doctor|breath\w*|asthma|stairs|heart|health|cough|emphysema|checkup|x.?ray)\b/iu,
      say: ['So you heard it in your own chest.', 'It has turned from a warning into something with your name on it.'],
    },
    {
      when: /\b(?:vape|vaping|juul|zyns?|pouch\w*|disposable|flavor\w*|pods?)\b/iu,
      say: [
        'It is always in the hand, and it never burns down. So there is no last one.',
        'It looks so harmless, and it has a firm grip.',
      ],
    },
    {
      when: /\b(?:patch\w*|gum|lozenges?|chantix|wellbutrin|hypno\w*|app|book|allen carr|cold turkey|taper\w*|cut(?:ting)? down)\b/iu,
      say: ['So you are not doing it with bare hands.', 'Every tool that helps is fair.'],
      ask: ['How is it working so far?'],
    },
    {
      when: /\b(?:money|expensive|cost\w*|dollars|\$ ?\d+|a pack)\b/iu,
      say: ['There is a trip hidden in that sum, somewhere.', 'Counted up for a year, it is an ugly number.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|throw|call|get|buy|go|chew|just|start)|going to (?:try|throw|call|quit|get)|tomorrow|monday)\b/iu,
      say: [
        'That is a foot in the door, on your side.',
        'A plan for the bad five minutes. There is hardly a better one.',
      ],
    },
    {
      when: /\b(?:smell\w*|caught me|found (?:out|the pack|my)|noticed|(?:he|she|they) knows?)\b/iu,
      say: ['So it is out, and you did not get to say it first.', 'And then to be the one who is sniffed at.'],
      ask: ['What did {they} say?'],
    },
    {
      when: /\b(?:asham\w*|guilt\w*|stupid|weak|pathetic|failure|disappoint\w*|hate (?:it|that|myself)|idiot|hid(?:e|ing)?|secret|lie|lied|sneak\w*)\b/iu,
      say: ['Being cross with yourself mostly ends with one more.', 'Hiding it makes it a bigger thing than it is.'],
    },
    {
      when: /\b(?:tried|again|always|every time|years|since I was|\d+ years|teen\w*|quit before|how many times)\b/iu,
      say: [
        'It has been beside you through half a life. No wonder it is loud when it has to go.',
        'So you know the road, and where it gets steep.',
      ],
      ask: ['What helped the longest, those other times?'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|want to and|part of me|like it|love it|enjoy|miss)\b/iu,
      say: ['You can miss it and still not want it back.', 'It was a friend of sorts. You can say so.'],
    },
  ],
  say: [
    'It does not have to be forever today. Today is enough of a unit.',
    'You are working against something that knows your whole timetable.',
    'It is hard, and you are in the middle of it, not at the beginning.',
    'Every time you wait one out, the next has a little less to say.',
    'Nobody sees how much fighting there is in a quiet hour.',
  ],
  ask: [
    { line: 'What do you look forward to, once it is behind you?' },
    { line: 'Who is cheering for you in this?', unless: /\b(?:nobody|no one|husband|wife|kids)\b/iu },
    { line: 'How many is it a day, at the moment?', unless: /\d|\b(?:pack|none|quit|vape)\b/iu },
    { line: 'What did it give you, honestly?' },
  ],
};

import type { Course } from '../course.ts';

/** Somebody waits for the other one to commit, to propose, to say yes to a future. */
export const waitingForTheQuestion: Course = {
  id: 'waiting-for-the-question',
  begins:
    /\b(?:(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|he|she) (?:still |just )?(?:won'?t|doesn'?t want to|does not want to|still hasn'?t|hasn'?t|never|isn'?t ready to|refuses to|keeps avoiding|will never|is never going to) (?:\S+ ){0,2}?(?:propos\w*|marry me|get(?:ting)? married|marry|marriage|commit|put a ring|talk about (?:marriage|getting married|our future|the future))|(?:waiting|waited|been waiting|tired of waiting|wait) (?:\S+ ){0,4}?(?:a ring|the ring|a proposal|him to propose|her to propose|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) to (?:propose|commit|ask|marry))|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) years(?: together)? (?:and|with)(?: \S+){0,6} (?:no ring|no proposal|not (?:engaged|married)|hasn'?t proposed|won'?t marry|still not)|(?:when|will|is) (?:will |is )?(?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|he|she) (?:ever )?(?:going to |gonna )?(?:propose|ask me to marry)|(?:want to|wanna) (?:get married|marry)(?: \S+){0,4} (?:but )?(?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|he|she) (?:doesn'?t|won'?t|isn'?t|is not|says))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|my ex|divorce|green card)\b/iu,
  first: {
    say: [
      'To wait for a question one cannot ask oneself. That makes a proud person small.',
      'You have said yes in a hundred ways already, and still wait for one word.',
      'Each holiday, each walk on a beach, and one thinks: now. And then it was only a walk.',
    ],
    ask: ['How long have you been waiting?', 'What do you hear, when it comes up?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:propose|ask (?:him|her) myself)|(?:can|could) I (?:propose|ask))\b/iu,
      say: [
        'You may. Some do, and are glad of it. It only helps to know beforehand whether you could bear a “not yet.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:wait|leave|ask|give|say|bring|stay|tell|go|set|end)|(?<!\b(?:how|what|where|when|why) )do I (?:wait|leave|ask|say|bring)|would you)\b/iu,
      say: [
        'You could ask it as what it is, without a threat: “I want to be married to you. Do you want that with me, and when.” An answer with no date in it is also one.',
        'A limit that you keep for yourself is fairer than an ultimatum: how long can you wait without turning bitter. You alone know that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:crazy|needy|pathetic|wrong|stupid|overreact\w*|desperate|wasting|asking|not|pushy|selfish|too|old)|is it (?:\S+ ){0,3}?(?:normal|too|me|wrong|stupid|a (?:bad )?sign|over)|why (?:won'?t|doesn'?t|hasn'?t|isn'?t|not|does|am)|does (?:he|she|it|that))\b/iu,
      say: [
        'It is not needy to want to know what you are building on. Why it does not come, I cannot see from here; fear and unwillingness look the same from outside.',
        'Wanting a plain yes after plain years is a fair wish.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|long) (?:I|you|we|should|do) (?:\S+ ){0,2}?|what (?:do|can|should|would|if) (?:I|you|he|she|we) (?:\S+ )?|will (?:he|she|it|we|I) (?:\S+ )?|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps on a calm day, walking, not facing each other: “When you think of us in two years, what do you see.” And then stay quiet until it comes.',
        'Whether it will ever come nobody can promise you. A talk with a plain question is sooner to be had than certainty.',
      ],
      asked: true,
    },
    {
      when: /\b(?:pray\w*|patien\w*|god|trust\w*)\b/iu,
      say: ['Your patience has been used, all of it, on this one thing.'],
    },
    {
      when: /\b(?:goes? (?:quiet|silent)|went (?:quiet|silent)|looks? away|leaves the room)\b/iu,
      say: ['A silence in just that place says something, and one cannot read what.'],
    },
    {
      when: /\b(?:friends?|sisters?|cousins?|coworkers?|younger|everyone|facebook|instagram|engaged|wedding\w*|bridesmaid|bouquet)\b/iu,
      say: [
        'One more ring held into a camera, and you type “so happy for you.”',
        'And somebody always turns and says: you two next.',
      ],
    },
    {
      when: /\b(?:not ready|someday|soon|one day|eventually|when (?:we|I|he|she|things)|after (?:the|he|she|we)|money|job|house first|save|timing|pressur\w*|ruin\w* (?:the|it)|surprise)\b/iu,
      say: [
        'There is always one more thing that has to come first.',
        '“Soon” is a word that one can live in for years.',
      ],
    },
    {
      when: /\b(?:piece of paper|don'?t (?:need|believe)|doesn'?t (?:believe|want|see)|why (?:fix|change)|parents (?:divorced|split)|been married|divorc\w*|scared)\b/iu,
      say: [
        'For one of you it is paper, and for you it is a sentence you would like to hear.',
        'A fear may be behind that. It still leaves you standing there.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years?|months)|since|so long|half my|twenties|thirties|wasted|best years)\b/iu,
      say: ['So many years are in it that one can hardly get up from the table.', 'You have given it time, truly.'],
    },
    {
      when: /\b(?:kids?|baby|clock|fertil\w*|eggs|too old|(?:I'?m|turn\w*) \d\d|age|family)\b/iu,
      say: [
        'And for you there is a clock in it, and for somebody else perhaps not.',
        'It is not only a ring. It is a whole order of things that waits behind it.',
      ],
    },
    {
      when: /\b(?:house|mortgage|dog|kids? together|live together|apartment|already like|act(?:s)? like)\b/iu,
      say: ['A house together, and no word for what you are.', 'Everything is there already, except the saying of it.'],
    },
    {
      when: /\b(?:trip|vacation|christmas|valentine\S*|birthday|anniversary|dinner|beach|box|earrings|necklace|thought (?:he|she|this|it|tonight)|nails)\b/iu,
      say: ['So you had thought tonight might be the night.', 'A small box, and then it is something else.'],
      ask: ['What did you do with your face?'],
    },
    {
      when: /\b(?:ask(?:ed)?|brought (?:it )?up|told (?:him|her)|hint\w*|talk\w*|fight\w*|argu\w*|ultimatum|changes the subject|joke[sd]?|laughs?|shuts?|avoid\w*|mad|silent)\b/iu,
      say: ['So you have said it, and it slid off.', 'It is humbling to have to bring that up oneself.'],
      ask: ['What was said then?'],
    },
    {
      when: /\b(?:not (?:enough|good|worth|wife|sure)|wife material|someone better|placeholder|settl\w*|waiting for (?:someone|better)|chosen|choose)\b/iu,
      say: [
        'And then one begins to think one is being kept until something better comes.',
        'You want to be chosen out loud. It is an old and decent wish.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:man|guy|woman|person)|otherwise|happy|great|kind|best friend|treats me|perfect)\b/iu,
      say: [
        'It would be simpler if it were bad. It is good, and not said.',
        'You love {them}, and you wait. Both get heavier together.',
      ],
    },
    {
      when: /\b(?:mom|mum|dad|parents|grandma|grandmother|aunt|family|church|religio\w*|people|ask(?:s)? when)\b/iu,
      say: ['And then they ask you, as though you were the one who had forgotten it.'],
    },
    {
      when: /\b(?:leave|leaving|break up|end|move on|done|tired|exhaust\w*|fed up|resent\w*|bitter|angry|give up|over it)\b/iu,
      say: [
        'Waiting turns sour at some point, and you notice it yourself.',
        'You had not thought that love could run into a date.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|sad|hurts?|embarrass\w*|asham\w*|humiliat\w*|lonely|sleep|pathetic|stupid)\b/iu,
      say: [
        'It is a quiet humiliation, and you are not to show it.',
        'You are sad about something that has only not happened. That has no name.',
      ],
    },
    {
      when: /\b(?:propose (?:myself|to him|to her)|ask (?:him|her) myself|I could ask|my own ring)\b/iu,
      say: ['You could be the one who asks. Some do, and are glad of it.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should)|I(?:'?ll| will) |going to|gonna|deadline|until)\b/iu,
      say: ['So you are setting yourself a mark. That gives the waiting an end.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['No, how would you. The other half of the answer is not yours.'],
    },
  ],
  say: [
    'You want to know where you stand, and that is not too much.',
    'It is tiring to be patient and hopeful at the same time.',
    'A future wants to be said aloud by both.',
    'One does not like to have to ask to be wanted.',
    'What you are waiting for is less a ring than an answer.',
  ],
  ask: [
    { line: 'What would it change for you, if it came?' },
    { line: 'Have you said it once, plainly?', unless: /\b(?:told|asked|brought|talk)\b/iu },
    { line: 'What do you think holds {them} back?' },
    { line: 'How long could you wait without growing bitter?', unless: /\b(?:deadline|until)\b/iu },
  ],
};

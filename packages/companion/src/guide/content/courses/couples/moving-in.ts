import type { Course } from '../course.ts';

/** Two move in together, or have, and it is not all easy. */
export const movingIn: Course = {
  id: 'moving-in',
  begins:
    /\b(?:(?:moving in|move in|moved in|living together|live together|moving|moved|get(?:ting)? a place|got a place|buying a house|bought a house|sharing an apartment) (?:\S+ )?(?:together |with (?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|him|her) |(?:in )?to (?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s|his|her) (?:place|apartment|house) )(?:\S+ ){0,14}?(?:doubts?|second[- ]guess\w*|not sure|unsure|scared|afraid|terrified|freaking|panick?ing|anxious|second thoughts|nervous|weird|hard|harder|mistake|worried|don'?t know|regret\w*|overwhelm\w*|suffocat\w*|driving me|annoy\w*|fight\w*|too (?:soon|fast)|stress\w*|miss)|(?:doubts?|second[- ]guess\w*|not sure|unsure|scared|afraid|terrified|freaking out|anxious|nervous|second thoughts|worried|don'?t know if|regret\w*|overwhelmed)(?: \S+){0,6} (?:moving in|move in|moved in|living|live|to live) (?:together|with (?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|him|her))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:wants|asked me|is asking|keeps asking|asked) (?:me |us )?to (?:move in|live)(?: \S+){0,12} (?:not sure|unsure|scared|don'?t know|not ready|hesitat\w*|doubts?|but)|(?:living with|since (?:I|we) moved in with|sharing a (?:place|home|bathroom|bed) with) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:is|has been|for the first time|feels|makes)(?: \S+){0,4} (?:hard\w*|weird|stress\w*|tough|a lot|suffocat\w*|difficult|exhaust\w*|adjust\w*))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|my (?:mom|mum|parents|dad|sister|brother|friends?|roommate)|moved in with (?:another|someone else|her new|his new)|my ex|divorc\w*|cheat\w*)\b/iu,
  first: {
    say: [
      'One door less to close. It is a bigger step than it looks on a lease.',
      'Love is one thing, and a shared bathroom another.',
      'So there are two lives in one set of rooms.',
    ],
    ask: ['What is the hardest to share?', 'What were you hoping it would be?'],
  },
  turns: [
    {
      when: /\b(?:is it (?:\S+ ){0,3}?(?:normal|too (?:soon|late|fast|early)|a (?:bad )?sign|wrong|just|a mistake|bad)|is (?:that|this) (?:\S+ )?(?:normal|a sign)|am I (?:\S+ ){0,3}?(?:selfish|crazy|ready|wrong|overthink\w*|petty|a bad|overreact\w*|mean|too)|do (?:all|most|other)|does every\w*|will (?:it|we|I) (?:\S+ )?)\b/iu,
      say: [
        'Very normal. The first months are for many the hardest, and they say little about the love and much about habits.',
        'Wanting an hour and a corner of your own takes nothing away from anybody. People who live together well mostly have both.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:move|wait|tell|say|do|go|keep|stay|leave|give)|(?<!\b(?:how|what|where|when|why) )do I (?:tell|say|move)|would you)\b/iu,
      say: [
        'If it is not done yet, waiting is allowed, and so is a trial: three months, with your own place kept. A plain “not yet” is not a no to the person.',
        'I would say it early, while it is still small. A small thing kept in for months comes out as a big one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|we|you) (?:\S+ ){0,2}?(?:tell|say|ask|bring|get|make|deal|talk|split|share|know|stop|keep|live)|what (?:do|can|should|would|if) (?:I|we|you|it|he|she) (?:\S+ )?|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps like this: “I love living with you, and I need an hour alone when I get home. It has nothing to do with you.” Most people are relieved to hear it plainly.',
        'A short talk once a week, about the house only: what rubs, what is good, one thing to change. So it does not all come up in the middle of the dishes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:alone|own|me) (?:time|space)|to myself|sundays?|quiet|privacy|space|suffocat\w*|breathe|everything together|all the time|24\/7|clingy|introvert\w*)\b/iu,
      say: [
        'You miss your own company, and that is a real person to miss.',
        'Being alone used to come by itself. Now it has to be asked for.',
      ],
      ask: ['When do you get an hour for yourself, as it is?'],
    },
    {
      when: /\b(?:stuff|things|boxes|furniture|closet|couch|decor\w*|clutter|walls?|drawers?|shelf|shelves|junk|desk|corner)\b/iu,
      say: [
        'You look around and search for yourself among it.',
        'It is a question of chairs, and of whose home it is.',
      ],
    },
    {
      when: /\b(?:mess\w*|clean\w*|dish\w*|towels?|hair|toilet|bathroom|laundry|trash|chores?|socks|toothpaste|crumbs|tidy|habits?|snor\w*|thermostat|tv|music|loud|alarm)\b/iu,
      say: ['One knows a person, and then there is the sponge in the sink.', 'Little things, every day, at eye level.'],
    },
    {
      when: /\b(?:rent|money|lease|bills?|pay\w*|afford|mortgage|split|deposit)\b/iu,
      say: [
        'And it is signed, so one cannot simply go home for the night.',
        'Who pays for what says so much that nobody meant to say.',
      ],
    },
    {
      when: /\b(?:(?:his|her|their) (?:place|house|apartment)|feel(?:s)? like a guest|not my (?:home|place)|guest|mine|my (?:old )?(?:place|apartment|studio|room)|gave up|lived alone|miss my)\b/iu,
      say: [
        "To be a guest where one gets one's mail.",
        'You gave up a door of your own for it. That may be mourned a little.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|bicker\w*|snapped|annoy\w*|irritat\w*|tense|tension|silent|mad|angry)\b/iu,
      say: [
        'There is nowhere to go and cool off, now that you both live there.',
        "A quarrel used to end at somebody's door.",
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:moments|mornings?|things)|coffee|wak\w* up|cuddl\w*|sweet|cook\w*|laugh\w*|nice to|happy|cozy)\b/iu,
      say: ['There it is, why you did it.', 'That part is worth a few socks on the floor.'],
    },
    {
      when: /\b(?:sex|romance|dates?|spark|roommates?|sweatpants|boring|routine)\b/iu,
      say: ['The longing needs a bit of distance, and there is none left.'],
    },
    {
      when: /\b(?:scared|afraid|fear|too (?:fast|soon)|serious|trapped|stuck|no way back|what if|break up|forever|commit\w*)\b/iu,
      say: [
        'It is a step one cannot take on tiptoe.',
        'If it went wrong, there would be a home to lose, too. You have thought of that.',
      ],
    },
    {
      when: /\b(?:parents?|mom|mum|family|friends?|religio\w*|living in sin|everyone|people)\b/iu,
      say: ['They have their picture of it, and you have the key.'],
    },
    {
      when: /\b(?:kids?|daughter|son|cat|dog|step\w*|ex\b|custody)\b/iu,
      say: ['There are more than two moving in, then.'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:weeks?|months?|days|years?)|last (?:week|month|weekend)|just|since|next (?:week|month)|soon|tomorrow)\b/iu,
      say: [
        'It is all so new that even the light switches are in the wrong place.',
        'One needs a while until the feet know the way at night.',
      ],
    },
    {
      when: /\b(?:(?:haven'?t|didn'?t|can'?t) (?:\S+ )?(?:said|say|told|tell)|hurt (?:his|her|their) feelings|bite my tongue|swallow|pretend\w*|polite|nice)\b/iu,
      say: ['You are being considerate in your own living room, day and night.'],
    },
    {
      when: /\b(?:told|talked|said|agreed|compromis\w*|better|rule|schedule|understood)\b/iu,
      unless: /\b(?:haven'?t|didn'?t|can'?t|never)\b/iu,
      say: ['Good, so it has been said once without breaking anything.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|overwhelm\w*|cry\w*|cried|stress\w*|regret\w*|mistake|hate)\b/iu,
      say: ['You gave up what was yours, and the new is not yours yet. That is an in-between.'],
    },
    {
      when: /\b(?:stupid|silly|petty|small|ungrateful|spoiled)\b/iu,
      say: ['Homes are made of small things. So are quarrels.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could| just)?|I(?:'?ll| will) |going to|gonna|need)\b/iu,
      say: ['That sounds like a little island for you. It may help the both of you.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It takes time until one knows if it is the person or only the closet.'],
    },
  ],
  say: [
    'Two people have to invent one home, and nobody taught them.',
    'You may love somebody and still want to close a door.',
    'Nearness has to be learned, it does not come with the keys.',
    'What used to be yours alone is up for talk now.',
    'It can be the right step and still pinch.',
  ],
  ask: [
    { line: 'What does a good evening look like there?' },
    { line: 'What do you miss the most from before?', unless: /\b(?:miss|used to)\b/iu },
    { line: 'How {do} {they} find it, do you think?' },
    { line: 'Is there a spot in it that is only yours?', unless: /\b(?:desk|corner|room)\b/iu },
  ],
};

import type { Course } from '../course.ts';

/** Two who are together have just had a fight. */
export const fightTonight: Course = {
  id: 'fight-tonight',
  begins:
    /\b(?:(?:I|we|I'?ve|we'?ve) (?:just |really |always |keep |constantly )?(?:had|have|having|got into|getting into|keep having|been having|been in) (?:\S+ ){0,4}?(?:fights?|arguments?|row|blow ?out|blow ?up|screaming match|falling out|quarrels?|it|words) (?:\S+ ){0,2}?with my (?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:fight|argument|row|blow ?out|blow ?up|quarrel|fighting|argu(?:ing|ed)|quarrell?(?:ing|ed)|fought|bickering) (?:again |so much |all day |all night |a lot |constantly |last night |tonight |today |this morning )?with my (?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and (?:I|me)|me and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:I|we) and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:just |are |are always |were |have been |always |keep |can'?t stop |had (?:\S+ ){0,4}?|got in(?:to)? (?:\S+ ){0,4}?|do nothing but |really |constantly |never stop )?(?:fight\w*|fought|argu\w*|fights?|arguments?|quarrel\w*|bicker\w*|into it|yelled at each other|screamed at each other|at each other'?s throats|not (?:talking|speaking)|aren'?t (?:talking|speaking)|are not (?:talking|speaking))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:is |has |just |hasn'?t |won'?t |isn'?t |keeps )(?:\S+ ){0,3}?(?:not talking to me|not speaking to me|talk to me since|talk(?:ing)? to me|speak(?:ing)? to me|mad at me|angry with me|furious (?:with|at) me|pissed (?:off )?at me|giving me the (?:silent treatment|cold shoulder)|stormed (?:out|off)|hung up on me|slammed the door|walked out on me mid\S*|sleeping on the couch|slept on the couch)|(?:I'?m|I am|sleeping|slept|me) (?:on|in) the (?:couch|sofa|guest room|spare room) (?:tonight|again|because|after|since)(?:\S+ ){0,6}?(?:fight|fought|argu\w*|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|mad|words)|(?:big|huge|bad|ugly|terrible|stupid|awful|massive|nasty|horrible|worst) (?:fight|argument|row|blowup)(?: \S+){0,4} my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) and (?:I|me) (?:just |are |have been |really )?(?:had (?:\S+ ){0,4}?(?:fights?|arguments?|row|blow ?up)|got in(?:to)? (?:it|a|an)|fought|argued|fighting|arguing)|me and \p{L}+ (?:just |are |have been |really )?(?:had (?:\S+ ){0,4}?(?:fights?|arguments?|row|blow ?up)|got in(?:to)? it|fought|argued|are fighting)(?=.{0,60}\b(?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|couch|married|living together|our (?:bed|apartment)))|(?:I|we) (?:\S+ )?(?:had|got|have had|were in) (?:\S+ ){0,4}?(?:fights?|arguments?|row|blow ?up) with (?:him|her) (?:\S+ ){0,3}?(?:bed|couch|sofa|home|house|dinner|tonight|last night)|(?:I )?(?:said|yelled|snapped|screamed|did)(?: \S+){0,5} my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,4} (?:won'?t|isn'?t|not|refuses|stopped) (?:talk\w*|speak\w*|look\w*)|every (?:conversation|talk) with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:turns|ends|becomes))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|divorce papers|cheat\w*|affair|over (?:the )?(?:money|bills|spending) (?:again )?with my|drunk)\b/iu,
  first: {
    say: [
      'So now the house is quiet in the worst way.',
      'That hangs in every room afterward.',
      'And the day ends with that between you.',
      'A fight with the one you would normally go to. That leaves you stranded.',
    ],
    ask: ['What set it off?', 'Where are the two of you now, in the same house?', 'What was the sentence that stuck?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|the problem|crazy|too (?:sensitive|much)|dramatic|a bad|the bad|the asshole|being unfair|unreasonable|petty|selfish)|is it (?:my fault|me)|who(?:'?s| is) right|was I (?:wrong|right|too|being))\b/iu,
      say: [
        'I only know your half, so I will not rule on who was right. That it still hurts says something was at stake, and it was hardly the dishes.',
        'Hurt is not an overreaction, and a reason is not the same as being right. Often both halves of a fight are trying to be heard at the same time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:apologi\w*|say sorry|text|call|go (?:in|up|to|back|over|home)|talk|knock|wait|let|leave (?:him|her|them)|give (?:him|her|them)|say|try|be the (?:one|first)|sleep|wake)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:apologi\w*|text|call|say|go|wait|knock|tell|just|sleep))\b/iu,
      say: [
        "If you are still hot, wait until the pulse is down. If not, one soft sentence is enough: “I don't want to go to sleep like this.”",
        "Saying sorry for your part does not sign for the whole. It could be: “I got loud, I'm sorry for that. I still want to talk about the rest.”",
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you|we) (?:\S+ )?(?:say|do|tell|text|even)|(?:don'?t|no idea|not sure) (?:know )?(?:what|how) to (?:say|do|fix|tell|talk|act)|how (?:do|can|should|would) (?:I|we|you) (?:\S+ )?(?:fix|make|say|tell|start|talk|get|stop|bring|apologi\w*|solve|end|break)|any (?:advice|tips)|what now)\b/iu,
      say: [
        'Perhaps begin with what you felt, not with what {they} did: “When that happened I felt alone in it. Can we try again, slower.” Short, and then listen.',
        "Not tonight's argument first, only the bridge: “I hate being on opposite sides of the house. Are we okay enough to talk tomorrow?”",
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|healthy|ok|okay|bad|over|toxic|the end)|do (?:\S+ )?(?:couples|people|marriages)|does every\w*|are we (?:\S+ )?(?:doomed|over|done|finished|breaking)|will (?:it|this|we) (?:\S+ )?(?:get|be|pass|blow|ever))\b/iu,
      say: [
        'Most couples fight, and many about the same two or three things for years. What counts more is whether you find your way back after, and whether both feel safe in it.',
        'One evening cannot tell you that. How it goes between you when nobody is angry tells more.',
      ],
      asked: true,
    },
    {
      when: /\b(?:same (?:old )?(?:fight|argument|thing|shit|story)|again and again|over and over|every (?:time|week|day|night|weekend|single)|always (?:the|end|about|fight\w*)|all the time|constantly|goes? in circles|never (?:get|gets) (?:resolved|solved|anywhere))\b/iu,
      say: [
        'So it was not the first round. You both know the lines by now.',
        'The same fight in new clothes. There is something under it nobody has gotten to.',
      ],
      ask: ['What is it really about, underneath?'],
    },
    {
      when: /\b(?:said (?:\S+ ){0,4}?(?:divorce|break up|leave|leaving|over|done|regret\w*|hate[sd]?)|d-word|threaten\w* to leave|want(?:s|ed)? (?:a divorce|to break up|out)|packed|packing|took (?:off )?(?:his|her|their|the) ring|maybe we (?:should|shouldn'?t)|the word divorce)\b/iu,
      unless: /\b(?:I (?:said|told|threatened|want))\b/iu,
      say: ['Said in anger or not, a word like that stays in the room.', 'And now you cannot un-hear it.'],
      ask: ['Was that the first time it was said?'],
    },
    {
      when: /\b(?:stormed|slammed|drove off|walked out|left the house|hung up|(?:went to|at|back to|gone to|staying (?:at|with)) (?:his|her|their) (?:mom|mother|friend|parents|brother|sister|buddy)\S*|not (?:come|coming|back) home|isn'?t home|hasn'?t come|took the car)\b/iu,
      say: [
        'So it broke off right in the middle.',
        'And you are left with your half of it, and nobody across from you.',
      ],
      ask: ['Do you know where {they} {are} now?'],
    },
    {
      when: /\b(?:silent|silence|not (?:talking|speaking|answering|responding)|won'?t (?:talk|speak|answer|look|text|reply|even)|ignor\w*|cold shoulder|stonewall\w*|shuts? down|shut down|shutting down|hasn'?t (?:said|spoken|texted|talked|replied|answered)|no (?:word|text|reply)|left me on read|didn'?t (?:say|answer|even look))\b/iu,
      say: [
        'Shouting at least would be contact. The silence gives you nothing to answer.',
        'And you have to guess at all of it, through a closed door.',
        'The quiet gets louder with each hour.',
      ],
      ask: ['How long {have} {they} gone without speaking, other times?'],
    },
    {
      when: /\b(?:couch|sofa|guest room|spare room|separate (?:rooms|beds)|other room|back to back|turned (?:his|her|their) back|in the car|in my car|bathroom|locked)\b/iu,
      say: ['A night that far apart, under one roof.', 'That is a cold place to lie and go over it.'],
    },
    {
      when: /\b(?:told (?:his|her|their|my) (?:sister|mom|mother|friend|brother|parents|everyone|family)\S*|(?:sister|mom|friends?) (?:knows|took|is on))\b/iu,
      say: [
        'And now others sit in judgment who heard one half.',
        'What was between the two of you is being passed around.',
      ],
    },
    {
      when: /\b(?:I (?:\S+ ){0,2}?(?:raised my voice|was (?:\S+ )?harsh|yelled|said (?:he|she|they) (?:was|were|is)|told (?:him|her|them) (?:he|she|they)|wasn'?t (?:nice|great|fair)|screamed|shouted|threw|slammed|called (?:him|her|them)|said (?:some|something|things|a lot|awful|mean|stuff)|lost it|snapped|overreacted|was (?:mean|cruel|unfair|harsh|wrong)|went too far|regret)|shouldn'?t have|my fault|wish I hadn'?t|take it back)\b/iu,
      say: [
        'Something came out that you would like to have back.',
        'So you are angry, and sorry too, and they do not mix well.',
        'You can own that part without owning all of it.',
      ],
      ask: ['What would you say now instead?'],
    },
    {
      when: /\b(?:called me|you always|you never|said (?:I'?m|I am|that I|I was|I)|names|crazy|lazy|psycho|bitch|selfish|like my (?:mom|mother|dad|father)|nag\w*|low blow|brought up|threw (?:it|that) in my face|dramatic|too sensitive|made fun|laughed at)\b/iu,
      say: [
        'That went straight to where it hurts.',
        'Words from that mouth weigh ten times as much.',
        'That was not about the matter anymore, it was about you.',
      ],
    },
    {
      when: /\b(?:(?:kids?|children|son|daughter|baby|toddler)\b(?: \S+){0,5} (?:heard|saw|crying|cried|listening|stairs|awake|woke|watch\w*|scared|room)|in front of the (?:kids?|children|baby)|(?:kids?|children) (?:heard|saw))\b/iu,
      say: [
        'That they were near it hurts you almost more than the fight.',
        'Children do hear. They also notice when it gets quiet and kind again between the grown-ups.',
      ],
      ask: ['Have you spoken with them since?'],
    },
    {
      when: /\b(?:(?:opened|knocked (?:on|at)|came (?:out|down|up|to)) (?:the |my )?(?:door|stairs|downstairs|upstairs)|just (?:came|texted|knocked))\b/iu,
      say: ['Something is moving over there.', 'That may be a hand held out, a small one.'],
    },
    {
      when: /\b(?:I (?:\S+ ){0,2}?(?:laughed|rolled my eyes|walked (?:out|away)|shut down|went quiet|hung up))\b/iu,
      say: ['It slipped out of you at just the wrong second.'],
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:he'?s |she'?s |he was |she was |they'?re |they were |I'?m )?sorry|hugged|made up|came (?:back|in|to bed|home)|talked (?:it|about)|texted me|tea|coffee|took my hand|kissed|held)\b/iu,
      unless: /\b(?:never|won'?t|didn'?t|doesn'?t|hasn'?t|not)\b/iu,
      say: ['A hand came across, then.', 'Good. It does not have to be solved tonight to be softer.'],
      ask: ['How was that, after all of it?'],
    },
    {
      when: /\b(?:is in the (?:other|next)|headphones|xbox|gaming|other room|upstairs|downstairs|garage|balcony|shut the door|closed the door)\b/iu,
      say: ['Only a wall between you, and it feels like miles.', 'You listen for every sound from over there.'],
      ask: ['Do you hear anything from over there?'],
    },
    {
      when: /\b(?:(?:i'?m |am )?(?:just )?(?:so |really )?sad|hurts?|hurting|lonely|alone|heartbroken)\b/iu,
      say: [
        'Under the quarrel there is mostly that, being sad about it.',
        'It hurts, and the one who would comfort you is the one you fought with.',
      ],
    },
    {
      when: /\b(?:years ago|back in|(?:in |from )20\d\d|old (?:stuff|things|story)|the past|still (?:holds|brings)|last (?:year|summer|christmas))\b/iu,
      say: [
        'So the old account was opened again, and you were not asked.',
        'Some things were never put away properly, it seems.',
      ],
    },
    {
      when: /\b(?:what to eat|pizza|parking|directions|thermostat|blanket|movie|takeout|driving|the (?:tv|dog|cat))\b/iu,
      say: ['About that, of all things, and then it was about everything.'],
    },
    {
      when: /\b(?:money|bills?|spent|spending|credit card|bought|rent)\b/iu,
      say: ['Money fights are hardly ever about the sum.', 'A number on paper, and underneath it who may decide.'],
    },
    {
      when: /\b(?:dish\w*|laundry|trash|chores?|clean\w*|dinner|cook\w*|groceries|towel|toilet|remote|dumb|stupid|tiny|small|nothing|little thing|petty|silly|ridiculous)\b/iu,
      say: [
        'It began with a trifle, and it was never about the trifle.',
        'The small thing was only the door it came in by.',
      ],
    },
    {
      when: /\b(?:(?:date night|anniversary|birthday|valentine\S*|vacation|our trip|holiday|christmas)|supposed to (?:be|go)|ruin\w* (?:the|our|my))\b/iu,
      say: ['And on that day, of all days.', 'You had looked forward to something else.'],
    },
    {
      when: /\b(?:insecure|controlling|needy|clingy|immature|childish|the worst)\b/iu,
      say: [
        'That word will have stayed with you longer than the rest.',
        'It makes one look at oneself, and at {them}, in turns.',
      ],
    },
    {
      when: /\b(?:(?:mother|father|sister|brother)-? ?in-? ?law|in-? ?laws|(?:about|because of|over) (?:my|his|her|their) (?:mom|mother|mum|family|parents|sister|brother)|(?:his|her|their) family|visit\w*)\b/iu,
      say: [
        'So there was a third one in the fight who was not even in the room.',
        'With family in it, everybody is defending somebody.',
      ],
    },
    {
      when: /\b(?:phone|texting|jealous|instagram|ex|other (?:girls|guys|women|men)|trust|late|where (?:I|he|she) was|flirt\w*)\b/iu,
      say: [
        'So it is really about whether you can be sure of each other.',
        'That touches trust, and then nothing stays small.',
      ],
    },
    {
      when: /\b(?:can'?t sleep|awake|up all night|sleep|stomach|shak\w*|headache|chest|cry\w*|cried|tears|sobb\w*|eat)\b/iu,
      say: ['Your body is still in the middle of it.', 'It takes hours to come down from a fight like that.'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|married|since (?:the baby|we moved|we got|the wedding|covid)|lately|used to)\b/iu,
      say: [
        'Someone you have so much history with can hurt you so much closer in.',
        'You know how it can be between you. That makes tonight worse.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|can'?t (?:do (?:this|it)|keep|anymore|take)|done|over it|fed up|sick of|giv(?:e|ing) up)\b/iu,
      say: ['You are worn out from fighting for the same inch.', 'Tired like that is more than one evening.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|miss (?:him|her|them)|don'?t want to (?:lose|fight|break)|(?:just )?want (?:him|her|us|it) (?:to|back|home)|afraid (?:of losing|I'?ll lose|we)|scared (?:of losing|we|I'?ll))\b/iu,
      say: [
        'And under the anger, you want {them} back on your side.',
        'That is why it hurts: {they} {are} on your side most days, and not tonight.',
      ],
    },
    {
      when: /\b(?:nobody|no one|can'?t tell (?:anyone|anybody)|(?:don'?t|didn'?t) (?:want to )?tell|who (?:do|can) I|embarrass\w*|asham\w*)\b/iu,
      say: [
        'You cannot tell anyone without {them} looking bad, so you sit on it.',
        'Here it need not be fair to both sides. It may just be out.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) (?:just )?(?:go|say|tell|try|text|write|talk|make|sleep)|tomorrow|in the morning|going to (?:talk|say|apologi\w*|text|sleep)|thinking of)\b/iu,
      say: ['That sounds like a way in.', 'A small step toward {them}. It may be clumsy and still count.'],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|rage|unfair|hate (?:him|her|them|this|it)|bullshit)\b/iu,
      say: [
        'There may be good reason in that anger, even if it came out crooked.',
        'You wanted to be taken seriously, and were not.',
      ],
    },
    {
      when: /^(?:I )?(?:honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea|whatever)\b/iu,
      say: ['After a fight hardly anybody knows. It has to settle first.', 'No need to know it tonight.'],
    },
  ],
  say: [
    'Being at odds with the one you are closest to takes the ground out of everything.',
    'There were two hurt people in that fight, and you are one of them.',
    'You would like to be understood by {them}, more than to be right.',
    'It is hard to do anything else while that hangs in the air.',
    'What was said in heat looks different by daylight, for better or worse.',
  ],
  ask: [
    { line: 'What do you think {they} heard, when you said it?', unless: /\b(?:I told|I said)\b/iu },
    { line: 'What did you need from {them}, in that moment?' },
    { line: 'How do the two of you usually find back?', unless: /\b(?:always|usually|every time)\b/iu },
    {
      line: 'Where is it now, still loud or already quiet?',
      unless: /\b(?:silent|silence|not talking|couch|left)\b/iu,
    },
  ],
};

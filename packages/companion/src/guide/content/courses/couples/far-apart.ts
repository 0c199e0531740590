import type { Course } from '../course.ts';

/** A couple at a distance. */
export const farApart: Course = {
  id: 'far-apart',
  begins:
    /\b(?:(?:long[- ]distance|ldr|long distance relationship)(?! (?:run\w*|bus|call|driv\w*|travel\w*))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,3}?(?:lives?|living|is|moved|moving|works?|stationed|deployed|studies|studying|left|went back|flew back|goes back|is moving)(?: \S+){0,3} (?:in (?:another|a different)|(?:across|on the other side of) the (?:country|world|ocean|state)|abroad|overseas|hours away|\d+ (?:miles|hours|km|time ?zones)|far away|a different (?:city|country|state|time ?zone)|another (?:city|country|state|continent|time ?zone)|deployed|for (?:six|\d+) months|away for)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:moved|lives?|is|went|got a job|is going|took a job|is moving|studies|works|is stationed)(?: \S+){0,6} and (?:I'?m|I am|I live|I'?m still|I stayed|I'?m stuck) (?:\S+ )?(?:in|here|back)|(?:miss(?:ing)?) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,4} (?:so much|so bad|far|away|abroad|overseas|deployed|miles|distance|across|until|till|he'?s|she'?s)|(?:said goodbye|dropped|goodbye)(?: \S+){0,3} (?:to )?my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,3} (?:airport|train|station)|(?:airport|train station)(?: \S+){0,8} my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:distance|miles|time difference|time zones?) (?:is|between|are) (?:\S+ ){0,4}?(?:killing|hard|us|ruining|getting|me and my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|wearing|too)|(?:haven'?t|not) seen my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:in|for|since))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|ex-|my ex|broke up|died|passed away|cancer|jail|prison|hospital|my long[- ]distance (?:friend|best)|running|lives in (?:his|her) own world|cheat\w*)\b/iu,
  first: {
    say: [
      'To love somebody across all that distance, and have only a screen for it.',
      'Everything is there, apart from the person.',
      'So it is goodbyes and countdowns, and a life in between.',
    ],
    ask: [
      'How far is it, and for how long?',
      'When did you last see each other?',
      'What is the hardest bit of the day?',
    ],
  },
  turns: [
    {
      when: /\b(?:is it (?:\S+ ){0,2}?(?:worth|normal|over|possible|going|stupid|realistic)|do (?:long|these|they|most|any)(?: \S+){0,3} (?:work|last|survive)|will (?:it|we|this|he|she) (?:\S+ )?(?:work|last|make|survive|get|ever|be)|can (?:it|this|we|you) (?:\S+ )?(?:work|last|survive|make)|does (?:it|distance|long) (?:\S+ )?(?:get|work|ever))\b/iu,
      say: [
        'Some do last, and what mostly carries them is an end in sight: a month, a place, even a rough one. Without that it is hard on the best of couples.',
        'I cannot tell you how it ends. Whether you both still move toward each other, that you can see from week to week.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|did|am) (?:I|you|we|people|anyone|couples) (?:\S+ ){0,2}?(?:deal|cope|make|keep|stay|do|survive|feel|stop|tell|handle|trust|get|talk)|what (?:do|can|should|would) (?:I|we|you) (?:\S+ )?(?:do|say)|any (?:advice|tips))\b/iu,
      say: [
        'Ordinary things together, not only talks: cook the same dish on video, fall asleep on the phone, send a picture of the boring street. Closeness lives on the trivial.',
        'You could say it without blame: “I need a bit more of you in the week. Could we have one fixed evening, even if nothing happened.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:move|break|end|tell|visit|go|quit|wait|ask|say|stay|surprise|call|text|give)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:move|wait|tell|end)|am I (?:\S+ ){0,3}?(?:clingy|needy|crazy|overreact\w*|selfish|too|stupid|paranoid|wrong|insecure))\b/iu,
      say: [
        'Needing more than a phone is not clingy. It is what bodies are like.',
        'Moving is a big piece of your own life. Worth asking is what would be there for you besides {them}, before anything is packed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:airport|train|station|goodbye|left (?:today|this|last|yesterday)|flew|flight|dropped|drive back|drove|last (?:day|night|hug)|gate|security line)\b/iu,
      say: ['That walk back to the car, with the seat empty.', 'You are still half at the gate.'],
      ask: ['How did you say goodbye?'],
    },
    {
      when: /\b(?:(?:out|drinks?|busy) with|when (?:he|she) (?:does|finally|calls)|every (?:few|other|\d+|two|three) days?|less and less|promis\w*|said we'?d|supposed to call|rarely|stopped calling)\b/iu,
      say: [
        'It was agreed otherwise, and it wears thin without anybody saying so.',
        'You get what is left of the day, with noise in the background.',
      ],
      ask: ['Have you been able to say that?'],
    },
    {
      when: /\b(?:needy|clingy|too much|ask(?:ing)? for more|demanding)\b/iu,
      say: ['To need more than a voice is only fair to want.'],
    },
    {
      when: /\b(?:unknown (?:number|caller)|the news|knock|danger\w*|combat|something happens|hurt over there|safe over there)\b/iu,
      say: [
        'Under everything else that fear runs along, all day.',
        'Each strange number is a second in which the world stands still.',
      ],
    },
    {
      when: /\b(?:his (?:mom|parents|family)|her (?:mom|parents|family))\b/iu,
      say: ['There you were with somebody who misses the same person.'],
    },
    {
      when: /\b(?:missed (?:his|her|the|their|a) call)\b/iu,
      say: ["One shower, and the week's call gone by. It is hard not to be cross with oneself."],
    },
    {
      when: /\b(?:call\w*|facetime|video|phone|text\w*|screen|zoom|reply|repl(?:y|ies)|answer\w*|message\w*|good ?night|good morning|lag|wifi)\b/iu,
      say: [
        'A face the size of a hand, and then the screen goes dark.',
        'You would trade all of those words for ten minutes of sitting next to each other.',
      ],
    },
    {
      when: /\b(?:time ?zones?|hours (?:ahead|behind|apart)|asleep|wake|when I'?m|morning there|night there|schedule|busy|shifts?)\b/iu,
      say: ['When one of you is wide awake, the other is already in the dark.', 'You live in two different days.'],
    },
    {
      when: /\b(?:(?:lives?|living|(?:he|she)'?s|is) in (?!love|a|the|my|his|her)|I'?m in (?!love|a|the|my)|miles|hours|km|country|ocean|state|continent|visa|border|immigration|deploy\w*|navy|army|military|base|stationed|abroad|overseas)\b/iu,
      say: [
        'That is not a distance one can cross on a bad evening.',
        'And it is nothing you could have decided, mostly.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:more )?(?:weeks?|months?|days|years?)|until|till|countdown|next (?:visit|time|month)|see (?:him|her|them|each other)|christmas|summer|thanksgiving|calendar)\b/iu,
      say: [
        'You count. It is the one piece of work that gets you nearer.',
        'So long, with a date somewhere at the end to hold on to.',
      ],
      ask: ['What will you do first, when you are together?'],
    },
    {
      when: /\b(?:fight\w*|argu\w*|misunderst\w*|mad|short|cold|distant|different|tone|jealous|less|quiet|hang\w* up|silent)\b/iu,
      say: [
        'You cannot put a hand on an arm in the middle of it. That makes every quarrel longer.',
        'Over the phone a pause can mean anything.',
      ],
      ask: ['What do you think was behind it?'],
    },
    {
      when: /\b(?:trust|girls?|guys?|friend(?:s)? (?:there|of)|party|parties|going out|out with|who (?:he|she)|cheat\w*|insecure|jealous\w*|posted|instagram|location|story|stories)\b/iu,
      say: [
        'So much of {their} day you only have by hearsay. The head fills the gaps.',
        'To trust with nothing to go on but a voice takes effort.',
      ],
    },
    {
      when: /\b(?:hold (?:him|her|them) back|in the way|burden|be happy there|good for (?:him|her|them)|dream (?:job|school))\b/iu,
      say: ['You want it for {them}, and it costs you. Both are love.'],
    },
    {
      when: /\b(?:new friends|new life|without me|settled in|loves it there|having fun)\b/iu,
      say: [
        'A whole life is growing there that you know only from telling.',
        'To be glad about it and left out of it, in one breath.',
      ],
    },
    {
      when: /\b(?:touch\w*|hug\w*|hold\w*|kiss\w*|sleep (?:next|beside|alone)|bed|smell\w*|hoodie|shirt|sweater|pillow|skin|cuddl\w*|sex|body|hand)\b/iu,
      say: ['It is the plain being-near that one cannot send.', 'One wants a shoulder and gets a signal.'],
    },
    {
      when: /\b(?:missed|birthday|anniversary|holiday\w*|wedding|party|couples|everyone else|valentine\S*|alone at|sick|funeral|surgery|emergency|bad day|graduat\w*)\b/iu,
      say: ['You had to live through that without {them} beside you.', 'On those days the empty chair is so visible.'],
    },
    {
      when: /\b(?:money|tickets?|expensive|afford|flights?|gas|vacation days|pto)\b/iu,
      say: ['Every hug has a price on it.', 'So even the missing has to be budgeted.'],
    },
    {
      when: /\b(?:move|moving|relocat\w*|job (?:there|offer)|my (?:job|family|kids|life|friends|city)|who (?:moves|gives)|close the (?:distance|gap)|future|plan|end date|someday|commit)\b/iu,
      say: [
        'One of you will have to leave a life for it. That is the question under the questions.',
        'Without an end in sight, patience has no handle.',
      ],
      ask: ['Have you two talked about when it ends?'],
    },
    {
      when: /\b(?:my friends?|mom|mum|parents|family|people|everyone|(?:they|nobody) (?:think|say|understand|get))\b/iu,
      say: [
        'They do not see anybody next to you, so to them it is half real.',
        'They say “it will not last” and do not have to miss anyone.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|ache|hurts?|empty|lonely|alone|nights?|sunday|weekend|depress\w*)\b/iu,
      say: [
        'The missing has an hour of its own, I believe, when all else is done.',
        'Taken, and alone in the evenings. A strange in-between.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|can'?t (?:do|anymore|keep)|done|hard|so hard|drain\w*|sick of|give up)\b/iu,
      say: [
        'All that love, and it has to be worked for by phone.',
        'It wears on you, even if nothing is wrong between you.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear|worr\w*|drift\w*|grow(?:ing)? apart|forget|strangers?|replace\w*|lose (?:him|her|them)|used to (?:it|being))\b/iu,
      say: [
        'You are afraid of getting used to it, perhaps even more than of the missing.',
        'One grows a little each day, and the other does not see it.',
      ],
    },
    {
      when: /\b(?:coming|visit\w*|booked|finally|surprise\w*|moving in|last (?:month|week)|soon|excited|tomorrow|reunion|landed|picked (?:him|her) up)\b/iu,
      unless: /\b(?:not|can'?t|didn'?t|until|no)\b/iu,
      say: ['Oh, then there is light on the runway.', 'A little while yet, and then the whole person.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|worth|best (?:thing|friend|person)|happy|sweet|letter|flowers|sent me|package|makes me (?:laugh|smile)|good (?:call|talk)|strong)\b/iu,
      say: ['So {they} {are} worth the miles, one can hear it.', 'That came all the way to you, and arrived.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should)|I(?:'?ll| will) |going to|gonna|thinking of|planning)\b/iu,
      say: ["That would be a step in each other's direction."],
    },
    {
      when: /\b(?:stupid|silly|dramatic|only|just a|could be worse|other people|at least)\b/iu,
      unless: /\b(?:fight|argu\w*|months|weeks|days)\b/iu,
      say: ['Missing someone is not measured in miles.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['One cannot even ask {them} with a look. So it stays unclear.'],
    },
  ],
  say: [
    'Being together in everything except the room is a strain.',
    'You hold up one end of a very long rope.',
    'Missing {them} is not a weakness, it is the other side of loving.',
    'You live here and half of you lives there.',
    'It takes more patience than most people will ever need.',
  ],
  ask: [
    { line: 'What helps, on the worst evenings?' },
    { line: 'How do the two of you keep near, so far?' },
    { line: 'Is there an end in sight?', unless: /\b(?:months|weeks|until|moving|end date)\b/iu },
    { line: 'What would you be doing tonight, if {they} {were} here?' },
  ],
};

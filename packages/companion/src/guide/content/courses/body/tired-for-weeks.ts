import type { Course } from '../course.ts';

/** Too tired for everything, for weeks. */
export const tiredForWeeks: Course = {
  id: 'tired-for-weeks',
  begins:
    /\b(?:I'm|I am|I feel) (?:always|constantly|permanently|forever) (?:so |just )?(?:tired|exhausted|drained|worn out)\b(?! of)|\b(?:tired|exhausted|fatigued|worn out|drained|wiped out|no energy|zero energy)\b.{0,30}\b(?:all the time|24\/7|every (?:single )?day|always|for (?:\S+ ){0,2}?(?:weeks|months|ages|years|days)|constantly|lately|no matter how (?:much|long)|even (?:after|when|though) I (?:sleep|slept)|these days|anymore|since)\b|\b(?:always|constantly|permanently|chronically|perpetually|so|just|been|forever) (?:so |just |really |completely |totally |this )?(?:tired|exhausted|drained|worn out|wiped out)\b(?! of| from (?:work|the kids|my (?:job|shift)))(?=.{0,40}\b(?:all|weeks|months|everything|anything|no energy|can'?t|get up|don'?t|lately|why|always|days?|even)\b)|\b(?:no|zero|don'?t have (?:any|the)|have no|got no|without any) energy (?:\S+ )?(?:for (?:anything|everything|weeks|months|life|stuff)|to (?:do|get|live|even|cook|shower|clean)|left|anymore|lately|at all)\b|\b(?:too tired|too exhausted) (?:for (?:anything|everything|life|people|this)|to (?:live|shower|function|move|think|get up|exist|do anything))\b|\b(?:everything|getting up|showering|even (?:showering|talking|getting up|breathing|brushing)) (?:\S+ )?(?:exhausts|tires|drains|wears) me\b|\b(?:sleep|slept|sleeping) (?:\S+ ){0,3}?(?:\d+|eight|nine|ten|eleven|twelve|enough|all (?:day|night|weekend)) ?(?:hours|hrs|h)? (?:\S+ ){0,3}?(?:and|but|yet)\b.{0,20}\b(?:tired|exhausted|no energy|drained)\b|\bwake up (?:\S+ )?(?:tired|exhausted|more tired)\b/iu,
  unless:
    /\b(?:lol|haha|tonight lol|newborn|baby|toddler|tired of (?:living|life|being|everything|him|her|this|people|trying|it all)|tired of it|shifts?|double shift|chronic fatigue|cfs|long covid|fibro\w*|chemo\w*|pregnan\w*|jet ?lag\w*|marathon|hike|caregiv\w*|taking care of my|dementia|boss|overtime|want to (?:die|sleep forever)|never wake)\b|\bmy (?:\S+ )?(?:mom|mum|dad|husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|dog|cat) is\b/iu,
  first: {
    say: [
      'A tired that one night does not reach anymore.',
      'So even the small things have a price now.',
      'As if someone had left a light on in you and the battery ran down.',
    ],
    ask: [
      'What does it feel like when you wake up?',
      'When did it begin, roughly?',
      'What falls by the wayside first?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|do I need to|is it (?:even |really )?worth|can I)\b.{0,40}\b(?:doctor|gp|check\w*|blood|test\w*|see someone|call|appointment|push|rest|stay|quit|time off|sick)\b/iu,
      say: [
        'After a few weeks of it I would have a doctor look. There are plain causes a blood test can find, and it is good to know which it is not.',
        'A tiredness that sleep does not touch, for weeks, is a fair reason for an appointment. “I sleep and I do not get rested” is enough to say.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps)\b/iu,
      say: [
        'Not more discipline, I think. Perhaps the other way: choose one thing a day that counts, do it first, and let the rest be allowed to lie there. And have a doctor look, if it has been weeks.',
        'For a few days you could note down only two things: what took strength and what gave a little. Daylight in the morning, ten minutes of it, does more than it looks.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why am I|what(?:'?s| is) wrong|am I (?:sick|ill|depressed|lazy|dying|broken|just|getting)|is (?:it|this) (?:depression|normal|burnout|burn ?out|me|serious|age|just)|what (?:is|could) (?:it|this) be)\b/iu,
      say: [
        'I cannot say what it is; it can come from the body, from sleep, from sorrow, or from too much for too long. A doctor can sort the first ones out. Lazy it is not, lazy people have fun.',
        'From here I do not know. It is real enough, and it has gone on long enough to be looked at by somebody.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I)|does (?:it|this) (?:ever )?(?:end|go|get|stop)|is it (?:ever )?going)\b/iu,
      say: [
        'I cannot promise when. Such stretches mostly have a reason, and most reasons can be found.',
        'That I do not know. Being empty for long makes it look as if one had never been anything else.',
      ],
      asked: true,
    },
    {
      when: /\b(?:did (?:a|the|one|my)|managed|got up|went (?:outside|for)|showered|called (?:a|the|my) doctor|appointment|little better|bit better|good day|slept well|sun)\b/iu,
      unless: /\b(?:not|never|didn'?t|couldn'?t|can'?t|barely|no)\b/iu,
      say: ['With that little in the tank, it counts double.', 'Good. Small is the right size at the moment.'],
    },
    {
      when: /\b(?:lazy|useless|discipline|pathetic|weak|failure|guilt\w*|should (?:be|do)|everyone else (?:can|manages|does)|excuses?|pull myself)\b/iu,
      say: [
        'Lazy would be not wanting to. You want to, and there is nothing there to do it with.',
        'You scold yourself with the little strength you have left.',
      ],
    },
    {
      when: /\b(?:dishes|laundry|shower(?:ing)?|clean\w*|cook\w*|house|apartment|mess|teeth|hair|mail|emails?|messages|texts?|call back|answer(?:ed|ing)?)\b/iu,
      say: [
        'Things that used to do themselves. Now each of them wants a decision.',
        'And it piles up, and looks at you.',
      ],
      ask: ['Which of those bothers you the most?'],
    },
    {
      when: /\b(?:friends?|cancel\w*|party|invited|people|social|reply|go out|see anyone|nobody|alone|lonely|talk to)\b/iu,
      say: [
        'People cost strength, even the ones you like.',
        'So it gets quieter around you, and not because you wanted it that way.',
      ],
    },
    {
      when: /\b(?:work|job|shift|boss|office|meeting|school|class|college|study\w*|deadline)\b/iu,
      say: [
        'All that you have goes there, and you get home with an empty bag.',
        'You keep that going, and everything else pays for it.',
      ],
      ask: ['What is left of you after it?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|mom|mum|mother|parent|caring|take care of|everyone (?:needs|wants)|husband|wife|partner|boyfriend|girlfriend|family)\b/iu,
      say: [
        'There is always someone who needs something, and it is always you who has it.',
        'You give from a cupboard that has been bare for a while.',
      ],
      ask: ['Who does something for you?'],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|slept|bed|nap\w*|hours|alarm|wake|woke|night|morning|insomnia|snooze)\b/iu,
      say: [
        'You sleep, and it is as if it went into somebody else.',
        'Mornings should give one something, and they begin by taking.',
      ],
      ask: ['How do you sleep, when you do?'],
    },
    {
      when: /\b(?:doctor|blood ?(?:test|work)?s?|thyroid|iron|anemi\w*|vitamin|tests?|normal|apnea|ferritin|b12|covid|virus|flu|mono)\b/iu,
      say: [
        'It would almost be a relief if they found something.',
        'One wants a name for it, so that it is not just oneself.',
      ],
      ask: ['What have they looked at so far?'],
    },
    {
      when: /\b(?:coffees?|caffeine|energy drinks?|red ?bull|sugar|exercise|gym|walk\w*|yoga|supplements?|tried|diet|screen|melatonin)\b/iu,
      say: [
        'Borrowed strength, all of it, and it wants paying back.',
        'You have tried what one tries. It is not for lack of effort.',
      ],
    },
    {
      when: /\b(?:sad|depress\w*|numb|empty|nothing (?:is )?fun|no joy|don'?t (?:enjoy|care|feel)|interest|flat|gr[ae]y|hopeless|pointless)\b/iu,
      say: [
        'So it is not only the legs. The color has gone out of things, too.',
        'Tired in the body, and something in there is tired as well.',
      ],
      ask: ['What was the last thing you looked forward to?'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|tears|snap\w*|irritab\w*|angry|short temper|everything annoys|overwhelm\w*|stress\w*|anxi\w*|worr\w*)\b/iu,
      say: ['With no skin left, everything goes straight in.', 'That is what is under the tiredness, or on top of it.'],
    },
    {
      when: /\b(?:died|death|lost my|breakup|broke up|divorce|moved|since (?:the|my|he|she|we|last|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring)|after (?:the|my)|grief)\b/iu,
      say: [
        'That takes more out of one than any work, and for longer than anyone allows.',
        'So it has a before. It may well be that your body is still carrying that.',
      ],
    },
    {
      when: /\b(?:weeks?|months?|years?|long time|forever|always been|can'?t remember|a while|ages)\b/iu,
      say: [
        'So long that you hardly know what rested feels like.',
        'After that time it is no tired evening any longer. It is a state.',
      ],
      ask: ['What was different when it began?'],
    },
    {
      when: /\b(?:tell(?:s|ing)? me|says?|said|thinks?|thinking I'm|just (?:rest|sleep)|everyone'?s? (?:is )?tired|we'?re all tired|get over|go to bed earlier)\b/iu,
      say: [
        'They are thinking of a tired evening. You mean something else.',
        '“Everyone is tired” is a quick way to not look.',
      ],
    },
    {
      when: /\b(?:weekend|vacation|holiday|day off|rest(?:ed|ing)?|did nothing|lay|couch|sofa|floor|lie|lying|scroll\w*|netflix|phone)\b/iu,
      say: [
        'You stopped, and still nothing flowed back.',
        'Resting that does not rest is about the most discouraging thing.',
      ],
    },
    {
      when: /\b(?:can'?t (?:do|keep|go on|anymore|take)|give up|so done|had enough|over it|no point|what'?s the point|done with)\b/iu,
      unless: /\b(?:living|life|alive|die|dead|here anymore|end it)\b/iu,
      say: [
        'You have been running on nothing, and now even that is used up.',
        'There is only so long that one can do without.',
      ],
    },
    {
      when: /\b(?:body|heavy|legs|arms|head(?:ache)?|ach\w*|brain fog|foggy|lead|concrete|slow|dizzy|weak|muscles)\b/iu,
      say: ['As if the air were thicker for you than for others.', 'Even lifting an arm is a decision then.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|no idea|no reason|stupid|nothing happened|should be fine|have no right|nothing wrong)\b/iu,
      say: [
        'It does not have to have an excuse. Empty is empty.',
        'Perhaps there was no one big thing. Many small ones add up, too.',
      ],
    },
  ],
  say: [
    'It makes everything look uphill.',
    'One can be this tired and look quite ordinary from outside.',
    'For now, less is not failing.',
    'You have been carrying on without for quite some time.',
    'Even talking costs something then. A few words are plenty.',
  ],
  ask: [
    { line: 'What would you do with one good day?' },
    { line: 'What takes the most out of you just now?', unless: /\b(?:work|job|kids?|school|mom|mum|everything)\b/iu },
    { line: 'Has a doctor looked at it yet?', unless: /\b(?:doctor|blood|tests?|thyroid|iron|anemi\w*)\b/iu },
    {
      line: 'Is it more the body that is tired, or more the heart?',
      unless: /\b(?:sad|depress\w*|empty|numb|body)\b/iu,
    },
  ],
};

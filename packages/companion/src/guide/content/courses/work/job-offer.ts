import type { Course } from '../course.ts';

/** A job offer, and the question whether to take it or to move for it. */
export const jobOffer: Course = {
  id: 'job-offer',
  begins:
    /\b(?:got|was|been|they) (?:\S+ )?offered (?:me )?(?:a|the|my dream|this) (?:\S+ ){0,2}?(?:job|position|role) (?:in|out in|over in|across|abroad|two|three|\d)|\b(?:got|have|received|been|was|they|were|I've|just got|get) (?:\S+ ){0,3}?(?:offered|offer|offers|offering) (?:\S+ ){0,3}?(?:job|position|role|contract|jobs)\b.{0,120}\b(?:but|should|don't know|not sure|move|moving|relocat\w*|take it|accept|torn|decide|decision|scared|afraid|leave|leaving|another (?:city|state|country)|far|abroad|hours away|away|less (?:pay|money)|more money|whether|if I|vs|or (?:stay|the)|however|can't)\b|\bjob offer\b.{0,120}\b(?:but|should|don't know|not sure|move|moving|relocat\w*|take it|accept|torn|decid\w*|decision|scared|leave|leaving|another|far|abroad|away|less|whether|two|turn it down|stay|pros)\b|\b(?:don't know|not sure|can't decide|torn|deciding|trying to decide|should I|whether to|whether I should|if I should) (?:\S+ ){0,6}?(?:take|accept|turn down|decline|say yes to) (?:\S+ ){0,3}?(?:job|offer|position|role)\b|\b(?:two|2|three|both) job offers\b|\b(?:move|moving|relocat\w*) (?:\S+ ){0,6}?for (?:a|the|this|my|that|work|a new) ?(?:new )?(?:job|position|offer|work)\b.{0,80}\b(?:should|don't know|not sure|scared|torn|decid\w*|decision|leave|leaving|but|whether|afraid)\b|\b(?:torn between|choose between|choosing between|decide between|deciding between) (?:\S+ ){0,6}?(?:jobs?|offers?|positions?)\b/iu,
  unless:
    /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|he|she|friend|son|daughter|brother|sister|mom|dad)(?:'s)? (?:\S+ )?(?:got|has|was|is|been|took|accepted|wants to take) |promot\w*|no (?:job )?offers?|rejected|didn't get|withdr\w*|rescind\w*|hand job|hasn't offered|interview (?:tomorrow|went)|years ago)\b/iu,
  first: {
    say: [
      'They want you, and now you have to find out what you want.',
      'A yes to one thing is always a goodbye to another. No wonder it pulls both ways.',
      'It is a good problem, and still a problem.',
      'Two lives on the table, and only one pair of feet.',
    ],
    ask: ['What tempts you about it?', 'What holds you where you are?', 'By when do they want an answer?'],
  },
  turns: [
    {
      when: /\bshould I\b.{0,60}\b(?:take|accept|go|move|stay|turn|decline|do it|leave|say)\b|\bwhat would you do\b|\bdo you think I should\b|\b(?:is it|it's|that's|would it be|am I|I'm) (?:\S+ ){0,3}(?:crazy|stupid|wrong|selfish|mistake|worth)\b.{0,20}\?|\b(?:do you think|is it|am I)\b.{0,20}\b(?:crazy|stupid|selfish|wrong|a mistake)\b/iu,
      say: [
        'That yes has to be yours. But try this: imagine that it is decided, for it, and sleep a night on that. The next day the other way round. Which morning felt lighter is worth knowing.',
        'One way to look at it: picture the dullest Tuesday in both places. Where do you wake, with whom do you eat. We mostly live in Tuesdays.',
        'Perhaps ask which one you would regret more at seventy, the try or the stay. It does not decide, but it tells you something.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would) (?:I|you)|can I|is it (?:ok|okay)|should I)\b.{0,60}\b(?:negotiat\w*|more money|salary|ask for|more time|extension|counter\w*|remote)\b/iu,
      say: [
        'You can: “I am very interested. Could you come up to X, then I would sign this week.” A friendly question hardly ever costs anybody the offer.',
        'Time may be asked for as well: “I want to give you a well-considered answer. Could I let you know by Monday?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|should) (?:I|you))\b.{0,50}\b(?:tell|say|boss|turn (?:it|them) down|decline|break it|explain|leave)\b/iu,
      say: [
        'To the boss, short: “I am leaving for another job, and my last day is the thirtieth. Thank you for the time here.” You do not have to justify it.',
        'To those at home it may help to begin with the question and not with the decision: “I have got this offer. I want to think it through with you.”',
      ],
      asked: true,
    },
    {
      when: /\bwhat if\b/iu,
      say: [
        'Then you would be somewhere with more knowledge than today, and you would look again. Few things of this kind are locked behind one.',
        'You could think that one to its end: if that happens, what would I do on the Monday after. With a plan it is only half as big.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I|will I|how long)\b/iu,
      say: [
        'Instead of for and against, perhaps two pages: a letter from you in a year, once from there, once from here. Notice which of them writes itself.',
        'Ask for one more conversation with those you would work with, or a day there. Fog clears best on the spot.',
        'You could toss a coin, not to obey it, but to catch what you hope for while it is in the air.',
      ],
      asked: true,
    },
    {
      when: /\b(?:I (?:\S+ )?(?:took it|accepted|said yes|signed|decided to (?:take|go|move)|am going|'m going to take)|taking (?:it|the job)|I'm (?:\S+ )?(?:moving|going to do it|taking it))\b/iu,
      unless: /\b(?:should|if I|not sure|maybe|might|whether|what if)\b/iu,
      say: ['Decided. That alone is a weight off.', 'Then the wobble that comes now is only the size of the step.'],
      ask: ['How did you feel in the minute after?'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:turned it down|declined|said no|decided to stay)|staying)\b/iu,
      unless: /\b(?:should|if I|not sure|maybe|might|whether)\b/iu,
      say: [
        'So you stay, and by choice now. That is a different staying.',
        'A no like that needs as much courage as a yes.',
      ],
      ask: ['What tipped it?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|(?:their|his|her|new) school|custody)\b/iu,
      say: [
        'With kids, a whole little world has to move along.',
        'It is their friends and their yard too, and you feel that.',
      ],
      ask: ['What do they say to it?'],
    },
    {
      when: /\b(?:wife|husband|partner|boyfriend|girlfriend|fianc\w*|long[- ]distance|relationship)\b/iu,
      say: [
        'So it is not only your job, it is what becomes of the two of you.',
        'One offer, and two people have to live with the answer.',
      ],
      ask: ['What does it look like from the other side of the bed?'],
    },
    {
      when: /\b(?:mom|mum|dad|parents|mother|father|grand\w*|family|sick|aging|old|elderly|caring for|guilt\w*|abandon\w*|leave them)\b/iu,
      say: [
        'The distance to them is what weighs, more than the job does.',
        'You can want to go and feel like a traitor in the same breath.',
      ],
    },
    {
      when: /\b(?:(?:my |best )friends?|whole life|small town|alone|lonely|know (?:no one|nobody|anyone|a soul)|start(?:ing)? over|community|everyone I know|home ?town|roots|my life (?:is )?here|support system)\b/iu,
      say: [
        'A life of small habits and faces is worth a lot, even if no contract lists it.',
        'The people who are woven into your days belong in the sum too.',
      ],
    },
    {
      when: /\b(?:less (?:money|pay)|pay cut|lower (?:pay|salary)|underpaid|doesn't pay)\b/iu,
      say: [
        'So you would pay something for it. The question is what you get for that.',
        'Less money and perhaps more life. Or only less money. That is what has to be found out.',
      ],
    },
    {
      when: /\b(?:money|salary|pays?|raise|more|bonus|\d+k\b|\$|rent|cost of living|benefits|debt|afford|double)\b/iu,
      say: [
        'Money is a good reason. It is a thin one when it stands alone.',
        'A number like that talks loudly. The rest of it talks more quietly.',
      ],
      ask: ['If it paid the same as now, would you still want it?'],
    },
    {
      when: /\b(?:current job|my job now|where I am|hate (?:my|it here)|nothing (?:ever )?(?:happens|here|changes)|dead end|boss|stuck|bored|comfortable|safe|secure|stable|stability|love my|like my|coworkers|colleagues|loyal\w*|let them down)\b/iu,
      say: [
        'What you know is worth something. It also has a way of holding on to you.',
        'It makes a difference whether you are running from something or toward something.',
      ],
    },
    {
      when: /\b(?:another (?:city|state|country)|abroad|move|moving|relocat\w*|hours away|miles|across the|far|different (?:state|city|country)|overseas|new york|california|texas|london)\b/iu,
      say: [
        'To pack up a whole life for it, that is the bigger half of the question.',
        'A new town is exciting for the eyes and hard on the heart, in the beginning.',
      ],
      ask: ['Have you ever been there, just to walk around?'],
    },
    {
      when: /\b(?:deadline|by (?:friday|monday|tomorrow|tuesday|wednesday|thursday|tonight|the end)|until|days? to|hours to|answer|pressure|rush\w*|they want|tomorrow|this week)\b/iu,
      say: [
        'And on top of it the clock.',
        'Thinking clearly under a deadline is hard. One more day can often be had for the asking.',
      ],
    },
    {
      when: /\b(?:would|will|might|I'd|I'll) (?:\S+ )?regret (?:not|it if|staying|never)\b|\balways wonder\b|\bwhat could have been\b/iu,
      say: [
        'That sounds like a sentence to keep. It was not on any list.',
        'So the thought of not going weighs something too.',
      ],
    },
    {
      when: /\b(?:scared|afraid|terrified|nervous|fear\w*|anxious|risk\w*|regret\w*|fail|not good enough|in over|comfort zone|unknown|mistake|panic\w*)\b/iu,
      say: [
        'The fear does not say whether it is right. It only says that it is big.',
        'Afraid to go, and afraid of having stayed. It tugs at both sleeves.',
      ],
      ask: ['Which of the two fears is the older one?'],
    },
    {
      when: /\b(?:part of me (?:\S+ )?(?:has|is|wants|already)|already (?:packed|gone|said)|dream job|job I (?:\S+ )?wanted|wanted since|always wanted|perfect|excited|opportunity|chance|once in a|career|growth|love to|passion|want (?:it|to go)|happy)\b/iu,
      say: ['There is a light in it for you.', 'You would not turn it over so long if nothing in you wanted it.'],
    },
    {
      when: /\b(?:gut|instinct|heart says|head says|heart|feels (?:off|wrong|right)|something (?:tells|feels)|red flags?|bad feeling|weird vibe)\b/iu,
      say: [
        'That feeling seems to have seen something already.',
        'Head and heart each sat at another table, it seems.',
      ],
      ask: ['What did the feeling notice, do you think?'],
    },
    {
      when: /\b(?:pros and cons|lists?|back and forth|flip\w*|every (?:hour|day) (?:I|it)|change my mind|going in circles|can't decide|overthink\w*|spreadsheet|50.?50|torn|undecided)\b/iu,
      say: [
        'You have weighed it so often that the scales have worn out.',
        'When the lists come out even, it is about something that is not on the list.',
      ],
      ask: ['Which side do you secretly hope wins?'],
    },
    {
      when: /\b(?:everyone|friends?|people|they all|family) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?)\b/iu,
      say: [
        'All of them would take it, or none of them, and nobody has to live it but you.',
        'So many voices. Yours is in there somewhere.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|at night|stomach|eat|I (?:\S+ )?(?:cry|cried)|stress\w*|headache)\b/iu,
      say: ['At night the same question again, only bigger.', 'It takes all the room there is.'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        "You needn't know yet. You only need to know by their date.",
        'Not knowing what you want sometimes means wanting both.',
      ],
    },
  ],
  say: [
    'Whichever it is, there will be something to be sad about.',
    'You take it seriously because it is your life and not a chess move.',
    'There may be no wrong one here, only two different ones.',
    'Big decisions rarely feel certain beforehand.',
    'It is a strange thing, to have to choose who you will be in a year.',
  ],
  ask: [
    { line: 'What would you have to give up for it?' },
    {
      line: 'Who else does it touch?',
      unless: /\b(?:wife|husband|partner|kids?|family|parents|mom|dad|boyfriend|girlfriend)\b/iu,
    },
    { line: 'Which of the two do you think about in the shower?' },
    { line: 'What would have to be true for it to be an easy yes?' },
  ],
};

import type { Course } from '../course.ts';

/** A brother, a sister or somebody else of the family is not speaking to the writer after a quarrel. */
export const siblingSilent: Course = {
  id: 'sibling-silent',
  begins:
    /\b(?:my|our) (?:\S+ )?(?:sister|brother|sis|bro|twin|cousin|sister-in-law|brother-in-law|siblings?|mom|mum|mother|dad|father|aunt) (?:\S+ )?(?:isn'?t|is not|won'?t|hasn'?t|has not|stopped|refuses to|doesn'?t|haven'?t|aren'?t|barely) (?:been )?(?:talk(?:ing|s|ed)?|speak(?:ing|s)?|spoken|answer(?:ing|ed)?|repl(?:y|ying|ied)|returned? my calls)\b|\b(?:big |huge |bad |dumb |stupid )?(?:fight|argument|falling out|fell out|fought) with my (?:\S+ )?(?:sister|brother|sis|bro|twin|siblings?|cousin)\b|\bmy (?:\S+ )?(?:sister|brother|twin|sis) (?:and I|and me) (?:\S+ )?(?:aren'?t|are not|haven'?t|don'?t|stopped|had a|got into|fell out|fought)\b|\bme and my (?:sister|brother|twin|sis|bro) (?:\S+ )?(?:aren'?t|are not|haven'?t|don'?t|stopped|had a|got into|fell out|fought)\b/iu,
  unless: /\b(?:hit me|hits|beat|abus\w*|coma|stroke|hospital|autis\w*|speech|deaf|died|suicid\w*)\b/iu,
  first: {
    say: [
      'Silence from somebody who has known you all your life is loud.',
      'With family it is never only about the thing it is about.',
      'That sits on everything, that kind of quiet.',
    ],
    ask: ['What happened between you?', 'How long has it been?', 'Is it like {them} to go quiet?'],
  },
  turns: [
    {
      when: /\b(?:what (?:would|should|do|can|could) (?:you|I) (?:even )?do|any (?:advice|ideas)|how (?:do|can|should) I (?:\S+ )?(?:fix|make|get|apologi[sz]e|reach|approach)|should I (?:\S+ )?(?:call|text|wait|give|write|go|apologi[sz]e|say|leave))\b/iu,
      say: [
        'If you have said sorry already, I would leave one door open and then let it be: “I will not push. I am here when you want to talk.” And then really wait a while.',
        'Maybe something that asks for no answer: a short note that names what you did, without a because, and no question in it. Then give it days, not hours.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|was I|is it|was it|did I) (?:\S+ ){0,3}(?:wrong|my fault|bad|overreact\w*|unreasonable|the (?:bad|asshole|problem)|terrible)\b/iu,
      say: [
        'From what you tell, something of it is yours and not all of it. That is how most fights in a family are built.',
        'I only know your side of it. You are asking yourself honestly, and that is half of any peace.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:she|he|they)|is (?:she|he) (?:ever )?going to|do you think (?:she|he|they)(?:'ll| will| is| are)?) (?:\S+ ){0,3}(?:forgive|talk|come|get over|answer|hate|mad)\b/iu,
      say: [
        'I cannot know that. Most quiet like this ends with something small, a joke or a photo, and nobody quite says when it was over.',
        'Silence mostly means hurt rather than done. How long it lasts is not yours to set, sadly.',
      ],
      asked: true,
    },
    {
      when: /\b(?:by accident|accidentally|slipped|didn'?t mean to|told (?:my |our )?(?:mom|mum|dad|parents|everyone|them)|secret|spilled|let it out|asked me not to|promised)\b/iu,
      say: [
        'A slip, and it had been given to you to keep. No wonder you keep going back to it.',
        'You did not mean it, and it was {their} thing to tell. Both are so.',
      ],
      ask: ['How did {they} find out?'],
    },
    {
      when: /\b(?:said (?:I(?:'m| was| am) )?sorry|apologi[sz]ed|sorry (?:like )?(?:\d|a|three|two|so)|tried to (?:talk|explain|call))\b/iu,
      say: ['You have knocked, then, more than once.', 'There is not much left to say on your side of the door.'],
      ask: ['What would you want {them} to know that a sorry does not cover?'],
    },
    {
      when: /\b(?:left (?:me )?on read|seen|blocked|no (?:reply|answer|response)|doesn'?t answer|won'?t (?:pick up|answer|reply)|ignor\w*|one word|k\.?$|unfriended|left the group)\b/iu,
      say: ['Read, and nothing. That stings more than a bad answer.', 'An answer you could at least argue with.'],
    },
    {
      when: /\b(?:christmas|thanksgiving|easter|holiday\w*|birthday|wedding|reunion|dinner|family (?:thing|gathering|party)|baby shower|eid|hanukkah)\b/iu,
      say: [
        'And everyone will be watching the two of you.',
        'One table, and that in the middle of it.',
        'You would like it to be mended before that.',
      ],
      ask: ['What would make that day bearable, if it is not mended by then?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|grandma|family|everyone) (?:\S+ )?(?:say|says|said|thinks?|took|takes|wants?|keeps?|is (?:mad|upset|on)|sided?|in the middle|told)\b/iu,
      say: ['So there are sides now.', 'And now it is a family matter, with opinions.'],
    },
    {
      when: /\b(?:money|inheritance|will|house|loan|owes?|lent|paid)\b/iu,
      say: [
        'Money in a family is hardly ever only money.',
        'Then it has numbers to it, and old hurts under the numbers.',
      ],
    },
    {
      when: /\b(?:always|since we were (?:kids|little|small)|growing up|favorite|favourite|older|younger|little (?:sister|brother)|big (?:sister|brother)|childhood|used to be (?:so )?close|best friends)\b/iu,
      say: [
        'So this one has roots.',
        'You go back further with {them} than with anyone.',
        'It is an old place that hurts there.',
      ],
    },
    {
      when: /\b(?:she said|he said|they said|called me|yelled|screamed|hung up|stormed|slammed|told me (?:I|to))\b/iu,
      say: ['Family knows exactly where to aim.', 'That is not easily unheard.'],
      ask: ['What did you say back?'],
    },
    {
      when: /\b(?:boyfriend|girlfriend|husband|wife|fianc\S+|new (?:guy|man|woman))\b/iu,
      say: [
        'A third person in it makes it more delicate.',
        'It touches someone {they} {are} choosing. That is tender ground.',
      ],
    },
    {
      when: /\b(?:days?|weeks?|months?|years?)\b/iu,
      say: [
        'The longer it is, the harder the first word gets.',
        'That is a long time to carry a phone that does not ring.',
      ],
    },
    {
      when: /\b(?:miss (?:her|him|them|us)|love (?:her|him|them)|want (?:her|him|my|it) back|close)\b/iu,
      say: ['Under all of it you miss {them}.', 'You are not after being right, I think. You want {them} back.'],
      ask: ['What is it you miss, the everyday of it?'],
    },
    {
      when: /\b(?:angry|mad|unfair|tired of|sick of|fed up|always me|my turn|done with|over it|stubborn|petty|dramatic)\b/iu,
      say: ['You have had enough of being the one who comes running.', 'Hurt and fed up make a bad pair.'],
    },
    {
      when: /\b(?:guilt\w*|feel (?:so )?(?:bad|awful|terrible|horrible)|my fault|regret|shouldn'?t have|wish I hadn'?t)\b/iu,
      say: ['You would take it back if you could.', 'It was one thing you did. It is not all you are to {them}.'],
    },
    {
      when: /\b(?:texted me|called me back|answered|wrote back|replied|sent me|heart|liked my)\b/iu,
      say: ['Oh. That is a crack in the wall.', 'A small sign, and it counts.'],
      ask: ['How did that feel?'],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should)|might (?:call|write|go|send)|thinking (?:of|about) (?:call|writ|go|send)\w*|a letter|card|drive over)\b/iu,
      say: [
        'Something that asks for nothing back may be the easiest to receive.',
        'It would be a hand held out, whatever {they} {do} with it.',
      ],
    },
  ],
  say: [
    'You cannot make somebody talk, and that is the maddening part.',
    'It hurts like this because {they} {are} yours.',
    'Being shut out by family makes one feel about nine years old.',
    'It takes two to end a silence, and only one to keep it.',
    'You are thinking about it far more than it shows.',
  ],
  ask: [
    { line: 'What do you think {they} {are} most hurt by?', unless: /\b(?:because|secret|accident|told)\b/iu },
    { line: 'When did you last really talk, the two of you?', unless: /\b(?:days?|weeks?|months?|years?)\b/iu },
    { line: 'How were you with each other before this?', unless: /\b(?:close|used to|always|best friends)\b/iu },
    { line: 'Is there anybody {they} would listen to?' },
  ],
};

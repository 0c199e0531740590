import type { Angle } from './angle.ts';

/** Everyday chat: light in, light out. None of it when the words turn dark. */
const dark =
  /\b(?:died|dead|cry\w*|cried|lonely|alone|scared|afraid|hate|hurt\w*|fired|divorc\w+|sick|hospital|pain|funeral|fight|yell\w*|ashamed|guilty|sad|worried|miss|panic\w*|tired of|nobody|never)\b/iu;

export const smallTalk: readonly Angle[] = [
  {
    id: 'weather',
    when: /^(?:.{0,20}\b)?(?:it's|it is|its|been|was|so) (?:raining|snowing|pouring|sunny|freezing|boiling|humid|foggy|windy|cloudy|hot|cold|warm|gray|grey|stormy)(?: (?:out|outside|here|today|again|all day|in \p{L}+|I can't see .{3,20}))*$|\b(?:nice|lovely|awful|terrible|beautiful|gorgeous) (?:weather|day|evening|morning)(?: out| outside| today| here)*$|\bfirst snow\b/iu,
    unless: dark,
    tone: 'any',
    rank: 5,
    whole: true,
    notInLoss: true,
    say: [
      'Weather like that decides half the mood of a day.',
      'I get no weather in here, so I have to take your word for it.',
      'Then it depends on whether you have to go out in it.',
      'Good to have a picture of where you are.',
    ],
    ask: [
      'Do you like it that way?',
      'Does it change what you had planned?',
      'Are you out in it, or watching through a window?',
      'What is your kind of weather?',
    ],
    rest: ['A window and something warm, then.', 'It will do what it wants, as usual.'],
  },
  {
    id: 'food',
    when: /(?:\b(?:I|we|just|I'm|we're|am|finally|only|also) |^)(?:just |finally |also |both )*(?:had|ate|made|eating|having|cooked|baked|ordered|got|craving|making|cooking|baking)\b.{0,30}\b(?:burrito|tacos?|pizza|pasta|soup|ramen|noodles|curry|sandwich|burger|salad|pancakes?|waffles?|cake|pie|cookies?|brownies|bread|sushi|stew|chili|breakfast|lunch|dinner|brunch|coffee|tea|ice cream|donuts?|snacks?|leftovers|toast|eggs|steak|risotto|dumplings)\b/iu,
    unless:
      /\b(?:too much|binge\w*|threw up|purge\w*|guilty|calories|weigh\w*|fat|alone|nobody|cried|again|only thing|all I|first meal|haven't eaten|forgot|burn\w*|yell\w*|fight|fought|hate|died|hospital|funeral|left|mess|sick)\b/iu,
    tone: 'any',
    rank: 5,
    whole: true,
    notInLoss: true,
    say: [
      'That sounds like a good decision.',
      'A meal like that can carry a whole afternoon.',
      'I only know food from hearsay, and this sounds right.',
      'The day has had at least one good idea, then.',
    ],
    ask: [
      'What made it good?',
      'Your own doing, or somebody else’s kitchen?',
      'Is that a favorite, or something new?',
      'Would you have it again tomorrow?',
    ],
    rest: ['Enjoy the rest of it.', 'Small pleasures count.'],
  },
  {
    id: 'bored',
    when: /\b(?:just |kind of |so |a bit |pretty )*bored\b|\bnothing (?:much|special|new)(?: (?:going on|happening|here))?$|\bnot much(?:,| just|$)|\bkilling time\b|\bslow day\b|\bjust chilling\b|\bsame old\b/iu,
    unless: dark,
    tone: 'any',
    rank: 5,
    whole: true,
    notInLoss: true,
    say: [
      'A slow one, then.',
      'Some hours refuse to move.',
      'Boredom has its uses, though not many while it lasts.',
      'Nothing much is a fine thing to report.',
    ],
    ask: [
      'What would you be doing if you could just get up and go?',
      'How much longer do you have to sit through it?',
      'What usually saves a slow day?',
      'Shall we talk about something, or do you just want company in it?',
    ],
    rest: ['We can simply chat.', 'I am here for small talk as well.'],
  },
  {
    id: 'watching-reading',
    when: /\b(?:watching|watched|binge-?watching|reading|read|playing|played|listening to|started|finished) (?:a |an |the |this |that |some |my |season |more |it again)*(?:really |super |good |great |new |old |bad |funny |weird )*(?:show|series|movie|film|book|novel|game|podcast|album|song|season|anime|manga|comic|match|documentary|episode|playlist|puzzle|crossword)\b|(?<!\b(?:an?|the|my|his|her|this|that|one|first|next|old|new) )\b(?:knitting|crocheting|gardening|painting|drawing|baking|fishing|birdwatching|lego|guitar|piano)\b/iu,
    unless: new RegExp(
      `${dark.source}|\\bgot in(?:to)?\\b|\\bgallery\\b|\\bmy (?:painting|photo|play|song|book)\\b`,
      'iu',
    ),
    tone: 'any',
    rank: 3,
    whole: true,
    notInLoss: true,
    say: [
      'That is a good way to spend some hours.',
      'Something to disappear into for a while.',
      'I like to hear what people do when nobody asks anything of them.',
      'That has nothing to do with duty, which is a point in its favor.',
    ],
    ask: [
      'What do you like about it?',
      'How did you come to it?',
      'Would you recommend it to somebody?',
      'What is happening in it right now?',
      'What does it do for your mood?',
    ],
    rest: ['Not everything has to be useful.', 'Good to have something like that.'],
  },
  {
    id: 'weekend',
    when: /\b(?:plans? for|this|the|my|on the|next) weekend\b(?!.*\b(?:funeral|court|surgery)\b)|\b(?:finally|it's|its|happy|tgif) friday\b|\bday off\b|\bon vacation\b|\bholiday soon\b/iu,
    unless: dark,
    tone: 'any',
    rank: 2,
    notInLoss: true,
    say: [
      'Some time that belongs to you, I hope.',
      'That is something to walk toward.',
      'A bit of room in the week, then.',
    ],
    ask: [
      'What would make it a good one?',
      'Is it for rest, or for doing things?',
      'Who will be around?',
      'What are you most in the mood for?',
    ],
    rest: ['I hope it stays free of errands.', 'May it be slow in the right places.'],
  },
  {
    id: 'just-saying-hi',
    when: /^(?:just )?(?:(?:saying|wanted to say) (?:hi|hello)|checking in|passing by|popping in|dropping by)\b.{0,20}$|^(?:nothing|no reason),? (?:just )?(?:wanted|felt like) (?:to chat|chatting|talking|a chat)\b|\bno(?:thing)? (?:big )?(?:problem|drama)s?(?: today)?,? just (?:want|talk|chat)\w*\b/iu,
    unless: dark,
    tone: 'any',
    rank: 7,
    whole: true,
    say: [
      'Hello to you. No problem needed to come by here.',
      'That is a fine reason.',
      'Good. It does not always have to be about something.',
      'Then we just chat.',
    ],
    ask: ['What have you been up to?', 'What was the best five minutes of today?', 'How is the day treating you?'],
    rest: ['Tell me anything, or nothing in particular.'],
  },
  {
    id: 'pet-being',
    when: /\b(?:my (?:cat|dog|puppy|kitten|rabbit|bird|canary|parrot|hamster|horse)|he's|she's|hes|shes|he|she) (?:is |just )*(?:purring|asleep on (?:me|my)|snoring|on my (?:feet|lap|chest|bed)|curled up|chasing|wagging|singing|sings|chirping|meowing|stole|begging|staring at me|following me)\b|\bI have (?:a|two|three|my) (?:\p{L}+ )?(?:cats?|dogs?|puppy|kitten|rabbits?|birds?|canary|parrot|hamster|fish|turtle|horse)\b/iu,
    unless:
      /\b(?:sick|dying|died|put (?:him|her|it) down|cancer|stopped|husband|wife|boyfriend|girlfriend|baby|son|daughter)\b/iu,
    tone: 'any',
    rank: 4,
    notInLoss: true,
    say: [
      'That is good company.',
      'Animals have a way of being exactly where they want to be.',
      'A warm little fact in the middle of all this.',
      'I can picture that.',
    ],
    ask: [
      'What is it like, having that company?',
      'How long have you two known each other?',
      'What is the best thing about having one around?',
      'What sort of character is that?',
    ],
    rest: ['They know where to lie down.', 'Say hello from a program.'],
  },
];

import type { Angle } from './angle.ts';

/** How one looks and what others say about it; being ill, being judged, being seen. */
export const body: readonly Angle[] = [
  {
    id: 'size-remark',
    when: /\b(?:weigh(?:ed)? me|special size|plus size|size \d+|bigger size|comment(?:ed|s)? (?:on|about) my (?:weight|body|stomach|arms|skin|nose|hair|looks|face)|called me (?:fat|ugly|skinny|big|chubby)|lose (?:a few|some) (?:pounds|weight)|put on weight|let myself go|too (?:fat|skinny|big) for)\b/iu,
    rank: 6,
    say: [
      'Words about a body go in deep, and they stay in.',
      'Nobody should have to stand there and be measured.',
      'It was said about a size, and it landed on you.',
      'That teaches a person to look at herself or himself with somebody else’s eyes.',
    ],
    ask: [
      'What did you do with it, right then?',
      'What do you hear when it comes back?',
      'Who has ever looked at you differently?',
      'How old is that voice?',
    ],
    rest: ['Your body is not a public matter.', 'Whoever says that does not get the last word.'],
  },
  {
    id: 'hates-pictures',
    when: /\bI (?:really |just |always )?(?:hate|can't stand|can't look at|avoid) (?:every |all )?(?:the |my )?(?:pictures?|photos?|mirrors?|selfies?|reflection|looking at myself|seeing myself)\b|\bhid(?:e|ing) (?:behind|from) (?:people|others|the camera|in)\b|\bcrop(?:ped)? myself\b/iu,
    rank: 5,
    say: [
      'You look, and all you see is what you have been taught to see.',
      'So every picture turns into a test.',
      'It is tiring to be your own sharpest critic.',
      'You would like to be there without being looked over.',
    ],
    ask: [
      'What do you look for first?',
      'When did looking start to hurt?',
      'What would you want to remember of that day, apart from how it looked?',
      'Who sees you in a way you can bear?',
    ],
    rest: ['A picture holds very little of a person.', 'You may be in it, and you may also step out of it.'],
  },
  {
    id: 'cannot-believe-praise',
    when: /\b(?:says?|tells me|keeps saying|said) (?:that )?I(?:'m| am) (?:so |really )?(?:beautiful|pretty|smart|good|great|amazing|strong|handsome|lovely|enough|talented)\b|\b(?:can't|don't) (?:take|believe) (?:a compliment|compliments|it when|him when|her when)\b/iu,
    rank: 5,
    say: [
      'The words arrive, and something in you does not let them in.',
      'An older voice may be louder than that one.',
      'It is hard to trust a kind word when the unkind ones came first.',
    ],
    ask: [
      'What would have to be true for you to believe it?',
      'Whose voice speaks against it?',
      'What do you do when you hear it?',
      'What would you see, looking with those eyes for a minute?',
    ],
    rest: ['You do not have to believe it yet. It can stand there.', 'Two voices, and neither has to win today.'],
  },
  {
    id: 'felt-like-me',
    when: /\b(?:felt|feels|looked|looks|was) (?:like|more like) (?:me|myself)\b|\bfirst time (?:in (?:a while|ages|months|years|forever)|since)\b.{0,40}\b(?:felt|laughed|slept|sang|danced|went|wore|ate|enjoyed)\b|\bfor myself\b$/iu,
    tone: 'any',
    rank: 7,
    say: [
      'There you were, then.',
      'That is worth holding on to.',
      'So it is still there, and it shows itself.',
      'Something in you knew exactly what it wanted.',
    ],
    ask: [
      'What was it like, for that moment?',
      'Where else does that part of you turn up?',
      'What would it like to do next?',
      'What made it possible?',
    ],
    rest: ['Keep that one.', 'That counts more than it looks.'],
  },
  {
    id: 'just-a',
    when: /\b(?:it's|its|he's|she's|was|it was) (?:just|only) (?:a|an) (?<what>cat|dog|pet|animal|phase|job|game|crush|friend|house|car|cold|party|number)\b/iu,
    tone: 'any',
    rank: 5,
    whole: true,
    say: [
      'People say “just” about things they have never loved.',
      'That word makes it smaller than it is.',
      'There is no “just” about it, the way you tell it.',
    ],
    ask: ['What is it to you?', 'Who understands what it means?', 'What would they have to have seen, to know better?'],
    rest: ['You do not have to defend that here.', 'It may be as big as it is.'],
  },
  {
    id: 'waits-for-body',
    when: /\b(?:biopsy|scan|mri|ultrasound|chemo\w*|surgery|operation|blood test|test results?|lump|mammogram|colonoscopy|transplant|dialysis|insulin|flare|relapse of|symptoms?)\b/iu,
    unless: /\b(?:cat|dog|vet|went well|all clear|benign|game|movie)\b/iu,
    rank: 3,
    notInLoss: true,
    say: [
      'So the body sets the calendar now.',
      'There is the waiting, and there is having to look normal while you wait.',
      'One part of you makes appointments, and another lies awake.',
      'It is lonely in a way, even with people around; it is your body.',
    ],
    ask: [
      'What is the waiting like?',
      'Who goes with you?',
      'What do you know so far, and what is fear filling in?',
      'What do you wish people would stop saying?',
      'What would you like to think about instead, for ten minutes?',
    ],
    rest: ['You do not have to be brave every hour of it.', 'It is fine to want to talk about anything else.'],
  },
];

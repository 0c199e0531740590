import type { Course } from '../course.ts';

/** Somebody lies awake and cannot fall asleep. */
export const cannotSleep: Course = {
  id: 'cannot-sleep',
  begins:
    /\b(?:I )?(?:can'?t|cannot|couldn'?t|can not|unable to) (?:\S+ )?(?:fall a)?sleep\b|\b(?:(?:I'm|I am|been|just|still|wide|lying|laying) )+awake\b|\b(?:it'?s|its) (?:like |almost |already )?(?:[1-5]|one|two|three|four|half past \S+) ?(?:am|a\.m\.|in the morning)\b.{0,40}\b(?:awake|sleep|up|brain|head|thinking)|\b(?:no|not|barely|hardly|haven'?t|didn'?t) (?:\S+ ){0,2}(?:sleep|slept)\b|\binsomnia\b|\btossing and turning\b|\b(?:my )?(?:brain|mind|head) (?:won'?t|will not|doesn'?t|refuses to) (?:shut (?:up|off)|stop|turn off|switch off|quiet)/iu,
  unless:
    /\b(?:baby|newborn|toddler|nightmare\w*|my (?:son|daughter|kid|husband|wife|dog|cat|mom|mum|dad)(?: \S+){0,2} (?:can'?t|won'?t|isn'?t|is up)|died|dead|funeral|never wake|wake up (?:again|anymore)|pain|cancer|voices?)\b/iu,
  first: {
    say: [
      'And the clock gets louder the later it is.',
      'A long night, then, with too much room in it.',
      'Nights like this are about twice as long as other ones.',
    ],
    ask: [
      'What is going round in your head?',
      'Is it one thing that keeps you up, or all of them?',
      'How long have you been lying there?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:can|should|do|could) I do|any (?:tips|tricks|ideas|advice)|how (?:do|can) I (?:\S+ )?(?:sleep|stop|turn)|what helps|something that helps|help me (?:sleep|fall|calm))\b/iu,
      say: [
        'Two small ones. Get up for ten minutes and sit somewhere dim, so that bed is not where you fight it. Or write the loud thought on paper, with “tomorrow” beside it.',
        'You could stop trying for a while: eyes open, lie there, and only rest. Sleep tends to come when nobody is looking for it.',
        'What sometimes takes the edge off: turn the clock away, and let each breath out be longer than the one in, ten times.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:get up|stay|take|just|call in|skip|go to bed)|is it (?:\S+ )?(?:worth|too late|better))\b/iu,
      say: [
        'If you have been lying there more than twenty minutes or so, getting up for a bit is kinder than wrestling. Something dull, in low light, until you nod.',
        'I would do whatever makes this hour less of a fight. Resting with your eyes shut counts for something, too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I|am I going to|is it (?:bad|dangerous|normal|ok|okay)|what if I (?:\S+ ){0,3}(?:sleep|tired)|how bad)\b/iu,
      say: [
        'One bad night is horrid and people get through the day after it, mostly on less than they thought. If it goes on for weeks, a doctor is worth asking.',
        'It is very common, and one short night does less harm than the worry about it says.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:second|third|fourth|fifth|\d+(?:nd|rd|th)) night|nights? in a row|all week|for (?:weeks|months|days|ages)|every (?:single )?night|since (?:\S+ ){1,3}|lately|again)\b/iu,
      say: [
        'So it is not one night, it is all of them by now.',
        'That wears a person thin.',
        'By then even the bed looks unfriendly.',
      ],
      ask: ['Did anything change around when it began?'],
    },
    {
      when: /\b(?:work|shift|job|alarm|meeting|up at \d|get up (?:at|in)|school|class|exam|interview|flight|tomorrow)\b/iu,
      unless: /\b(?:said|told|yelled|boss|fired)\b/iu,
      say: [
        'And the morning is already standing there, waiting.',
        'Counting the hours that are left is its own kind of torture.',
      ],
      ask: ['What does tomorrow need from you?'],
    },
    {
      when: /\b(?:boss|manager|coworker|he said|she said|they said|argu\w*|fight|what I said|conversation|replay\w*|going over|over and over|thinking about|the thing)\b/iu,
      say: [
        'At this hour there is nobody to answer back, so it just plays again.',
        'The same scene, and you are not even asked whether you want to see it.',
        'Your head wants to win that one at three in the morning.',
      ],
      ask: ['Which part does it keep going back to?'],
    },
    {
      when: /\b(?:worr\w*|money|bills?|rent|future|what if|everything|all the things|to[- ]do|list|deadline|stress\w*|anxi\w*|panic\w*)\b/iu,
      say: [
        'Everything is bigger lying down in the dark.',
        'They come at night because by day you are too busy to listen to them.',
      ],
      ask: [
        'Which of them is the loudest?',
        'Is there one among them that could be written down and left till morning?',
      ],
    },
    {
      when: /\b(?:phone|scroll\w*|tiktok|youtube|reddit|netflix|screen|videos?|game)\b/iu,
      say: [
        'It is company of a sort, and it is bright as noon.',
        'It keeps the thoughts out, I suppose, and sleep as well.',
      ],
    },
    {
      when: /\b(?:tried|melatonin|tea|counting|podcast|white noise|meditat\w*|breath\w*|warm milk|read(?:ing)?|nothing (?:works|helps)|music)\b/iu,
      say: [
        'You have been through the whole list, by the sound of it.',
        'And each thing that does not work makes it feel more hopeless.',
      ],
      ask: ['Was there ever something that did help?'],
    },
    {
      when: /\b(?:next to me|beside me|snor\w*|husband|wife|girlfriend|boyfriend|partner|asleep (?:like|next)|everyone (?:else )?(?:is )?(?:asleep|sleeping))\b/iu,
      say: [
        'There is something lonely about being the only one awake in a house.',
        'And over there somebody simply does it, without even trying.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|wrecked|zombie|drained|eyes (?:hurt|burn)|headache|so done)\b/iu,
      say: [
        'Tired to the bone, and still the switch will not go down.',
        'Worn out and wide awake at once. That is a mean combination.',
      ],
    },
    {
      when: /\b(?:alone|lonely|nobody|no one|quiet|dark|silence|empty)\b/iu,
      say: ['The night makes that bigger, too.', 'You have got somebody to write to, at least, for this hour.'],
    },
    {
      when: /\b(?:cry\w*|tears|sad|miss (?:him|her|them|my))\b/iu,
      say: ['It comes up when there is nothing left to keep it down.', 'So it is not really the sleep. It is that.'],
      ask: ['What is it that came up?'],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|annoy\w*|hate (?:this|it)|frustrat\w*)\b/iu,
      say: ['Nothing is as maddening as having to relax on command.', 'Lying still and being furious, at this hour.'],
    },
    {
      when: /\b(?:coffee|caffeine|nap(?:ped)?|slept (?:in|late|all day)|wine|beer|drink\w*)\b/iu,
      say: ['That may have a hand in it.', 'So the day and the night have got their wires crossed a bit.'],
    },
    {
      when: /\b(?:got up|getting up|kitchen|couch|sofa|living room|balcony|window|made (?:some )?tea|walk\w* around)\b/iu,
      say: ['Good, out of the ring for a while.', 'A change of room can help more than it ought to.'],
    },
    {
      when: /\b(?:yawn\w*|sleepy|getting tired|eyes (?:are )?(?:heavy|closing)|might (?:try|sleep)|try (?:again|to sleep|closing))\b/iu,
      say: ['Then no more talking from here. Let it come.', 'That sounds like the moment. The rest can wait.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|don'?t know why|no reason|nothing(?:'s| is)? wrong|idk)\b/iu,
      say: ['It need not have a good reason. Awake is awake.', 'You do not have to find the cause of it tonight.'],
    },
  ],
  say: [
    'At this hour everything is harder than it is.',
    'It is a strange, long stretch, the middle of the night.',
    'Nothing has to be solved before morning.',
    'You are resting, even if it does not count as sleep.',
    'The dark makes a poor adviser.',
  ],
  ask: [
    {
      line: 'What is on your mind, if it is anything?',
      unless: /\b(?:thinking|boss|work|worr\w*|money|said|because|miss|cry|fight)\b/iu,
    },
    {
      line: 'Is it the falling asleep, or the waking up in between?',
      unless: /\b(?:fall|woke|waking|lying|hours)\b/iu,
    },
    { line: 'What was the day like that came before this night?' },
    { line: 'Is anyone else awake where you are?', unless: /\b(?:alone|husband|wife|partner|asleep|everyone)\b/iu },
  ],
};

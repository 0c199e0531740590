import type { Course } from '../course.ts';

/** A friend has become distant, does not write back, or has friends without the writer. */
export const friendPullsAway: Course = {
  id: 'friend-pulls-away',
  begins:
    /\b(?:my |a |one of my |this )(?:\S+ ){0,2}?(?:friends?|bestie|bff|best friend|roommate)(?: \p{Lu}\p{L}+)? (?:\S+ )?(?:has been |have been |is |are |been |got |keeps? |just )?(?:(?:really |so |kind of |super |acting )*(?:distant|weird|cold|off|different|quiet)(?: with me| lately)?|ghost(?:ed|ing)|ignor(?:ed|es|ing)|avoid(?:ing|s)|pull(?:ing|ed) away|drift(?:ing|ed)|stopped (?:talking|texting|calling|replying|answering|inviting)|(?:doesn'?t|don'?t|never|won'?t|hasn'?t|haven'?t|barely|hardly) (?:\S+ )?(?:text\w*|call\w*|repl\w+|answer\w*|respon\w+|reach\w* out|write\w*|talk\w*|invite\w*|makes? time)|cancel(?:s|ed|led|ing|ling)?|left me (?:out|on read)|replaced me|dropped me|unfollowed me|blocked me)|\b(?:my friends|they|everyone|the group|my friend group) (?:\S+ )?(?:hung out|went (?:out|to|on)|got together|made plans|had a \S+|are going|met up|made a (?:group ?chat|chat)) (?:\S+ ){0,5}without me\b|\b(?:wasn'?t|was not|not|never) invited\b|\bleft out\b.{0,40}\bfriends?\b|\balways (?:the one|me) (?:who|that|to|texting|reaching|calling|planning)\b|\blosing (?:my |a )(?:best )?friend\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|overdos\w*|hurt (?:himself|herself|themselves)|died|cutting|worried about (?:him|her|them)|depress\w*)\b/iu,
  first: {
    say: [
      'There is no ceremony for it when a friend goes quiet, and it hurts like a breakup.',
      'You notice it in a hundred small things before you can say it.',
      'And then one starts reading every message twice.',
    ],
    ask: [
      'Since when has it been like that?',
      'Did anything happen, or did it just begin?',
      'How were you two before?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ )?(?:say|ask|text|tell|call|confront|bring|let|wait|reach|end|stop|go)|do I (?:say|tell|ask|let))\b/iu,
      say: [
        'I would ask once, lightly and plainly: “I miss you. Is something between us, or is life just full?” Then you have done your half.',
        'If you can bear a vague answer, ask. Silence has been answering you so far, and it is a poor one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:would|should|do|can|could) (?:you|I) (?:even )?(?:do|say)|how (?:do|can|should) I (?:\S+ )?(?:say|bring|ask|tell|fix|deal|make)|any advice)\b/iu,
      say: [
        'Something short, with no charge in it: “I have noticed we talk less, and I miss it. No pressure, I just wanted to say it.”',
        'Perhaps one honest message, and beside it one evening with somebody who does answer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ )?(?:overreact\w*|too (?:much|needy|sensitive|clingy)|crazy|dramatic|the problem|boring|annoying)|is it (?:\S+ )?(?:me|normal|my fault|stupid|silly|petty)|did I (?:do|say)|what did I do|what'?s wrong with me)\b/iu,
      say: [
        'Missing somebody who used to be close is not too much. What is behind it on {their} side, neither of us can see from here.',
        'No. You are reading a change that is there. Whether it has to do with you is another question, and often it does not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:saw|seen|instagram|stories|story|photos?|pictures|posted|snapchat|facebook|snap map)\b/iu,
      say: [
        'To find out from a picture, of all things.',
        'All of them smiling, and you on the other side of the glass.',
      ],
    },
    {
      when: /\b(?:without me|not invited|wasn'?t invited|didn'?t invite|left (?:me )?out|new group ?chat|everyone (?:else )?(?:was|went|is))\b/iu,
      say: [
        'Somebody counted heads, and did not count yours.',
        'That makes you feel fourteen, at any age.',
        'And nobody says anything, which is the worst of it.',
      ],
    },
    {
      when: /\b(?:new (?:friends?|boyfriend|girlfriend|job|baby|guy|girl|people)|boyfriend|girlfriend|husband|wedding|married|pregnant|baby|kids|moved)\b/iu,
      say: [
        '{Their} life turned a corner, and you were not in that part of it.',
        'Making room for one, and it was taken from yours.',
      ],
    },
    {
      when: /\b(?:years?|since (?:we were|kindergarten|school|college|first grade|forever)|grew up|childhood|roommates? in)\b/iu,
      say: [
        'That long, and now you weigh every word before you send it.',
        'You do not make another friend like that in an afternoon.',
      ],
    },
    {
      when: /\b(?:text\w*|messag\w*|call(?:ed)?|reach\w* out|left on read|seen|reply|replied|answer\w*|one word|thumbs up|emoji|days to)\b/iu,
      say: ['It all hangs on a phone that stays dark.', 'The short answers are nearly worse than none.'],
      ask: ['What did you last write to each other?'],
    },
    {
      when: /\b(?:cancel\w*|busy|rain check|last minute|flak\w*|no show|didn'?t show|forgot)\b/iu,
      say: ['“Busy” stops being a reason after a while.', 'Each time a small no, and never a plain one.'],
    },
    {
      when: /\b(?:always me|I always|only one|effort|initiat\w*|one[- ]sided|if I (?:don'?t|stop\w*)|never (?:asks|texts|calls) (?:me|first)|used)\b/iu,
      say: ['It is tiring to carry both ends of a thing.', 'You wonder what would be left if you let go of your end.'],
    },
    {
      when: /\b(?:said something|fight|argument|argued|joke|told (?:her|him|them)|honest|my fault|apologi\w*|sorry)\b/iu,
      say: ['So you keep turning that moment over.', 'It may have landed differently from how you threw it.'],
      ask: ['What do you think {they} heard in it?'],
    },
    {
      when: /\b(?:birthday|party|wedding|trip|vacation|bridesmaid|dinner|game night|brunch|concert)\b/iu,
      say: ['Days like that make it visible.', 'That one would have been yours together, once.'],
    },
    {
      when: /\b(?:lonely|alone|no (?:other )?friends|only friend|nobody (?:else|to)|no one (?:else|to)|miss (?:her|him|them|it|us|having))\b/iu,
      say: [
        'So with {them} goes half of what you tell anyone.',
        'It is not only a friend. It is who you told things to.',
      ],
      ask: ['What would you have told {them} this week?'],
    },
    {
      when: /\b(?:angry|mad|pissed|annoyed|hurt|hurts|stings?|jealous|petty|bitter|resent\w*|sad|cry\w*|cried)\b/iu,
      say: ['One may be sad and cross at once, about a friend.', 'That is how it feels to be let slip.'],
    },
    {
      when: /\b(?:replied|answered|texted me|called me|apologized|we talked|made up|coffee|said sorry|explained)\b/iu,
      say: ['Oh, good. A word at last.', 'So there was something to be said, after all.'],
      ask: ['How do you feel about it now?'],
    },
    {
      when: /\b(?:over it|done|giv(?:e|ing) up|move on|letting (?:it|her|him|them) go|whatever|don'?t care|find new|other friends)\b/iu,
      say: ['Said like somebody who cares a good deal.', 'It is allowed to have hurt, even if you shrug now.'],
    },
  ],
  say: [
    'Friendships end more quietly than anything, and that is the cruel part.',
    'You are grieving a little, while {they} {are} still there.',
    'It would be easier if there were something to point at.',
    'It tells how much you put into it.',
    'Nobody likes to have to ask for a place they once had.',
  ],
  ask: [
    { line: 'When were you last really at ease together?' },
    { line: 'What would you like {them} to know?', unless: /\btold (?:her|him|them)\b/iu },
    {
      line: 'Who else do you have, for the everyday things?',
      unless: /\b(?:nobody|no one|no other|alone|only friend)\b/iu,
    },
    { line: 'Did anything change around the time it began?', unless: /\b(?:since|after|when|because|new)\b/iu },
  ],
};

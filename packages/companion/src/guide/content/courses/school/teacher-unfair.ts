import type { Course } from '../course.ts';

/** A teacher or professor was unfair, or embarrassed the writer in front of others. */
export const teacherUnfair: Course = {
  id: 'teacher-unfair',
  begins:
    /\b(?:teacher|professor|prof|instructor|lecturer|tutor|coach|sub|principal|mr\.? \w+|mrs\.? \w+|ms\.? \w+) (?:\S+ ){0,4}?(?:embarrass\w*|humiliat\w*|yelled at me|screamed at me|shouted at me|called me (?:out|stupid|dumb|lazy|a)|picks? on me|picked on me|picking on me|hates me|has it out for me|has something against me|is (?:so |really |being )?unfair|was (?:so |really )?(?:unfair|mean|rude)|made fun of me|laughed at me|singled me out|accused me|made me (?:cry|read|stand|feel (?:so )?(?:stupid|dumb|small))|blamed me|gave me (?:a )?(?:detention|zero|an f|a bad)|told (?:everyone|the (?:whole )?class)|in front of (?:the (?:whole |entire )?class|everyone|everybody)|read my (?:grade|paper|note|essay)|mocked me|roasted me|insulted me|ignores? me|won'?t call on me|grades? (?:me )?unfairly|marked me down|failed me|snapped at me|threw me out|kicked me out|dislikes me|treats me)\b|\b(?:embarrassed|humiliated|yelled at|called out|picked on|singled out|made fun of|accused) (?:\S+ ){0,3}?by (?:my|a|the) (?:\S+ )?(?:teacher|professor|prof|coach|instructor|tutor|principal|lecturer)\b|\b(?:hate|can'?t stand|scared of|afraid of|terrified of) (?:my|this|that|the|one of my) (?:\S+ ){0,2}?(?:teacher|professor|prof|instructor|coach)s?\b|\b(?:got|given) (?:a )?detention (?:\S+ ){0,4}?(?:for (?:nothing|something)|and (?:I|it)|because|when)\b/iu,
  unless:
    /\b(?:hit me|slapped|touch\w*|grop\w*|kiss\w*|flirt\w*|sexual\w*|texts? me|alone with|creepy|threatened to (?:hurt|kill)|I'm a (?:teacher|professor|coach)|as a teacher|my students?|life coach|crush on|my (?:\S+ )?(?:son|daughter|kid|child|brother|sister)(?:'s)? (?:\S+ )?(?:teacher|coach|professor|was|got|came|is)|years ago|driving instructor|yoga)\b/iu,
  first: {
    say: [
      'And you have to sit there and cannot even answer back.',
      'It is the ones with the chalk in their hand who can make it so uneven.',
      'In front of people, too, or with that power behind it. It burns.',
    ],
    ask: ['What did they say, exactly?', 'Who was there?', 'Was that the first time?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:overreacting|being|too|wrong|the problem|crazy|sensitive)|is it (?:me|my fault|normal|okay|ok|a big deal|fair|even allowed|legal)|was I wrong|did I do|can (?:they|he|she|a teacher) (?:even |really )?do that)\b/iu,
      say: [
        'I was not in the room. From what you tell, it hit you hard, and a teacher has more than one way to say something; shaming is never the necessary one.',
        'No, that is not oversensitive. What is said by the one who grades you, with others listening, weighs five times as much.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should) I|should I)\b.{0,40}\b(?:say|tell|talk|confront|email|report|complain|apologi[sz]e|ask|write|stand|go to|bring|parents|principal|counselor|drop|switch|transfer)\b/iu,
      say: [
        'Afterward and alone works better than in class: “That hit me hard. Could we talk about it alone, for five minutes?” Short, and then wait.',
        'If you would rather not go alone, a counselor or a parent can come along. It helps to have written down the date and the words, as plainly as possible.',
        'With a grade it is easiest to ask instead of accuse: “Could you show me where I lost the points?” Then it is about paper, and not about who is right.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas)|what now)\b/iu,
      say: [
        'First get it out of you: tell one person who is on your side how it was. What to do about it can be thought over with a cooler head tomorrow.',
        'Maybe decide what you want of it: an apology, a fair grade, or only peace for the rest of the year. Each takes a different road.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:does|do|did|is|would|me)|do you think (?:he|she|they)|does (?:he|she) (?:hate|even|just)|what did I (?:ever )?do)\b/iu,
      say: [
        'I cannot see into anyone. Some teachers have a bad day, some have one pupil they are always short with, and it is seldom about what that pupil is worth.',
        'It may have less to do with you than it feels. That does not make it right.',
      ],
      asked: true,
    },
    {
      when: /\b(?:everyone|everybody|whole class|the class|class ?mates|people|they all|kids|friends?) (?:\S+ ){0,3}?(?:laugh\w*|star(?:ed|ing)|look\w*|turned|quiet|silent|saw|heard|watch\w*|giggl\w*|gasp\w*|record\w*|snicker\w*)\b|\b(?:in front of|laugh\w*|silence|eyes on)\b/iu,
      say: ['Thirty pairs of eyes, and no hole to sink into.', 'One remembers the laughing longer than the words.'],
      ask: ['Did anyone say something kind, after?'],
    },
    {
      when: /\b(?:red|blush\w*|watery|teary|cr(?:y\w*|ied)|cried|tears|bathroom|shak\w*|froze|couldn'?t (?:speak|say|breathe)|heart|throat|hot|sweat\w*|stomach|ran out|walked out|sink)\b/iu,
      say: ['And the body gives one away, on top of it.', "It takes all one's strength not to cry, right there."],
    },
    {
      when: /\b(?:grade|graded|grading|marked|a \d\d|points|f\b|zero|fail\w*|essay|paper|test|homework|late|participation|curve|gpa)\b/iu,
      say: [
        'Work you did, and someone bends the ruler.',
        'And on that number hang things, which they do not have to live with.',
      ],
      ask: ['Did they say what it was for?'],
    },
    {
      when: /\b(?:accus\w*|cheat\w*|copied|plagiar\w*|chat ?gpt|ai|lying|liar|stole|blamed|wasn'?t (?:me|even)|didn'?t (?:even )?do|not my fault|someone else|talking|phone|detention|suspen\w*|office|sent me)\b/iu,
      say: [
        'To be punished for something you did not do, and to see that no one wants to know.',
        'One says “it was not me” and hears oneself sound guilty.',
      ],
      ask: ['Is there anyone who could say how it really was?'],
    },
    {
      when: /\b(?:expel\w*|suspen\w*|kicked out|(?:he|she|they) (?:sent|reported|wrote|took) (?:it|me)|record|ruin\w*|hearing|integrity|future)\b/iu,
      say: [
        'All at once it is about far more than one lesson.',
        'The fear runs right ahead to the worst that could come of it.',
      ],
      ask: ['What have they told you about what happens next?'],
    },
    {
      when: /\b(?:proof|prove|evidence|history|drafts?|screenshots?|timestamps?|witness\w*|google docs|receipts)\b/iu,
      say: [
        'Good, something one can put on the table. It speaks more calmly than a person can.',
        'It is unfair to have to prove it, and good that you could.',
      ],
    },
    {
      when: /\b(?:nobody|no one|doesn'?t|don'?t|won'?t|didn'?t|never) (?:\S+ )?(?:believes?|listens?)\b/iu,
      say: ['Not to be believed is nearly worse than the thing itself.', 'You say the truth, and it bounces off.'],
    },
    {
      when: /\b(?:yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|shout(?:s|ed|ing)?|temper)\b/iu,
      say: [
        'Nobody learns anything with that in their ear, except to be afraid.',
        'A grown person who roars at somebody who may not roar back.',
      ],
    },
    {
      when: /\b(?:favou?rites?|pets?|others?|other (?:kids|students|people)|same thing|never (?:yells|says|calls)|only me|just me|always me|boys|girls|jocks|rich kids|different(?:ly)?|nobody else|racis\w*|sexis\w*|because I'?m|accent)\b/iu,
      say: ['The others do the same, and on you it lands.', 'It is the two sets of rules that are so galling.'],
    },
    {
      when: /\b(?:stupid|dumb|lazy|slow|idiot|embarrassment|disappoint\w*|never (?:amount|make|pass)|not college|waste|why (?:are you )?even|simple question|should know|kindergarten|said (?:I|that)|called me|told me)\b/iu,
      say: [
        'A sentence like that, from a grown person. It has no business being said.',
        'They say it in passing, and you take it home with you.',
      ],
    },
    {
      when: /\b(?:always|every (?:day|class|time|lesson)|again|all year|since (?:september|the|day|first)|constantly|keeps|weeks|months|not the first|whole (?:year|semester)|used to)\b/iu,
      say: ['So you go in with your shoulders up by now.', 'Once is a bad day. That sounds like a pattern.'],
      ask: ['Does anyone know how often it happens?'],
    },
    {
      when: /\b(?:tomorrow|next class|monday|go back|see (?:him|her|them)|have to (?:see|sit|go)|rest of the (?:year|semester)|dread\w*|skip\w*|stay home|don'?t want to go|drop (?:the|his|her)|switch)\b/iu,
      say: [
        'And you have to walk into that room again.',
        'To sit there as if nothing had been, that is the next hard part.',
      ],
    },
    {
      when: /\b(?:mom|mum|dad|parents?|mother|father|family)\b/iu,
      say: [
        'It is not nothing, whether they believe you first or the school.',
        'At home it can get bigger, or at last get lighter.',
      ],
      ask: ['What did they say, or what would they say?'],
    },
    {
      when: /\b(?:principal|counsel(?:l)?or|dean|report\w*|complain\w*|office|head of|department|meeting|told (?:the|my|a)|went to|emailed|wrote to)\b/iu,
      unless: /\b(?:he|she|they) (?:\S+ )?(?:sent|went|told|reported|emailed|called|wrote)\b/iu,
      say: ['To go against one of them, from where you stand, takes nerve.', 'So you have not just swallowed it.'],
      ask: ['How did they take it?'],
    },
    {
      when: /\b(?:wanted to (?:say|scream|yell|disappear|die of|punch|answer|leave)|should(?:'ve| have) said|didn'?t say|said nothing|just (?:sat|stood|nodded)|talked back|answered back|snapped|yelled back|rolled my eyes)\b/iu,
      say: [
        'All the good answers come on the way home.',
        'In there you have hardly any cards. Keeping quiet was no cowardice.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|hate|rage|pissed|unfair|injust\w*|revenge|slash|scream)\b/iu,
      say: ['Being right and having no power, one could burst.', 'Your sense of fair play is in very good order.'],
    },
    {
      when: /\b(?:apologi[sz]ed|sorry|took it back|nice (?:about|to)|admitted|explained|changed (?:it|my|the)|was right|had a (?:talk|chat)|cleared)\b/iu,
      unless: /\b(?:never|didn'?t|won'?t|not|no|should|I apologi[sz]ed)\b/iu,
      say: [
        'It is rare that one of them says that. It must have done some good.',
        'So there was a person behind the desk after all.',
      ],
    },
    {
      when: /\b(?:friend|classmate|someone|captain|teammate|girl|boy|another teacher|one teacher|sister|brother)\b.{0,40}\b(?:said|stood up|defended|hugged|asked|texted|told|nice|agreed|same|believed|with me|stuck up|patted|came up)\b/iu,
      say: ['Good that somebody saw it, and said so.', 'One on your side, and the room looks different.'],
    },
    {
      when: /\b(?:used to (?:love|like)|favou?rite (?:class|subject)|love (?:math|english|art|the subject|history|science|music)|want(?:ed)? to (?:be|study)|good at|ruined|don'?t (?:like|raise|talk|speak|try)|never (?:raise|speak|try|answer)|won'?t (?:raise|speak|answer))\b/iu,
      say: [
        'So it has cost you something you liked. That is the real damage.',
        'And the hand goes up less and less. That is how it works, sadly.',
      ],
    },
    {
      when: /\b(?:fault|deserve\w*|maybe I|late|phone|talking|didn'?t do (?:the|my)|my bad|kind of (?:did|was)|to be fair|honestly I)\b/iu,
      say: [
        'You can have had a part in it, and still not have to be made small.',
        'It is decent of you to look at your own side of it. It does not excuse theirs.',
      ],
    },
    {
      when: /\b(?:silly|stupid|not a big deal|sensitive|overreact\w*|should get over|idk|don'?t know|can'?t stop (?:thinking|replay\w*)|replay\w*|over and over|still)\b/iu,
      say: [
        'Shame likes to run on a loop. It wears off slower than one thinks it should.',
        'If it still burns tonight, it was big enough.',
      ],
    },
  ],
  say: [
    'They get to decide how the room feels, and that day they chose badly.',
    'It is hard to learn from somebody one has to be on guard against.',
    'You have every right to be treated with some respect, grade or no grade.',
    'It sticks, since one could not do anything in that moment.',
    'It is good that you are telling it to somebody.',
  ],
  ask: [
    {
      line: 'How have you been toward each other up to now?',
      unless: /\b(?:always|every|all year|since|favou?rite)\b/iu,
    },
    { line: 'What would make it halfway right for you?' },
    { line: 'Who have you told about it?', unless: /\b(?:told|mom|dad|parents|friend|counselor)\b/iu },
    { line: 'Which of those words is the one that stuck?', unless: /\b(?:said|called|stupid|lazy|dumb)\b/iu },
  ],
};

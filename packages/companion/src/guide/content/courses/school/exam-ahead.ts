import type { Course } from '../course.ts';

/** An exam is close, and the writer is afraid of it or has not learned enough. */
export const examAhead: Course = {
  id: 'exam-ahead',
  begins:
    /\b(?:I )?(?:have|got|have got|'ve got|has) (?:\S+ ){0,4}?(?:exams?|finals?|midterms?|tests?|boards?|the bar|SATs?|MCAT|LSAT|GCSEs?|a levels?) (?:\S+ ){0,3}?(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|this week|in (?:\S+ ){1,2}(?:hours?|days?|weeks?)|coming up|soon)|\b(?:exams?|finals?|midterms?|test|the bar|MCAT|LSAT|GCSEs?) (?:is|are|starts?) (?:tomorrow|today|on|next|this|in|coming)|\b(?:freaking out|panicking|stress(?:ed|ing)|scared|nervous|terrified|worried|anxious) (?:\S+ )?(?:about|for|over) (?:\S+ ){0,3}?(?:exams?|finals?|midterms?|tests?|the bar|MCAT|LSAT)\b|\b(?:going to|gonna) (?:fail|flunk|bomb) (?:\S+ ){0,3}?(?:exams?|finals?|midterms?|tests?|class|bar)\b|\bstud(?:y|ying|ied) (?:\S+ ){0,4}?(?:exam|final|midterm|test|bar)s?\b.{0,60}\b(?:can'?t|cant|nothing|don'?t|not|fail|panic)\b/iu,
  unless:
    /\b(?:my (?:son|daughter|kid|brother|sister|friend|students?) (?:has|have|is)|blood test|eye exam|driving test|pregnancy test|covid|physical exam|medical)\b/iu,
  first: {
    say: [
      'So it is close enough to be in your stomach.',
      'Everything else goes quiet when that is coming.',
      'One day, and so much hung on it.',
    ],
    ask: ['Which part of it scares you most?', 'What is it in?', 'How is the studying going, honestly?'],
  },
  turns: [
    {
      when: /\b(?:what (?:should|do|can|would) (?:I|you) (?:even )?(?:do|study|focus)|where do I (?:start|begin)|any (?:tips|advice|ideas)|how (?:do|can|should) I (?:\S+ )?(?:study|focus|calm|learn|memori[sz]e|stop|start|get))\b/iu,
      say: [
        'For now, pick the one topic most likely to come, set twenty-five minutes, and say it aloud as if to a friend. What you stumble over is what to look up.',
        'You could do an old question paper badly, on purpose, for half an hour. It shows you in no time where the points still lie.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:sleep|stay up|pull|keep|stop|skip|cram|drop|go to bed|just))\b/iu,
      say: [
        'I would sleep. What you know sits better after five hours of it than two more chapters would.',
        'Stop when the lines begin to swim. A rested head finds more in the exam than a full one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if I (?:fail|flunk|bomb|blank|don'?t)|will I (?:fail|pass)|am I (?:stupid|dumb|going to fail)|do you think I(?:'ll| will| can) (?:pass|fail|make))\b/iu,
      say: [
        'I cannot know how it goes. If it goes badly, there is nearly always a second way: a retake, a talk, another term. Tonight it looks like the only door.',
        'Being afraid of it says how much you want it, and nothing of how it will go.',
      ],
      asked: true,
    },
    {
      when: /\b(?:blank\w*|mind goes|freeze|froze|forget everything|can'?t remember|nothing (?:sticks|stays|goes in)|reading the same)\b/iu,
      say: [
        'A full head does that. It is closing time in there, not stupidity.',
        'Read it five times, and it slides right off.',
      ],
    },
    {
      when: /\b(?:haven'?t (?:\S+ )?(?:studied|started|opened|done)|didn'?t study|procrastinat\w*|left it|last minute|wasted|phone|tiktok|behind|chapters?|\d+ (?:pages|lectures|chapters|topics))\b/iu,
      say: [
        'A mountain and one evening.',
        'And every hour you look at it, it gets higher.',
        'Putting it off was a way of not being afraid, until now.',
      ],
      ask: ['Which bit of it would you get most points for?'],
    },
    {
      when: /\b(?:parents|mom|mum|dad|family|scholarship|visa|they (?:paid|expect)|disappoint\w*|let (?:them|everyone) down|proud)\b/iu,
      say: [
        'So you do not sit in there alone. They all come in with you.',
        'It is their hopes as well that you carry in there.',
      ],
    },
    {
      when: /\b(?:everyone else|everybody else|other people|classmates|friends|they all|smarter|so easy for)\b/iu,
      say: ['Everyone looks prepared from outside.', 'You see their notes, and not their nights.'],
    },
    {
      when: /\b(?:stomach|heart|shak\w*|throw up|nauseous|breath\w*|panic\w*|sweat\w*|cry\w*|chest|sick)\b/iu,
      say: ['Your body thinks it is a tiger. It only knows one alarm.', 'It has got into your body by now.'],
    },
    {
      when: /\b(?:failed|fail(?:ed)? (?:it|last|before)|retak\w*|second (?:time|try)|last (?:time|chance)|third|again|resit)\b/iu,
      say: ['So the last time is sitting in the room, too.', 'To walk in again after that takes something.'],
      ask: ['What is different this time?'],
    },
    {
      when: /\b(?:can'?t (?:sleep|focus|concentrate|think)|tired|exhausted|no sleep|coffee|energy drink|all night|hours|eyes)\b/iu,
      say: ['You are running on fumes.', 'Past a point it is only sitting there.'],
    },
    {
      when: /\b(?:math\w*|chem\w*|physics|bio\w*|anatomy|stats|statistics|calc\w*|history|law|nursing|accounting|pharm\w*|organic|algebra|english|spanish)\b/iu,
      say: ['That one takes no prisoners.', 'Not a subject one can bluff in.'],
      ask: ['Is there a corner of it that you do know?'],
    },
    {
      when: /\b(?:my whole (?:life|future|degree)|everything depends|if I don'?t pass|kicked out|drop out|lose (?:my|the)|repeat the year|graduate|gpa|grade)\b/iu,
      say: ['It has grown until it is the size of your life.', 'No wonder it is hard to breathe around it.'],
    },
    {
      when: /\b(?:not (?:smart|good) enough|stupid|dumb|idiot|not cut out|don'?t belong|fraud|too slow)\b/iu,
      say: [
        'That is fear talking, in a voice that sounds like facts.',
        'An exam measures one morning. It cannot see the rest of you.',
      ],
    },
    {
      when: /\b(?:done|did (?:it|a|one|two|some)|finished|ok(?:ay)? I (?:did|got)|got through|understood|makes sense now|one (?:chapter|topic) down)\b/iu,
      say: ['Good. That is off the pile.', 'One less that can surprise you.'],
    },
    {
      when: /\b(?:it (?:was|went)|I (?:passed|think I passed|survived)|just (?:finished|got out)|it'?s over|over now)\b/iu,
      say: ['It is behind you, whatever it was.', 'You can put it down now.'],
      ask: ['How did it feel, in there?'],
    },
    {
      when: /\b(?:hate (?:this|school|it)|what'?s the point|pointless|why do I even|don'?t care|give up|giving up|want to quit)\b/iu,
      unless: /\b(?:living|life|alive|anymore)\b/iu,
      say: ['That is tired talking, and it has a right to.', 'Enough to make one throw the book across the room.'],
    },
  ],
  say: [
    'The waiting for it is often worse than the thing.',
    'You are allowed to not know all of it.',
    'It is a lot to hold in one head.',
    'A small piece done counts more tonight than a big plan.',
    'You care about this, and that is why it bites.',
  ],
  ask: [
    { line: 'What do you already know well?', unless: /\bknow well\b/iu },
    {
      line: 'When is it, exactly?',
      unless: /\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|hours?|days?|week)\b/iu,
    },
    { line: 'What will you do the minute it is over?' },
    { line: 'Did you eat something today?', unless: /\b(?:ate|eaten|food|calori\w*|weight|diet)\b/iu },
  ],
};

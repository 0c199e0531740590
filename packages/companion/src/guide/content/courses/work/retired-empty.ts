import type { Course } from '../course.ts';

/** Retired, and the days are empty. */
export const retiredEmpty: Course = {
  id: 'retired-empty',
  begins:
    /^(?:so )?(?:I |just |recently )?retired (?:\S+ ){0,4}?(?:ago|last|this|in|now|at|from|since)\b.{0,80}\b(?:same|empty|bored|lost|lonely|nothing|don't|miss|useless|sad|long|hard|quiet|no|every day|what)\b|\b(?:I|I've|I'm|we)(?: \S+){0,3}? ?(?:retired|retirement|retiring)\b.{0,120}\b(?:empty|bored|lost|lonely|alone|useless|nothing|purpose|don't know (?:what|who)|depress\w*|hate|miss\w*|sad|no (?:reason|one|point|structure)|invisible|identity|who I am|days|drift\w*|aimless|regret\w*|hard|strange|not what|down|struggl\w*|forgotten|old|waiting|fill|worthless|wrong|feels?)\b|\b(?:since|after|ever since) (?:I |my |we )?(?:retired|retiring|retirement|stopped working)\b.{0,100}\b(?:empty|bored|lost|lonely|alone|useless|nothing|purpose|don't|depress\w*|hate|miss\w*|sad|no|invisible|identity|who I am|days?|struggl\w*|feel|I)\b|\bretirement (?:is|isn't|feels|has been|was|turned out)\b.{0,60}\b(?:empty|bor\w*|lonely|hard|awful|terrible|not (?:what|like)|depress\w*|miserable|killing|strange|weird|hell|long|useless|difficult|harder)\b|\b(?:hate|bored (?:in|with)|lonely in|struggling with|lost in|depressed in|hard time with|adjusting to) (?:\S+ )?(?:being retired|retirement)\b|\b(?:empty|bored|lost|lonely|useless|no purpose|depressed|nothing to do)\b.{0,40}\b(?:since|after|now that) (?:I |my )?(?:retired|retirement|I'm retired|I am retired|retiring)\b/iu,
  unless:
    /\b(?:(?:my )?(?:husband|wife|dad|mom|father|mother|boss|coworker|uncle|parents?)(?:'s| has| is| just| recently)? (?:\S+ )?(?:retired|retirement|retiring)|retirement (?:home|community|savings|account|fund|plan|party for)|can't (?:afford to )?retire|never (?:be able to )?retire|until I retire|wish I (?:could|was)|retired (?:number|hurt)|save for retirement|years (?:to|until|till|from) retirement|(?:died|passed away|funeral|widow\w*|buried))\b/iu,
  first: {
    say: [
      'All those years the alarm decided, and now the day just lies there.',
      'They give you a cake and a card, and nobody tells you about the Monday after.',
      'You wait years for the free time, and then there is so much of it.',
      'With the work goes more than the work: the faces, the hours, the being needed.',
    ],
    ask: ['How long has it been now?', 'What did you do all those years?', 'Which hour of the day is the longest?'],
  },
  turns: [
    {
      when: /\bshould I\b.{0,40}\b(?:go back|work|part[- ]time|volunteer|move|get a (?:job|dog)|join|unretire)\b/iu,
      say: [
        'A few hours a week could be quite a good middle: enough to be expected somewhere, and few enough to stay free. You can try it, and stop again.',
        'It might be worth asking what you miss of it: the people, the task, or the being needed. Each of the three can also be had elsewhere.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,40}\b(?:normal|only one|ungrateful|depress\w*|crazy|wrong|just me|silly|too old|useless|spoiled)\b/iu,
      say: [
        'Many feel just like that in the first year or two, and hardly anyone says so, because they are supposed to be glad.',
        'It is a real loss, even if you chose it. If nothing at all gives you pleasure for weeks, a word with your doctor makes sense too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|this)|does (?:it|this)|when (?:will|does)|how long)\b.{0,40}\b(?:better|pass|easier|end|last|take|used to|settle|find)\b/iu,
      say: [
        'For most people it takes about a year until the days get a shape of their own again. It is less a mood than a change of trade.',
        'Nobody can put a date on it. It often turns once there is one fixed thing in the week where somebody would notice if you were missing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|would) (?:I|you|people)|what (?:do|can|should|would|could|am|else|is left|now) ?(?:I|you|people|for)?|any (?:advice|tips|ideas)|should I)\b/iu,
      say: [
        'Perhaps just one appointment a week at first, at a fixed hour, with people: a class, a choir, a workshop, a food bank. The rest of the week arranges itself around it.',
        'You could think of what you did at eleven years old for hours on end. It is often still there, under the career.',
        'Somebody younger would be glad of what you know. Libraries, schools and clubs look for such people all the time.',
      ],
      asked: true,
    },
    {
      when: /\bwho am I\b|\b(?:what(?:'s| is) (?:the|my) (?:point|purpose))\b/iu,
      unless: /\b(?:living|life|alive|going on|anymore)\b/iu,
      say: [
        'For so long the answer was on your badge. The one who did all that is still here, just without the badge.',
        'That is a big question, and it belongs to this time of life. It need not be answered by dinner.',
      ],
      asked: true,
    },
    {
      when: /\b(?:identity|who I (?:am|was)|was (?:a|an|the|somebody|someone|important)|title|used to (?:be|ask me|come to me)|what do you do|my whole life|defined)\b/iu,
      say: [
        'You were somebody there, with a door and a name, and it is gone from one day to the next.',
        'When people ask what you do, there is now only a “used to”.',
        'A profession like that does not come off like a coat.',
      ],
      ask: ['What were you known for, there?'],
    },
    {
      when: /\b(?:useless|needed|need me|no use|worthless|purpose|contribut\w*|point|matter\w*|no ?(?:body|one) (?:needs|calls|asks)|invisible|forgotten|replaced|irrelevant|burden)\b/iu,
      say: [
        'Being needed fed you all those years, without anybody calling it that.',
        'The phone stays quiet, and it is hard not to take that personally.',
        'What you can do is all still there. It is only that nobody knocks for it.',
      ],
      ask: ['When did you last feel needed, even a little?'],
    },
    {
      when: /\b(?:coworkers?|colleagues|(?:from|at) the (?:shop|plant|office|school|hospital|station|company|firm|mill)|work friends|the guys|the girls|the team|people (?:at|from) work|they (?:don't|never|stopped|forgot)|visited|lunch|my old (?:work|office|job))\b/iu,
      say: [
        'So many years side by side, and then it turns out it was the coffee machine that held it together.',
        'Those were the people you saw more than your family.',
      ],
      ask: ['Whom of them do you miss?'],
    },
    {
      when: /\b(?:wife|husband|spouse|partner)\b.{0,60}\b(?:nerves|feet|all day|house|drives?|argu\w*|fight\w*|underfoot|her (?:own|routine)|his (?:own|routine)|still work\w*|annoy\w*|in the way|kitchen|bicker\w*|together|busy)\b/iu,
      say: [
        'For better or worse, but not for lunch, as some say. You have to get to know one another anew.',
        'A house that was big enough for evenings can get small for whole days.',
      ],
    },
    {
      when: /\b(?:kids|children|son|daughter|grandkids|grandchildren|grandson|granddaughter|family|they(?:'re| are) busy|far away|visit|call)\b/iu,
      say: [
        'They have their full days, and you have the time now. It does not fit together well.',
        'Nobody wants to be the one who waits for the call.',
      ],
      ask: ['What do you like doing with them?'],
    },
    {
      when: /\b(?:tv|television|couch|sofa|crossword|phone|facebook|coffee|window|naps?|computer|news|sit(?:ting)?|stare|staring|walk the|puzzle)\b/iu,
      say: [
        'It gets the hours through, and it leaves nothing behind.',
        'A whole day goes like that, and by evening there is nothing to show for it.',
      ],
    },
    {
      when: /\b(?:drive|drove|walk|walked|go|went) (?:\S+ )?(?:past|by|back to) (?:\S+ ){0,3}?(?:site|plant|office|school|building|shop|hospital|factory|station|work|place|yard)\b/iu,
      say: [
        'To look through the fence for a moment, whether it still runs without you.',
        'Your feet still know the way there.',
      ],
      ask: ['What do you look for when you pass by?'],
    },
    {
      when: /\b(?:morning|wake|woke|alarm|get up|getting up|dressed|pajamas|routine|structure|schedule|every day|days|monday|sunday|saturday|weekend|week|same)\b/iu,
      unless: /\b(?:drive|drove|walk past|years)\b/iu,
      say: [
        'Without Monday there is no Sunday either.',
        'The days run into each other like water.',
        'To get up for nothing in particular is harder than to get up at five for something.',
      ],
      ask: ['What was yesterday like, hour by hour?'],
    },
    {
      when: /\b(?:plans?|travel\w*|trip|golf|garden\w*|hobb(?:y|ies)|boat|cruise|dream\w*|looked forward|was going to|bucket|project|shed|fishing|paint\w*|book)\b/iu,
      say: [
        'The plans were made by somebody tired. Now there sits a different person with a lot of time.',
        'You can only do so much of it, and then it is Tuesday again.',
      ],
      ask: ['Which of the old plans still tickles you a little?'],
    },
    {
      when: /\b(?:money|pension|savings|afford|fixed income|social security|cost|bills|expens\w*|budget)\b/iu,
      say: [
        'There is time at last, and now the money says no.',
        'To count every bill again, after so many years of working. That galls.',
      ],
    },
    {
      when: /\b(?:health|knee|back|heart|doctor|pain|hip|diagnos\w*|hearing|eyes|memory|body|cancer|diabetes|sick)\b/iu,
      say: [
        'Just when there would be time, the body has its own plans.',
        "And so the doctor's appointments become the calendar.",
      ],
    },
    {
      when: /\b(?:getting old|old age|aging|last (?:chapter|years|stage)|time left|waiting for|mortality|over the hill|what(?:'s| is) next|too late)\b/iu,
      say: [
        'With the work behind you, you suddenly see the rest of the road, and that it has an end.',
        'It is a threshold, and nobody walks over it lightly.',
      ],
    },
    {
      when: /\b(?:forced|pushed|early|laid off|had to|health made|didn't want|wasn't ready|mandatory|not my choice|offered me a package)\b/iu,
      say: [
        'Then it was not even you who closed the door.',
        'To have to leave before you were done, that stays unfinished.',
      ],
    },
    {
      when: /\b(?:\d+|thirty|forty|twenty|thirty-five) (?:\p{L}+ )?years\b|\bdecades\b|\bsince I was (?:\d+|sixteen|eighteen|twenty)\b/iu,
      say: [
        'That is most of a life, and it is supposed to end with a Friday.',
        'So long at it, the hands must still know it by heart.',
      ],
    },
    {
      when: /\b(?:lonely|alone|nobody|no one|talk to|isolat\w*|quiet|silent|silence|empty house|friends)\b/iu,
      say: [
        'There are days when the first words you say are to a cashier.',
        'It is very quiet, in a house where nobody comes home at six.',
      ],
      ask: ['Who was the last person you had a real talk with?'],
    },
    {
      when: /\b(?:volunteer\w*|class|choir|club|group|part[- ]time|signed up|joined|started|dog|neighbor|mentor\w*|gym|church|library|community|maybe I(?:'ll| could| can| should)|I could|might|thinking (?:of|about)|teach\w*)\b/iu,
      unless: /\b(?:don't|no|tried|hate)\b/iu,
      say: [
        'That sounds like something with other people in it. It could be a beginning.',
        'A place where they would ask where you were. That could be worth a lot.',
      ],
      ask: ['What appeals to you in that?'],
    },
    {
      when: /\b(?:everyone (?:says|thinks|tells)|people (?:say|think|tell)|they (?:say|all say)|should be (?:happy|grateful|enjoying)|lucky|ungrateful|jealous|enjoy it|complain\w*|guilt\w*|must be nice)\b/iu,
      say: [
        '“How lovely, all that time.” What can you say to that.',
        'It is lonely to be envied for the very thing that weighs on you.',
      ],
    },
    {
      when: /\b(?:depress\w*|sad|cry\w*|cried|down|low|sleep\w*|drink\w*|wine|beer|eat|appetite|dark|heavy|numb|empty|hollow)\b/iu,
      say: ['It has gone deeper than boredom, by the sound of it.', 'That emptiness has weight, strange as it is.'],
      ask: ['Is there anything in a day that still lightens it a little?'],
    },
    {
      when: /\b(?:miss|missed|missing|go back|loved (?:my|the|it)|best years|regret\w*|shouldn't have|too (?:soon|early))\b/iu,
      say: [
        'You miss it, even the parts you used to grumble about.',
        'It was a good part of your life, and it may be mourned.',
      ],
    },
    {
      when: /\b(?:good (?:day|moment|walk|talk)|made (?:soup|dinner|a|some|bread)|grandchild|laughed|nice|enjoyed|fun|happy when|sunshine|birds?|fixed|repaired|baked|cooked|built)\b/iu,
      say: ['There was a bit of warmth in that.', 'Such an hour is worth more than it looks. It had you in it.'],
    },
    {
      when: /\b(?:bored|boring|nothing to do|(?:aren't|isn't|not) broken|restless|pacing|stuck|aimless|drift\w*|lost|kill time|filling)\b/iu,
      say: ['Boredom in someone who has always worked is like hunger.', 'All that strength, and nowhere to put it.'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        "You don't have to have a plan. You were on schedule for long enough.",
        'It may take its time, there is no deadline on this one.',
      ],
    },
  ],
  say: [
    'It is an ending, and people only congratulate.',
    'Nobody teaches you how to do this, being free.',
    'You gave a whole working life, and the quiet after it is loud.',
    'What you are did not retire.',
    'The hours want somebody to be there for.',
  ],
  ask: [
    { line: 'What did a good working day give you, that is missing now?' },
    { line: 'Are you alone at home during the day?', unless: /\b(?:wife|husband|partner|alone|live (?:with|by))\b/iu },
    {
      line: 'What were you looking forward to, before?',
      unless: /\b(?:plans?|looked forward|travel\w*|garden\w*)\b/iu,
    },
    { line: 'Who would be glad if you rang them up?' },
  ],
};

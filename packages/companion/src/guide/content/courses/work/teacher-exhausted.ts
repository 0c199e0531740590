import type { Course } from '../course.ts';

/** A teacher at the end of their strength. */
export const teacherExhausted: Course = {
  id: 'teacher-exhausted',
  begins:
    /\b(?:I'm|I am) (?:a|an) (?:\p{L}+ |\d\w* ?){0,4}?teacher\b.{0,80}\b(?:dread\w*|struggl\w*|drown\w*|falling apart|at my limit|nothing left|fail\w*|scared|afraid|awful|horrible|rough|miserable|not (?:ok|okay)|humiliat\w*|worst|monday|sunday)\b|\bI teach\b.{0,60}\b(?:don't think I can|don't know if I can|can't go|go back|not going back|giving up|survive)\b|\bI teach\b.{0,80}\b(?:tired|exhaust\w*|burn\w*|can't|done|drained|quit\w*|cry\w*|cried|hate|overwhelm\w*|end|broken|numb|sick of|stress\w*|hard|losing|disrespect\w*|leave|leaving|over it|hell|anymore|rough|kids)\b|\b(?:can't|don't think I can|don't want to|not sure I (?:can|want to)) (?:\S+ )?(?:be a teacher|teach|keep teaching|do teaching|be teaching)\b|\bas a (?:\S+ )?teacher\b.{0,60}\b(?:nothing left|empty|tired|exhaust\w*|done|burn\w*|can't|drained|failing|alone|unsupported)\b|\b(?:I'm|I am|I've been|as|I work as|being) (?:a|an) (?:\p{L}+ |\d\w* ?){0,4}?(?:teacher|substitute|ta|teaching assistant|para|paraprofessional|kindergarten teacher|preschool teacher|professor|special ed teacher|educator)\b.{0,100}\b(?:tired|exhaust\w*|burn\w*|can't|done|drained|quit\w*|cry\w*|cried|hate|overwhelm\w*|end of|broken|numb|kids|students?|class|parents|admin|sick of|stress\w*|hard|losing|lost it|disrespect\w*|leave|leaving|over it|hell)\b|\b(?:burn(?:ed|t)[- ]?out|exhausted|tired|done|drained|sick|hate|quit(?:ting)?|leave|leaving|can't (?:do|keep|stand|handle)|at the end|overwhelmed|hating|dread\w*|struggling) (?:\S+ ){0,3}?(?:teach(?:er|ing)|my (?:students|class|classroom|pupils)|my \p{L}+ graders?)\b|\bteaching\b.{0,40}\b(?:kill\w*|destroy\w*|exhaust\w*|burn\w*|drain\w*|break\w*|too much|hell|not worth|crush\w*|suck\w*|impossible|unbearable|hard)\b|\bmy (?:\S+ ){0,2}?(?:students|pupils|class|classroom|\d+(?:st|nd|rd|th) graders?|\p{L}+ graders|kids at school|period \d)\b.{0,40}\b(?:won't listen|don't listen|out of control|disrespect\w*|are (?:\S+ )?(?:awful|horrible|terrible|mean|rude|wild|feral|a nightmare|driving me|impossible|monsters|insane)|hate me|laugh\w* at me|walk all over|swore at me|cuss\w* (?:at )?me|threw|made me cry|drive me|draining|is (?:\S+ )?(?:hell|chaos|a nightmare|out of control))\b|\b(?:a|my|one of my) (?:student|pupil|parent of a student|student's (?:mom|dad|parent|mother|father))s?\b.{0,30}\b(?:yelled at me|screamed at me|swore at me|cussed me|called me|threw|made me cry|hit me|bit me|told me to|complained|emailed)\b/iu,
  unless:
    /\b(?:my (?:math|english|history|science|piano|gym|art|\p{L}+)? ?teacher|(?:husband|wife|mom|dad|sister|brother|friend|girlfriend|boyfriend|daughter|son) (?:is|was) a (?:\S+ )?teacher|homework for|my exam|my grade|my thesis|student loans|I'm a student|used to be a teacher|driving teacher|teaching (?:my|him|her) (?:son|daughter|kid|dog|child|to)|gun|knife|threaten\w*|hate my class\b(?!room)|dread my class\b|tired of my class\b)\b/iu,
  first: {
    say: [
      'Thirty people wanting something of you, six times a day. Nobody could be full by three.',
      'You give it all away in front of that board, and then there is the stack to grade.',
      'Teachers put up with a lot before they say something like that.',
      'Teaching asks for a whole person, every hour, and gives back so little time.',
    ],
    ask: [
      'What was the last straw?',
      'Whom do you teach, how old are they?',
      'What takes the most out of you: the kids, or everything around them?',
    ],
  },
  turns: [
    {
      when: /\bshould I\b.{0,40}\b(?:quit|leave|stay|resign|finish|go|change|retire)\b|\b(?:can I|is it (?:ok|okay|wrong|bad) to) (?:quit|leave)\b.{0,30}\b(?:year|mid|students|kids|contract)?\b/iu,
      say: [
        'You could part the question: is it teaching, this school, or this year. A different school has kept quite a few people in it.',
        'Better not decided in the last week before a break. After ten days of sleep it is a truer question.',
        'Leaving would not undo a single child you reached. Staying is only worth it if there is something left of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would) (?:I|you)|how (?:do|can|should|would) (?:I|you))\b.{0,50}\b(?:class\b(?!.{0,20}quit)|control|listen|behav\w*|quiet|student|kid|disciplin\w*|respect|parents?|admin|principal|email)\b/iu,
      say: [
        'One rule, named tomorrow and kept every time, does more than ten. And go quieter rather than louder; they lean in to hear.',
        'With parents a short email does: “Thank you for writing. I would rather talk about it, I have time on Thursday at four.” It takes it out of the night.',
        'With the toughest one, two minutes a day about anything but school sometimes turn it. Not always, but it costs little to try.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,40}\b(?:normal|bad (?:teacher|person)|failing|failure|weak|wrong|just me|burn\w*|cut out|terrible|only one|not made)\b/iu,
      say: [
        'Bad teachers sleep well, as a rule. This sounds like somebody who has been giving more than comes back.',
        'You are far from the only one. The job has grown by half, and the day has not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am|helps|else) ?(?:I|you)?|any (?:advice|tips)|should I|does it (?:ever )?get (?:better|easier)|will it)\b/iu,
      say: [
        'One evening a week with no school bag in the house. Ungraded papers survive the night surprisingly well.',
        'Maybe pick one thing to do only halfway well this month: the bulletin board, the comments in the margin. It is one hour of yours back.',
        'The first years and the bad classes do pass, that much many say. What helps until then is one colleague with the door open.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,4}(?:do|are|is|me|bother|they|kids|won't|don't)\b.{0,50}(?:\?|$)/iu,
      unless: /\b(?:that'?s|reason|why I)\b/iu,
      say: [
        'With some of them it comes from home, with some from the phone, with some from being thirteen. Very little of it is meant for you.',
        'They try it out on whoever is safe. It is a sad compliment, and exhausting all the same.',
      ],
      asked: true,
    },
    {
      when: /\b(?:hit|bites?|biting|bit|kicked|threw|thrown|punched|chair|spit|spat|attack\w*|violent|fight|fights|bruise\w*|desk|destroyed)\b/iu,
      say: [
        'You went there to teach, and not to be afraid for your body.',
        'No lesson plan helps with that. It takes more adults in the room.',
      ],
      ask: ['Did anybody come to help?'],
    },
    {
      when: /\b(?:shut up|told me to|swore|cuss\w*|fuck you|bitch|called me|laugh\w*|mock\w*|humiliat\w*|disrespect\w*|ignor\w*|talk(?:ing)? over|eye ?roll\w*|rude|film\w*|tiktok|make fun|walk all over|talk back)\b/iu,
      say: [
        'To be laughed at by a room of children, and to be the grown-up in it, that is lonely.',
        'They are young, and it hurts anyway.',
        'You stand up there unarmed, every day.',
      ],
    },
    {
      when: /\b(?:won't listen|don't listen|out of control|behav\w*|loud|noise|chaos|crowd control|wild|feral|phones?|discipline|screaming|impossible|one kid|that one|few kids)\b/iu,
      say: [
        'You came to teach and spend the hours putting out fires.',
        'One or two can turn a whole room, and the others lose out, and you see it.',
        'All that raising of the voice, and inside you get quieter and quieter.',
      ],
    },
    {
      when: /\b(?:parents?|mom|mother|father|dad)\b.{0,50}\b(?:email\w*|yell\w*|complain\w*|blam\w*|demand\w*|accus\w*|threat\w*|scream\w*|call\w*|wrote|rude|think|angry|grade|don't|side)\b/iu,
      say: [
        'And in the evening the parents come, by email, in capital letters.',
        'You see their child for what it is, all day, and get told off for it.',
      ],
      ask: ['What did they want of you?'],
    },
    {
      when: /\b(?:admin\w*|principal|no aides?|vice|district|headteacher|head of|boss|observation|evaluat\w*|no support|don't support|meetings?|paperwork|data|test(?:ing)? scores?|standards|pd\b|ofsted|iep\w*|duty|cover(?:ing)?|sub(?:s|stitute)?\b|prep)\b/iu,
      say: [
        'The kids are hard enough, and then the ones who ought to have your back hand you a form.',
        'Everything that comes on top eats the time you would have for a child.',
        'Watched, measured, and not helped. That wears a person thin.',
      ],
    },
    {
      when: /\b(?:grad(?:e|ing)|lesson plan\w*|planning|weekends?|evenings?|until (?:midnight|ten|eleven)|papers?|essays?|marking|report cards?|take (?:it|work) home|unpaid|hours)\b/iu,
      say: [
        'The bell rings, and the second half of your work begins.',
        'People talk about the long holidays. No one talks about the Sundays.',
      ],
    },
    {
      when: /\b(?:snapp?\w*|yelled|screamed|lost it|lost my temper|shouted|said something|mean to|short with|impatient|not the teacher)\b/iu,
      say: [
        'It came out of an empty tank, and now you are sorry. Children can take a grown-up who says so the next day.',
        'You hear yourself, and it is not who you meant to be in there.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|car|parking lot|bathroom|break(?:ing)? down|breakdown|sobb\w*|closet)\b/iu,
      say: [
        'You held it until the door, with all those eyes around.',
        'The parking lots of schools could tell stories.',
      ],
    },
    {
      when: /\b(?:sleep\w*|slept|awake|nightmares?|dream\w*|sunday night|dread\w*|stomach|panic\w*|sick|anxi\w*|heart|headache\w*|voice|throw up|chest|morning)\b/iu,
      say: ['Your body has got the timetable by heart, and it braces.', 'Sunday at five, and the stomach knows.'],
    },
    {
      when: /\b(?:pay|salary|money|bills|rent|second job|afford|supplies|own pocket|underpaid|broke|pension|insurance)\b/iu,
      say: ['And you even buy the pencils yourself.', 'For what it asks, the pay is a bad joke.'],
    },
    {
      when: /\b(?:my own (?:kids|children|family|son|daughter)|husband|wife|partner|boyfriend|girlfriend|at home|come home|my kids|no patience left|family)\b/iu,
      say: [
        "The patience is used up on other people's children when you come home to your own.",
        'At home they get what the school has left of you.',
      ],
    },
    {
      when: /\b(?:used to love|loved (?:it|teaching|my)|love (?:the kids|teaching|my (?:students|kids))|always wanted|dream|calling|why I (?:became|started|teach)|passion\w*|make a difference|those kids|guilt\w*|abandon\w*|let(?:ting)? (?:them|the kids) down|feel bad for)\b/iu,
      say: [
        'It is because you love it that it hurts so much.',
        'You carry them in your heart and on your back.',
        'The kids are not what you want to leave. That makes it so hard.',
      ],
      ask: ['Which of them comes to mind just now?'],
    },
    {
      when: /\b(?:thank\w*|note|drew|drawing|hugged|smiled|said I was|finally (?:got|understood|read)|one (?:kid|student|of them)|learn(?:ed|t) to|can (?:now )?read|wrote (?:her|his|their)|little \p{L}+ (?:\S+ )?(?:said|did|wrote|hugged)|favorite teacher|card|good (?:day|moment|lesson)|remember\w* me|came back)\b/iu,
      say: ['There it is, what no statistic measures.', 'That little moment weighs more than it looks.'],
    },
    {
      when: /\b(?:break|summer|vacation|weeks? (?:left|until|till)|days? (?:left|until|till)|end of the (?:year|term|semester)|june|counting|spring break|christmas|thanksgiving|friday)\b/iu,
      say: ['You swim from break to break, as if they were islands.', 'Counting days, like the kids do.'],
    },
    {
      when: /\b(?:quit\w*|resign\w*|leave|leaving|other (?:job|career)|new (?:job|career)|get out|contract|retire\w*|applying|corporate|sabbatical|sick leave)\b/iu,
      say: [
        'You look for the door, and at the same time for a reason to stay.',
        'To give it up would also be to give up the one who once wanted it so much.',
      ],
      ask: ['What else could you see yourself doing?'],
    },
    {
      when: /\b(?:my first year|new teacher|just started|student teach\w*|second year|(?:\d+|two|three|five|ten|twelve|fifteen|twenty|thirty) years|decades?|since \d{4})\b/iu,
      say: ['All those mornings in front of all those faces.', 'In that job the years count double.'],
    },
    {
      when: /\b(?:numb|empty|nothing left|don't care|autopilot|robot|survival mode|shell|hollow|going through the motions|cynical)\b/iu,
      say: [
        'You are running the class on a reserve that is not there.',
        'Somebody who cared that much goes quiet inside at some point, to save what is left.',
      ],
    },
    {
      when: /\b(?:colleagues?|coworkers?|team|other teachers|everyone (?:else )?(?:is|seems|manages)|department|teacher friend|next door)\b/iu,
      say: [
        'In the staff room everyone looks as if it were fine. Few of them are.',
        'One colleague to whom you can say it plainly is worth a week of vacation.',
      ],
    },
    {
      when: /\b(?:failure|bad teacher|useless|not good enough|failing|stupid|asham\w*|not cut out|worthless|weak|imposter|can't teach)\b/iu,
      say: [
        'You measure yourself by the lessons that failed. The children remember others.',
        'Nobody can teach well against everything that stands in the way of it.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|burn\w*|done|can't (?:do|anymore|keep)|no energy|worn|overwhelm\w*|stress\w*)\b/iu,
      say: [
        'There are no minutes in that day that belong to you, not even for the bathroom.',
        'That is the tiredness of someone who is looked at and needed all day.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['For once you do not have to have the answer ready.', 'No lesson plan needed for this one.'],
    },
  ],
  say: [
    'They get the best of you, and you go home with the rest.',
    'What you do there cannot be done by anyone with a tank that low for long.',
    'Somebody ought to look after those who look after thirty.',
    'It was meant to be teaching, and it has become holding everything together.',
    'That you still mind shows how much there still is.',
  ],
  ask: [
    {
      line: 'How long is it until the next real break?',
      unless: /\b(?:break|summer|weeks? (?:left|until)|vacation)\b/iu,
    },
    { line: 'Is there a class, or an hour, that still does you good?' },
    {
      line: 'Who at the school is on your side?',
      unless: /\b(?:colleagues?|coworkers?|nobody|no one|admin|principal)\b/iu,
    },
    { line: 'How long have you been teaching?', unless: /\b(?:years?|first year|new|months?)\b/iu },
  ],
};

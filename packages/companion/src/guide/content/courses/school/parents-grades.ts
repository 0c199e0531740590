import type { Course } from '../course.ts';

/** Parents and grades: pressure, comparing, fear of telling. */
export const parentsGrades: Course = {
  id: 'parents-grades',
  begins:
    /\b(?:my |our )?(?:parents?|mom|mum|mother|dad|father|family|folks) (?:\S+ ){0,8}?(?:my |about |over |for )(?:\S+ )?(?:grades?|gpa|report card|marks?|test scores?|school ?work|exam results|bad grade)\b|\b(?:my |our )?(?:parents?|mom|mum|mother|dad|father) (?:\S+ ){0,4}?(?:will|would|going to|gonna|'ll|are|is|was|were|got|gets?) (?:\S+ )?(?:kill|murder|mad|angry|furious|so mad|flip|freak|yell|disown|disappointed|ground) (?:\S+ ){0,6}?(?:grades?|report card|gpa|test|exam|marks?|fail\w*|[a-f][-+]? (?:in|on)|b\b|c\b)\b|\b(?:parents?|mom|mum|dad|mother|father) (?:\S+ ){0,3}?(?:only cares?|only care|only loves?|just cares?|obsess\w*|pressure|pressures|pressuring|expects?|wants?|demands?|compares?|push(?:es)?) (?:\S+ ){0,6}?(?:grades?|straight a'?s|perfect|school|a'?s|academics?|marks|gpa|studying|smarter|top of|doctor|valedictorian|better grades|good grades)\b|\b(?:scared|afraid|terrified|dreading|how do I|how to|can'?t|don'?t want) (?:\S+ )?(?:to )?(?:tell|telling|show|showing|face|facing) (?:\S+ )?(?:my )?(?:parents?|mom|mum|dad|mother|father|them) (?:\S+ ){0,5}?(?:grades?|report card|fail\w*|gpa|test|exam|[a-f][-+]? (?:in|on)|marks?|class)\b|\bnever good enough for (?:my )?(?:parents|mom|mum|dad|mother|father)\b.{0,60}\b(?:grades?|school|a'?s|gpa|class|study)\b|\b(?:grades?|report card|gpa|marks)\b.{0,50}\b(?:my )?(?:parents?|mom|mum|dad|mother|father) (?:\S+ ){0,3}?(?:kill|mad|furious|yell\w*|disappoint\w*|angry|scream\w*|freak\w*|disown|took|grounded|flip\w*)\b/iu,
  unless:
    /\b(?:hits? me|hit me|beats? me|beat me|belt|slap\w*|slapped|hurt(?:s)? me|kick(?:ed)? me out|lock\w*|bruis\w*|kill (?:my|me) ?self|my (?:\S+ )?(?:son|daughter|kid|child|student)s? (?:\S+ )?(?:grades?|got|is|failing|has|won'?t)|as a parent|I'm a (?:parent|teacher|mom|dad)|years ago|when I was)\b/iu,
  first: {
    say: [
      'So it is not the grade you are afraid of. It is their faces.',
      'As if you came home with a number instead of with yourself.',
      'That sits at the dinner table with you every day.',
    ],
    ask: [
      'What happens at home when it is not good?',
      'Do they know yet?',
      'What would you wish they asked you instead?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|am) I|what do I|should I|when (?:do|should) I|do I (?:have to|just))\b.{0,30}\b(?:tell|say|show|explain|hide|lie|sign|talk)\b/iu,
      say: [
        "Before they find it, and in one breath: “I got a bad grade, and nobody is more upset than me. Here is what I am going to do. Please don't yell.”",
        'Pick a quiet moment, perhaps the easier one of the two first. Begin with the number, so it is out, and then one thing you plan to change. More is not needed.',
        'If you are scared of what happens then, tell somebody else first, a counselor or an aunt, and let them be near when you say it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|would) (?:I|you)|any (?:tips|advice|ideas))\b/iu,
      say: [
        'A sentence for a calm hour: “When you only ask about grades, I feel like that is all you see. Could you ask me something else first?” They may not know how it lands.',
        'Sometimes a grown-up in between can do it better: a teacher who says at the meeting, “They work hard, and they are frightened.” You could ask one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:a (?:disappointment|failure|bad)|stupid|ungrateful|lazy|being|overreacting|the problem|wrong)|is it (?:normal|me|wrong|bad)|do they (?:even )?(?:love|like|care)|why (?:can'?t|do|does|are|is|don'?t)|will they (?:ever)?)\b/iu,
      say: [
        'I cannot see into them. Often it is fear: they look at a B and see you poor at forty. It comes out as scolding, and arrives as “you are not enough.”',
        'You are not a failure for a letter on a sheet. And wanting to be loved without one is not ungrateful.',
      ],
      asked: true,
    },
    {
      when: /\b(?:compar\w*|cousin|sister|brother|sibling|neighbor'?s|friend'?s (?:son|daughter|kid)|why can'?t you|other kids|golden|older|perfect (?:sister|brother|child)|like (?:him|her))\b/iu,
      say: [
        'And that other one always has better hair as well.',
        'You are measured against somebody who has an entirely different head.',
      ],
      ask: ['What is it that you are good at, and they do not count?'],
    },
    {
      when: /\b(?:yell\w*|scream\w*|shout\w*|lectur\w*|silent|(?:won'?t|didn'?t|doesn'?t) (?:talk|speak|look)|ignor\w*|cold|took (?:my|away)|phone|grounded|ground me|punish\w*|not allowed|can'?t go out|quit (?:the )?(?:team|band)|threat\w*)\b/iu,
      say: [
        'And so the grade gets a second punishment, at home.',
        'Then the house goes cold, and you are the weather.',
      ],
      ask: ['How long does it last, when they are like that?'],
    },
    {
      when: /\b(?:hit|hits|slap\w*|beat|belt|hurt me|scared (?:of|to go) (?:him|her|them|home)|(?:throws?|threw) (?:\S+ ){0,3}?(?:at me|things|stuff|plates?)|kick me out)\b/iu,
      say: [
        'That is more than strictness. You have a right to be safe at home, whatever the paper says.',
        'Nobody may do that to you over a grade. It is worth telling a grown-up you trust.',
      ],
      ask: ['Are you safe there tonight?'],
    },
    {
      when: /\b(?:sacrific\w*|immigra\w*|came here|gave up|work(?:s|ed)? (?:so hard|two|\d+|nights|all)|for me|everything for|paid|money|better life|grateful|owe|never had|poor)\b/iu,
      say: [
        "They have put their whole hope on your shoulders, and it is heavy to be somebody's reason.",
        'One loves them for it, and can hardly breathe under it.',
      ],
    },
    {
      when: /\b(?:throw(?:ing|n)? (?:my|it)|ruin\w* my|wast\w* my|never (?:amount|be anything)|no future|end up|flip(?:ping)? burgers|homeless)\b/iu,
      say: [
        'One number, and it gets made into your whole life.',
        'They see you ten years on, and not you at the table.',
      ],
    },
    {
      when: /\b(?:just (?:sat|stood|watched)|(?:didn'?t|doesn'?t|never) (?:say anything|defend\w*|stop (?:him|her)|stand up)|said nothing|says nothing)\b/iu,
      say: ['And no one stepped in between.', 'It is lonely when the other one only looks on.'],
    },
    {
      when: /\b(?:disappoint\w*|goes (?:quiet|cold|silent)|cries|sigh\w*|look on|her face|his face|their faces?|ashamed of me|let (?:them|him|her) down|failure|embarrass\w*|expected (?:more|better)|not (?:mad|angry))\b/iu,
      say: [
        'The quiet look can be worse than any shouting.',
        '“Not angry, just disappointed.” That sentence has claws.',
      ],
    },
    {
      when: /\b(?:an? (?:a|a minus|b|b\+|b plus|9\d|8\d)\b|why not (?:an )?a|only (?:a|an|an a)|not (?:an )?a\+?|straight a'?s|never (?:good )?enough|good enough|never proud|what happened to the|other (?:two|three|five) points|perfect|99|98|95)\b/iu,
      say: ['Ninety-odd things right, and they ask about the rest.', 'However high you jump, someone lifts the bar.'],
      ask: ['Has anything ever been enough?'],
    },
    {
      when: /\b(?:hid|hide|hiding|lied|lie|lying|forg(?:e|ed)|sign\w*|delete\w*|intercept\w*|mail|portal|app|find out|found out|secret|conference|haven'?t told|don'?t know yet)\b/iu,
      say: [
        'So now you carry the grade and the hiding of it.',
        'It buys you a few days, and none of them is a quiet one.',
      ],
      ask: ['When would they find out?'],
    },
    {
      when: /\b(?:try\w*|tried|study\w*|studied|work(?:ed|ing)? (?:so )?hard|best|all night|tutor\w*|do everything|gave it)\b/iu,
      say: ['You do try. They only see what comes out at the end.', 'Nobody puts the hours on a report card.'],
    },
    {
      when: /\b(?:math\w*|chem\w*|physics|english|history|science|bio\w*|spanish|calc\w*|algebra|failed|failing|[cdf]'?s?\b|report card|semester|test|gpa)\b/iu,
      say: [
        'One line on that paper, and it gets all of the light.',
        'It was hard enough in the classroom. Then it comes home with you.',
      ],
    },
    {
      when: /\b(?:doctor|lawyer|engineer|med school|law school|ivy|harvard|college|major|career|future|art|music|my own|what I want|dream)\b/iu,
      say: [
        'They have your life all drawn up, and did not ask for your pencil.',
        'What you would like has hardly any room on that sheet.',
      ],
      ask: ['What would you choose?'],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|cr(?:y\w*|ied)|cried|tears|stomach|panic\w*|anxi\w*|heart|shak\w*|sick|breath\w*|stress\w*|burn\w*|tired|exhaust\w*|hair)\b/iu,
      say: ['It has gone into your body by now, that pressure.', 'Too much for one person with a school bag.'],
    },
    {
      when: /\b(?:love|only (?:nice|happy|proud|love) when|when I (?:do|get)|conditional|proud|care about me|see me|just a (?:grade|number|trophy)|brag\w*|show off|who I am)\b/iu,
      say: [
        'You would like to be looked at before the paper is.',
        'It feels as if the love came with a minimum score.',
      ],
    },
    {
      when: /\b(?:hate (?:them|him|her|it)|angry|mad|unfair|don'?t (?:get|understand|listen)|never listen|can'?t wait to (?:leave|move)|moving out|18|rebel)\b/iu,
      say: [
        'There is a lot of anger in that, and under it the wish that they would just see you.',
        'It is hard to be mad at people one so much wants to please.',
      ],
    },
    {
      when: /\b(?:grand(?:ma|pa|mother|father)|aunt|uncle|teacher|counsel(?:l)?or|friend|coach|one parent|dad is (?:better|nicer|ok|calm)|mom is (?:better|nicer|ok|calm))\b/iu,
      say: [
        'Good that there is someone at whose table the number does not count.',
        'That one could be a help on the day it has to be said.',
      ],
    },
    {
      when: /\b(?:(?:I )?told (?:them|him|her|my (?:mom|mum|dad|parents))|I (?:showed|said it)|(?:he|she|they) (?:was|were|took it|reacted) (?:\S+ )?(?:ok|okay|fine|nice|calm|kind|well|better)|not (?:as|that) bad|surprisingly|okay about|hugged|understood|calm|relie\w*|went (?:ok|okay|fine|well|badly))\b/iu,
      say: ['So it is out. The hiding is over, at least.', 'You said it to their faces. That was the hard part.'],
      ask: ['How is it between you now?'],
    },
    {
      when: /\b(?:years?|always|since (?:I was|first|kindergarten|elementary|middle)|every (?:time|day|semester|dinner)|my whole life|constantly|all they)\b/iu,
      say: [
        'So long, that you hardly know what you would do it for without them.',
        'Growing up with a scoreboard in the kitchen.',
      ],
    },
    {
      when: /\b(?:stupid|dumb|lazy|not smart|idiot|worthless|useless|burden|waste|my fault|deserve)\b/iu,
      say: [
        'That is their fear in your voice, I think.',
        'A grade is about a test. You have just made it about all of you.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|whatever|used to it|it'?s fine|normal in|asian|culture|everyone'?s parents|others have it worse|silly|complain\w*)\b/iu,
      say: [
        'One can be used to it and still be sore.',
        'They may mean well, all of them, and it may hurt all the same.',
      ],
    },
  ],
  say: [
    'You want them to be proud, and you want to be able to breathe.',
    'You are more than what can be printed on that sheet.',
    'It is lonely to be afraid of the people one loves.',
    'There is a lot of caring tangled up in it, on both sides perhaps.',
    'Being good at school and being good are two things.',
  ],
  ask: [
    { line: 'Which of them is harder to tell?', unless: /\b(?:dad|mom|mum|father|mother)\b/iu },
    { line: 'What was the grade, if you want to say?', unless: /\b(?:[a-f][-+]?\b|fail\w*|\d\d)/iu },
    { line: 'Who is on your side in this?', unless: /\b(?:grand\w+|aunt|teacher|counselor|friend|nobody|no one)\b/iu },
    { line: 'When did they last say that they were proud of you?', unless: /\bproud\b/iu },
  ],
};

import type { Course } from '../course.ts';

/** The writer's parents are fighting or getting divorced. */
export const parentsFighting: Course = {
  id: 'parents-fighting',
  begins:
    /\b(?:my (?:parents|folks|mom and (?:my )?(?:step)?dad|mum and (?:my )?(?:step)?dad|dad and (?:my )?(?:step)?mom|dad and (?:my )?mum|mother and father) (?:\S+ ){0,5}?(?:fight\w*|fought|argu\w*|yell\w*|scream\w*|shout\w*|divorc\w*|separat\w*|split(?:ting)?(?: up)?|breaking up|broke up|hate each other|(?:don'?t|won'?t|aren'?t|stopped) (?:\S+ )?(?:talk\w*|speak\w*|love each other)|at each other|going at it)|(?:mom|mum|mother|dad|father) (?:\S+ ){0,2}?(?:left|is leaving|moved out on|cheated on|is divorcing|wants to leave|walked out on|is cheating on|filed for divorce) (?:\S+ )?(?:my )?(?:mom|mum|mother|dad|father|us)\b|my (?:dad|mom|mum|father|mother) (?:just )?(?:moved out|packed (?:his|her) (?:bags|things|stuff)|sleeps on the couch|is having an affair|wants a divorce|asked for a divorce)|(?:caught|stuck|in) (?:in )?(?:the middle|between) (?:of )?my (?:parents|mom and dad|mum and dad)|my parents'? (?:divorce|separation|fights?|fighting|marriage|split)|(?:hear|heard|hearing|listening to) my parents (?:\S+ )?(?:fight\w*|argu\w*|yell\w*|scream\w*|through))\b/iu,
  unless:
    /\b(?:hit(?:s|ting)?|punch\w*|beat(?:s|ing)?|slap\w*|chok\w*|strangl\w*|shov\w*|push(?:ed|es)|threw (?:\S+ )?(?:at|bottle|plate|chair|him|her)|knife|gun|threaten\w*|kill|police|cops|blood|bruis\w*|abus\w*|scared (?:he|she)|suicid\w*|died|passed away|(?:husband|wife|boyfriend|girlfriend|friend|partner)'?s parents|(?:in[- ]laws)|fight(?:ing)? with me|argu\w* with me|yell\w* at me|scream\w* at me|my parents (?:\S+ ){0,2}?(?:yell|scream|shout|yelled|screamed) at|years ago|when I was (?:a |little|\d|five|six|ten|seven|eight|nine)|after (?:the|my|our) (?:divorce|breakup|separation)|my (?:own )?divorce|back in with|mov(?:e|ed|ing) back|lol|joke|remote|thermostat|haha\w*|where to (?:go|eat)|what to (?:watch|eat)|how to load|separate (?:rooms|beds) because|my husband and I|my wife and I|me and my (?:parents|dad|mom))\b/iu,
  first: {
    say: [
      'The two of them are the floor you stand on, and now it shakes.',
      'It is their fight, and it goes through your room all the same.',
      'No matter how old one is, it is still Mom and Dad.',
      'One hears every word, or worse, every pause.',
    ],
    ask: ['What happened this time?', 'Are you in the house with it?', 'How did you find out?'],
  },
  turns: [
    {
      when: /\b(?:(?:is|was) (?:it|this|that) (?:\S+ )?(?:my fault|because of me|normal|me)|am I (?:\S+ ){0,3}?(?:wrong|selfish|bad|reason|cause|overreact\w*|too old|dramatic|stupid|terrible)|did I (?:\S+ )?(?:cause|do|make))\b/iu,
      say: [
        'It is not your fault, not even if your name comes up in it. What two grown people make of their marriage is theirs.',
        'To hurt over it has no age limit. It was your home, and you get to mind.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:they|it|he|she|we|everything) (?:\S+ ){0,3}?(?:divorce|get|stay|be|stop|split|ever|leave|work|break|have)|are they (?:going|gonna)|do you think they|why (?:don'?t|do|can'?t|won'?t|are|did|does)|what (?:if|happens|will happen))\b/iu,
      say: [
        'I do not know how it goes on with them. What I do know is that you can be loved by both, whatever they are to each other.',
        'Nobody can tell you that, maybe not even they. You could ask for this much: “Please tell me when something is decided, and not before.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:be|hate|forgive|say|tell|talk|choose|pick|take|stay|go|leave|step|get|intervene|move|stop|confront|call|be|try|live)|(?:who|whom|which) (?:\S+ )?should I)\b/iu,
      say: [
        'You may be angry and love them, both at once. And you do not have to choose. A sentence for both could be: “I love you, and I do not want to hear it about the other one.”',
        'Their marriage is not yours to save. You can say what it does to you, once and plainly, and leave the rest with them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|what) (?:do|can|should|would|could) I (?:\S+ )?(?:tell|say|ask|explain|answer|bring)/iu,
      say: [
        'Perhaps the same sentence to both, so that neither can feel singled out: “I love you. Please do not talk to me about each other.” And then leave the room if it goes on.',
        'You could put it in a message, where nobody can interrupt: “I am your child and not the referee. I will not carry anything back and forth.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'In the moment: headphones, a walk, a friend’s sofa. In a calm hour, maybe: “When you fight like that I cannot breathe in here. Please not in front of me.”',
        'Perhaps one person outside of it who knows, an aunt, a teacher, a friend. It makes the house less of the whole world.',
        'And should it ever feel dangerous over there, then out of the room and call for help. That is not betraying anybody.',
      ],
      asked: true,
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|he|she|they|both) (?:\S+ )?(?:tells? me|told me|vents?|talks? to me|complains?|cries to|cried to|calls? me|asks? me|asked me|wants me|uses? me|texts? me|confid\w*|bad ?mouth\w*)|\b(?:in the middle|between them|pick (?:a )?sides?|take (?:a )?sides?|choose|messenger|tell your (?:father|mother|dad|mom)|go[- ]between|therapist)\b/iu,
      say: [
        'You are their child, and have been made the wall they both talk to.',
        'One loves two people, and each wants to hear that the other one is worse.',
      ],
      ask: ['Could you say to them that you do not want to hear it?'],
    },
    {
      when: /\b(?:cheat\w*|affair|met someone|seeing someone|another (?:woman|man)|someone else|girlfriend|boyfriend|texts|lied|lying|secret)\b/iu,
      say: [
        'Now you know something about a parent that no child wants to know.',
        'It breaks the picture of that person, too, and not only the marriage.',
      ],
      ask: ['Who else knows about it?'],
    },
    {
      when: /\b(?:yell\w*|scream\w*|shout\w*|slam\w*|loud|downstairs|through the wall|wall|hear (?:them|it|every)|heard|door|kitchen|plates?|swear\w*|right now|again tonight)\b/iu,
      say: [
        'You lie there and know from the footsteps how bad it is.',
        'Those voices go through any door.',
        'One turns the music up and still listens.',
      ],
    },
    {
      when: /\b(?:silen\w*|don'?t talk|not (?:talking|speaking)|cold|tension|eggshells|separate (?:rooms|bed)|couch|ignor\w*|quiet)\b/iu,
      say: ['Silence like that is a fight, only without the sound.', 'You could cut the air at that table.'],
    },
    {
      when: /\b(?:brother|sister|siblings?|little (?:bro|sis)|younger|kids)\b/iu,
      say: [
        'And you hold up a smaller one, while it shakes under you, too.',
        'So somebody looks to you, to see how bad it is.',
      ],
      ask: ['Who looks after you in that?'],
    },
    {
      when: /\b(?:can'?t wait to (?:move|leave|get)|move out|moving out soon|when I(?:'m| am) (?:18|eighteen|gone)|college (?:can'?t|soon))\b/iu,
      unless: /\b(?:dad|mom|mum|father|mother|he|she)\b/iu,
      say: [
        'Counting the days until your own door, with your own quiet behind it.',
        'A place where nobody shouts. One may look forward to that.',
      ],
    },
    {
      when: /\b(?:finals?|exams?|school|homework|study|studying|class|test|grades|work tomorrow|focus)\b/iu,
      unless: /\b(?:tell|told|friends?)\b/iu,
      say: [
        'And in the middle of that you are supposed to learn things by heart.',
        'The world expects you on time, as if nothing were going on at home.',
      ],
    },
    {
      when: /\b(?:moved? out|mov(?:e|ing)|left|packed|new (?:apartment|place)|house|sell(?:ing)?|custody|weekends|two homes|live with|judge|lawyer|court|papers)\b/iu,
      say: [
        'Now it has boxes and dates, and there is no looking past it anymore.',
        'Home gets cut in two, and you along with it.',
      ],
    },
    {
      when: /\b(?:christmas|thanksgiving|holiday\w*|birthday|graduation|wedding|dinner|easter|family (?:photo|trip|vacation))\b/iu,
      say: [
        'And who sits where, this time. You are planning a peace conference.',
        'The days that used to be one are suddenly two halves.',
      ],
    },
    {
      when: /\b(?:my fault|because of me|about me|my (?:grades|school|college|money|tuition)|if I (?:was|were|had)|stay(?:ed|ing)? (?:together )?for (?:me|us|the kids)|reason)\b/iu,
      say: [
        'You are in the middle of it, and that is not the same as being the cause.',
        'Children look for the cause in themselves, even grown ones.',
      ],
    },
    {
      when: /\b(?:twenty|thirty|forty|\d\d) years|\b(?:after all (?:these|those|this)|grown|adult|I'?m (?:\d\d)|as an adult|old(?:er)? now|moved out years)\b/iu,
      say: [
        'So long together that you took it for a law of nature.',
        'Grown-up children are expected to take it like grown-ups. They do not.',
      ],
      ask: ['What does it change for you, looking back?'],
    },
    {
      when: /\b(?:relie(?:f|ved)|better off|finally|glad|good thing|should have (?:divorced|split|left)|hope they (?:divorce|split)|wish they would)\b/iu,
      say: [
        'Relieved and sad at once. It fits together better than it sounds.',
        'One may wish for quiet, even at that price.',
      ],
    },
    {
      when: /\b(?:money|afford|rent|bills|job|drinks?|drinking|drunk|alcohol)\b/iu,
      say: [
        'So there is something under it that has been gnawing for a while.',
        'That is nothing a child can put right, however hard they try.',
      ],
    },
    {
      when: /\b(?:made up|apologi[sz]ed|(?:they|were|was) (?:\S+ )?(?:laugh\w*|okay today|nice|normal|calm)|counsel\w*|therapy|quiet today|good day)\b/iu,
      unless: /\b(?:never|not|refuse\w*|won'?t|didn'?t)\b/iu,
      say: ['A calm day, and you do not quite trust it yet.', 'One breathes out, with one ear open.'],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:told (?:them|him|her)|yelled|screamed|said (?:something|stop)|stepped|walked|left|went (?:out|to)|hid|locked|put on|turned (?:up|on))\b/iu,
      say: [
        'You did something with it, and did not just let it wash over you.',
        'Somebody had to, and it was the child again.',
      ],
      ask: ['What happened then?'],
    },
    {
      when: /\b(?:love (?:both|them|him|her)|both of them|miss|thought they|seemed (?:so )?happy|used to|happy (?:family|once)|together|when I was (?:little|small|a kid)|photos?)\b/iu,
      say: [
        'You want both of them, at one table. That is not much to ask.',
        'There was a time when it was good, and you were in it.',
      ],
    },
    {
      when: /\b(?:marriage|relationships?|love (?:doesn'?t|isn'?t|exist)|my own (?:boyfriend|girlfriend|relationship|marriage)|trust|marry|believe in)\b/iu,
      say: ['And so one starts to doubt the whole idea of it.', 'Their story is not a forecast of yours.'],
    },
    {
      when: /\b(?:cry|cried|crying|tears|sad|hurts?|heart\w*|stomach|sick|shak\w*|panic\w*|anxi\w*|can'?t (?:sleep|eat|focus|study|breathe))\b/iu,
      say: ['Your body is on guard for all three of you.', 'It is a loss, even if nobody calls it that.'],
    },
    {
      when: /\b(?:angry|mad|hate|furious|pissed|sick of|fed up|tired|exhaust\w*|done|immature|childish|selfish|every (?:day|night))\b/iu,
      say: [
        'They act like children, and you have to be the grown-up in it.',
        'You have a right to be tired of a war that is not yours.',
      ],
    },
    {
      when: /\b(?:nobody|no one|friends?|alone|lonely|embarrass\w*|can'?t tell|haven'?t told|secret|neighbou?rs)\b/iu,
      say: [
        'Behind other people’s doors it looks quiet. Behind many it is not.',
        'One carries it to school or to work like a stone in the pocket.',
      ],
      ask: ['Who would you most easily tell?'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:go|stay|tell|move|call)|going to (?:go|stay|tell|move)|stay(?:ing)? at|move out)\b/iu,
      say: [
        'Some distance from the noise is no betrayal of anybody.',
        'You are looking for a place where it is quiet. That makes sense.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dramatic|other (?:people|kids)|worse|shouldn'?t (?:care|bother)|not a big deal|common)\b/iu,
      say: [
        'It happens in half the houses on the street, and it is still your house.',
        'It is allowed to matter to you, at any age.',
      ],
    },
    {
      when: /\b(?:months?|weeks?|years?|always|since|forever|all my life)\b/iu,
      say: ['So long that you hardly know what a quiet evening is like.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['They do not seem to know either, and you cannot know it for them.'],
    },
  ],
  say: [
    'You did not choose any of that, and you live in it.',
    'It is not your job to hold the two of them together.',
    'One stays their child in it, and a child wants it whole.',
    'You would like to close a door and have it really be quiet.',
    'Loving two people who hurt each other is tiring.',
  ],
  ask: [
    { line: 'Where do you go, when it gets too much?', unless: /\b(?:room|headphones|out|car)\b/iu },
    { line: 'Do they know what it does to you?', unless: /\btold them\b/iu },
    {
      line: 'Is there someone in the family you can lean on?',
      unless: /\b(?:aunt|grandma|brother|sister|nobody|no one)\b/iu,
    },
    { line: 'What would you want to say to both, if they listened?' },
  ],
};

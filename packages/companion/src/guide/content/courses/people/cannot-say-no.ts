import type { Course } from '../course.ts';

/** Somebody cannot say no, and pleases everybody at their own cost. */
export const cannotSayNo: Course = {
  id: 'cannot-say-no',
  begins:
    /\bI (?:just |really |literally |still |simply |always )*(?:can'?t|cannot|can never|never|couldn'?t|don'?t know how to|struggle to|find it (?:so )?hard to|have (?:a hard|such a hard|trouble) (?:time )?(?:to )?|am (?:so )?(?:bad|terrible) at|'m (?:so |really )?(?:bad|terrible) at|suck at) (?:\S+ )?(?:say(?:ing)? no|tell(?:ing)? (?:people|anyone|her|him|them) no|set(?:ting)? (?:\S+ )?boundaries|disappoint(?:ing)? (?:people|anyone|anybody)|turn(?:ing)? (?:people|anyone|things|anything) down)\b|\b(?:hard|difficult|impossible|trouble|bad|guilty|scared|afraid|problem)(?: \S+){0,3} (?:say(?:ing)? no|setting boundaries)\b|\b(?:I'?m|I am|been|being) (?:such |a |an |too |so |really |always |just |the |total |huge |chronic |still )*(?:people[- ]?pleas\w+|pushover|doormat|yes[- ]?(?:man|woman|person)|everyone'?s (?:therapist|doormat|helper))\b|\bpeople[- ]?pleas(?:ing|er)\b|\b(?:said|saying|say|says) yes (?:\S+ )?(?:again|when I|even though|to everything|to everyone|to something|because I)\b|\bwanted to say no\b|\b(?:keep|always) (?:say(?:ing)?|agree(?:ing)?) (?:yes|to (?:things|everything|stuff|help|do))\b|\bput(?:ting)? (?:everyone|everybody|other people|others)(?: else)? (?:first|before (?:me|myself))\b|\b(?:everyone|people|everybody|they all|family) (?:\S+ )?(?:walks?|walk all) (?:all )?over me\b|\b(?:agreed|volunteered|roped) (?:\S+ ){0,2}?(?:again|into)(?: \S+){0,8} (?:don'?t want|didn'?t want|hate|no)\b|\b(?:feel|felt|feeling) (?:so |really )?(?:guilty|selfish|bad|terrible|awful) (?:for|about|when I|because I|every time I|whenever I) (?:\S+ )?(?:say(?:ing)?|said|telling|told) (?:\S+ )?(?:no|I (?:can'?t|couldn'?t))\b|\bcan'?t I (?:\S+ )?(?:\S+ )?(?:say no|set boundaries|tell (?:\S+ ){1,2}no)\b|\btell (?:people|anyone|anybody|them|him|her) no\b.{0,30}\b(?:hard|can'?t|never|scared|guilty)\b|\b(?:and|but|so) I said yes (?:even|because|when|although|of course|like)\b/iu,
  unless:
    /\b(?:raped?|forced|sex|hit(?:s|ting)? me|threat\w*|scared of (?:him|her)|afraid of (?:him|her)|suicid\w*|kill|drink|drinks|drugs?|smok\w*|dessert|chocolate|cake|cookies|my (?:friend|sister|brother|husband|wife|boyfriend|girlfriend|mom|mum|dad|son|daughter) (?:is (?:a|such)|can'?t|cannot|never)|(?:she|he)(?:'s| is) (?:a|such a) (?:people|push|door))\b/iu,
  first: {
    say: [
      'The yes is out before you have asked yourself.',
      'Everybody is pleased, and you are the one who pays for it.',
      'A no is one small word, and it can feel like throwing a stone.',
    ],
    ask: [
      'What was the last thing you said yes to?',
      'What do you fear would happen if you said no?',
      'Who is hardest to say it to?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|to) I (?:\S+ ){0,3}?(?:say|tell|stop|learn|start|get|set|cancel|back|turn|be)|how to (?:say|stop|set)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|tell|write|text)|any (?:advice|tips|ideas)|what words)\b/iu,
      say: [
        'Buy time first: “Let me check and tell you tomorrow.” And tomorrow, short: “I cannot this time.” No reasons; a reason is what people bargain with.',
        'One sentence, kindly, and then stop: “I would like to, but it is too much for me right now.” The silence after it is theirs to fill.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)) (?:\S+ ){0,3}?(?:cancel|say|tell|go|do|help|back|just|text|call|quit|step|take)|do I (?:have to|say|tell|just)|can I (?:still )?(?:cancel|back out|say no|change)|is it (?:too late|rude|mean|bad|ok|okay|selfish) (?:to|of me to))\b/iu,
      say: [
        'You may take a yes back, and earlier is kinder than later: “I said yes too fast. I cannot do it after all, I am sorry.”',
        'Ask yourself whether you would agree if it were today, in an hour. If the stomach says no, that is an answer you may pass on.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:selfish|bad|mean|wrong|weak|terrible|rude|stupid|overreact\w*|the (?:asshole|problem|bad))|is it (?:\S+ )?(?:normal|selfish|wrong|bad|me|my fault)|why (?:am I|do I|can'?t I|is it|did I)|what(?:'s| is) wrong with me)\b/iu,
      say: [
        'Mostly it was learned early, that being useful was how to be loved or left in peace. It made sense then, and it is expensive now.',
        'It is not selfish to run out. People who love you would rather hear no than find out how tired you were.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:they|she|he|people|everyone) (?:hate|be|leave|think|stop|get)|what if (?:they|she|he|people|everyone|I))\b/iu,
      say: [
        'Some may be put out for a day. Somebody who stays put out for long was counting on you never saying it.',
        'I cannot know. Most people take a plain no better than the tired yes you were going to give them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:babysit\w*|watch (?:her|his|their|the) kids?|drive|ride|airport|move|moving|bak(?:e|ing)\w*|cupcakes?|cake|school|host\w*|organi[sz]\w*|favor|favors|cover\w*|shift|lend|money|dog ?sit\w*|volunteer\w*|PTA|bridesmaid|trip|wedding|committee|project|overtime)\b/iu,
      say: [
        'And it lands with you, because everyone knows you will not refuse.',
        'One thing like that would be fine. It is that it is always you.',
        'There goes your free time, with your own signature under it.',
      ],
      ask: ['What did you feel in the second before you said yes?'],
    },
    {
      when: /\b(?:my (?:mom|mum|mother|dad|father|parents|family|sister|brother|in-laws|mother in law|mil))\b/iu,
      say: [
        'With family it is hardest. They knew you before you could say it.',
        'There the word no has thirty years of history.',
      ],
      ask: ['What happens there, when somebody says no?'],
    },
    {
      when: /\b(?:boss|manager|coworkers?|colleagues?|work|job|clients?|team|office)\b/iu,
      say: ['And at work the reward for doing it is more of it.', 'They know by now at whose desk it gets done.'],
    },
    {
      when: /\b(?:grew up|growing up|childhood|as a (?:kid|child)|when I was (?:little|a kid|young|small)|raised|the one who|kept (?:everyone|everybody|the peace)|the (?:good|easy) (?:kid|girl|boy|one|child)|oldest|eldest|walk\w* on eggshells|keep the peace|peacekeeper)\b/iu,
      say: [
        'So you learned very young to read a room.',
        'Being no trouble was your job, and nobody ever told you it was over.',
      ],
    },
    {
      when: /\b(?:guilt\w*|selfish|feel (?:so |really )?(?:bad|terrible|awful|mean)|bad person|bad (?:friend|daughter|son|mom|mother))\b/iu,
      say: [
        'The guilt comes whether or not you did wrong. It is a habit by now.',
        'You are on trial there for having limits.',
        'That pang is the price of a no, and it fades sooner than a lost weekend.',
      ],
    },
    {
      when: /\b(?:hate me|mad at me|angry (?:at|with) me|upset|disappoint\w*|let (?:\S+ )?down|leave me|like me|reject\w*|conflict|confrontation|argu\w*|drama|think (?:I'?m|badly|less))\b/iu,
      say: [
        'So behind the no there stands a face, falling.',
        'You keep the peace with everybody but yourself.',
        'Somewhere you think that people stay only as long as you are useful.',
      ],
      ask: ['Whose face do you see when you picture it?'],
    },
    {
      when: /\b(?:resent\w*|angry|mad|bitter|furious|annoyed|hate (?:it|that|them|myself)|used|taken for granted|taken advantage|unfair|no thanks|(?:didn'?t|never|not) (?:even )?(?:say|said|says)? ?(?:thanks|thank)|day off|never (?:offer|offers|step|lift)|mad at myself|short (?:for|on)|nobody (?:else )?(?:helps|asks|does|offers)|no one (?:helps|asks|does)|never (?:asks?|help|do|does|return))\b/iu,
      say: [
        'Each yes you did not mean leaves a little of that behind.',
        'It is a fair anger. You gave more than there was.',
        'And nobody knows there is a bill, because you never send one.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|burn\w* out|burnt out|drain\w*|no time|overwhelm\w*|sick|headache|sleep|stress\w*|breaking|plate|schedule|weekends?|never (?:rest|sit))\b/iu,
      say: [
        'There is a you in that calendar as well, very small, somewhere at the bottom.',
        'No wonder. You are doing the days of several people.',
      ],
      ask: ['If tomorrow were truly yours, what would you do with it?'],
    },
    {
      when: /\b(?:told (?:her|him|them) (?:no|I can'?t|I couldn'?t)|said no|I (?:cancel+ed|refused|declined|turned (?:it|her|him|them) down)|stood up|set a boundary|finally said)\b/iu,
      say: [
        'You said it. How small the word is, and how big it felt.',
        'A first no often shakes a little, and still counts.',
      ],
      ask: ['How did it go down?', 'How did you feel an hour later?'],
    },
    {
      when: /\b(?:(?:she|he|they) (?:got|was|were|said|guilt\w*|made me|kept|acted|pressed|insisted|begged|sulked|huffed|laughed|asked|makes?|does|calls?|says?|keeps?)|(?:sad|that) (?:voice|face|look|eyes)|pressur\w*|guilt trip\w*|pushy|insist\w*)\b/iu,
      say: ['And then it is pushed until you give way.', '{They} may not even notice that you went quiet first.'],
      ask: ['What did you say then?'],
    },
    {
      when: /\b(?:throat|heart|chest|stomach|sweat\w*|freeze|froze|mirror|rehears\w*|practic\w*)\b/iu,
      say: [
        'The body treats it as a danger, a small word like that.',
        'Alone it comes out fine. In front of a face it is another matter.',
      ],
    },
    {
      when: /\b(?:excuse\w*|lie|lied|lying|pretend\w*|fake\w*|said I was (?:sick|busy)|avoid\w*|ignor\w*|don'?t answer|hide)\b/iu,
      say: [
        'A little lie is easier than the plain word, and then you have to guard it.',
        'So you already say no. Only sideways.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know (?:what|who) I|what I want|who I am|my own (?:needs|opinion|wants|life)|lost myself|nothing (?:left )?for me|never ask(?:ed)? (?:what I|me)|no opinion|whatever you want)\b/iu,
      say: [
        'Whoever listens outward all day stops hearing what is inside.',
        'Your own wishes have been waiting in line for a long time.',
      ],
      ask: ['What is something tiny you wanted today, and skipped?'],
    },
    {
      when: /\b(?:nice|kind|helpful|like (?:helping|to help)|love helping|everyone says|they say|people say|always been|such a good|reliable|strong one|dependable)\b/iu,
      say: [
        'You are kind, that part is real. Only the not-being-able-to-stop is the trouble.',
        'Kindness that cannot say no is hard to tell from fear, even from the inside.',
      ],
    },
    {
      when: /\b(?:therap\w*|book|podcast|boundar\w*|read about|tried)\b/iu,
      say: [
        'In a book a boundary is a line. In the kitchen it is a person looking at you.',
        'You know the theory, then. It is the second when it counts that is hard.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:tell|say|text|try|cancel|practice)|next time)\b/iu,
      say: ['Start with somebody who is easy. That counts too.', 'That would be one evening won back.'],
    },
    {
      when: /\b(?:stupid|silly|pathetic|weak|doormat|pushover|coward|spineless|ridiculous|small|petty)\b/iu,
      say: [
        'It is no weakness to hate hurting people. You are only always sparing the same ones.',
        'You are hard on the one person you never say yes to.',
      ],
    },
    {
      when: /\b(?:I don'?t know|dunno|not sure|idk|no idea)\b/iu,
      say: [
        'Not knowing is fine. You seldom get to think about what you would like.',
        'There is no hurry to know it. Nobody here needs anything from you.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|friends?|sister|brother|boyfriend|girlfriend|husband|wife|partner|therapist)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?|swears?)\b|\blike (?:it'?s|that'?s) (?:that|so) easy\b|\bjust say(?:ing)? no\b/iu,
      say: [
        'Just say no. As if it were only a matter of pronunciation.',
        'That is advice from somebody to whom it never cost much.',
      ],
    },
    {
      when: /\b(?:gave|give|\$\d+|\d+ (?:dollars|bucks|euros)|money|paid|pay|rent|loan|lent)\b/iu,
      say: ['A yes that can be counted, and you are the one who comes up short.', 'You gave what you needed yourself.'],
    },
    {
      when: /\b(?:asked|asks|asking|wants?|wanted|needs?|again|another|now (?:she|he|they|I))\b/iu,
      say: ['And the next one is already at the door.', 'They ask, and it is settled before you know it.'],
    },
    {
      when: /\b(?:I (?:just )?(?:said|say|end up|agreed|did|do|went|go|help\w*|nod\w*|smil\w*|froze|couldn'?t|can'?t|can|always|never))\b/iu,
      say: [
        'Between the question and your answer there is hardly room for a breath.',
        'Some part of you answers for you, fast, to keep things smooth.',
      ],
    },
  ],
  say: [
    'You see what everyone needs before they ask. It leaves little room.',
    'A yes you do not mean costs you, and in the end it costs them as well.',
    'Your time is yours, even when somebody else could use it.',
    'It is wearing to be the one who can always be counted on.',
    'Somewhere in there is a no that has waited for years.',
  ],
  ask: [
    {
      line: 'Since when have you been the one who says yes?',
      unless: /\b(?:always|childhood|grew up|growing up|as a kid|years)\b/iu,
    },
    { line: 'What would you do with the time if it were yours?' },
    { line: 'Is there someone you can say no to, without it costing you a night?' },
    { line: 'What is next on the list that you would rather not do?' },
  ],
};

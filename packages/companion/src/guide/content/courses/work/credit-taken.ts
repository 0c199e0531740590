import type { Course } from '../course.ts';

/** Somebody else took the credit for their work or idea. */
export const creditTaken: Course = {
  id: 'credit-taken',
  begins:
    /\b(?:boss|manager|supervisor|team ?lead(?:er)?|director|ceo|chef|foreman|superior|charge nurse|coworker|colleague|guy|girl|he|she|they|someone)\b.{0,30}\bput (?:his|her|their) (?:own )?name (?:on|to|under) (?:\S+ )?my\b|\bmy (?:\p{L}+ )?(?:idea|work|project|report|design)\b.{0,30}\bunder (?:his|her|their|someone else's) name\b|\b(?:(?:took|take|takes|taking|taken|stole|steals?|stealing|got|gets|getting|claim\w*|hog\w*|given|gave \p{L}+) (?:\S+ ){0,3}?(?:credit|glory|praise)\b.{0,30}\b(?:for )?(?:my|our|mine|me|I|I'd|I've|what I)\b|(?:stole|steals?|stealing|stolen|took|takes|copied|presented|passed off|pitched|claimed) (?:\S+ ){0,2}?my (?:\p{L}+ ){0,2}?(?:idea|ideas|work|project|concept|design|report|pitch|slides|presentation|code|proposal)\b.{0,60}\b(?:as (?:his|hers|her|theirs|their|if)|own|boss|manager|meeting|coworker|colleague|at work|credit)|(?:coworker|colleague|boss|manager|supervisor|team ?mate|team ?lead|lead|guy at work|girl at work|someone at work)\b.{0,40}\b(?:(?:stole|steals?|took|takes|copied|presented|passed off|pitched|claimed|used) (?:\S+ ){0,2}?my (?:\p{L}+ ){0,2}?(?:idea|ideas|work|project|concept|design|report|pitch|slides|presentation|code|proposal)|(?:took|takes|taking|stole|steals|got|gets|getting) (?:\S+ ){0,2}?credit))\b|\bI did (?:all|most of) the work and (?:\S+ ){0,6}?(?:credit|praise|thanked|bonus|promotion)\b|\bmy (?:idea|work|project|name)\b.{0,60}\b(?:someone else|somebody else|coworker|colleague|boss|manager|he|she) (?:\S+ )?(?:got|took|gets) (?:\S+ ){0,2}?credit\b/iu,
  unless:
    /\b(?:credit (?:card|score|report|union|check)|homework|(?:his|her|their) (?:idea|work) (?:was|got)|my (?:friend|husband|wife|sister|brother|mom|dad)'?s? (?:boss|coworker|manager)|I (?:took|stole) (?:the )?credit|identity|college credit|extra credit|group project|classmate|professor|years ago)\b/iu,
  first: {
    say: [
      'Watching somebody else bow for what you made, that is bitter.',
      'It is a theft nobody calls a theft.',
      'Your hours, your head, and another name on it.',
      'And you sat there and knew.',
    ],
    ask: [
      'How did it come out?',
      'How much work of yours is in it?',
      'Was it said out loud, or did {they} just not say your name?',
    ],
  },
  turns: [
    {
      when: /\b(?:am I|was I|is it)\b.{0,30}\b(?:overreact\w*|petty|sensitive|jealous|crazy|wrong|childish|normal|dramatic)\b/iu,
      say: [
        'Not petty. Work is time out of your life, and whose name is on it decides raises and chances. It is fair to mind.',
        'No. It would be odd not to mind. The only open question is whether it is worth a conversation, and that is yours to weigh.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|is it worth|do I)\b.{0,40}\b(?:fight\w*|scene|fuss|boss|manager|hr|report|complain|higher|tell (?:my|the|our))\b/iu,
      say: [
        'It can work if you talk about your work rather than about the other one: “I wanted to walk you through what I did on this, and where I would take it next.”',
        'If you have the files, the dates and the messages, a calm word is fair. Facts first, no guessing at motives.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you))\b.{0,60}\b(?:say|tell|confront|talk|bring (?:it|this) up|email|ask|call (?:him|her|them) out|speak)\b/iu,
      say: [
        'You could say it straight and in private: “When it was presented, my part was not mentioned. I would like you to set that right.” Then wait.',
        'Without an accusation it sounds like this: “I noticed my name was not on it. Was that on purpose?” The answer will tell you a good deal.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I)\b/iu,
      say: [
        'One quiet thing that helps from now on: a short email after each step, “here is what I finished today.” It puts your name next to your work without a fight.',
        'Next time it could help to show it early and to more than one person. What three people saw at your desk is hard to carry off.',
        'Maybe first decide what you want: your name on this one, or that it never happens again. They lead to different talks.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,3}(?:do|does|did|would|is|are|always|me)\b.{0,60}\?/iu,
      say: [
        'Perhaps out of fear of looking like less, perhaps out of plain habit. It worked once, and nobody said a word.',
        "No one can look into {their} head. But people who are sure of their own work rarely need somebody else's.",
      ],
      asked: true,
    },
    {
      when: /\bwill (?:\S+ ){0,4}(?:notice|find out|ever|know|come out)\b|\bdo (?:you think )?(?:\S+ ){0,2}?(?:people|they|everyone|others) (?:know|realize|see)\b/iu,
      say: [
        'Often it shows at the next question nobody but you can answer. That is no guarantee, but borrowed work has short legs.',
        'Maybe, maybe not. It is surer to show your part yourself than to wait for it to be seen.',
      ],
      asked: true,
    },
    {
      when: /\b(?:promot\w*|raise|bonus|award|employee of|new title)\b/iu,
      say: [
        'So it was not only pride that went, but something you can count.',
        'And it gets paid for, with your work. That is hard to swallow.',
      ],
    },
    {
      when: /\b(?:boss|manager|ceo|director|client|everyone|they all|people|room|team)\b.{0,40}\b(?:prais\w*|clapp\w*|applau\w*|congrat\w*|loved|thank\w*|impressed|great job|amazing|good job)\b/iu,
      say: [
        'Every nice word in that room had your address on it and went to the wrong door.',
        'You could hear that it was good. You just could not hear that it was yours.',
      ],
      ask: ['What did your face do meanwhile?'],
    },
    {
      when: /\b(?:meeting|speech|on stage|present\w*|slide|deck|zoom|call|conference|demo)\b/iu,
      say: [
        'To sit in the same room while it happens, that is the sharp part.',
        'To watch the whole scene play out with your work in it, and you in the audience.',
      ],
      ask: ['Did {they} look at you while it went on?'],
    },
    {
      when: /\b(?:wink\w*|smil\w*|smirk\w*|looked (?:right )?at me|looked away|wouldn't look)\b/iu,
      say: ['So {they} knew. That look leaves no doubt.', 'That little look makes it worse.'],
    },
    {
      when: /\b(?:my idea|I (?:came up|thought|told (?:him|her|them)|shared|showed|mentioned|explained)|over (?:lunch|coffee)|trusted|in confidence|friend\w*)\b/iu,
      say: [
        'You shared it because you trusted, and that is what got used.',
        'That may hurt more than the lost credit: it was given in good faith.',
      ],
      ask: ['What was it like between you two before?'],
    },
    {
      when: /\b(?:didn't (?:say|speak)|said nothing|couldn't (?:say|speak)|froze|stayed quiet|kept (?:quiet|my mouth)|bit my tongue|just sat|should have said|shut up)\b/iu,
      say: [
        'In that moment every sentence sounds petty, so it stays unsaid.',
        'You would have had to interrupt the applause. Hardly anyone can do that.',
      ],
      ask: ['What was on the tip of your tongue?'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:spoke up|said (?:it was|that was|actually)|told (?:my boss|him|her|them)|confronted|called (?:him|her|them) out|emailed|asked (?:him|her|them)))\b/iu,
      say: ['You said it, with your heart beating in your throat probably.', 'Good that it is out of your mouth.'],
      ask: ['And what did you get for an answer?'],
    },
    {
      when: /\b(?:denied|denies|played dumb|misunderst\w*|we're a team|team effort|team player|no i in team|excuse|brushed|shrugged|gaslight\w*)\b/iu,
      say: [
        '“Team” is a handy word when somebody else did the staying late.',
        'So you ask for your name and get a lecture about working together.',
        'And then you even doubt what you saw with your own eyes.',
      ],
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:\S+ )?sorry|admitted|credited me|corrected|made it right|mentioned me)\b/iu,
      unless: /\b(?:never|didn't|hasn't|won't|wouldn't|not once)\b/iu,
      say: ['So it was said in the end. That counts for something.', 'That sets a piece of it straight.'],
      ask: ['Is it enough for you?'],
    },
    {
      when: /\b(?:proof|emails?|files?|drafts?|timestamp\w*|screenshots?|version|document\w*|evidence|git|commits?)\b/iu,
      say: [
        'So it is all there, in black and white, whenever you may want it.',
        'Good to have that kept, used or not.',
      ],
      ask: ['What would you want to do with it?'],
    },
    {
      when: /\b(?:weeks?|months?|nights?|up (?:till|until)|till (?:late|\d|midnight)|weekends?|hours|overtime|stayed late|all-?nighter|years?|worked (?:so|my))\b/iu,
      say: ['Those were evenings out of your life.', 'All that time, and it took one sentence to give it away.'],
      ask: ['Which part of it are you proudest of?'],
    },
    {
      when: /\b(?:coworkers?|colleagues?|someone|one person|a friend|she|he|they|others?|everyone)\b.{0,30}\b(?:saw|noticed|knows?|knew|came up|said something nice|was nice|told me (?:he|she|they)|backed me|believes? me|on my side)\b/iu,
      unless: /\b(?:nobody|no one|never|didn't|doesn't)\b/iu,
      say: [
        'So there is a witness. That takes some of the loneliness out of it.',
        'Somebody saw it. You did not imagine it.',
      ],
    },
    {
      when: /\b(?:again|always|every time|not the first|keeps|second time|third time|pattern|habit|before|done it to|other times)\b/iu,
      say: [
        'So by now you flinch before you open your mouth with an idea.',
        'Once is an oversight. You are past once.',
      ],
    },
    {
      when: /\b(?:woman|women|girl|man|men|guys?|male|female|black|brown|accent|young\w*|junior|intern|new|immigrant)\b/iu,
      say: [
        'And you wonder whether it would have happened to somebody else in that chair.',
        'It tends to happen to those who are expected to be grateful to be there.',
      ],
    },
    {
      when: /\b(?:never (?:share|tell|help|speak|again)|(?:done|stop|stopping) (?:giving|sharing|telling|helping)|giving (?:them|him|her) (?:my )?ideas|keep (?:it|them|my ideas) to myself|stop (?:trying|sharing|caring)|done (?:helping|sharing|trying)|why bother|what'?s the point|bare minimum|no point|motivation)\b/iu,
      say: [
        'When good work goes to another name, the wish to do good work goes with it.',
        'Keeping the next idea to yourself would be understandable, and it would cost you something too.',
      ],
    },
    {
      when: /\b(?:invisible|unseen|unnoticed|unappreciated|doesn't matter|don't matter|like I don't exist|small|worthless|stupid|naive|used)\b/iu,
      say: [
        'To do the work and vanish behind it, that makes a person feel like air.',
        'You were used, and that is a different hurt from being overlooked.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|new job|applying|resign\w*)\b/iu,
      say: [
        'Your ideas would move with you, that much is sure.',
        'A place where your work has your name, that is not too much to want.',
      ],
    },
    {
      when: /\b(?:just (?:want|wanted|wish)|all I wanted?|would have been enough|a (?:simple )?thank you|thanks|acknowledg\w*|recogni\w*|say (?:it was|my name)|my name)\b/iu,
      say: [
        'One sentence would have done it. That is not a lot to want.',
        "You didn't need a trophy. Just your name, said out loud.",
      ],
      ask: ['Whom would you most want to hear it from?'],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|rage|hate|fuming|boiling|unfair|snake|bitter|resent\w*)\b/iu,
      say: ['The anger knows exactly what happened.', 'No wonder. Something of yours was carried off in daylight.'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|replay\w*|can't stop thinking|in my head|sick)\b/iu,
      say: [
        'You are holding the meeting again at night, this time with all the right words.',
        'Unfairness keeps people awake, even the quiet kind.',
      ],
    },
    {
      when: /\b(?:it's|its|it is|this is|sounds|I'm|being) (?:\S+ )?(?:petty|stupid|silly|dumb|nothing|childish)|\blet it go\b|\bget over it\b/iu,
      say: [
        'Wanting your name on your work is about as petty as wanting your coat back.',
        'It is not nothing. It is a piece of you.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['You can be angry first and decide later.', 'Both are hard: to say something and to swallow it.'],
    },
  ],
  say: [
    'You know what you did, even if the room does not.',
    'What was taken there is more than a line on a slide.',
    'To be made invisible is a hurt of its own.',
    'It is hard to prove and easy to feel.',
    'The work is still yours. Nobody else could do the next step of it.',
  ],
  ask: [
    {
      line: 'Who else knows that it was you?',
      unless: /\b(?:nobody|no one|everyone|coworkers? know|proof|emails?)\b/iu,
    },
    { line: 'What would have to happen for it to feel right again?' },
    { line: 'Do you have to go on working side by side?', unless: /\b(?:desk|same team|every day|boss|manager)\b/iu },
    { line: 'Is it the first time with {them}?', unless: /\b(?:again|first time|always|keeps|every time)\b/iu },
  ],
};

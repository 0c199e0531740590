import { selfAttack } from '../../language/self-attack.ts';
import type { Cue } from './cue.ts';

/** Work, study, money, decisions, failing and getting through. */
export const workAndSchool: readonly Cue[] = [
  {
    id: 'interview',
    when: /\b(?:interview|audition|presentation|speech|pitch|tryout|performance review)\b/iu,
    say: [
      'Being looked at and weighed is nerve-racking, even when you are ready.',
      'Nerves before such a thing mean that you want it.',
      'They asked to see you; that part is already yours.',
    ],
    ideas: [
      'learn only the first two sentences by heart, because the rest comes once you have begun',
      'say it once out loud to someone, or to a chair, instead of reading it again',
      'plan what you do when you get stuck: a sip of water and the words, let me come back to that',
      'arrive early and stand in the room for a minute before anyone else is there',
      'write three things on a card that you want them to know, and hold on to those',
    ],
    ask: [
      'What do you picture when you think of walking in?',
      'Which question do you dread the most?',
      'What would you like them to have seen by the time you leave?',
      'What helps you in the hour before something like that?',
      'What is it about this one that makes you want it?',
    ],
    feeling: 'anxiety',
    skill: 'box-breathing',
  },
  {
    id: 'exam',
    when: /\b(?:(?<!\b(?:eye|vision|medical|physical|breast|blood|dental|pelvic|prostate|skin|heart|yearly|annual) )exams?|finals|final exams?|midterms?|test tomorrow|quiz|thesis|dissertation|sat|mcat|bar exam|studying|revision)\b/iu,
    unless:
      /\b(?:quiz (?:me|you|him|her|us)|good grades|sat (?:on|in|there|down|with|at|by|next)|i sat|passed|test results?|finally|fail\w*|flunked|bombed|got (?:a|an|my)|grade)\b/iu,
    say: [
      'An exam squeezes months of life into a couple of hours, as if that were fair.',
      'The more it matters, the harder it is to open the book.',
      'A grade measures one morning. It is a poor measure of a person.',
    ],
    ideas: [
      'set a timer for twelve minutes and open only one page; stopping afterward is allowed',
      'do one old question badly, just to break the ice with it',
      'sort the material into know, nearly, and new, and begin with nearly',
      'put the phone in another room for the length of one song at first',
      'ask somebody in the class one exact question instead of saying that you are lost',
    ],
    ask: [
      'How long is it until then?',
      'Which part worries you the most?',
      'What makes this one matter so much to you?',
    ],
    feeling: 'anxiety',
    thread: true,
  },
  {
    id: 'failed',
    when: /\b(?:failed|failing|flunked|didn't (?:pass|get in|get the|make it)|rejected|rejection|got (?:a|an) (?:f|d)\b|bombed|turned (?:me )?down|didn't get (?:it|the job|in))\b/iu,
    unless: /\b(?:failed to (?:load|send)|heart fail)\b/iu,
    say: [
      'A no after so much effort lands on the body like a stone.',
      'A failed try is a fact about a day. It has no say over your worth.',
      'First it is allowed to hurt; the lessons can wait outside.',
    ],
    ask: [
      'How did you find out?',
      'What had you been hoping for?',
      'Who knows about it so far?',
      'What does it mean for you right now?',
    ],
    meet: ['That is a hard thing to hear.', 'That is a blow.', 'That stings.'],
    feeling: 'disappointment',
    thread: true,
  },
  {
    id: 'laid-off',
    when: /\b(?:laid off|lay(?:ing)? off|layoffs?|got fired|fired me|lost my job|unemployed|out of work|getting cut|downsiz\w+)\b/iu,
    say: [
      'Losing work takes the money, the mornings, and the answer to what you do, all in one go.',
      'It is hard to plan anything while the ground is being decided on by other people.',
    ],
    ask: [
      'What worries you most about it, the money or something else?',
      'Who have you been able to tell?',
      'What is the first thing that comes to mind when you think of next week?',
    ],
    feeling: 'anxiety',
    thread: true,
  },
  {
    id: 'boss',
    when: /\b(?:boss|manager|supervisor)\b.{0,30}\b(?:yell\w*|shout\w*|scream\w*|criticiz\w+|ignor\w+|blam\w+|unfair|hates?|awful|mean|toxic|micromanag\w+|watches|humiliat\w+|threaten\w*|called me|snapp\w+|rude)\b/iu,
    say: [
      'It is wearing to depend on somebody who does not see what you do.',
      'A remark from above weighs twice as much, since you cannot just answer back.',
    ],
    ask: [
      'What did you want to answer in that moment?',
      'Is that how your boss is with everybody?',
      'What would change if you were treated fairly there?',
    ],
  },
  {
    id: 'quit',
    when: /\b(?:quit(?:ting)?|resign\w*|leave (?:my|this) job|walk(?:ing)? out|hand(?:ing)? in my notice)\b/iu,
    unless:
      /\bwhen I was\b|\bI quit$|\bdid quit\b|\bquit (?:two|three|school|college|things|everything|before|the (?:team|choir|band|lessons))\b|\b(?:quit(?:ting)? (?:smoking|drinking|vaping|weed|porn|sugar))\b/iu,
    say: ['Thinking of leaving can be a plan, and it can also be the only breath of air.'],
    ask: [
      'What would you be leaving for, and what would you be leaving from?',
      'What keeps you there?',
      'What would have to be in place for you to go?',
    ],
  },
  {
    id: 'offer',
    when: /\b(?:job offer|got (?:an offer|offered)|offered (?:me )?(?:a|the) (?:job|position|place)|offer (?:from|in))\b/iu,
    say: [
      'An offer is a compliment and a question at the same time.',
      'So there is a door open, and doors also mean leaving a room.',
    ],
    ask: [
      'What was your first feeling when you heard, before the thinking began?',
      'What would you gain there, and what would you leave behind?',
      'What makes it more than just a yes or no?',
    ],
    feeling: 'confusion',
  },
  {
    id: 'torn-list',
    when: /\b(\d+) to \1\b|\b(?:fifty[- ]fifty|50\/50|dead even|a tie|tied|evenly split|same number)\b/iu,
    say: [
      'A tie on paper usually means that the paper cannot hold the real question.',
      'Even numbers, then: the list has told you all that it knows.',
    ],
    ask: [
      'When you saw that it came out even, what did you feel for a second?',
      'Which item on it weighs more than one point?',
      'If the list had tipped, which way would you have been sorry about?',
    ],
    feeling: 'confusion',
  },
  {
    id: 'no-list',
    when: /\bno (?:pros and cons|lists?|advice|tips|bullet points|breathing (?:exercises?|stuff))\b/iu,
    always: true,
    say: [
      'All right, none of that.',
      'Understood, we leave that out altogether.',
      'Good to know what does not help. It stays off the table.',
    ],
    ask: [
      'What would be more useful to you than that?',
      'What have all those tools left out?',
      'What is the part that no method has touched so far?',
    ],
  },
  {
    id: 'permission',
    when: /\b(?:want|need|wish|waiting for) (?:someone|somebody|anyone|you|him|her|them) to (?:say|tell me|just say)\b|\b(?:ok|okay|fine|alright) either way\b/iu,
    say: [
      'Then let it be said plainly: either way can be okay, and neither choice makes you a bad person.',
      'Here it is, out loud: it can be all right whichever way you go.',
      'You may hear it from here: whatever you choose, you will have chosen with care, and that is okay.',
    ],
    always: true,
    ask: [
      'How does it feel to hear that?',
      'Whose voice would you most like to hear it from?',
      'What becomes possible, if it is okay either way?',
    ],
    feeling: 'confusion',
  },
  {
    id: 'plan',
    when: /^(?:(?:ok(?:ay)?|well|fine|so|yeah|alright|right|then|maybe|and)[,. ]+)*(?:I(?:'m| am) (?:going to|about to) (?!be\b|die|fail|lose|freeze|sound|look|end|miss|cry|throw|kill|hurt|explode|scream|get fired|have to|need|regret)|I'll (?!be\b|never|always|die|fail|lose|end|probably (?:die|fail))|going (?:in|back in|over there) now)\w*/iu,
    unless: /\b(?:bed|sleep|goodbye|for good|end it|not going to|kill|die)\b/iu,
    say: [
      'That sounds like a plan.',
      'Good. It does not have to come out perfectly.',
      'I hope it goes the way you want.',
      'That sounds right, from here.',
      'Then do it in your own way and at your own speed.',
    ],
    always: true,
    ask: [
      'What would you like to have said or done by the end of it?',
      'What would make it a little easier to go through with?',
      'What will you do for yourself right after?',
      'What is the first small part of it?',
    ],
  },
  {
    id: 'is-it-normal',
    when: /\b(?:is it|am I|is that|is this) (?:ok|okay|bad|wrong|normal|weird|crazy|terrible)(?: of me)?\b(?! either)/iu,
    say: [
      'More people feel exactly that than would ever say it aloud.',
      'It is a common thing to feel, and hardly ever spoken of.',
      'A feeling like that does not make you a bad person.',
      'You would be surprised how many carry the same thought and keep quiet about it.',
    ],
    always: true,
    ask: [
      'What were you afraid it might mean?',
      'When does that thought come?',
      'Who could you say that to without being judged?',
      'What is on the other side of that feeling?',
    ],
  },
  {
    id: 'dont-say',
    when: /^(?:please |and |just |pls )*(?:don't|do not|dont) (?:say|tell me|give me|start with|even say)\b/iu,
    say: [
      'I will not say that.',
      'No sayings from me, then.',
      'Fair, those lines help nobody at a time like this.',
      'Good that you warn me; I will leave the slogans out.',
    ],
    always: true,
    ask: [
      'What would be bearable to hear?',
      'Who has been saying it to you?',
      'What would you rather have somebody say?',
    ],
  },
  {
    id: 'why-me',
    unless: /\b(?:awake|up|still (?:up|here))\b/iu,
    when: /\b(?:why (?:am I|do I|does (?:this|it)|is (?:this|it)|can't I|me|did (?:this|he|she|they)|would (?:he|she|they))|what did I do(?: wrong)?|what's happening to me|where did I go wrong)\b/iu,
    say: [
      'I do not know the why, and I would not want to make one up.',
      'The mind goes back over it, looking for the one sentence that would have changed everything.',
      'Sometimes the why never comes, and the hurt needs care all the same.',
      'Asking why is often a way of asking for it not to be true.',
    ],
    always: true,
    ask: [
      'What is your own hunch, on a kind day?',
      'Which answer are you most afraid of?',
      'What do you keep going back to when you search for the reason?',
      'When did you first ask yourself that?',
    ],
  },
  {
    id: 'decision',
    when: /\b(?:can't decide|don't know (?:if|whether) (?:i|to)|not sure (?:if|whether)|should I (?:stay|go|leave|take|tell)|torn between|big decision|either .* or)\b/iu,
    say: [
      'Some decisions are hard because both answers are good, or because both cost something.',
      'You can be undecided for a while without wasting time.',
    ],
    ask: [
      'Which choice would you be relieved to have taken out of your hands?',
      'What would you be saying yes to, and what no to?',
      'If you had to live with one of them for a week, which would you try first?',
    ],
    feeling: 'confusion',
  },
  {
    id: 'money-trouble',
    unless:
      /\b(?:split|pay|paid|got) the bill\b|\b(?:don't|doesn't|won't|not|pays?|paying) (?:pay )?(?:any )?rent\b|\bbill (?:gates|clinton|murray)\b/iu,
    when: /\b(?:rent|bills?|debts?|deposit|overdraft|credit card|eviction|evict\w*|broke\b(?! (?:up|down|my|his|her|the|it|out|in))|can't afford|paycheck)\b/iu,
    say: [
      'Money worries sit in every room of the house at once.',
      'That is not just an amount; it is what the amount was meant for.',
      'Counting the same coins again at night does not make more of them, only less sleep.',
    ],
    ask: [
      'What was that money going to be for?',
      'What happens next if it goes the bad way?',
      'Which part of it comes first, by date?',
      'What is the date you are watching?',
    ],
    ideas: [
      'open one envelope only, and write down nothing but the date in it',
      'call whoever sent the letter before that date, and ask what a part of the sum would change',
      'call the help line that stands on the letter, and ask what to bring',
      'put the three nearest dates on one sheet, with the sums beside them, and leave the rest for another day',
      'tell one person the number out loud, so that it is not only in your head',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'deposit',
    when: /\b(?:deposit|refund|owes? me|won't pay me|didn't pay me|keep my (?:money|deposit))\b/iu,
    say: [
      'It is galling when somebody else can decide about money you were counting on.',
      'Depending on the goodwill of someone you do not trust is a bad place to stand.',
    ],
    ask: [
      'What makes you expect the worst of them?',
      'What do you have in writing about it?',
      'When will it be decided?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'dentist',
    when: /\b(?:can't afford (?:a |the )?(?:dentist|doctor)|money was for (?:my |the )?dentist|dental? bill|doctor'?s? bill|medical bill|can't see a doctor)\b/iu,
    say: [
      'So the money has a name: the dentist. Putting off care for your own body is a hard place to be pushed into.',
      'That makes it more than a sum. It was going to look after you.',
    ],
    ask: ['How urgent is the dentist visit for you?', 'What would it mean to have to put it off?'],
    feeling: 'anxiety',
  },
  {
    id: 'procrastinate',
    unless: /\bbehind on (?:\p{L}+ )?(?:rent|bills?|payments?|mortgage|loans?|dues|support)\b/iu,
    when: /\b(?:procrastinat\w+|putting (?:it|this|everything) off|keep avoiding|haven't started|behind on)\b/iu,
    say: [
      'Putting off is usually about a feeling and seldom about time.',
      'The longer a task is avoided, the taller it gets.',
    ],
    ideas: [
      'make the first piece so small that it is silly, such as naming the file',
      'work beside another person, even over video, without talking',
      'set a timer for ten minutes and stop when it rings, whatever is done',
      'do it badly on purpose first, and mend it later',
    ],
    ask: [
      'What is the feeling that comes up just as you are about to begin?',
      'What would a bad first version look like, good enough to exist?',
      'Which corner of the task is the least awful?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'mistake',
    when: /\b(?:messed up|screwed up|made a (?:huge |big |stupid |dumb )?mistake|my mistake|wrong (?:file|person|answer|email))\b/iu,
    say: [
      'A mistake keeps its full size only in the head of whoever made it.',
      'Everyone around you has a moment like that in a drawer.',
    ],
    ask: ['What happened just after it?', 'What can still be put right, if anything?'],
    feeling: 'shame',
  },
  {
    id: 'fraud',
    when: /\b(?:imposter|impostor|like a fraud|don't belong|not (?:smart|good|qualified) enough|find me out|out of my league)\b/iu,
    say: [
      'Feeling like a fraud is strangely common among people who are doing the work.',
      'The ones who bluff hardly ever worry about bluffing.',
    ],
    ask: [
      'What do you think they would find, if they looked closely?',
      'What have you done there that a fraud could not have done?',
      'Where did you first get the idea that you had to earn your chair?',
    ],
    feeling: 'shame',
    skill: 'thought-record',
  },
  {
    id: 'worst-case',
    when: /\b(?:what if|worst case|everything will|going to (?:fail|lose|mess|die alone|end up)|never (?:going to|find|be able|get)|ruin(?:ed)? (?:everything|my life))\b/iu,
    say: [
      'Your mind has gone ahead to the worst ending and is sitting there without you.',
      'A prediction can feel exactly like a memory.',
    ],
    ask: [
      'What does the worst ending look like, when you let it play?',
      'What other endings are there, even dull ones?',
      'How would you get through the first hour, if it happened?',
    ],
    feeling: 'anxiety',
    skill: 'thought-record',
  },
  {
    id: 'self-attack',
    when: selfAttack,
    // What others think or say is theirs.
    unless:
      /\b(?:he|she|they|dad|mom|mum|father|mother|boss|husband|wife|everyone|everybody|people|\w+ friends?)\b.{0,12}\b(?:thinks?|thought|says?|said|tells? me|told me|calls?|called)\b.{0,6}\bI(?:'m| am| was)\b/iu,
    always: true,
    say: [
      'You are hard on yourself there.',
      'That is a rough thing to call yourself.',
      'One bad moment does not make you that.',
      'I can see that it feels true right now. That does not make it true.',
      'You would not say that to a friend in your place.',
    ],
    ask: [
      'What set that off today?',
      'What happened just before you thought so?',
      'What would you say to a friend who said that?',
      'Did somebody say that to you once?',
      'What would be a fairer way to put it?',
    ],
    feeling: 'shame',
    skill: 'thought-record',
  },
];

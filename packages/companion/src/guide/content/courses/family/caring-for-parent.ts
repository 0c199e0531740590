import type { Course } from '../course.ts';

/** Somebody cares for a mother or a father, and is worn out. */
export const caringForParent: Course = {
  id: 'caring-for-parent',
  begins:
    /\b(?:(?:I'?m|I am|I'?ve been|I have been|been|we'?re|we are|currently) (?:\S+ ){0,3}?(?:taking care of|caring for|looking after|nursing|a (?:full[- ]?time )?(?:caregiver|caretaker|carer) (?:for|to|of)|the (?:only |sole |main |primary |full[- ]?time )*(?:caregiver|caretaker|carer)(?: (?:for|to|of))?) (?:my )?(?:\S+ ){0,3}?(?:mom|mum|mother|mama|dad|father|papa|parents?|grandma|grandmother|grandpa|grandfather|folks)|I (?:\S+ ){0,2}?(?:take care of|care for|look after) my (?:\S+ ){0,3}?(?:mom|mum|mother|dad|father|parents|grandma|grandmother|grandpa|grandfather)|(?:taking care of|caring for|looking after) my (?:\S+ ){0,3}?(?:mom|mum|mother|dad|father|parents|grandma|grandmother|grandpa|grandfather) (?:\S+ ){0,8}?(?:kill\w*|drain\w*|exhaust\w*|tired|breaking|too much|burn\w*|worn|hard|alone|lot|destroy\w*|wear\w*)|(?:tired|exhausted|burn(?:ed|t)? out|worn out|sick) (?:\S+ )?(?:of|from) (?:taking care of|caring for|looking after) my (?:\S+ ){0,3}?(?:mom|mum|mother|dad|father|parents|grandma|grandpa|grandmother|grandfather)|my (?:mom|mum|mother|dad|father|parents) (?:\S+ ){1,5}?and I (?:\S+ )?(?:take care of|care for|look after) (?:her|him|them)|caregiver (?:burnout|fatigue|exhaustion|stress)|my (?:\S+ )?(?:mom|mum|mother|dad|father|parents) (?:\S+ ){0,3}?(?:needs?|need) (?:\S+ )?(?:help (?:with everything|all)|care (?:24|around|all)|24[/-]?7|constant (?:care|help)|me (?:for everything|all day|24))|my (?:\S+ )?(?:mom|mum|mother|dad|father) (?:moved in with|lives with|living with) (?:me|us) (?:\S+ ){0,12}?(?:dementia|alzheimer\S*|stroke|sick|care|exhaust\w*|tired|can'?t|needs|fall|hip|wheelchair)|(?:everything|it all|all of it|the care) (?:\S+ ){0,2}?(?:falls|lands|is) on me (?:\S+ ){0,6}?(?:mom|mum|mother|dad|father|parents))\b/iu,
  unless:
    /\b(?:died|passed away|funeral|(?:mom|mum|mother|dad|father|parents)'?s? (?:\S+ )?(?:plants?|dogs?|cats?|house|garden|pets?|farm|apartment) |for a living|patients?|my job is|clients?|lottery|dream|(?:friend|neighbou?r)'?s (?:mom|mum|mother|dad|father|parents)|hit (?:her|him|me)|hits me|abus\w*|sexual\w*|as a (?:kid|child)|when I was (?:a |little|\d+)|hung ?over|joke|lol|suicid\w*|kill (?:myself|her|him))\b/iu,
  first: {
    say: [
      'Day and night for somebody, and who is there for you is another matter.',
      'It is love, and it is also heavy work, and nobody relieves you at five.',
      'You hold up another life, and yours gets what is left over.',
      'Worn out by someone you love. Hardly anyone knows how lonely that is.',
    ],
    ask: [
      'What does an ordinary day look like, for you two?',
      'Since when has it been like that?',
      'Who steps in when you cannot?',
    ],
  },
  turns: [
    {
      when: /\b(?:(?:am I|does (?:it|this|that) make me) (?:\S+ ){0,4}?(?:selfish|terrible|bad|awful|horrible|heartless|monster|wrong|cruel|cold)|is (?:it|this|that) (?:\S+ ){0,2}?(?:wrong|normal|bad|selfish|terrible|ok|okay))\b/iu,
      say: [
        'Tired is not heartless. The heartless sleep well.',
        'It is about the most common thought there is in long caring, and the least spoken one. It takes nothing away from what you do.',
      ],
      asked: true,
    },
    {
      when: /\bshould (?:I|we) (?:\S+ ){0,2}?(?:put|quit|move|hire|ask|look|place|leave|stop|keep|give|take|go|tell|get|let)\b/iu,
      say: [
        'You could turn it around: ask what it would take for you to be all right a year from now. A home can be one answer, help on three mornings another.',
        'Looking at a place, or asking what help costs, decides nothing yet. It only gives you something real to think with.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:long|much longer)|when (?:does|will|is)|will (?:it|this|she|he|I) (?:\S+ )?(?:ever|get|end|be|stop|change))\b/iu,
      unless: /\b(?:how long (?:I'?ve|I have))\b/iu,
      say: [
        'Nobody can tell you, and that is a part of what wears you out: no date to hold on to.',
        'I cannot know. What can be planned is smaller: the next free afternoon, and who sits there meanwhile.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'With family a list works better than a plea: “I do the weekdays. Who takes Saturday?”',
        'Perhaps one fixed hour in the week that is yours and is guarded like a doctor’s appointment. Who sits there then would be the first thing to solve.',
        'A call to the local office for the elderly, or {their} doctor’s practice, could tell you what help exists. Many find out years too late.',
      ],
      asked: true,
    },
    {
      when: /\b(?:respite|day off|some(?:one|body) (?:\S+ )?(?:came|comes|helped|sat)|my break|(?:aide|carer|nurse|helper|sister|brother|neighbou?r|aunt|cousin) (?:\S+ )?(?:came|comes|took|takes|offered|helped|sat)|got (?:out|away)|had (?:an hour|a day|some time)|slept in)\b/iu,
      unless: /\b(?:never|nobody|no one|doesn'?t|won'?t|not)\b/iu,
      say: ['A few hours in which someone else listens for the call.', 'Good. So it can be someone else’s hands, too.'],
      ask: ['What did you do with that time?'],
    },
    {
      when: /\b(?:laugh\w*|smil\w*|thank(?:ed|s)? (?:me|you)|held my hand|squeezed|song|sang|sweet|good (?:day|moment|morning)|love you|knew me|kissed)\b/iu,
      unless: /\b(?:never|no thank|not once|without a thank|doesn'?t|didn'?t)\b/iu,
      say: [
        'And that was love, in the middle of the pill boxes.',
        'A moment like that is small, and it pays for a whole week.',
      ],
    },
    {
      when: /\b(?:diapers?|bathroom|toilet|wash(?:ing)?|bath(?:e|ing|s)?|shower(?:ing)? (?:her|him)|wip(?:e|ing)|lift(?:ing)?|feed(?:ing)?|accidents?|incontinen\w*|change (?:her|him|the sheets)|sheets|catheter)\b/iu,
      say: [
        'Nobody prepares you for that part of it.',
        'So close, and so hard, and neither of you would have wished for it.',
      ],
    },
    {
      when: /\b(?:night|nights|wakes? me|up at|calls? (?:out )?for me|\d ?am|no sleep|sleep\w*|bell|monitor)\b/iu,
      unless: /\b(?:laugh\w*|last night|tonight)\b/iu,
      say: ['So the nights too. Then there is no end of the day at all.', 'You sleep with one ear open.'],
      ask: ['When did you last sleep a night through?'],
    },
    {
      when: /\b(?:brothers?|sisters?|siblings?|rest of (?:the|my) family|relatives|cousins?|family (?:doesn'?t|won'?t|says|thinks|has))\b/iu,
      say: [
        'One of you stayed near, and that settled it for all of them.',
        'They have opinions, and you have the nights.',
        'From a distance it is easier to love, and to advise.',
      ],
      ask: ['What would you ask of them, if you believed they would say yes?'],
    },
    {
      when: /\b(?:yell\w*|snapped|shout\w*|lost (?:it|my (?:temper|patience))|impatient|short with|mean to (?:her|him)|rude|patience|screamed|slammed)\b/iu,
      unless: /\b(?:(?:she|he) (?:\S+ )?(?:yell\w*|snapped|shout\w*|screamed)|at me)\b/iu,
      say: [
        'After so many patient answers, one that was not.',
        'You are one person, and that was more than one person’s patience.',
      ],
      ask: ['How was it between you, a while later?'],
    },
    {
      when: /\b(?:(?:she|he) (?:\S+ )?(?:apologi[sz]\w*|(?:is|'s|says|said|feels) (?:\S+ ){0,3}?(?:sorry|guilty|burden))|a burden (?:to|on) me|hates? needing)\b/iu,
      say: ['And so you comfort {them} for needing you.', 'It is hard on both sides of that spoon.'],
    },
    {
      when: /\b(?:ungrateful|(?:he|she)(?:'s| is| gets)? (?:\S+ )?(?:angry|mad|frustrated)|throws|never (?:says )?thank\w*|no thanks|yells?|at me|mean|nasty|complains?|critici[sz]\w*|refus\w*|accus\w*|steal\w*|demand\w*|bossy|insult\w*|fights me|hates? me|difficult|stubborn|combative)\b/iu,
      say: [
        'You give your days and get scolded for it.',
        'Whoever stands closest gets the worst of it. That is unfair, and it hurts.',
      ],
    },
    {
      when: /\b(?:dementia|alzheimer\S*|same question|wander\w*|confus\w*|doesn'?t (?:know|recogni[sz]e|remember)|forget\w*|parkinson\S*|sundown\w*|stroke)\b/iu,
      say: [
        'You look after somebody who is leaving little by little.',
        'And each day you begin again with someone who has forgotten yesterday.',
      ],
    },
    {
      when: /\b(?:wish (?:it|this) (?:was|were|would be) over|want it to (?:end|be over)|be over|sometimes I wish|would just (?:go|pass|die)|relie(?:f|ved) (?:if|when)|waiting for (?:her|him) to)\b/iu,
      say: [
        'That is tiredness speaking, and some love too.',
        'You can think that, and still warm the soup. Both are you.',
      ],
    },
    {
      when: /\b(?:(?:wasn'?t|was not|never was|was never|never) (?:\S+ ){0,3}?(?:there for me|nice|kind|good|a good|around|loved me)|treated me|hated me|bad (?:mother|father|parent|childhood)|never (?:took care|cared))\b/iu,
      say: ['And you do for {them} what was not done for you.', 'That makes every spoon of soup more complicated.'],
    },
    {
      when: /\b(?:no life|my (?:own )?life|on hold|friends|mates|I'?m (?:only )?(?:2\d|3\d)\b|can'?t (?:go|leave|travel|plan|date)|social|dating|my (?:twenties|thirties|forties|fifties)|vacation|trip|hobb(?:y|ies)|trapped|stuck|prison)\b/iu,
      say: [
        'Your own life is standing in the hall with its coat on.',
        'You cannot even be gone for an afternoon without a plan.',
      ],
      ask: ['What do you long for most, of all that is waiting?'],
    },
    {
      when: /\b(?:husband|wife|partner|marriage|boyfriend|girlfriend|kids?|children|son|daughter)\b/iu,
      say: [
        'There are others who want something of you, rightly, and there is only one of you.',
        'Pulled at from both ends, and you are the rope.',
      ],
    },
    {
      when: /\b(?:quit|job|work(?:ing)?|money|afford|savings|insurance|medicaid|medicare|cost\w*|bills|pay|expensive|career)\b/iu,
      say: ['So it is paid for out of your own future, too.', 'Care costs, and it costs the one who gives it.'],
    },
    {
      when: /\b(?:home|nursing|assisted|facility|memory care|hospice|promis\w*|place (?:her|him))\b/iu,
      unless: /\b(?:at home|come home|came home|go home|my home|get home)\b/iu,
      say: [
        'Whatever you decide there can feel like a betrayal and not be one.',
        'A promise like that is made in another time, with other strength.',
      ],
      ask: ['What would {they} {have} wanted for you, in better days?'],
    },
    {
      when: /\b(?:appointments?|doctors?|pills|meds|medications?|forms|paperwork|pharmacy|hospital|therap\w*|prescriptions?|schedule)\b/iu,
      say: ['That is a whole office you run on the side.', 'And you are the one who has to have it all in mind.'],
    },
    {
      when: /\b(?:my (?:back|body|health|head|knees|weight|blood pressure|heart)|sick myself|headaches?|hurt my|gained|lost weight|ill myself|my own (?:doctor|health))\b/iu,
      say: ['Your body is paying in as well.', 'And your own appointments are the ones that get moved.'],
    },
    {
      when: /\b(?:saint|so strong|strong|take care of yourself|self[- ]care|god|blessing|regret it|only have one|you'?ll miss|people (?:say|tell|think)|everyone (?:says|tells))\b/iu,
      say: [
        '“Take care of yourself” comes without anybody taking over.',
        'Being called strong is one way of being left alone with it.',
      ],
    },
    {
      when: /\b(?:guilt\w*|never enough|not (?:doing )?enough|should (?:do|be) more|bad (?:daughter|son)|selfish|feel bad|terrible (?:daughter|son|person))\b/iu,
      say: [
        'There is no amount of it that would feel like enough.',
        'The guilt stays even on days when you did everything right.',
      ],
    },
    {
      when: /\b(?:cried|cry|crying|tears|break down|broke down|sob\w*|in the (?:car|shower|bathroom|garage))\b/iu,
      say: [
        'So there is one place where you are left in peace, and there it comes.',
        'It has to go somewhere, when everybody leans on you.',
      ],
    },
    {
      when: /\b(?:alone|nobody|no one|by myself|lonely|invisible|no help|just me|only me|nobody asks|isolated)\b/iu,
      say: [
        'Everyone asks how {they} {are}. Hardly anyone asks after you.',
        'It was meant for more shoulders than two.',
      ],
      ask: ['How are you, apart from all that?'],
    },
    {
      when: /\b(?:watch(?:ing)?|fading|slipping|declin\w*|worse|losing|dying|not long|weaker|suffer\w*|pain)\b/iu,
      say: [
        'You lose {them} a bit at a time, and do the dishes in between.',
        'To see it go downhill and still be cheerful at breakfast, that is a lot.',
      ],
    },
    {
      when: /\b(?:angry|resent\w*|hate|mad|bitter|unfair|frustrat\w*|fed up|sick of)\b/iu,
      unless: /\b(?:he|she)(?:'s| is| gets)? (?:\S+ )?(?:angry|mad|hates?|frustrat\w*)/iu,
      say: [
        'Resentment comes to almost everyone who does it for long.',
        'There is nobody to be angry with, and so it turns round in circles.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|looking (?:into|at)|I might|I could ask|I'?ll (?:call|ask|tell)|going to (?:call|ask|tell)|day ?care|meals on wheels|support group|hire)\b/iu,
      say: ['To want help is not to leave {them}.', 'It sounds like a small door, and it opens outward.'],
      ask: ['What would make the biggest difference, if you could have one thing?'],
    },
    {
      when: /\b(?:months?|years?|since|forever|long time)\b/iu,
      say: ['That is a very long shift.', 'So long that one no longer remembers ordinary days.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|worn|drain\w*|burn\w* out|can'?t (?:do|go|keep|anymore|take)|empty|done|at my limit|running on|breaking)\b/iu,
      say: [
        'You have been running on reserve for a while, I think.',
        'There is an end to what one person can carry, and it is no disgrace to have reached it.',
      ],
    },
    {
      when: /\b(?:shouldn'?t complain|stupid|other people|worse off|my (?:duty|job|turn)|supposed to|she did it for me|took care of me)\b/iu,
      say: ['It can be right to do and still be too much.', 'Complaining does not make you love {them} any less.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Thinking ahead takes strength, and yours is spent on today.', 'Then only today. That was enough already.'],
    },
  ],
  say: [
    'Somebody ought to bring you a plate for once.',
    'Nobody sees most of what you do there, and it is done all the same.',
    'What you give there you cannot get back by sleeping in once.',
    'You are a person in this, too, and not only the one who helps.',
    'It goes on and on, and you go on with it.',
  ],
  ask: [
    { line: 'When did you last have a day that was only yours?', unless: /\bday off\b/iu },
    { line: 'Which part of it drains you most?', unless: /\b(?:worst|hardest|night)\b/iu },
    { line: 'What did the two of you have, before the caring?', unless: /\b(?:never|used to)\b/iu },
    { line: 'Who knows how tired you really are?', unless: /\b(?:nobody|no one)\b/iu },
  ],
};

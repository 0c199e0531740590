import type { Course } from '../course.ts';

/** They made a mistake at work. */
export const workMistake: Course = {
  id: 'work-mistake',
  begins:
    /^(?:I |so I |I've )?(?:just |really |totally |completely )?(?:messed|screwed|fucked) (?:\S+ )?up (?:\S+ ){0,4}?(?:at|on|in) (?:work|my job|the job|the office|shift)\b|\bmistakes? that cost (?:my|the|our|us) (?:\S+ )?(?:company|boss|work|client|team|firm)\b|\b(?:gave|gave the|given) (?:\S+ ){0,3}?(?:patient|resident) (?:\S+ )?(?:wrong|double|too much)\b|\bwrong (?:medication|meds|dose|patient)\b.{0,30}\b(?:gave|shift|work|nurse|I)\b|\b(?:I|I've) (?:\S+ )?(?:cost (?:my|the|our) company|lost (?:a|the|an?|our) (?:\S+ )?(?:client|account) (?:\S+ ){0,3}?(?:because|my fault|mistake))\b|\b(?:screwed|messed|fucked) up (?:\S+ ){0,3}?(?:order|report|invoice|project|presentation|account|schedule|payroll)\b|\b(?:I|I've|I'm) (?:\S+ ){0,3}?(?:made (?:\S+ ){0,3}?(?:mistakes?|error|blunder)|(?:messed|screwed|fucked|f\*+ed) (?:\S+ )?up|blew it|dropped the ball|botched|ruined|broke|deleted|sent (?:\S+ ){0,5}?(?:wrong|to everyone|whole company|reply all)|forgot)\b.{0,80}\b(?:at work|at my job|on the job|my (?:boss|manager|supervisor|client)|a client|the client|clients?|the company|(?:production|prod|the) (?:database|server)|the order|an order|invoices?|the report|spreadsheet|deadline|coworkers?|project|account|shift|medication|med error|patient|fired|fire me|whole company)\b|\b(?:at work|at my job|on (?:my )?shift|at the office)\b.{0,50}\b(?:I )?(?:made (?:\S+ ){0,3}?(?:mistakes?|error)|(?:messed|screwed|fucked|f\*+ed) (?:\S+ )?up|blew it|dropped the ball|deleted|forgot)\b|\b(?:big|huge|stupid|bad|terrible|costly|serious|massive|dumb|horrible|awful) (?:\S+ )?(?:mistake|error|screw[- ]?up|fuck[- ]?up|mess[- ]?up) at (?:work|my job)\b|\bmistakes? at (?:work|my job)\b|\bmedication error\b|\breply(?:ed)?[- ]all\b.{0,60}\b(?:accident\w*|company|boss|mortif\w*|embarrass\w*|omg|die)\b/iu,
  unless:
    /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|coworker|colleague|he|she|they) (?:made|messed|screwed)|cheat\w*|slept with|affair|taking this job|accepting|quitting|hiring me|crush|kiss\w*|afraid (?:of|to)|scared (?:of|to) mak\w*|years ago|exam|homework|died|killed|hope I (?:don't|didn't))\b/iu,
  first: {
    say: [
      'That hot drop in the stomach when you see it.',
      'And since then it runs in a loop, the minute before it.',
      'One moment of not looking, and the whole day hangs on it.',
      'Somebody who did not care would be watching TV by now.',
    ],
    ask: [
      'What was it, in a sentence or two?',
      'Does anyone know yet?',
      'Can it be put right, or is it out of your hands?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|do I have to|how (?:do|should|can) I|what (?:do|should) I)\b.{0,50}\b(?:tell|say|admit|confess|own|report|apologi[sz]e|explain|email|come clean|hide)\b/iu,
      say: [
        'Better early, and from you: “I made a mistake with this. Here is what happened, here is what I have done so far, and here is what I need.” Three sentences.',
        'Most bosses forgive a mistake sooner than finding out about it by themselves. First thing in the morning is a good time, then the day does not drag.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will|are|can|could|am|do you think)\b.{0,40}\b(?:fire|fired|get in trouble|let (?:me )?go|lose my job|hate me|trust|sue|lose my license|in trouble)\b/iu,
      say: [
        'Nobody can know that from here. For one mistake that somebody owns up to, most places talk rather than fire.',
        'At night it looks like the end of everything. What usually comes is an unpleasant ten minutes and then a plan for fixing it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|does (?:this|that|it) make me|is it)\b.{0,30}\b(?:bad|stupid|idiot|incompetent|terrible|failure|normal|overreact\w*|not cut out|useless|careless|big deal|that bad)\b/iu,
      say: [
        'No. Everyone who works makes some, and those who do a lot make more. What shows what you are made of is the hour after.',
        "A mistake says what happened at ten past two. It doesn't say who you are.",
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you))\b.{0,50}\b(?:stop|get over|forget|move on|let (?:it )?go|forgive|face|live with|calm|look|sleep|trust)\b/iu,
      say: [
        'It helps some to write it down once from start to finish, with the last line: “and next time I will …” Then the head does not have to keep it warm.',
        'You could think what you would say to a colleague who came to you with exactly this. And then let it count for you as well.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I|help me)\b/iu,
      say: [
        'First the thing, then the guilt: what can still be limited today, and who can help you with it. The scolding of yourself can wait.',
        'One step at a time perhaps: who has to know, and what is the next smallest thing that makes it less bad.',
        'Write three lines: what happened, what it touches, what you have done about it. With those in hand any talk about it goes easier.',
      ],
      asked: true,
    },
    {
      when: /\b(?:said|says|told me)\b.{0,30}\b(?:everyone (?:does|has|makes)|happens to|been there|happened to (?:him|her|them)|did (?:the same|worse)|no worries)\b/iu,
      say: ['Somebody who has been there holds out a hand. It may even be true.', 'Good that one of them said that.'],
    },
    {
      when: /\b(?:keep|can't stop) (?:checking|refreshing|looking|waiting)|\bwait(?:ing)? for (?:the|a|my|an) (?:call|email|reply|meeting)\b/iu,
      say: [
        'You wait for the next blow, with one eye on the inbox.',
        'That waiting is almost worse than the thing itself.',
      ],
    },
    {
      when: /\b(?:wrong (?:price|number|amount|date|size|order|quantity|address)|miscalculat\w*|misread|mixed up|double[- ]booked|forgot|overcharged|undercharged)\b/iu,
      say: [
        'A small slip of the hand, and such a long tail.',
        'That happens in a second, and it could happen to anybody who does the work.',
      ],
      ask: ['When did you notice it?'],
    },
    {
      when: /\b(?:patient|medication|meds|dose|dosage|nurse|hospital|injection|chart)\b/iu,
      say: [
        'With people in your care, a slip weighs a ton. That you are so shaken shows how you hold them.',
        'There it is not about numbers, and so it goes right through you.',
      ],
      ask: ['How is the one it happened to, do you know?'],
    },
    {
      when: /\b(?:reply[- ]?all|everyone (?:saw|got|read|knows)|salaries|payroll|confidential|wrong (?:person|email|address|chat|group|number|file|attachment)|sent (?:it|the|an?)|sent \p{L}+ to|whole company|everyone (?:saw|got)|the email)\b/iu,
      say: ['And once it is gone, there is no calling it back.', 'That click stays in the fingers for days.'],
      ask: ['Who has seen it?'],
    },
    {
      when: /\b(?:lost|losing|lose) (?:us |them |me )?(?:the|a|an|our|my|that) (?:\S+ )?(?:client|account|deal|order|contract|customer)\b/iu,
      say: [
        'So it did not stay without consequences. That is the heavy part.',
        'And now there is a name on the loss, in your head at least.',
      ],
    },
    {
      when: /\b(?:dollars?|\$|money|thousand|k\b|cost|paid|refund|pay for it|expens\w*|loss|grand|euros?|pounds)\b/iu,
      say: ['A number on it makes it look even bigger.', 'It is a costly one, then. Still a mistake, and no crime.'],
    },
    {
      when: /\b(?:deleted|database|server|production|prod|crash\w*|backup|code|system|data|website|down)\b/iu,
      say: [
        'That cold second when the screen shows it, and nothing can be undone.',
        'A setup where a single wrong click can do that was an accident waiting to happen.',
      ],
    },
    {
      when: /\b(?:boss|manager|supervisor|they|he|she|client)\b.{0,40}\b(?:yell\w*|mad|angry|furious|disappoint\w*|scream\w*|pissed|upset|cold|look(?:ed)?|sigh\w*|silent|quiet|write[- ]?up|wrote me up|warning)\b/iu,
      say: [
        'That face will stay with you a while. You would have punished yourself enough without it.',
        'It was already bad, and then there was that on top.',
      ],
      ask: ['What did they say, exactly?'],
    },
    {
      when: /\b(?:nice|kind(?! of)|okay about|understanding|no big deal|it happens|don't worry|cool about|fine about|calm|laughed|good about it|reassur\w*|forgave)\b/iu,
      say: [
        'So it has already been taken better out there than in you.',
        'They let you off. You are the stricter boss here.',
      ],
      ask: ['What keeps you from believing it?'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:told|admitted|confessed|owned|reported|apologi[sz]ed|said sorry|came clean)|already told)\b/iu,
      unless: /\b(?:haven't|didn't|should|if I|never)\b/iu,
      say: [
        'You stood up and said it was you. Many would have looked at the ceiling.',
        'Then the hardest sentence is already spoken.',
      ],
      ask: ['How was it taken?'],
    },
    {
      when: /\b(?:haven't told|nobody knows|no one knows|hiding|hid(?:den)?|cover(?:ed|ing)? (?:it )?up|didn't (?:tell|say)|keep(?:ing)? (?:it )?(?:quiet|secret)|before (?:anyone|they)|lied|blamed|noticed yet|find out)\b/iu,
      say: ['So you carry it alone, and listen for footsteps.', 'The secret of it makes it grow at night.'],
      ask: ['What do you picture, when you think of saying it?'],
    },
    {
      when: /\b(?:fired|fire me|lose (?:my|this) job|firing|in trouble|hr|warning|probation|written up|sued|license|suspend\w*)\b/iu,
      say: [
        'You are already out on the street in your head, with a box under your arm.',
        'It is the not knowing what follows that keeps the stomach tight.',
      ],
      ask: ['When will you know more?'],
    },
    {
      when: /\b(?:fix\w*|offered|make it up|solved|solution|restored|corrected|sorted|repair\w*|undo|undid|caught it|in time|backup|replaced|made up for)\b/iu,
      unless: /\b(?:can't|couldn't|how (?:do|can)|not|no way|too late|unfixable)\b/iu,
      say: [
        'Good. Then the thing itself is already smaller than the fright.',
        'And you were the one who put it right.',
      ],
    },
    {
      when: /\b(?:coworkers?|colleagues?|team|everyone|they all|people|behind my back|talking about|laughing|look(?:ing)? at me|clean(?:ed|ing)? up|extra work|had to stay)\b/iu,
      say: [
        'It is bitter when others have to stay longer for it.',
        'You feel all eyes on your back. Most of them are thinking of their own last one.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|no sleep|rush\w*|too much|short[- ]?staffed|overwhelm\w*|stress\w*|double shift|distract\w*|multitask\w*|in a hurry|busy|end of)\b/iu,
      say: [
        'Mistakes like that grow where there is too much for too few hands.',
        'Then it was not only you. The day had its hand in it.',
      ],
    },
    {
      when: /\b(?:again|always|second (?:time|one|mistake)|third (?:time|one|mistake)|keep(?:s)? (?:making|messing|happening)|another|not the first|every time|never (?:do|get))\b/iu,
      say: [
        'And because it is not the first, you read a pattern into it.',
        'After the second one you watch your own hands so closely that the third is almost sure to come.',
      ],
    },
    {
      when: /\b(?:I'm new|new (?:here|there|job|at)|(?:second|third|2nd|3rd) (?:week|month)|first (?:week|month|job)|just started|intern\w*|trainee|junior|probation|rookie)\b/iu,
      say: [
        'As the new one you wanted so much to do it right.',
        'That is exactly the time when mistakes are priced in.',
      ],
    },
    {
      when: /\b(?:never (?:make|made|happen\w*)|years without|perfection\w*|always so careful|careful|reliable|high standards|known for)\b/iu,
      say: [
        'It scratches the picture of the one who never drops anything.',
        'So much care for so long, and it is the one slip that counts, for you.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|night|replay\w*|over and over|can't stop thinking|in my head|loop|3 ?am|keeps? playing)\b/iu,
      say: [
        'At three in the morning every mistake is a catastrophe.',
        'The head goes back there as if it could still change it.',
      ],
    },
    {
      when: /\b(?:they|he|she|client|customer|patient|one of them|family|guest|coworker)\b.{0,30}\b(?:cried|crying|in tears|devastated|hurt|scared|heartbroken)\b/iu,
      say: [
        'That you did not just make an error, but made somebody cry. That is what stays.',
        'Now it has a face, and a voice on top of that.',
      ],
    },
    {
      when: /\b(?:shak\w+|stomach|sick|throw up|heart|crying|I (?:\S+ )?cried|panic\w*|sweat\w*|nause\w*|eat)\b/iu,
      say: ['The fright is still in your body.', 'It went right through you.'],
    },
    {
      when: /\b(?:tomorrow|monday|go(?:ing)? back|face (?:them|him|her|everyone)|in the morning|show my face|call in sick)\b/iu,
      say: [
        'To walk in there with that in your pocket, that will be the longest corridor.',
        'It is worse tonight than it will be at ten past nine, I would guess.',
      ],
      ask: ['Who will be the first you have to look in the eye?'],
    },
    {
      when: /\b(?:hide|blanket|stupid|idiot|dumb|incompetent|useless|failure|careless|asham\w*|embarrass\w*|humiliat\w*|mortif\w*|hate myself|guilt\w*|terrible|awful|horrible|worst)\b/iu,
      say: [
        'You talk to yourself in a tone you would not use on any trainee.',
        'The shame makes a person out of a mistake. It was a mistake.',
        'You did it, and you would give a lot to have that minute back. That says enough about you.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        'With that fright still in you, nobody thinks straight.',
        'One thing after the other. It is all right not to see the end yet.',
      ],
    },
  ],
  say: [
    'It happened in a moment, and you are going to think about it for days.',
    'You want to be someone people can rely on, and that is just why it hurts.',
    'There is a lot you did right that nobody is replaying tonight.',
    'What is done is done, and what comes next is still yours.',
    'It is heavy to have caused something you never meant.',
  ],
  ask: [
    { line: 'How big is it, on a sober scale, if a colleague had done it?' },
    { line: 'Who could you tell it to, over there?', unless: /\b(?:told|coworker|colleague|boss|manager)\b/iu },
    { line: 'What is the part you keep going back to?' },
    {
      line: 'How fresh is it?',
      unless:
        /\b(?:today|yesterday|last (?:night|week)|this (?:morning|week)|monday|tuesday|wednesday|thursday|friday|ago)\b/iu,
    },
  ],
};

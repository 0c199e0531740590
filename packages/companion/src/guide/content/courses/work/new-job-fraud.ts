import type { Course } from '../course.ts';

/** A new job, and the feeling of not being up to it, or of being found out. */
export const newJobFraud: Course = {
  id: 'new-job-fraud',
  begins:
    /\b(?:new job|new position|new role|started (?:a|my|this|at|working)|first (?:day|week|month)s?|(?:second|third|two|three|\d+) (?:days?|weeks?|months?) in(?:to)?)\b.{0,90}\b(?:fraud|impost[eo]r\w*|fake|faking|stupid|dumb|incompetent|useless|clueless|lost|in over my head|out of my depth|overwhelm\w*|drowning|idiot|find out|found out|figure out|realize I|don't (?:know what I'm|belong|understand|get) ?\w*|no (?:idea|clue) what|not (?:good|smart|cut out)|everyone(?:'s| is| else| knows)|can't (?:keep up|do it|do this)|slow\w*|mistake hiring|regret\w*|fire me|hired the wrong|scared|terrified|nervous|anxious|cry\w*|cried|hate it)\b|\b(?:fraud|impost[eo]r\w*|in over my head|out of my depth|clueless|don't belong|find out I)\b.{0,70}\b(?:at work|at (?:my|this|the new) (?:new )?(?:job|work|company)|new job|new role|new position|team|office|coworkers|colleagues|job)\b|\bimpost[eo]r syndrome\b|\b(?:they|my (?:boss|company|team|coworkers)) (?:\S+ )?(?:made a mistake (?:hiring|in hiring)|hired the wrong|(?:will|are going to|'re going to) (?:\S+ )?(?:find|figure|see|realize|notice) (?:\S+ )?(?:I|out))\b|\bstart (?:my |a |the )?new job\b.{0,40}\b(?:tomorrow|monday|next week|scared|nervous|terrified|anxious)\b|\b(?:first day|first shift) (?:at|of|on) (?:\S+ ){0,3}(?:job|work)\b.{0,30}\b(?:tomorrow|monday|nervous|scared|terrified)\b/iu,
  unless:
    /\b(?:(?:daughter|son|husband|wife|friend|boyfriend|girlfriend|kid|sister|brother|mom|dad)(?:'s| has| started| got| is)|school|semester|class|college|degree|phd|identity fraud|fraud (?:charge|alert|case)|credit card|scam\w*|pregnan\w*|promoted|promotion|relationship|yelled|years ago|looking for a new job|need a new job|no new job)\b/iu,
  first: {
    say: [
      'Everyone else knows where the light switch is, and you are the new face.',
      'To be a beginner again, in front of people, that is exhausting.',
      'You see all your own gaps, and only the smooth outside of everybody else.',
      'A new place makes capable people feel twelve years old.',
    ],
    ask: ['What part of it makes you most unsure?', 'What is the work, in plain words?'],
  },
  turns: [
    {
      when: /\b(?:will|does|when (?:will|does|do)|how long)\b.{0,50}\b(?:better|easier|end|pass|go away|stop|last|take|stay|click|feels? (?:normal|comfortable|confident))\b/iu,
      say: [
        'Most people say it takes three to six months until they stop feeling like a guest. Some things click earlier; which ones, nobody knows beforehand.',
        'It tends to fade without a date. One day somebody asks you where something is, and you know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this) (?:\S+ )?(?:normal|common|just me|bad)|am I (?:\S+ )?(?:supposed|expected) to|am I the only|maybe (?:it's|it is) (?:just )?me|does everyone|do (?:other people|others|you think everyone)|did they make a mistake|is it (?:just )?me)\b/iu,
      say: [
        'Very common, and most of all in people who take their work seriously. The ones who never wonder about it are often the ones to worry about.',
        'They saw your papers, talked with you and chose you, with open eyes. They expected someone new, and not somebody finished.',
      ],
      asked: true,
    },
    {
      when: /\bwhat if\b/iu,
      say: [
        'Then you would say: “I am still finding my pace, tell me what matters most.” Most people warm to that more than to speed.',
        'It may happen, in the beginning it nearly always does. New people are slow and ask a lot, and everybody there has been one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will they|are they going to|am I going to|do you think they)\b.{0,30}\b(?:fire|find out|let me go|notice|hate|regret|think)\b/iu,
      say: [
        'Nobody can see into their heads. But hiring is slow and costs them a lot, so they usually want it to work out with you.',
        'What they would find out is that you are still learning. They know that already, it says so on your start date.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|is it (?:ok|okay|bad|stupid) (?:to|if)|how do I)\b.{0,50}\b(?:ask|admit|tell|say|question|help)\b/iu,
      say: [
        'Yes, and now is the cheapest time for it. “I want to get this right, could you show me once more?” In a year that question costs more.',
        'You might collect them: five questions on a slip, and ten minutes once a day. That is easier on you and on whoever answers.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ )?(?:quit|leave|go back|stay|give (?:it )?up|resign)\b/iu,
      say: [
        'The first weeks are a bad time to judge it, everything is foreign then. You could give yourself a date, three months say, and ask again.',
        'It may help to ask what exactly you would be leaving: the work, the people, or the feeling of being new. The last one would come along to the next place.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|people)|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'Each evening one line: what I know today that I did not know this morning. After two weeks it makes an odd and comforting list.',
        'Perhaps ask your boss straight: “What should I be able to do after three months?” It is nearly always less than you imagine.',
        'You could pick one small thing per day to really understand, and let the rest be fog for now.',
      ],
      asked: true,
    },
    {
      when: /\b(?:prais\w*|good job|great job|compliment\w*|doing (?:well|great|fine)|happy with|nice (?:thing|feedback)|positive|impressed)\b/iu,
      say: [
        'They say it, and you think: they just have not noticed yet. It could simply be true, though.',
        'A kind word slides right off when you feel like a cheat.',
      ],
      ask: ['What exactly did they say?'],
    },
    {
      when: /\b(?:mistake|messed up|screwed up|wrong|broke|deleted|forgot|error|sent (?:it|the))\b/iu,
      unless: /\bmistake (?:hiring|in hiring|by hiring)\b/iu,
      say: [
        "And it felt like the proof, did it not. It was a beginner's mistake by a beginner.",
        "Everyone in that building has one of those from their first weeks. They just don't tell it at lunch.",
      ],
      ask: ['How did they take it, over there?'],
    },
    {
      when: /\b(?:meeting\w*|acronym\w*|jargon|words|terms|language|over my head|abbreviation\w*|everyone (?:talks|speaks|understands|knows|seems|is)|they all|nod(?:ded|ding)?|pretend\w*|google|googling|look(?:ing)? (?:it|things|words) up|smile and)\b/iu,
      say: [
        'You nod, and inside you write down words to look up at night.',
        'A foreign language, spoken fast, by people who all forgot that they once learned it.',
        'Nodding along is hard work.',
      ],
    },
    {
      when: /\b(?:ask(?:ed|ing)?|questions?|bother\w*|annoy\w*|same thing twice|again and again|dumb question|help)\b/iu,
      say: [
        'To ask a third time, with that friendly face in front of you, that takes a push.',
        'You do not want to be the one who always asks. So you sit there alone with it.',
      ],
      ask: ['Who there is the easiest to ask?'],
    },
    {
      when: /\b(?:train(?:ed|ing|er)|onboard\w*|no one (?:shows|showed|explains|explained|tells|told)|nobody (?:shows|showed|explains|explained|tells|told|has time)|thrown in|deep end|manual|left alone|figure it out|handover|sink or swim)\b/iu,
      say: [
        "So it is not that you don't get it. Nobody has shown you.",
        'Thrown in at the deep end, and then wondering why you gasp.',
      ],
    },
    {
      when: /\bhaven't worked\b|\b(?:\d+|two|three|four|five|ten) years (?:off|at home|out|away|since)\b|\b(?:back to work|first job (?:in|since|after)|stay[- ]at[- ]home|since (?:the|my) (?:kids?|baby|child\w*)|maternity leave)\b/iu,
      say: [
        'It is a step back into the world, and the world did not wait.',
        'After a time away even the small talk feels like something to relearn.',
      ],
      ask: ['What did those years teach you that no resume shows?'],
    },
    {
      when: /\b(?:in their (?:twenties|20s|thirties)|half my age|oldest|older than|old enough to be|so young|all (?:\S+ )?young\w*|too old)\b/iu,
      say: [
        'To be the older one and the beginner at once, that takes some humility.',
        'They know the software. You know a few other things.',
      ],
    },
    {
      when: /\b(?:like me|accept(?:ed)?|make friends|get along|nice to me|be nice|hate me)\b/iu,
      say: [
        'You hope for a friendly face, that is only human.',
        'That may matter more to you than the work itself. It does for most people.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|mom|mum|dad|kids?|daughter|son|friends?|boyfriend|girlfriend)\b.{0,40}\b(?:bought|gave|made|packed|proud|believes?|says?|said|hugged|wrote|card|lunch\w*|support\w*)\b/iu,
      say: [
        'Somebody is rooting for you. That goes in the bag with you.',
        'That is a sweet thing. You do not walk in there alone.',
      ],
    },
    {
      when: /\b(?:younger|smarter|smart|everyone else|degrees?|experience\w*|harvard|faster|better than me|genius\w*|compar\w*|the others|know so much|qualified)\b/iu,
      say: [
        'You compare your third week with their third year.',
        'Standing next to people who can do it in their sleep makes anyone feel slow.',
      ],
    },
    {
      when: /\b(?:lied|exaggerat\w*|desperate|only (?:hired|took) me|resume|cv|interview|lucky|luck|fluke|pity|knew someone|diversity|fooled|tricked|accident|only (?:got|hired))\b/iu,
      say: [
        'So you think you got in by the side door. Luck opens a door now and then, it rarely does the work afterwards.',
        'It feels as if they had hired a picture of you.',
      ],
    },
    {
      when: /\b(?:lunch|alone|lonely|nobody talks|no one talks|friends|cliques?|fit in|belong|outsider|left out|names|small talk|new (?:guy|girl|person|kid))\b/iu,
      say: [
        'Everyone has their table already. That is like the first day of school, only with a badge.',
        'The work can be learned. Not having anyone to roll your eyes with is the lonelier part.',
      ],
      ask: ['Is there one face you like already?'],
    },
    {
      when: /\b(?:old job|last job|used to|where I was|previous|miss|before I|was good at|the one people|knew everything|left a)\b/iu,
      say: [
        'Back there you were the one who knew. To give that away is a real loss.',
        'You moved from knowing everything to knowing nothing, in a weekend.',
      ],
      ask: ['What were you the one for, over there?'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|brain|fried|headache|collapse|fall asleep|wiped)\b/iu,
      say: [
        'All day long everything is new: names, doors, faces, passwords. No wonder you are empty by evening.',
        'The head works overtime, even when you hardly got anything done.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|night|sunday|dread\w*|morning|stomach|sick|panic\w*|cry\w*|cried|car|anxi\w*|shak\w*|heart)\b/iu,
      say: [
        'It already begins before you get there.',
        'Your body stands at attention the whole day, and then it cannot let go at night.',
      ],
    },
    {
      when: /\b(?:tomorrow|start on|monday|first day)\b/iu,
      say: [
        'The first day nobody expects more than that you find the door and smile now and then.',
        'Tomorrow you may be slow. It is the one time it is in the contract, so to speak.',
      ],
      ask: ['What are you most curious about?'],
    },
    {
      when: /\b(?:let (?:\S+ )?(?:down|anyone|them)|disappoint\w*|fail\w*|not (?:do|doing) enough|burden|slow(?:ing)? (?:them|everyone) down|drag)\b/iu,
      say: ['You want to be worth the chance they took on you.', 'That fear comes from taking it seriously.'],
    },
    {
      when: /\b(?:fire me|fired|probation|trial period|let me go|pip|review|evaluation)\b/iu,
      say: [
        'To be on trial while learning makes every slip look like evidence.',
        'With that hanging over you, even a harmless “can you come in for a minute” is a shock.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|go back|regret\w*|run away|hate it|wrong choice|shouldn't have)\b/iu,
      say: [
        'The wish to run is strongest while everything is still strange.',
        'And you ask yourself at night whether it was a mistake to come.',
      ],
    },
    {
      when: /\b(?:money|bills|rent|need (?:this|the) job|moved|relocat\w*|quit my|visa)\b/iu,
      say: [
        'There is a lot riding on it, so there is no room to just try it out.',
        'It has to work, and that makes the shoulders stiff.',
      ],
    },
    {
      when: /\b(?:fraud|impost\w*|fake|faking|find out|found out|expos\w*|belong|stupid|dumb|idiot|useless|incompetent|clueless|not good enough|slow)\b/iu,
      say: [
        'You wait for the tap on the shoulder: excuse me, there has been a mistake.',
        'It is lonely to hide all day what nearly everyone hides.',
        'Real frauds do not lie awake over whether they are good enough.',
      ],
      ask: ['What is it you think they would find out?'],
    },
    {
      when: /\b(?:went (?:ok|okay|fine|well|better)|by myself|on my own today|(?:fixed|solved|finished|managed) (?:one|a|my first|it|something)|got it (?:right|done)|figured (?:it )?out|small win|nice|friendly|kind|helped me|a bit better|understood)\b/iu,
      say: ['There, a piece of ground under your feet.', 'That is how it starts to be yours, in such small pieces.'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        "“I don't know” is the most honest sentence of the first months.",
        'You do not have to know yet whether it is right.',
      ],
    },
  ],
  say: [
    'To learn something under watching eyes is hard.',
    'You hold yourself to the measure of someone who has been there for years.',
    'Being new is a state and no verdict on you.',
    'A lot of what they know is only where things are kept.',
    'It costs strength to look calm all day.',
  ],
  ask: [
    { line: 'Which part of it can you already do?', unless: /\b(?:can do|good at|know how)\b/iu },
    { line: 'What does your boss say about how you are doing?', unless: /\b(?:boss|manager|supervisor|lead)\b/iu },
    { line: 'What made you want this job?' },
    {
      line: 'How long have you been there now?',
      unless: /\b(?:days?|weeks?|months?|tomorrow|monday|start|starting|next)\b/iu,
    },
    { line: 'What is the hardest hour of the day there?' },
  ],
};

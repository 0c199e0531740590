import type { Course } from '../course.ts';

/** Somebody hates their job and thinks of quitting. */
export const hateMyJob: Course = {
  id: 'hate-my-job',
  begins:
    /\b(?:unhappy|miserable|depressed|not happy|never happy) (?:at|in|with|because of|about) (?:my |this )?(?:work|job|career|workplace)\b|\b(?:in|at) a (?:job|place|company|career) (?:that |which )?I (?:\S+ )?(?:hate|can't stand|despise|dread)\b|\b(?:don't|can't) (?:want to|wanna) (?:go (?:back )?(?:in ?)?to work|work (?:there|here) anymore)\b|\bI need (?:to get )?out of (?:this|my) job\b|\b(?:hate|hating|despise|loathe|can't stand|cannot stand|dread\w*|sick of|so done with|over|miserable (?:at|in)|unhappy (?:at|in|with)|stuck in|trapped in|fed up with) (?:\S+ ){0,2}?(?:my (?:\p{L}+ )?(?:job|work|career)|this (?:\p{L}+ )?job|the job|where I work|going (?:in)?to work|my workplace|this place I work|work so much|working (?:there|here|retail|at))\b|\bI hate work\b|\b(?:my (?:\p{L}+ )?job|my work) (?:\S+ ){0,2}?(?:sucks|makes me (?:\S+ )?(?:miserable|sick|cry|want to (?:quit|cry|scream))|is (?:\S+ )?(?:hell|miserable|soul\S*|dead end|boring|pointless|meaningless|toxic|awful|horrible|terrible|torture)|feels (?:\S+ )?(?:pointless|meaningless|empty|like (?:a )?(?:prison|hell|trap)))\b|\b(?:want|wanna|need|going|gonna|ready|thinking (?:about|of)|close|tempted|dying|considering) (?:\S+ ){0,2}?(?:quit(?:ting)?|leav(?:e|ing)|resign(?:ing)?) (?:\S+ ){0,2}?(?:my |this |the )(?:\p{L}+ )?(?:job|work|company|workplace|position)\b|\b(?:want to|wanna|should I|about to|thinking (?:of|about)|don't know if I should|can't decide (?:if|whether) (?:to|I should)) (?:just )?(?:quit(?:ting)?|resign(?:ing)?|put(?:ting)? in my (?:two weeks|notice)|hand(?:ing)? in my (?:notice|resignation)|walk(?:ing)? out)\b(?=.{0,60}\b(?:job|work|boss|company|office|notice|resignation|two weeks|career)\b)|\bI (?:just )?quit (?:my|the) (?:\p{L}+ )?job\b|\b(?:sunday|monday) (?:scaries|dread|blues)\b/iu,
  unless:
    /\b(?:quit (?:smoking|drinking|vaping|weed|porn|school|college)|(?:husband|wife|boyfriend|girlfriend|friend|sister|brother|mom|dad|son|daughter|partner|he|she) (?:\S+ )?(?:hates|wants to quit|quit|is quitting)|not (?:that )?I hate|don't hate|love my job|homework|schoolwork|over my job offer|over the job offer|years ago|used to hate|group project)\b/iu,
  first: {
    say: [
      'Most of your waking hours go into a place you cannot stand. That is a high price.',
      'When the alarm is already the low point of the day, something is off.',
      'It is hard to live from weekend to weekend.',
      'That has probably been building for a while before you put it into words.',
    ],
    ask: [
      'What is it about the place, if you name the one worst thing?',
      'Has it always been like that, or did something turn?',
      'What keeps you there for now?',
    ],
  },
  turns: [
    {
      when: /\bshould I (?:\S+ ){0,3}?(?:quit|leave|resign|stay|go|walk|hand in|put in|give)\b|\bwould you (?:quit|leave|stay)\b|\b(?:do you think|is it (?:\S+ )?(?:crazy|stupid|dumb|ok|okay|wrong|irresponsible|bad)) (?:\S+ ){0,3}(?:quit|leave|leaving|quitting|stay)\b/iu,
      say: [
        'That decision is yours, and it looks different with a number: how many months could you live without that pay. With the number it becomes a plan, or a date.',
        'If you have nothing to land on, one way is to quit inside first: do what is owed, not more, and put the strength into looking.',
        'One question may help: if nothing changed there, could you picture yourself at that desk in a year. What your stomach says to that is worth hearing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you))\b.{0,50}\b(?:tell|say|quit|resign|notice|boss|parents|wife|husband|explain)\b/iu,
      say: [
        'It can be two sentences: “I am giving my notice, my last day is the fifteenth. Thank you for the time here.” You owe no reasons.',
        'To the people at home perhaps like this: “I am not well in that job. I would like to think with you about how I get out.” Then it is a talk and not news.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,20}\b(?:normal|ok|okay|bad)\b.{0,30}\b(?:cry\w*|sick|throw\w*|dread\w*|hate|panic\w*|scared|anxious)\b/iu,
      say: [
        'It happens to a lot of people, and it is no small sign. When the body starts protesting before work, something about the place or the load is too much.',
        'Common, yes. Fine, no. If it goes on, a doctor is a good person to hear about it, next to whatever you do about the job.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this) (?:\S+ )?(?:normal|just me|me)|am I (?:\S+ ){0,2}(?:lazy|ungrateful|spoiled|crazy|the problem|weak|wrong|stupid)|does everyone|do (?:all|most) people|isn't everyone)\b/iu,
      say: [
        'Grumbling about work is common. Dreading it every single day is more than that, and worth taking seriously.',
        'Ungrateful, no. You can be glad of the pay and still be unhappy in the place.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will|does|when)\b.{0,40}\b(?:better|easier|ever|end|change|regret)\b.{0,40}(?:\?|$)/iu,
      unless: /\b(?:nothing|never) (?:will|changes)\b/iu,
      say: [
        'If the place is the trouble, it rarely turns on its own. What can turn is how long you still plan to be there.',
        'Nobody can say. Some regret going, many more regret how long they waited, and both got through it.',
      ],
      asked: true,
    },
    {
      when: /\bwhat if\b/iu,
      say: [
        'That is a fair fear, and it can be tested while you still have the pay: three applications tell you more than thirty nights of guessing.',
        'You could ask it to its end: then what, and then what. Somewhere in there is usually a plan B that is dull and livable.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|does|can) (?:people|anyone|anybody|everyone|others) (?:do|stand|live|survive|manage|take)\b|\b(?:forty|40|thirty|30) (?:more )?years of this\b/iu,
      say: [
        'Some find work they do not mind, some find a life outside that carries it, and some just get tired and stop asking. You are still asking.',
        'Hardly anybody does it in one piece. They change things along the way: the place, the hours, how much of themselves they leave there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|would) (?:I|you|people)|what (?:do|can|should|would|could|am|else) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'You could make two short lists: what is bad about this job, and what is bad about working as such. The first list is what a change would fix.',
        'Maybe one small thing this week: send one message to one person who has work you would like. Not to apply, only to ask how it is.',
        'A private date can help: “If it is still like this by spring, I go.” It makes each day before it easier to bear.',
      ],
      asked: true,
    },
    {
      when: /\b(?:I (?:\S+ )?(?:quit|resigned|gave (?:my )?notice|handed in|put in my|walked out|did it)|last day|two weeks'? notice (?:is|was) in)\b/iu,
      unless: /\b(?:if I|want to|wish I|should|when I|thinking|might|could|before I|can't)\b/iu,
      say: [
        'So you did it. That takes a deep breath.',
        'Said and done. Relief and fear may well come in the same hour.',
      ],
      ask: ['How does it feel, now that it is said?'],
    },
    {
      when: /\b(?:money|bills|rent|mortgage|afford|debt|loans?|savings|salary|pays? (?:well|good|too)|good money|golden|insurance|benefits|pension|401k|visa|kids to feed)\b/iu,
      say: [
        'So the money is the lock on the door.',
        'It feeds you and it eats you, both.',
        'Security is worth something. It need not cost all of you, though.',
      ],
      ask: ['How much would you need to be calm for three months?'],
    },
    {
      when: /\b(?:sundays?|mondays?|alarm|every morning|in the morning|mornings|night before|wake up|dread\w*|commute|parking lot|sit in my car|on the way)\b/iu,
      say: [
        'So the job even takes the Sunday.',
        'Those minutes before going in, with the hand still on the door, they say a lot.',
        'A day that begins with dread has already cost strength by nine.',
      ],
    },
    {
      when: /\b(?:boss|manager|supervisor|management|micromanag\w*|owner|ceo)\b/iu,
      say: [
        'They say people leave bosses and not jobs, and there may be something in it here.',
        'With another person above you it might be another job.',
      ],
      ask: ['What does it come down to, between you and {them}?'],
    },
    {
      when: /\b(?:coworkers?|colleagues|team|toxic|gossip\w*|drama|clique\w*|backstab\w*|bull\w*|people (?:there|I work)|atmosphere|environment)\b/iu,
      say: [
        "Hard work is bearable. Bad air isn't, not for long.",
        'To watch your back all day is a second job, unpaid.',
      ],
    },
    {
      when: /\b(?:bor(?:ed|ing)|meaningless|pointless|no (?:meaning|purpose|point)|nothing to do|same thing|repetit\w*|spreadsheets?|useless|bullshit job|brain|rot\w*|wast(?:e|ing)|dead[- ]end|soul)\b/iu,
      say: [
        'To be bored for money is more tiring than people think.',
        'Something in you wants to be used for more than that.',
        'The hours go by, and nothing of you is in them.',
      ],
      ask: ['When did you last forget the time over some work?'],
    },
    {
      when: /\b(?:bathroom|toilet|breaks?|tim(?:e|ed|ing) (?:us|me|our|my)|camera|watch(?:ed|ing)?|track\w*|write[- ]?ups?|treat(?:ed|s)? (?:me|us)|like (?:a )?(?:robots?|machines?|number|children|animals|slaves?|cattle)|no (?:respect|lunch)|disrespect\w*)\b/iu,
      unless: /\b(?:lunch break i|break ?down|broke)\b/iu,
      say: [
        'They treat grown people like something to be counted.',
        'It is the lack of respect that eats at a person, more than the work.',
      ],
    },
    {
      when: /\b(?:used to want|always wanted|dream(?:ed|t)? of (?:being|becoming|owning|having|opening|my own|working)|wanted to (?:be|become)|wish I(?:'d| had| could| was| were)|would rather|rather be|love to (?:be|work|do)|passion)\b/iu,
      say: ['So there is still somebody in you with other plans.', 'That has stayed alive in there, all this time.'],
      ask: ['What about that still pulls at you?'],
    },
    {
      when: /\b(?:customers?|clients|calls|phones?|retail|call center|sales|quota|targets|standing|warehouse|kitchen|night shifts?)\b/iu,
      say: [
        'That kind of work is in your bones by evening.',
        'You give away a little piece of yourself with every hour of it.',
      ],
    },
    {
      when: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|many|few) (?:years?|months?|yrs?)\b|\bdecade\b|\btoo long\b/iu,
      say: ['That is a long time to hold your breath.', 'And each year it gets harder to picture anything else.'],
      ask: ['What did you hope for when you began?'],
    },
    {
      when: /\b(?:too old|too late|I'm (?:already )?(?:[3-6]\d)\b|at my age|start over|no (?:degree|skills|experience)|not qualified|good (?:at|for) (?:nothing|anything)|who would|nobody (?:would|will)|only thing I|don't know what (?:else|I want)|what I want|what else)\b/iu,
      say: [
        "You can't see the way out. That holds you there as much as any contract.",
        'After years in one thing, it is easy to forget how much of it would travel.',
        'Not knowing what else, that is often the hardest bit.',
      ],
      ask: ['If money were no question, what would Tuesday morning look like?'],
    },
    {
      when: /\b(?:looking|appl(?:y|ied|ying)|resume|cv|interview|linkedin|other jobs?|course|school|side (?:hustle|business)|own (?:thing|business)|career change|recruiter)\b/iu,
      say: [
        'One foot is already out of the door, then.',
        'Even just looking changes how the place feels, it is no longer a sentence for life.',
      ],
      ask: ['What have you found so far?'],
    },
    {
      when: /\b(?:mom|mum|dad|parents|wife|husband|partner|girlfriend|boyfriend|friends?|family|everyone|people)\b.{0,50}\b(?:say\w*|said|think\w*|tell\w*|grateful|lucky|understand|crazy|support\w*|disappoint\w*|mad|stay|stick)\b/iu,
      say: [
        'They see the job from outside, with its pay and its title. You see it from inside.',
        'Everybody has an opinion, and you are the one who gets up for it.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear\w*|risk\w*|what if|terrified|regret|irresponsible|coward|can't just|too chicken|unknown)\b/iu,
      say: [
        'The bad one is at least familiar. That is its whole hold on you.',
        'Being afraid of the change does not make the place any better.',
      ],
      ask: ['What is the worst you imagine, if you go?'],
    },
    {
      when: /\b(?:guilt\w*|let (?:them|my team|everyone) down|short[- ]?staffed|need me|loyal\w*|ungrateful|grateful|lucky|others would|at least)\b/iu,
      say: [
        'You worry about those who would have to fill the hole. That speaks for you, and it is still not your hole to fill forever.',
        'Gratitude is a fine thing, and no chain.',
      ],
    },
    {
      when: /\b(?:sick|stomach|headache|(?:my|bad) (?:back|knees?|feet|hands|shoulders?)|throw up|cry\w*|cried|panic\w*|anxi\w*|sleep\w*|depress\w*|weight|drink\w*|hair|body|doctor|chest)\b/iu,
      say: [
        'Your body handed in its notice before you did.',
        'When a job gets into the body, it costs more than it pays.',
      ],
      ask: ['When does it let go of you a little?'],
    },
    {
      when: /\b(?:used to (?:love|like|enjoy)|loved|was (?:great|good|fun)|dream job|at first|in the beginning|changed (?:since|after|when)|new (?:boss|management|owner))\b/iu,
      say: [
        'So there was something good there once. Losing that hurts too.',
        'It is not the job you said yes to anymore.',
      ],
      ask: ['What changed it?'],
    },
    {
      when: /\b(?:counting (?:down|the)|clock|weekend|friday|vacation|days off|lunch break|hide in|escape|daydream\w*|lottery|retire\w*)\b/iu,
      say: [
        'The days are something to get behind you, then, and there are so many of them.',
        'To wish away five days out of seven is a lot of life.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|resent\w*|bitter|scream|explode|burn it|hate (?:them|everyone|everything|it))\b/iu,
      say: ['There is a lot stored up there.', 'That is what comes of swallowing it with a polite face.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|can't (?:do|anymore|keep)|done|burn\w*|no energy|empty|numb)\b/iu,
      say: [
        'It is exhausting to do every day what you do not want to do.',
        'A job you cannot stand takes its toll twice, there and afterwards.',
      ],
    },
    {
      when: /\b(?:it's|this is|sounds|I know it's) (?:\S+ )?(?:stupid|silly|dumb|nothing|whiny|first world|dramatic)\b/iu,
      say: [
        "It isn't whining. It is a third of your life.",
        'You may find it unbearable without having a catastrophe to show for it.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        'You can know that something is wrong long before you know what would be right.',
        "It needn't be decided this evening.",
      ],
    },
  ],
  say: [
    'You want to get through your days without having to brace for them.',
    'It is a lot of life to spend somewhere you do not want to be.',
    'Wanting something else is a perfectly good reason.',
    'To stay and to go both cost something, and you pay for the one already.',
    'Nobody else can feel from outside what it takes to walk in there.',
  ],
  ask: [
    { line: 'What would have to change for it to be bearable?' },
    { line: 'How long have you been there?', unless: /\b(?:years?|months?|weeks?|decade)\b/iu },
    { line: 'What would you miss of it, if anything?' },
    { line: 'What do you look forward to, outside of it?' },
  ],
};

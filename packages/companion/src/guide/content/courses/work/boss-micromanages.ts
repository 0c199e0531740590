import type { Course } from '../course.ts';

/** A boss who controls every step, or writes and calls outside of hours. */
export const bossMicromanages: Course = {
  id: 'boss-micromanages',
  begins:
    /\b(?:micro-?manag\w*|micro manag\w*)\b(?!.{0,30}\b(?:my (?:husband|wife|mom|boyfriend|girlfriend|partner)))|\b(?:boss|manager|supervisor|team ?lead|director|employer|owner)\b.{0,50}\b(?:(?:keeps?|won't stop|always|constantly|is always|never stops) (?:\S+ )?(?:text\w*|call\w*|messag\w*|email\w*|check\w*(?: up)? on me|hovering|watching|correcting|monitoring|changing|redoing|asking (?:for|me) (?:updates|where)|breathing)|(?:texts?|texted|calls?|called|messages?|messaged|emails?|emailed|slacks?|pings?|texting|calling|messaging|emailing) me (?:\S+ ){0,6}?(?:at (?:night|midnight|\d+|all hours|home|dinner)|after (?:hours|work|\d+)|on (?:my (?:day off|days off|vacation|weekend|sick|time off|pto)|the weekend|weekends|saturday|sunday|sundays|saturdays|vacation|holiday)|during (?:dinner|my|vacation|the weekend)|day and night|late|all (?:night|weekend|the time|day)|24.?7|every (?:hour|night|weekend|day|evening|\d+ minutes)|off (?:hours|the clock)|before \d+|in the middle|while I'm|outside)|(?:checks?|controls?|watch(?:es)?|tracks?|monitors?|hovers?|corrects?|rewrites?|redo(?:es)?|questions?) (?:over |every(?:thing)?|all |my (?:every|screen|mouse|emails?|work)|me )|breath(?:es|ing) down my neck|looks? over my shoulder|control freak|doesn't trust me|expects me to (?:answer|reply|respond|be (?:available|reachable)))|\b(?:texts?|calls?|emails?|messages?|slack) from (?:my |the )?(?:boss|manager|supervisor|work) (?:\S+ ){0,3}?(?:at (?:night|midnight|\d+|all hours)|after|on (?:my|the|weekends?|saturday|sunday)|late|all|every|24)/iu,
  unless:
    /\b(?:flirt\w*|sexual\w*|nudes?|pictures? of|dick|touch\w*|love[sd]? me|drunk text\w*|threaten\w*|stalk\w*|(?:husband|wife|boyfriend|girlfriend|friend|mom|dad|sister|brother)'?s? (?:boss|manager)|my (?:mom|dad|father|husband|wife|mother|mother-in-law|sister|boyfriend|girlfriend|partner) (?:\S+ ){0,4}?micro-?manag\w*|I (?:micromanage|am micromanaging|tend to)|yell\w*|scream\w*|humiliat\w*|years ago)\b/iu,
  first: {
    say: [
      'It is hard to breathe with someone reading over your shoulder.',
      'No door to close, not even at home.',
      'To be watched like that makes a capable person clumsy.',
      'You were hired to do it, and you get no room to do it in.',
    ],
    ask: [
      'What does it look like, on an ordinary day?',
      'What was the last thing that came?',
      'Is it only you, or everyone there?',
    ],
  },
  turns: [
    {
      when: /\b(?:do I have to|should I|can I|am I (?:allowed|supposed|required)|is it (?:ok|okay|rude|bad|legal|wrong))\b.{0,60}\b(?:answer|reply|respond|ignore|turn off|mute|block|text\w*|pick up|call\w*|available|off)\b/iu,
      say: [
        'Unless your contract pays you to be on call, mostly not. You could answer the next morning at eight, friendly and every time; that teaches the hours without a fight.',
        'It depends on your contract and on where you live, so a look at it is worth it. Muting one chat after seven is no refusal to work, though.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would) (?:I|you))\b.{0,60}\b(?:boundar\w*|stop (?:text\w*|call\w*|messag\w*|writ\w*)|after hours|at night|evenings?|weekends?|days? off|phone)\b/iu,
      say: [
        'For the evenings: “I am off my phone after seven and back at eight. If something burns, please call.” Hardly anything burns enough for a call.',
        'Say it on a quiet day and not at ten at night: “I will answer messages in working hours from now on.” And then do just that, every time, without apologizing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would) (?:I|you)|should I)\b.{0,60}\b(?:say|tell|talk|bring (?:it|this) up|boundar\w*|stop (?:it|him|her|them)|boss|ask|confront|push back)\b/iu,
      say: [
        'You might offer a trade: “I will send you a short update every day at four. In between I would like to work through without interruption.” Control likes a timetable.',
        'As a question it sounds softer: “What would you need to see so that you can leave this one to me?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:is|are|can)\b.{0,25}\b(?:legal|illegal|allowed to|spy\w*)\b/iu,
      say: [
        'On company devices a good deal of it is legal in many places, often only if they told you. A labor office or a union can say how it is where you live.',
        'It depends on the place and on what you signed. What you work outside your hours is another matter, that usually has to be paid; it is worth noting down.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,40}\b(?:normal|overreact\w*|sensitive|wrong|lazy|just me|the problem|crazy|ungrateful|bad|dramatic)\b/iu,
      say: [
        "It happens a lot, and it isn't harmless: being checked all day tires people more than the work does. You are not making it up.",
        'Wanting an evening of your own and a bit of trust is a quite ordinary wish.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,4}(?:do|does|is|are|can't|won't|would|me|trust)\b.{0,50}(?:\?|$)/iu,
      say: [
        'Mostly out of fear, and mostly of someone further up. Whoever trembles holds on tight. It explains it, and you still get squeezed.',
        'Some were promoted for doing it themselves and never learned to let go. It is likely no measure of your work.',
      ],
      asked: true,
    },
    {
      when: /\bshould I\b.{0,40}\b(?:quit|leave|look|resign|transfer|stay|report|hr)\b/iu,
      say: [
        'It could be worth one clear talk first. If after that nothing moves for a month or two, looking around is no overreaction.',
        'HR needs examples: dates, hours, screenshots of the messages. With those it is a talk about facts and not about taste.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am|helps) ?(?:I|you)?|any (?:advice|tips)|should I|will (?:it|this|he|she|they))\b/iu,
      say: [
        'A small thing first: get in ahead of it. An unasked line in the morning, “today I do this, you get it by three”, takes the wind out of many questions.',
        'Put the work chat on a second screen page, or let it sleep from seven on. The hand has to search for it, and that is often enough.',
        'Write down for one week when it comes and what about. It shows you whether there is a pattern, and it is useful if you ever need it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:vacation|holiday|day off|days off|pto|sick (?:leave|day)|in bed with|funeral|wedding|honeymoon|hospital|birthday|anniversary|beach|maternity)\b/iu,
      say: ['Not even there were you off.', 'A free day with that phone on the table is only work in other clothes.'],
    },
    {
      when: /\b(?:night|midnight|\d+ ?(?:am|pm)|evening|weekends?|sundays?|saturdays?|dinner|bedtime|after (?:hours|work)|asleep|bed|late|24.?7|all hours|movie|kids)\b/iu,
      say: [
        'So the office sits on the edge of your bed.',
        'The evening belongs to you, in theory. And then it buzzes.',
        'One message takes ten seconds to read and an hour to get out of the head.',
      ],
      ask: ['What happens if you do not answer?'],
    },
    {
      when: /\b(?:buzz\w*|notification\w*|phone|ping\w*|vibrat\w*|ring\w*|screen|check(?:ing)? (?:my|it)|heart (?:jumps|drops|races|skips)|jump\w*|flinch\w*)\b/iu,
      say: [
        'By now the buzzing alone is enough for the stomach.',
        'You listen for it even when it is silent. That is what it has made of your evenings.',
      ],
    },
    {
      when: /\b(?:(?:if I )?(?:didn't|don't|stopped|not) (?:answer|reply|respond)\w*|ignor\w*|muted|turned (?:it|my phone) off|blocked|left (?:it|him|her|them) on read)\b/iu,
      say: [
        'Silence from you, and then you wait for what it will cost.',
        'You drew a small line there. It may feel bigger than it is.',
      ],
      ask: ['How did {they} react, if at all?'],
    },
    {
      when: /\b(?:told (?:him|her|them|my boss|my manager)|talked to|asked (?:him|her|them)|said (?:something|no)|brought it up|set (?:a )?boundar\w*|pushed back)\b/iu,
      unless: /\b(?:haven't|didn't|can't|should|never)\b/iu,
      say: ['You said it. That is not easy, from below to above.', 'So it is out, in your own words.'],
      ask: ['Has anything moved since?'],
    },
    {
      when: /\b(?:about (?:a|an|the|where|nothing|some)|over (?:a|nothing|some)|stapler|printer|password|where (?:the|a|is)|could have waited|can wait|not (?:even )?(?:urgent|important)|trivial|nothing urgent)\b/iu,
      say: [
        'Nothing that could not have waited until you were back.',
        "For that. It would almost be funny, if it weren't your free time.",
      ],
    },
    {
      when: /\b(?:(?:son|daughter|kid|child)'?s? \p{L}+|(?:ball)?game|recital|concert|date|movies?|gym|church|playground|park|dinner with|family (?:time|dinner)|in the middle of|while I was)\b/iu,
      say: [
        'So it even reached in there, into a moment that was not for work.',
        'That hour belonged to you and yours.',
      ],
    },
    {
      when: /\b(?:rewr\w*|redo\w*|redid|correct\w*|chang\w*|font|comma|wording|email|draft|approve|approval|sign off|cc'?d?|every (?:\d+ |two |three |half )?(?:hours?|detail|step|little|single|word)|nitpick\w*|how I|minutes|updates?|report|status|timesheet|spreadsheet)\b/iu,
      say: [
        'Even the commas are not allowed to be yours.',
        'So much time goes into proving that you work that little is left for working.',
        'It is corrected until your handwriting is gone from it.',
      ],
    },
    {
      when: /\b(?:green|idle|active|inactive|camera|track\w*|monitor\w*|mouse|keystroke\w*|gps|webcam|teams status|green dot|away status|software|screenshots?|watch\w*|hover\w*|behind me|over my shoulder|bathroom|break|lunch|where I am|where are you)\b/iu,
      say: [
        'Like someone under suspicion, and all you did was come to work.',
        'Being observed the whole day turns breathing into a performance.',
      ],
    },
    {
      when: /\b(?:trust|respect|like (?:a|I'm) (?:\S+ )?(?:child|kid|baby|toddler|idiot|\d)|treats? me|incompetent|don't believe|stupid|babysit\w*|grown (?:man|woman|adult)|adult)\b/iu,
      say: [
        'It is the mistrust that hurts, more than the messages.',
        'You carry responsibility in your life, and there you have to ask for the scissors.',
      ],
    },
    {
      when: /\b(?:years?|experience\w*|done this|senior|degree|good at|know (?:my job|how|what I'm)|always (?:worked|been)|before (?:him|her|them)|old boss|previous|new (?:boss|manager))\b/iu,
      say: [
        'You could do it blindfolded, and you have to show each step.',
        'You know how it feels when somebody lets you do your work. That makes it harder.',
      ],
    },
    {
      when: /\b(?:everyone|coworkers?|colleagues?|whole team|others|only me|just me|quit because|turnover|three people|everybody)\b/iu,
      say: [
        'So it is no secret there. Others feel that hand on the neck too, or look away from it.',
        'It makes a difference, knowing whether it is only you.',
      ],
    },
    {
      when: /\b(?:mistakes?|slow\w*|second[- ]guess\w*|doubt\w*|confidence|forget|nervous|can't (?:think|focus|work|concentrate)|freeze|not good enough|afraid to|scared to)\b/iu,
      say: [
        'Under that kind of watching anybody starts to slip, and then they say: you see.',
        'It seeps in until you check yourself ten times over.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|family|kids|son|daughter|friends)\b/iu,
      say: [
        'At home they notice, too, that you are only half there.',
        'It takes something from people who never signed that contract.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|anxi\w*|panic\w*|stomach|headache\w*|stress\w*|cry\w*|cried|dread\w*|sick|tense|chest)\b/iu,
      say: [
        'There is no moment in which your shoulders may drop.',
        'Your body stays on duty, even with the phone in the drawer.',
      ],
    },
    {
      when: /\b(?:pays?|paid|unpaid|overtime|salary|hourly|contract|on call|labor law|legal)\b/iu,
      say: [
        'If it is work, then it should be paid as work.',
        'That little “just quickly” adds up to hours nobody writes down.',
      ],
    },
    {
      when: /\b(?:money|need (?:the|this) job|bills|rent|can't (?:quit|leave|afford|lose)|mortgage|insurance|visa|fired|fire me)\b/iu,
      say: [
        'You need the job, and so every buzz is an order.',
        'It is hard to say no to someone your rent depends on.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|new job|applying|resign\w*|transfer|looking|interview|notice|last straw)\b/iu,
      say: [
        'So it has come far enough for you to look for air elsewhere.',
        'A boss like that costs a place its good people, one by one.',
      ],
      ask: ['What would a good boss leave to you?'],
    },
    {
      when: /\b(?:nice|means well|not a bad|kind|friendly|stressed too|under pressure|insecure|lonely|workaholic|own (?:boss|pressure))\b/iu,
      say: [
        'That makes it harder to be angry, and it tightens just the same.',
        'You even see what drives {them}. That is generous, for someone so hemmed in.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|hate|fuming|annoy\w*|fed up|sick of|scream|losing it|insane|crazy)\b/iu,
      say: [
        'No wonder. You get no room to move in.',
        'Anyone would want to throw that phone in a drawer and lose the key.',
      ],
    },
    {
      when: /\b(?:criminal|prison\w*|cage\w*|leash|suspect|guilty|trapped|(?:like|as) (?:a |an )?(?:thief|dog|robot|machine|slave)|work from home|remote|home office)\b/iu,
      say: [
        'Treated as if you had something to hide, in your own workday.',
        'It turns every pause into a thing to answer for.',
      ],
    },
    {
      when: /\bI (?:\S+ )?(?:answered|replied|responded|picked up|gave in|caved)\b/iu,
      say: [
        'It is hard not to, when silence feels like trouble coming.',
        'You answered so that it would be quiet. That is understandable, and it still cost you the evening.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|burn\w*|done|can't (?:do|anymore|keep|take)|overwhelm\w*|suffocat\w*)\b/iu,
      say: [
        'To be reachable all the time is never really resting.',
        'It is less the work than the never being let alone with it.',
      ],
    },
    {
      when: /\b(?:it's|its|this is|sounds|I know it's) (?:\S+ )?(?:stupid|silly|dumb|nothing|petty|not (?:that|so) bad)|\bnot a big deal\b/iu,
      say: [
        'One drop is nothing. It is the hundredth you feel.',
        'It may look small in a single message. You live in all of them together.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['You do not have to report on anything here.', 'That may stay open for now. Nobody is checking.'],
    },
  ],
  say: [
    'You would do better work with a closed door.',
    'A bit of trust would cost nothing and change the whole day.',
    'You have a right to hours in which nobody can ask you for anything.',
    'To be controlled is tiring in a way that is hard to explain to others.',
    'It makes a person small, even when no bad word is said.',
  ],
  ask: [
    { line: 'How long {have} {they} been your boss?', unless: /\b(?:new (?:boss|manager)|years?|months?|weeks?)\b/iu },
    { line: 'What would you do with an evening that is really yours?' },
    { line: 'Have you two ever talked about it?', unless: /\b(?:told|talked|asked|brought it up|said something)\b/iu },
    { line: 'Which part gets to you most: the hours, or the not being trusted?' },
  ],
};

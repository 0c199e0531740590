import type { Course } from '../course.ts';

/** A doctor brushed the writer off. */
export const doctorDidNotListen: Course = {
  id: 'doctor-did-not-listen',
  begins:
    /\b(?:urgent care|er|emergency room|doctors?|doctor'?s|gp|clinic|hospital|specialist)\b.{0,40}\b(?:dismissed|brushed (?:me )?off|blown off|not taken seriously|gaslit|laughed at me)\b|\b(?:doctors?|gp|gyno|obgyn|gynecologist|specialist|nurse|er|dentist) (?:\S+ )?(?:says?|said|told me|tells? me) (?:\S+ ){0,3}?(?:normal|fine|nothing) (?:\S+ ){0,6}?(?:pain|bleed\w*|exhausted|tired|faint\w*|hurt\w*|sick|bleeding)\b|\b(?:doctors?|gp|physician|specialist|er doctor|obgyn|ob|gyno|gynecologist|neurologist|rheumatologist|cardiologist|psychiatrist|nurse|hospital|emergency room|the er|surgeon|dermatologist|dentist) (?:\S+ ){0,4}?(?:didn'?t|doesn'?t|don'?t|won'?t|wouldn'?t|never|refused to|barely|hardly|isn'?t) (?:even |really |ever |once )?(?:listen\w*|believe\w*|look\w*|take (?:me|it|my|this)|hear|care|let me|examine|ask|test|touch|help)\b|\b(?:doctors?|gp|physician|specialist|neurologist|gynecologist|gyno|surgeon|nurse|psychiatrist|hospital|er) (?:\S+ ){0,3}?(?:dismissed|brushed|blew me off|laughed|rolled|gaslit|gaslights?|ignored|ignores|interrupted|sent me home|sent me away|talked over|rushed|was (?:so |really |very |super |just )?(?:rude|dismissive|condescending|awful|mean|useless))\b|\b(?:doctors?|gp|specialist|er|hospital) (?:\S+ )?(?:says?|said|told me|thinks?|keeps? saying) (?:\S+ ){0,3}?(?:it'?s |it is )?(?:all |just |only |probably )?(?:in my head|anxiety|stress|hormones|my weight|lose weight|my age|normal|nothing(?:'?s)? wrong|I'm (?:fine|overreacting|too young))\b|\b(?:dismissed|brushed off|not taken seriously|not believed|gaslit|gaslighted|laughed at|ignored|fobbed off|treated like (?:\S+ ){1,4}) (?:again )?(?:by|at) (?:my|the|a|another|every|yet another) (?:\S+ )?(?:doctors?|gp|specialist|nurse|hospital|er|clinic|neurologist|gynecologist)|\b(?:no doctor|doctors never|none of the doctors|no one at the (?:hospital|er|clinic)|nobody at the (?:hospital|er|clinic)) (?:\S+ ){0,2}?(?:believes?|listens?|takes?|cares?|helps?)\b|\bmedical gaslighting\b/iu,
  unless:
    /\b(?:vet|malpractice trial|touched me|assault\w*|harass\w*|I'm a (?:doctor|nurse)|patients?|students?|time lord|(?:watch\w*|episodes? of) doctor who|phd)\b|\bmy (?:mom|mum|mother|dad|father|husband|wife|son|daughter|kid|baby|grand\w+)'s (?:doctor|gp|nurse)\b/iu,
  first: {
    say: [
      'You went there for help and came out having to defend yourself.',
      'So you gathered all that courage, and it was over in ten minutes.',
      'To be in trouble and not be believed is a second trouble.',
    ],
    ask: ['What did they say to you?', 'What did you go in there with?', 'What would you have liked them to ask?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:crazy|overreacting|imagining|being|making|just|too|a hypochondriac|the problem)|is it (?:me|all in my head|just me|just anxiety|normal)|maybe (?:they|he|she)(?:'?s|'?re| is| are) right|what if (?:they|he|she)(?:'?s|'?re| is| are) right)\b/iu,
      say: [
        'I cannot judge what it is. What I can say is that you know your body from inside, and that a symptom without a finding is not the same as no symptom.',
        'Being doubted makes one doubt oneself; that is what it does. Whatever it turns out to be, you had a right to be asked properly.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|do I|is it (?:even |really )?worth|would you)\b.{0,50}\b(?:second opinion|another (?:doctor|one|try)|one more|trying|different doctor|new doctor|change|switch|go back|complain\w*|complaint|review|report|give up|try again|see someone|er|push)\b/iu,
      say: [
        'A second opinion is an ordinary thing, and good doctors do not mind it. Perhaps take someone along; two people are harder to wave away than one.',
        'If it does not let you be, or gets worse, going again is reasonable. One sentence can help: “I would like it noted in my file that you decided against testing this.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas))\b/iu,
      say: [
        'On one sheet of paper: since when, how often, what it keeps you from doing, and your three questions on top. And then: “Before I go, what else could it be, and how would we find out?”',
        'It can help to say what it takes from you rather than how it feels: “I cannot climb the stairs to my flat anymore.” That is harder to talk over.',
        'Bringing someone who only sits there and writes things down changes many of those conversations. You could ask for the notes afterward as well.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:anyone|they|I|it)|does it (?:get|ever)|is there (?:any|even))\b/iu,
      say: [
        'I cannot promise it. There are doctors who listen; many people find theirs at the third or fourth door, which is unfair and true.',
        'I do not know. You have not run out of people to ask, though it feels as if that door was the only one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:anxiety|anxious|stress\w*|in my head|psychosomatic|depress\w*|hormon\w*|therapist|antidepressants|relax|mental)\b/iu,
      say: [
        'That word closes the file so neatly.',
        'Of course you are anxious. Something is going on and nobody looks.',
      ],
      ask: ['What did you answer?'],
    },
    {
      when: /\b(?:weight|lose weight|fat|bmi|diet|overweight|pounds)\b/iu,
      say: [
        'They saw one thing when you came in, and stopped looking.',
        'You came with a complaint and left with a remark about your body.',
      ],
    },
    {
      when: /\b(?:woman|women|female|girl|young|too young|age|old|black|brown|accent|poor|insurance|medicaid|male doctor|if I (?:was|were) a man)\b/iu,
      say: [
        'And you are left to wonder whether somebody else in your chair would have been heard.',
        'That adds its own sting, to be put in a drawer before you have said a word.',
      ],
    },
    {
      when: /\b(?:\d+ minutes|five minutes|ten minutes|two minutes|looked at (?:his|her|their|the) (?:computer|screen|watch|phone)|typing|screen|eye contact|look(?:ed)? up|door|interrupted|rushed|cut me off|didn'?t (?:even )?look|waited (?:\S+ ){0,3}?(?:hours?|months?|weeks?))\b/iu,
      say: [
        'All that waiting, and then hardly a look.',
        'One starts to talk faster and faster, and it only makes it worse.',
      ],
      ask: ['What did you not get to say?'],
    },
    {
      when: /\b(?:laugh\w*|rolled|smirk\w*|sigh\w*|rude|condescend\w*|tone|dramatic|hysterical|exaggerat\w*|attention|googl\w*|drug seek\w*|drug[- ]seeking|stupid|child|patroni[sz]\w*)\b/iu,
      say: [
        'That is humiliating, and in a place where one is small already.',
        'In there, of all places, one ought to be safe from that.',
      ],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|cried|tears|sobb\w*|broke down|car|parking lot|on the way home|shak\w*)\b/iu,
      say: [
        'You held on until you were out of their sight.',
        'It was not only that doctor you were crying about, I imagine. It was all the times.',
      ],
    },
    {
      when: /\b(?:years?|months?|third|fourth|fifth|\d+ of them|been to \S+|\d+(?:th|rd) (?:doctor|time|one)|\d+ doctors|every doctor|all of them|again|since (?:I was|\d+)|always|another)\b/iu,
      say: [
        'And each time you go in with hope again. That takes something.',
        'So often told that it is nothing, and it is still there.',
      ],
      ask: ['What keeps you going back?'],
    },
    {
      when: /\b(?:tests?|scans?|mri|blood ?work|bloods|labs|results|normal|fine|nothing (?:wrong|shows|showed)|x-?ray|ultrasound)\b/iu,
      say: [
        '“Everything is normal” is no comfort in a body that does not feel it.',
        'They tested what they thought of. What you feel is still waiting for an explanation.',
      ],
    },
    {
      when: /\b(?:pain|hurts?|fainted|passed out|dizzy|tired|fatigue|bleed\w*|period|cramps?|symptoms?|migraines?|numb|swollen|breath\w*|heart|stomach|rash|worse)\b/iu,
      say: [
        'You live with that every day, and they had it for a few minutes.',
        'That is no small thing to be sent home with.',
      ],
      ask: ['What does it keep you from?'],
    },
    {
      when: /\b(?:froze|didn'?t say (?:anything|it)|couldn'?t (?:speak|say|get)|forgot|should(?:'ve| have) (?:said|pushed|told|stood)|nodded|(?:said|say) (?:thank|thanks|okay|ok)|list of questions|my questions|polite|just left|went (?:quiet|blank))\b/iu,
      say: [
        'In there, with someone in a hurry, most people just nod.',
        'You came as a patient. You did not know you would have to be your own lawyer.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|rage|pissed|frustrat\w*|hate|complaint|complain\w*|review|sue|report\w*)\b/iu,
      say: [
        'That anger has a right to be there. It is on your side.',
        'It is the kind of anger that comes from having been small in front of someone.',
      ],
    },
    {
      when: /\b(?:husband|wife|mom|mum|dad|partner|boyfriend|girlfriend|friends?|family|sister|people)\b.{0,40}\b(?:says?|said|thinks?|doesn'?t|don'?t|believes?|too|also|tired|told)\b/iu,
      say: [
        'When the white coat says it is nothing, it gets hard to be believed at home, too.',
        'It matters a lot, on such days, who is on your side of it.',
      ],
    },
    {
      when: /\b(?:second opinion|another doctor|new doctor|different doctor|appointment (?:with|at|for)|referral|(?:see|seeing|found|find) (?:a|another|the) specialist|made an appointment|found (?:a|someone)|going back|take (?:my|someone) (?:\S+ )?with|bring (?:my|someone)|writ(?:e|ing) (?:it|everything) down|(?:made|make|making|write|writing) (?:a|my) list|diary)\b/iu,
      say: [
        'So you have not let them have the last word about it.',
        'You are going on anyway, after that. It says something about how sure you are.',
      ],
      ask: ['What do you want them to know first, next time?'],
    },
    {
      when: /\b(?:finally|listened|believed me|took me seriously|so kind|was (?:nice|great|kind|wonderful)|good doctor|apologi[sz]ed|found (?:it|something)|diagnos\w*|turns out|was right|an answer)\b/iu,
      unless: /\b(?:never|didn'?t|not|nobody|no one|hasn'?t|if|wish|want)\b/iu,
      say: [
        'At last somebody who looked up from the screen.',
        'It should not have taken that long, and still, what a relief.',
      ],
    },
    {
      when: /\b(?:scared|afraid|terrified|worried|serious|what if|cancer|die|dying|miss(?:ed|ing) something|too late)\b/iu,
      unless: /\b(?:want to|wanna) die\b/iu,
      say: [
        'And behind the anger there is the fear that something gets missed.',
        'You are left alone with the question, and it was theirs to help with.',
      ],
    },
    {
      when: /\b(?:money|paid|bill|\$|cost|insurance|copay|expensive|afford|time off|drove)\b/iu,
      say: ['And you paid for that.', 'A whole day, and money too, to be told nothing.'],
    },
    {
      when: /\b(?:give up|giving up|tired of|done|no point|what'?s the point|never (?:going|again)|not going back|exhaust\w*|had enough|alone|nobody|no one)\b/iu,
      unless: /\b(?:living|life|alive|die)\b/iu,
      say: [
        'You came to be looked after, and it has worn you out instead.',
        'I can see why one would want to never sit in such a room again.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dramatic|whin\w*|waste (?:of|their)|wasting|don'?t (?:even |really )?know|idk|maybe (?:I|it)|not sure)\b/iu,
      say: [
        "You did not waste anybody's time. It was yours that was wasted.",
        'See how fast it turns into doubting yourself.',
      ],
    },
  ],
  say: [
    'You asked for help, and got an opinion about you.',
    'It takes a lot to go in there again after that.',
    "What you feel in your body does not need anybody's signature.",
    'A few minutes of being taken seriously would have done so much.',
    'It is hard enough to be unwell without having to argue for it.',
  ],
  ask: [
    { line: 'How long have you had it?', unless: /\b(?:years?|months?|weeks?|days?|since)\b/iu },
    { line: 'Did anyone go in there with you?', unless: /\b(?:husband|wife|mom|mum|alone|partner|by myself)\b/iu },
    { line: 'What would being heard have looked like?' },
    { line: 'What is it like now, at home?', unless: /\b(?:cr(?:y\w*|ied)|angry|furious)\b/iu },
  ],
};

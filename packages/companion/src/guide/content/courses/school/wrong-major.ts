import type { Course } from '../course.ts';

/** The wrong field of study, or the wish to leave. */
export const wrongMajor: Course = {
  id: 'wrong-major',
  begins:
    /\b(?:hate|don'?t like|regret|can'?t stand|wrong|picked the wrong|chose the wrong|in the wrong|bored by|not into|miserable in|stuck in|no longer (?:like|want)|lost interest in|fell out of love with) (?:\S+ ){0,3}?(?:major|degree|course of study|field of study|studies|program|law school|med school|nursing school|engineering school|grad school)\b|\b(?:want|wants|wanna|thinking (?:about|of)|considering|going|might|tempted|decided|ready|need|about) (?:\S+ ){0,2}?(?:to )?(?:drop(?:ping)? out|quit(?:ting)? (?:college|university|uni|school|my degree|my studies|grad school|law school|med school|the program)|leav(?:e|ing) (?:college|university|uni|school|grad school|law school|med school)|chang(?:e|ing) (?:my )?majors?|switch(?:ing)? (?:my )?(?:majors?|degrees?|programs?|courses?))\b|\bshould I (?:\S+ )?(?:drop out|quit (?:college|uni|university|school)|change (?:my )?majors?|switch (?:my )?(?:majors?|degrees?)|leave (?:college|uni|university|school))\b|\b(?:college|university|uni|school|my major|my degree) (?:\S+ )?(?:isn'?t|is not|might not be|may not be|was never) (?:for me|right for me|what I want)\b|\b(?:studying|major(?:ing)? in|degree in) (?:\S+ ){1,3}?(?:and|but) (?:\S+ ){0,3}?(?:hate|don'?t (?:like|want|care|see)|can'?t see myself|bores?|miserable|regret)\b/iu,
  unless:
    /\b(?:my (?:\S+ )?(?:son|daughter|kid|brother|sister|friend|boyfriend|girlfriend)s? (?:\S+ ){0,2}?(?:wants|dropped|is|hates|quit|thinking)|years ago|dropped out in|when I was|wrong degree of|teacher here|thesis|dissertation|bullied|everyone hates me)\b/iu,
  first: {
    say: [
      'So you get up every day for something you no longer believe in.',
      'It takes a while to even dare think that thought.',
      'And the further one has gone, the harder it is to turn round.',
    ],
    ask: [
      'How long have you known it?',
      'What did you hope for when you began?',
      'What would you do if nobody had a say in it?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|would you|is it (?:worth|better|stupid|smart|too late|crazy)|do I (?:stay|leave|finish|just)|do you think I should|am I (?:too old|too late|making|throwing|crazy|ruining))\b/iu,
      say: [
        'I cannot know it for you. It may help to split the question: the subject, the place, or being worn out. Each of those has another answer.',
        'Before dropping something, people often find a step in between: a term off, an advisor, two courses in the other thing. That way one leaves toward something.',
        'A test some find honest: picture that you have already left, and it is Monday. What comes first, relief or fright, and what after an hour.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am) I|what do I|when do I)\b.{0,30}\b(?:tell|say|explain|break it|admit)\b/iu,
      say: [
        'It helps to come with more than a no: “This is not right for me, I have known it for a while. I want to think it over with you, not ask your permission.”',
        'Perhaps one at a time, the softer one first. And short: “I am unhappy there. I do not have a plan yet, and I did not want to go on pretending.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|could|am) (?:I|you)|how (?:do|can|does) (?:I|you|one|anyone|people) (?:know|decide|figure|find|choose)|any (?:tips|advice|ideas)|where do I (?:even |actually )?(?:start|begin))\b/iu,
      say: [
        'Small and cheap first: sit in on one lecture of the other thing, talk half an hour with someone who works in it. One real Tuesday tells more than a month of turning it over.',
        'You could look up two dates: until when one can switch, and until when one can pause. It gets easier to think once it is clear how much time there is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I (?:regret|ever|be)|what if I (?:regret|fail|never|leave|stay|change)|is my (?:life|future)|is (?:it|this) normal|am I (?:just |being |really ){0,2}(?:a (?:failure|quitter)|lazy|ungrateful|the only|stupid|weak|spoiled))\b/iu,
      say: [
        'Very many people change course once, and most of them wonder later why it took so long. That does not tell us which way is yours.',
        'To notice that a road is wrong is not the same as being unable to walk. What you regret, you will only know afterward, whichever way.',
      ],
      asked: true,
    },
    {
      when: /\b(?:parents?|mom|mum|dad|mother|father|family|they (?:paid|want|expect|chose|think|would|will|sacrific\w*|came)|immigrant\w*|disappoint\w*|proud|doctor in the family|disown\w*|kill me)\b/iu,
      say: [
        'So it was never only your choice. They sit in every lecture with you.',
        'You would have to give back a dream that is not even yours.',
      ],
      ask: ['What do you think they would say first?'],
    },
    {
      when: /\b(?:money|debt|loans?|tuition|paid|\$|k in|scholarship|afford|wast\w*|already (?:spent|done|in|halfway)|(?:one|two|three|four|\d) (?:years?|semesters?) (?:in|of|left|done|down)|only \S+ (?:year|semester)|last year|almost (?:done|finished)|too far|sunk|halfway)\b/iu,
      say: [
        'All that is already paid in, and it makes every step back so expensive.',
        'One would like those years to have been for something.',
      ],
      ask: ['How much of it is still ahead of you?'],
    },
    {
      when: /\b(?:no plan|don'?t know what (?:else|I)|no idea what|what else|nothing (?:else )?interests|good at nothing|no passion|no clue|lost|direction|what I want)\b/iu,
      say: [
        'You know what you do not want. That is half, and it is the uncomfortable half.',
        'It would be easier to leave if there were somewhere to go.',
      ],
      ask: ['When did you last lose track of time over something?'],
    },
    {
      when: /\b(?:girlfriend|boyfriend|friends?|partner|husband|wife|everyone|they|people|roommate|advisor) (?:\S+ )?(?:says?|saying|said|thinks?|tells?|told)\b/iu,
      say: [
        'It is easily said from outside the lecture hall.',
        'Everybody has an answer, and you are the one who has to sit there.',
      ],
    },
    {
      when: /\b(?:art|music|writ\w*|cook\w*|bak(?:e|ing)|feel alive|only (?:happy|time)|design\w*|film|theat\w*|carpentry|trade|mechanic|electrician|teach\w*|nurs\w*|psych\w*|history|animals|outdoors|photograph\w*|draw\w*|what I love|passion|dream|rather (?:do|be|study)|always wanted|secretly|daydream\w*|paramedic|firefighter|chef)\b/iu,
      say: [
        'One can hear it, how you get quicker when you come to that.',
        'So there is something pulling, not only something pushing.',
      ],
      ask: ['What is it about that?'],
    },
    {
      when: /\b(?:law|med(?:icine|ical)?|pre[- ]?med|engineer\w*|business|comp(?:uter)? sci\w*|cs\b|account\w*|finance|econ\w*|pharmacy|dentist\w*|chem\w*|bio\w*|math)\b/iu,
      say: [
        'It looks so good on paper, and you are the one who has to live in it.',
        'Sensible, respected, and it leaves you cold. One can hardly complain about that to anyone.',
      ],
    },
    {
      when: /\b(?:lectures?|class(?:es)?|stopped going|skip\w*|can'?t (?:focus|study|get up|make myself|care)|bored|boring|dread\w*|sunday|every morning|behind in|failing|failed|grades)\b/iu,
      say: [
        'Your feet have decided already, it seems, and only the head still goes.',
        'To study what one does not care for is like eating paper.',
      ],
    },
    {
      when: /\b(?:everyone (?:else|in)|everybody|into it|friends|classmates|others|they all|love it|passionate|know what they want|ahead|younger|linkedin|graduating|behind everyone)\b/iu,
      say: ['And around you they glow, and you nod along.', 'They look so sure. It is a face one puts on at that age.'],
    },
    {
      when: /\b(?:fail\w*|quitter|give up|giving up|weak|loser|ashamed|embarrass\w*|dropout|stupid|not (?:smart|good) enough|people will|what will (?:people|they)|explain (?:it )?to)\b/iu,
      say: [
        '“Quitter” is a word for people who look on from the side.',
        'There is a shame in it that was handed to you, I think.',
      ],
    },
    {
      when: /\b(?:depress\w*|anxi\w*|panic\w*|I (?:\S+ )?cr(?:y|ied)|crying|tears|exhaust\w*|tired|burn\w*|numb|miserable|sle(?:ep|pt)\w*|hopeless|sick|stomach|stress\w*)\b/iu,
      say: [
        'So by now it is not a matter of taste. It is making you ill.',
        'Hard to say then what is the subject and what is simply being at the end of your strength.',
      ],
      ask: ['Was there a time there when it was good?'],
    },
    {
      when: /\b(?:job|work\w*|career|salary|employ\w*|no degree|without a degree|market|future|secure|security|stable|practical|afraid|scared|fear)\b/iu,
      say: [
        'A safe road one does not want, or a wanted one with fog on it.',
        'It is the fear of ending up with nothing in your hands.',
      ],
    },
    {
      when: /\b(?:told (?:them|my|him|her)|they (?:said|yelled|cried|took)|argu\w*|fight|won'?t (?:let|talk|pay)|threaten\w*|supportive|understood|was (?:okay|fine|mad|furious))\b/iu,
      say: [
        'So it has been said. That alone took something.',
        'Then you had their feelings to carry as well as your own.',
      ],
    },
    {
      when: /\b(?:advisor|counsel\w*|professor|dean|form|paperwork|deadline|appointment|withdr\w*|leave of absence|gap|semester off|year off|pause|transfer|apply|applied|community college|online)\b/iu,
      say: [
        'So you have begun to look at the doors, to see which one opens.',
        'Something in between, neither all the way in nor out.',
      ],
      ask: ['What would you do with that time?'],
    },
    {
      when: /\b(?:decided|I'?m (?:doing it|leaving|switching|done|going to)|did it|dropped out|withdrew|switched|changed (?:it|my)|signed|relie\w*|free|lighter|weight off)\b/iu,
      say: [
        'A decision like that one hears fall into place.',
        'So you have gone and done the thing you were afraid of.',
      ],
      ask: ['How does it sit with you, today?'],
    },
    {
      when: /\b(?:first gen\w*|first in my family|nobody in my family|opportunity|lucky|grateful|ungrateful|privilege\w*|others would|kill for|chance)\b/iu,
      say: [
        'With so much hope packed into your bag, who could simply set it down.',
        'One can be thankful for a door and not want to live behind it.',
      ],
    },
    {
      when: /\b(?:years|months|since (?:the|day|first|week)|always|never (?:really )?wanted|from the start|long time|knew)\b/iu,
      say: [
        'So it is no mood. It has been saying the same thing for a good while.',
        "A long time to go against one's own grain.",
      ],
    },
    {
      when: /\b(?:one (?:class|course|professor)|still like|good days?|enjoy(?:ed)?|interesting|liked|fun|internship)\b/iu,
      unless: /\b(?:don'?t|didn'?t|never|not|no)\b/iu,
      say: ['Good to know that there is that corner in it.', 'Worth a look, what was different there.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|torn|back and forth|confus\w*|stuck|can'?t decide|not sure|maybe|unsure|both)\b/iu,
      say: ['Between two chairs one gets tired legs.', 'It need not be decided tonight. It may just be looked at.'],
    },
  ],
  say: [
    'It is hard to be at odds with your own timetable.',
    'One gets asked for a whole life at an age when one hardly knows oneself.',
    'To admit it to oneself is the first big step, and you have taken it.',
    'Nobody sees how much strength the pretending takes.',
    'It is your Mondays it is about, for years.',
  ],
  ask: [
    {
      line: 'What are you studying?',
      unless:
        /\b(?:law|med\w*|engineer\w*|business|cs|nursing|account\w*|bio\w*|chem\w*|econ\w*|psych\w*|math|pharmacy|comp\w*)\b/iu,
    },
    { line: 'Who knows that you feel like that?', unless: /\b(?:told|parents know|nobody|no one)\b/iu },
    { line: 'What part of it would you keep, if you could keep one?' },
    { line: 'What is the first thing you would miss?' },
  ],
};

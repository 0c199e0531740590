import type { Course } from '../course.ts';

/** A birthday that is not a happy one, or growing older. */
export const birthdayOlder: Course = {
  id: 'birthday-older',
  begins:
    /\b(?:it'?s|today is|tomorrow is|it is|today was|yesterday was|was) my (?:\d+(?:st|nd|rd|th) )?(?:birthday|bday|b-day)\b|\bmy (?:\d+(?:st|nd|rd|th) )?(?:birthday|bday|b-day) (?:is|was|'s) (?:\S+ ){0,3}?(?:today|tomorrow|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|next|coming|this|in|and|so|depress\w*|sad|the worst|lonely|hard)\b|\bI (?:turn|turned|just turned|am turning|will be turning) (?:\d\d|thirty|forty|fifty|sixty|seventy)\b|\bI'?m (?:turning|about to turn|going to be|almost|nearly) (?:[2-9]\d|thirty|forty|fifty|sixty|seventy) (?:today|tomorrow|this|next|in|on|soon|and)\b|\b(?:hate|dread|dreading|hated|don'?t like|can'?t stand) (?:\S+ )?(?:my (?:birthday|bday)|birthdays|getting older|getting old|aging|turning \d\d|growing old\w*)\b|\b(?:nobody|no one|none of|not one|hardly anyone|only (?:one|two) people) (?:\S+ ){0,6}?(?:remember\w*|wish\w*|forgot|texted|called|said) (?:\S+ ){0,4}?(?:my )?(?:birthday|bday|happy birthday)\b|\b(?:forgot|forgotten) (?:about )?my (?:birthday|bday)\b|\b(?:I'?m|I am|I feel|feel|feeling|been feeling) (?:\S+ ){0,2}?(?:getting|growing|so|really|very) old(?:er)?\b(?! for)|\b(?:scared|afraid|terrified|depressed|sad) (?:of|about) (?:getting|growing|being|turning) (?:old|older|\d\d)\b|(?:^|\bI'm |am |about |to be |just )turning (?:[2-9]\d|thirty|forty|fifty|sixty|seventy)\b|\bbirthday blues\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|excited|yay|can'?t wait|best birthday|so happy|amazing|great birthday|party (?:tonight|was)|died|passed away|first birthday without|since (?:he|she|mom|dad) (?:died|passed)|my (?:son|daughter|kid|dog|cat|husband|wife|mom|dad)'?s)\b/iu,
  first: {
    say: [
      'A day with a spotlight on it, whether you want that or not.',
      'Birthdays count, and not only the years.',
      'That day makes you look around to see who is there, and what is.',
    ],
    ask: ['What has the day been like, so far?', 'What is it about this one?', 'What would have made it a good one?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this) (?:\S+ )?(?:normal|weird|sad|pathetic|stupid|selfish|childish|just me)|am I (?:\S+ ){0,3}(?:old|pathetic|selfish|childish|dramatic|overreacting|ungrateful|the only|too)|why (?:do|am|does|is|can'?t) (?:I|it|nobody|this)|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'Very many people are sad on just that day and hide it behind the candles. There is nothing childish in wanting to be thought of.',
        'It is an ordinary thing to feel on a day like that. The date adds up what the other days leave lying about.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:should|can|do|would|could) (?:I|you) (?:even )?(?:do|say|tell)?|how (?:do|can|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|make|get|spend|deal|feel|accept|enjoy|survive|celebrate|handle)|any (?:ideas|advice|tips))\b/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'One small thing that is only for you, on purpose: a place you like, a cake you do not share, a call to the one voice you would want. It may be tiny. It only has to be chosen.',
        'You could move it: no law says it has to be that date. Another Saturday, two people, something warm to eat.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|say|text|call|remind|go|cancel|celebrate|plan|throw|invite|post|ask|just)|is it (?:\S+ )?(?:okay|ok|bad) (?:to|if))\b/iu,
      say: [
        'You can say it without any reproach: “It was my birthday, and I would have liked to hear from you.” Somebody who is fond of you will want to know.',
        'If you half wish for company, a line is easy: “It is my birthday today. Coffee?” Few people say no to that one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:nobody|no one|not one|none|forgot|forgotten|no (?:calls?|texts?|messages?|card|cards)|hardly anyone|only (?:my|one|two|the)|didn'?t (?:remember|call|text|say|wish)|silent|quiet phone|dentist|bank)\b/iu,
      say: [
        'And the phone stays close by, and you wish it did not matter.',
        'It is such a small thing to do, to write two words. That is why it hurts.',
      ],
      ask: ['From whom did you hope for a word?'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse)\b/iu,
      unless: /\bno (?:kids|children|husband|wife|partner|boyfriend|girlfriend)\b/iu,
      say: [
        'That is somebody you do not want to have to remind.',
        'You wanted to be seen by the one who sees you every day.',
      ],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|family|kids?|son|daughter|children|grandkids)\b/iu,
      unless: /\bno (?:kids|children|husband|wife|family)\b/iu,
      say: [
        'Those who were there at the first ones count the most.',
        'That voice belongs to the day, and it is loud when it is missing.',
      ],
      ask: ['What was it like with them, when you were small?'],
    },
    {
      when: /\b(?:alone|lonely|by myself|single|no friends|no plans|empty|nobody to|no one to)\b/iu,
      say: [
        'An ordinary evening alone is one thing. That one has a name on it.',
        'It is the one day on which the other chair is so visible.',
      ],
    },
    {
      when: /\b(?:friends?|party|dinner|cancel\w*|bailed|showed up|came|invit\w*|plans|celebrat\w*|reservation|group chat)\b/iu,
      say: [
        'You put a little of yourself on the table with an invitation like that.',
        'You would have liked it to matter to them.',
      ],
    },
    {
      when: /\b(?:thirty|30|forty|40|fifty|50|sixty|60|seventy|70|[2-9]\d|big (?:one|three|four|five))\b/iu,
      say: [
        'Just a number, and all at once it looks back at you.',
        'Inside you are the same age as ever. Then comes that number.',
      ],
      ask: ['What did you picture that age to be, when you were a child?'],
    },
    {
      when: /\b(?:behind|should (?:be|have)|supposed|by now|accomplish\w*|achiev\w*|nothing to show|wast\w*|failure|goals?|(?:no|not|never|still) (?:\S+ )?(?:married|kids|house|career)|everyone else)\b/iu,
      say: ['So the cake comes with an audit.', 'You blow out the candles and count what is not there.'],
    },
    {
      when: /\b(?:wrinkl\w*|gr[ae]y|hair|mirror|body|knees?|back|face|skin|weight|menopause|glasses|hearing|ache\w*|tired|slow\w*|doctor|memory|forget\w*|invisible|ma'?am|sir)\b/iu,
      say: [
        'Nobody told the mirror how old you feel.',
        'It is a small farewell, each time, to somebody you used to see there.',
      ],
      ask: ['When did you notice it first?'],
    },
    {
      when: /\b(?:time|fast|flies|flying|flew|years (?:go|went|left)|half (?:over|way)|how many|left|mortality|death|dying|run(?:ning)? out|over already|blink)\b/iu,
      say: [
        'It goes so quietly, and then you look up.',
        'There is a wish in that fear, to have it all a little longer.',
      ],
      ask: ['What would you like there to be more of in it?'],
    },
    {
      when: /\b(?:miss|used to|when I was (?:a kid|little|young|\d+)|as a (?:kid|child)|childhood|remember|old days|grandma|grandpa|back then|cake my)\b/iu,
      say: ['There was a time when somebody else carried the cake.', 'That one still shines from back there.'],
    },
    {
      when: /\b(?:broke up|breakup|ex|divorc\w*|last year|this time last|moved|lost|died|covid|pandemic)\b/iu,
      say: ['And last time the table looked different.', 'The date stays, and the faces around it change.'],
    },
    {
      when: /\b(?:work(?:ed|ing)?|shift|boss|office|coworkers?|school|class|exam)\b/iu,
      say: [
        'And the day ran on as if it were any Tuesday.',
        'To work through it, and wait whether somebody says something.',
      ],
    },
    {
      when: /\b(?:facebook|insta\w*|post(?:ed|s)?|wall|notifications?|stories|social media|wishes)\b/iu,
      say: [
        'A row of little cakes from people who were reminded by a machine.',
        'Fifty greetings can feel like none, and one like fifty.',
      ],
    },
    {
      when: /\b(?:cry|crying|cried|tears|sad|depress\w*|down|blue|upset|empty|heavy|hate)\b/iu,
      say: [
        'It is your day, so it may also be a sad one.',
        'There is a special kind of sad that only comes with candles.',
      ],
    },
    {
      when: /\b(?:don'?t (?:like|want|make)|no big deal|just (?:a|another) day|not a big|don'?t care|whatever|act like|pretend\w*|attention|hate being)\b/iu,
      say: [
        'It is supposed not to matter, and then it does.',
        'No fuss, please, and still not to be passed over. Both at once.',
      ],
    },
    {
      when: /\b(?:but (?:my|one|a)|did (?:call|text|remember)|called|texted|sent|made me|gave me|brought|surpris\w*|card|cake|flowers|sang|gift|neighbor|hug)\b/iu,
      say: ['So somebody did think of you. That counts for more than a long list.', 'That was a warm spot in it.'],
      ask: ['What did that do to you?'],
    },
    {
      when: /\b(?:maybe (?:a|an|the|some)|maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|buy|make|bake|call|treat|order|watch|just)|going to (?:buy|bake|order|go|treat|call|make))\b/iu,
      say: [
        'That is a proper little celebration. It does not need witnesses.',
        'Good. Then the day has something with your choice on it.',
      ],
    },
    {
      when: /\b(?:selfish|childish|stupid|silly|ungrateful|pathetic|dramatic|spoiled|grown|adult|too old|shouldn'?t)\b/iu,
      say: ['Nobody grows out of wanting to be thought of.', 'You are not asking for a parade.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|hard to (?:say|explain)|mixed|weird)\b/iu,
      say: ['Such a day brings up more than fits into a sentence.', 'It is an odd day, half feast and half reckoning.'],
    },
    {
      when: /\b(?:years?|older|old|age|aging|young\w*)\b/iu,
      say: [
        'Older looks different from inside than it was announced.',
        'Nobody ever feels quite as old as the paper says.',
      ],
    },
  ],
  say: [
    'A day like that lies a bit heavier on the table than the others.',
    'You may spend it as it is, and need not shine.',
    'It is about more than a date, I think.',
    'There is something in it that would have liked to be noticed.',
    'Another year of yours. Much will have been in it that nobody saw.',
  ],
  ask: [
    { line: 'What of this past year would you keep?', unless: /\b(?:nothing|worst year)\b/iu },
    { line: 'Which birthday do you like to think back to?', unless: /\b(?:childhood|as a kid|when I was)\b/iu },
    { line: 'What do you wish for the next one, if you may say it?' },
    { line: 'How do you feel, apart from what the number says?' },
  ],
};

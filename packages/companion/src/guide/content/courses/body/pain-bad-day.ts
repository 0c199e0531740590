import type { Course } from '../course.ts';

/** Lasting pain or illness, on one of its bad days. */
export const painBadDay: Course = {
  id: 'pain-bad-day',
  begins:
    /\b(?:chronic (?:pain|illness|migraines?|fatigue|condition)|flare[- ]?ups?|flaring|(?:having|in|got|bad|big|another|this|a) (?:\S+ )?flare\b|pain (?:day|flare)s?)\b|\b(?:my )?(?:fibro(?:myalgia)?|endo(?:metriosis)?|arthritis|lupus|crohn'?s|colitis|ibs|migraines?|sciatica|ms|ehlers|pots|me\/cfs|cfs|long covid|neuropathy|back pain|nerve pain|joint pain|spoonie|ra)\b.{0,40}\b(?:bad|worse|terrible|awful|kill\w*|acting up|flar\w*|again|all day|can'?t|hurts?|unbearable|hell|tired of|sick of|exhaust\w*|won'?t|today|tonight|ruin\w*)|\b(?:I'm|I am|been|being|always|constantly) in (?:so much |constant |a lot of |chronic |terrible |severe |daily |such )?pain\b|\b(?:tired|sick|exhausted|worn out) (?:of|from|by) (?:\S+ ){0,3}?(?:pain|hurting|being (?:sick|ill|in pain))\b|\b(?:the )?pain (?:is |has been |never |won'?t |keeps |just |got |gets )(?:\S+ ){0,2}?(?:bad|worse|unbearable|constant|awful|terrible|stops?|goes|go away|relentless|horrible|insane|back)\b|\b(?:everything|my (?:whole )?body|my back|my joints|my hips?|my knees?|my hands|my neck|every joint) (?:\S+ )?(?:hurts?|aches?|is (?:killing|on fire|screaming)|are (?:killing|on fire|screaming))\b(?: so| again| every| all| and I| today| constantly|$)/iu,
  unless:
    /\b(?:chest|emotional pain|heart ?break\w*|breakup|grief|died|passed away|cut(?:ting)? (?:myself|my)|hit me|beat me|hurts me|gym|workout|leg day|hangover|moving (?:day|boxes)|end it|end the pain|labor|contractions|period pain|pain in the (?:ass|butt|neck))\b|\b(?:mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|baby|brother|sister|friend|grand\w+|dog|cat) (?:\S+ )?(?:has|is|was|got|with|suffers?|lives)\b/iu,
  first: {
    say: [
      'So it is one of those days when the body has the say in everything.',
      'And one cannot even step out of it for a minute.',
      'It takes so much strength to just be in it, and nobody sees any of that.',
    ],
    ask: [
      'How is it right now, this minute?',
      'How long has this one been going?',
      'What did today cost you because of it?',
    ],
  },
  turns: [
    {
      when: /\b(?:will (?:it|I|this)|is (?:it|this) (?:ever|going|gonna)|does it (?:ever )?(?:get|end|stop)|am I (?:ever )?(?:going|gonna))\b/iu,
      say: [
        'I cannot promise that. What I know of flares is that they have a shape, even when from inside they look like forever.',
        'Nobody can tell you honestly. This hour, though, is only this hour, and it is the one you have to get across.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should) (?:I|you|people|others|one)|any (?:tips|ideas|advice)|(?:what|anything that|something that) helps|something that helps)\b/iu,
      unless: /\b(?:explain|tell|say|understand)\b/iu,
      say: [
        'Maybe shrink the day: one thing that has to happen, and the rest may fall off the table. Warmth, a position that hurts a little less, something dull and kind to listen to.',
        'Some people ask only what the next quarter of an hour needs. Water, a pillow, a message that cancels something. If it is different from your usual pain, a doctor is the one to ask.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should) I)\b.{0,20}\b(?:explain|tell|say|make (?:him|her|them|people)|get (?:him|her|them))\b/iu,
      say: [
        'Perhaps with a measure they know: “I have about four good hours today. If I spend three on this, there is one left.” That is easier to picture than pain.',
        'Something short might do: “I look fine and I am not. I am not asking you to fix it, only to believe me.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:lazy|weak|faking|making|crazy|a (?:bad|burden)|imagining|overreacting)|is it (?:all )?in my head|is it (?:me|normal|just me))\b/iu,
      say: [
        'No. Lazy people enjoy lying down. You would give a good deal to get up and do the dishes without thinking about it.',
        'Pain that nobody can see is pain all the same. Doubting yourself on top of it is something it does to people.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad) (?:to|if))\b.{0,40}\b(?:cancel|call in|call off|go|rest|stay|push|work|say no|take|see|er|hospital|doctor)\b/iu,
      say: [
        'If it is new, or far worse than you know it, a doctor or an emergency room is there for just that. If it is the old one, canceling is no crime.',
        "On a day like this, resting is not giving in. A short message will do: “It is a bad day, I can't today.” You owe nobody the details.",
      ],
      asked: true,
    },
    {
      when: /\b(?:but you (?:look|seem)|don'?t look sick|look (?:fine|healthy|okay|normal)|too young|invisible|in your head|in my head|faking|drama\w*|attention|not (?:that )?bad|don'?t believe|doesn'?t believe|nobody believes|exaggerat\w*|lazy|excuses?|(?:just|only) (?:cramps|a headache|stress|tired|a period|getting old)|every(?:one|body) gets)\b/iu,
      say: [
        'First the pain, and then having to prove it.',
        'You look fine, and so they think you are. That must be maddening.',
      ],
      ask: ['Who said that?'],
    },
    {
      when: /\b(?:yoga|turmeric|have you tried|supplements?|exercise more|lose weight|positive|vitamin|diet|essential oils|chiropractor|just (?:rest|relax|walk|stretch))\b/iu,
      say: ['Everyone has a cousin who was cured by something.', 'As if you had not turned over every stone already.'],
    },
    {
      when: /\b(?:cancel\w*|called off|missed|missing|couldn'?t go|had to (?:leave|stay|skip)|birthday|wedding|party|dinner|plans)\b/iu,
      unless: /\b(?:pain|flare|hurts?|migraine)\b.{0,12}\bagain\b/iu,
      say: ['And each time you have to be the one who cancels.', 'You wanted to be there. Your body voted against it.'],
      ask: ['What did you miss?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|toddler|play with|pick (?:him|her|them) up|carry|mom|mum|parent)\b/iu,
      unless: /\bmy (?:mom|mum|parents?)\b/iu,
      say: [
        'You want to be the one who gets down on the floor with them.',
        'They see you lying there, and you see them seeing it.',
      ],
    },
    {
      when: /\b(?:burden|guilt\w*|does everything|fair to (?:him|her|them)|let(?:ting)? (?:\S+ )?down|sorry all the time|takes care of me|resent\w*)\b/iu,
      say: [
        'You have the pain, and feel guilty for it as well.',
        'It lies on the two of you, in different places. Neither of you ordered it.',
      ],
    },
    {
      when: /\bmy (?:husband|wife|partner|boyfriend|girlfriend|roommate|friend)\b/iu,
      unless: /\b(?:says?|said|thinks?|doesn'?t|won'?t|angry|mad|sick of|tired of|leave|left|never|rolls?)\b/iu,
      say: [
        'Good to have somebody who picks up a bit of it.',
        'It makes a difference who is in the next room on such a day.',
      ],
    },
    {
      when: /\b(?:doctors?|rheumatolog\w*|neurolog\w*|specialists?|appointments?|tests?|scans?|nothing (?:wrong|shows|showed)|waiting list|referral|gp|insurance|er)\b/iu,
      say: [
        'So much of your strength goes into being a patient.',
        'All those waiting rooms, and you come home with the same body.',
      ],
      ask: ['When did somebody there last really listen?'],
    },
    {
      when: /\b(?:meds|medication|pills?|painkillers?|ibuprofen|tylenol|heating pad|ice|bath|massage|physio|physical therapy|nothing (?:helps|works|touches)|tens|infusion|side effects|tried everything)\b/iu,
      say: [
        'You have a whole drawer of things that help a little or not at all.',
        'It is work, trying all of that, and on the days when one can do least.',
      ],
      ask: ['Does anything take even the edge off?'],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|awake|3 ?am|can'?t get comfortable|toss\w*|bed|insomnia)\b/iu,
      say: ['So not even the night lets you out.', 'And whoever has not slept has less skin against the pain.'],
    },
    {
      when: /\b(?:work|job|boss|manager|coworkers?|call(?:ed|ing)? (?:in|out)\b|shift|sick days|fired|office|disability|money|bills|afford|rent|quit)\b/iu,
      say: [
        'The body sends in its notice, and the bills do not care.',
        'You are doing a second job under the first one, and only one is paid.',
      ],
    },
    {
      when: /\b(?:years?|months|decade|since (?:I was|the|my)|\d+ (?:days|weeks)|weeks|every (?:single )?day|forever|always)\b/iu,
      say: ['That is a very long time to be brave.', 'Long enough that it is hard to remember what no pain is like.'],
      ask: ['What was it like before?'],
    },
    {
      when: /\b(?:used to|before (?:this|all|I got)|I was (?:so |an? )?(?:active|runner|dancer|athlete|person)|miss (?:my|the|being|who|having|\w+ing)|old (?:life|self|me)|who I was|can'?t (?:even )?(?:\S+ ){0,2}?(?:anymore|any more))\b/iu,
      say: [
        'You miss the one who did that without thinking.',
        'There is someone to grieve for there, and it is yourself.',
      ],
      ask: ['What do you miss the most?'],
    },
    {
      when: /\b(?:shower|dishes|laundry|hair|stairs|cook\w*|dressed|get up|got up|out of bed|open (?:a|the) jar|bathroom|clean\w*|house)\b/iu,
      say: ['What others do in passing is a mountain today.', 'It is the little things that are the insult.'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|tears|sobb\w*|broke down|crying in)\b/iu,
      say: ['It had to come out somewhere.', 'Tears are the least of what a day like this is entitled to.'],
    },
    {
      when: /\b(?:angry|mad|hate (?:my body|this|it)|furious|rage|unfair|pissed|betray\w*|scream)\b/iu,
      say: [
        'One lives in it and cannot even have it out with it.',
        'You have good reason to be angry, and there is nobody to hand it to.',
      ],
    },
    {
      when: /\b(?:alone|lonely|nobody|no one|isolat\w*|friends|forgot(?:ten)?|stopped (?:asking|inviting|calling)|understands?)\b/iu,
      say: [
        'Pain is a room with only one chair in it.',
        'People get used to somebody being ill. The ill person does not.',
      ],
    },
    {
      when: /\b(?:good day|bit better|little better|easing|less|help(?:s|ed)|nice|sun|cat|dog|walk\w*|managed|made it|did it|tea)\b/iu,
      unless: /\b(?:not|no|nothing|never|without|doesn'?t|didn'?t|couldn'?t|can'?t)\b/iu,
      say: ['Small, and on a day like this it is a lot.', 'That one counts, I would say.'],
    },
    {
      when: /\b(?:brain fog|foggy|can'?t (?:think|focus|concentrate)|words|forget\w*|exhaust\w*|tired|fatigue|drained|energy|spoons|nothing left)\b/iu,
      say: ['It eats the whole day and then the strength for the next one.', 'A tiredness that no sleep gets at.'],
    },
    {
      when: /\b(?:can'?t (?:do|take|live|keep|go on|stand)|give up|giving up|had enough|over it|so done|rest of my life|hopeless|what'?s the point|point of)\b/iu,
      unless: /\b(?:living|life|alive|die|dead|here anymore|end it)\b/iu,
      say: [
        'You have had enough of it. Who would not.',
        'There is no medal for enduring it, and still you do, every day.',
      ],
    },
    {
      when: /\b(?:whin\w*|complain\w*|others have it worse|stupid|pathetic|self[- ]pity|sorry for (?:venting|complaining|myself)|don'?t want to (?:moan|complain))\b/iu,
      say: [
        'You are allowed to say “it hurts” as often as it hurts.',
        'That is not whining. That is telling somebody how it is.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|nothing|fine|whatever|meh|ok|okay)\b/iu,
      say: ['Then just lie there. Nothing has to be said well today.', 'No need to find words for it.'],
    },
  ],
  say: [
    'A day like that is work, even if nobody can see a thing you did.',
    'It is hard to be patient with a body that gives so little back.',
    'You did not choose any of this.',
    'Getting through the hour is enough of a plan.',
    'It wears down more than the place where it hurts.',
  ],
  ask: [
    { line: 'Where are you just now, lying or sitting?', unless: /\b(?:bed|couch|sofa|lying|floor|work|office)\b/iu },
    {
      line: 'Who knows that today is a bad one?',
      unless: /\b(?:nobody|no one|alone|husband|wife|partner|mom|mum|friends?)\b/iu,
    },
    { line: 'What would be the kindest thing that could happen in the next hour?' },
    { line: 'Is there anything today that can be left undone?', unless: /\b(?:cancel\w*|called in|everything)\b/iu },
  ],
};

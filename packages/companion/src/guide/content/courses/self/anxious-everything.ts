import type { Course } from '../course.ts';

/** Worry about everything: the what-ifs do not stop. */
export const anxiousEverything: Course = {
  id: 'anxious-everything',
  begins:
    /\b(?:I'?m|I am|I feel|feel|feeling|been|I've been|I get|so|really) (?:\S+ ){0,4}?(?:anxious|nervous|worried|on edge|uneasy|scared|stressed|worrying) (?:about|over|of) (?:literally |just |absolutely )?(?:everything|every little thing|every single thing|all of it|all the things|nothing)\b|\b(?:worry|stress|panic|freak out|overthink|worrying|stressing|overthinking|catastrophiz\w*) (?:about |over )?(?:literally |just |absolutely )?(?:everything|every little thing|every single thing)\b|\b(?:can'?t|cannot|couldn'?t|don'?t know how to) (?:seem to )?(?:stop|turn off|shut off|quit) (?:\S+ )?(?:worrying|overthinking|spiraling|catastrophizing|the what.?ifs|my (?:brain|mind|head|thoughts|anxiety)|being (?:anxious|worried|scared)|the worry\w*)\b|\bmy anxiety (?:is|has been|has gotten|got|gets|keeps|won'?t|'s) (?:\S+ ){0,5}?(?:bad|worse|high|roof|awful|terrible|out of control|unbearable|killing|crazy|back|insane|acting up|acting|flaring|stop|horrible|intense|ruining|through)\b|\b(?:my (?:mind|brain|head)) (?:keeps|won'?t stop|is stuck|goes|just goes|always goes) (?:\S+ ){0,4}?(?:what.?ifs?|worst|worrying|spiraling)|\b(?:what if|what ifs|what.?ifs)\b.{0,60}\b(?:what if|all day|all night|constantly|non.?stop|stop)\b|\b(?:constant|constantly|always|nonstop|chronic) (?:\S+ )?(?:worry|worried|worrying|anxiety|anxious|dread|on edge|overthinking)\b|\b(?:feeling|sense|feel|filled with) (?:of |like )?(?:impending |constant )?(?:doom|dread)\b|\b(?:something|anything) (?:bad|terrible|awful|horrible) (?:is|will|might|is going) (?:about )?(?:to |gonna )?happen\b|^(?:(?:hi|hey|hello|well)\W+)?(?:(?:I'?m|I feel|I've been|feeling|been feeling|I am) )?(?:just |so |really |very |feeling |super |extremely |incredibly |a bit ){0,3}(?:anxious|anxiety|on edge|worried)(?: (?:today|tonight|lately|again|right now|all the time|these days|for no reason|and i don'?t know why|all day))?\W*$|\bso anxious (?:for no reason|and (?:I )?don'?t know why|all the time|lately)\b|\b(?:I'?m |keep |been |I keep )(?:\S+ )?(?:overthinking|spiraling|catastrophizing)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|self.?harm|hits? me|panic attack|exam|test|finals?|interview|first date|flight|surgery|results?|biopsy|presentation|wedding|dentist|my (?:husband|wife|son|daughter|friend|kid|boyfriend|girlfriend|mom|sister|brother) (?:is|has|gets|worries)|voices|watching me|following me)\b/iu,
  first: {
    say: [
      'So the alarm is on, and there is no one fire to point at.',
      'A head that looks behind every door, all day. That is a lot of doors.',
      'Worry like that is work, and it pays nothing.',
    ],
    ask: [
      'Which what-if is the loudest at the moment?',
      'Is it more in the head or in the body right now?',
      'When did it turn up today?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|calm|deal|turn|shut|quit|relax|cope|let|make|handle|get|control)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas)|help me (?:calm|stop|relax))/iu,
      unless: /\b(?:don'?t know (?:what|how)|what if)\b/iu,
      say: [
        'For the next two minutes: out-breath longer than in-breath, and name five things you can see. For the days: write the what-ifs down, and give them one quarter of an hour, always at the same time. Outside of it they have to wait.',
        'You could ask each of them: is there something to do about it today. If yes, the smallest bit of it. If no, it goes on paper and the paper goes into a drawer until tomorrow at five.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|anxiety|a disorder|gad|bad|ocd)|am I (?:\S+ ){0,3}(?:crazy|overreacting|the only|broken|dramatic|losing|paranoid|going)|do I have|what(?:'?s| is) wrong with me|why (?:am I|do I|can'?t I|does (?:it|my)))\b/iu,
      say: [
        'It is very common, and you are not losing your mind. What to call it is for a doctor to say; if it eats your sleep or your days, it is worth telling one.',
        'I cannot put a name on it. A head does this when it wants to keep you safe and has lost its sense of proportion.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|this|I|everything)|does (?:it|this) (?:\S+ )?(?:pass|end|stop|go|get)|is (?:it|everything|something) (?:\S+ )?going to|do you think (?:it|something|everything))\b/iu,
      say: [
        'I cannot see what comes, and it would be cheap to say that all is going to be fine. I can say that a feeling of danger is not the same as danger.',
        'I do not know. Worry sounds like knowing, and it is guessing, too.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,3}?(?:see|talk|tell|call|take|go|try|cancel|check|ask|just|get|worry)\b/iu,
      say: [
        'If it is about telling somebody, a friend or a doctor: that rarely makes it worse, and it makes it two of you.',
        'One measure that often serves: would you do it on a calm day as well. If yes, it is you. If only now, it may be the worry.',
      ],
      asked: true,
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|take|make|call|put|write|just))\b/iu,
      say: [
        'That is something for the hands, and worry does not like that.',
        'A small thing that is real, against a big thing that is not here yet.',
      ],
    },
    {
      when: /\b(?:help(?:s|ed)|calmer|better|eased|quieter|went away|walk(?:ed)?|breath(?:ing|ed) (?:helped|a bit)|distract\w*)\b/iu,
      unless: /\b(?:nothing|doesn'?t|didn'?t|not|never|wish|no) (?:\S+ )?(?:help\w*|better)\b/iu,
      say: ['So there is a way to turn it down a notch.', 'Your body found a moment to put it down.'],
      ask: ['What do you think made the difference?'],
    },
    {
      when: /\b(?:chest|heart|pound\w*|racing|breathe|breath|stomach|nausea\w*|shak\w*|sweat\w*|tight|tense|jaw|throat|dizzy|shoulders|headache|sick|knot|body)\b/iu,
      say: [
        'Your body has already run the race that is not on.',
        'It does not stay a thought, then. It grabs you bodily.',
      ],
      ask: ['Where do you feel it most right now?'],
    },
    {
      when: /\b(?:sleep\w*|slept|awake|night|a\.?m\.?|3am|bed|insomnia|dreams?|wake|woke)\b/iu,
      say: ['At night there is nobody to contradict it.', 'Lying down is when the whole list gets up.'],
    },
    {
      when: /\b(?:die|dies|dying|death|accident|crash|car|sick|cancer|fire|lose (?:him|her|them|everyone))\b/iu,
      say: [
        'It reaches for those you could bear the least to lose.',
        'Your head shows you the worst film it has, in full length.',
      ],
      ask: ['Whom is it about, mostly?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|husband|wife|partner|mom|mum|mother|dad|father|family|parents?|boyfriend|girlfriend)\b/iu,
      say: [
        'Loving somebody gives the worry so many more places to sit.',
        'Then it is not only your own day you keep watch over.',
      ],
    },
    {
      when: /\b(?:check\w*|google\w*|search\w*|look(?:ed|ing) (?:it )?up|symptoms?|reassur\w*|ask(?:ing)? (?:everyone|people|him|her)|stove|door|locked|text(?:ing)? (?:him|her|them))\b/iu,
      say: ['And the calm from it lasts about as long as a cup of tea.', 'Each check asks for the next one.'],
    },
    {
      when: /\b(?:money|bills?|rent|job|work|boss|fired|laid off|school|grades?|deadline|future|career|retire\w*)\b/iu,
      say: [
        'That one has a true kernel, so it is harder to send away.',
        'The ground under your days, that is what it picks.',
      ],
      ask: ['What is the part of it that is really due soon?'],
    },
    {
      when: /\b(?:people|friends?|said something|embarrass\w*|hate me|mad at me|judg\w*|text(?:ed)? back|reply|conversation|stupid thing|what they think|annoyed)\b/iu,
      say: ['And you read every silence as an answer.', 'A whole court in your head, and none of them was asked.'],
    },
    {
      when: /\b(?:cancel\w*|avoid\w*|stay(?:ed|ing)? (?:home|in)|don'?t go|stopped (?:going|driving|doing)|can'?t (?:leave|go|drive)|won'?t go)\b/iu,
      say: [
        'It has begun to draw the map for you.',
        'Every no makes the room smaller. And in the moment it is such a relief.',
      ],
      ask: ['What would you have liked to go to?'],
    },
    {
      when: /\b(?:says?|said|tells?|told|keeps? (?:saying|telling))\b.{0,40}\b(?:relax|calm|worry|overthink\w*|overreact\w*|dramatic|fine|breathe|stop|nothing|silly)\b/iu,
      say: ['If that worked, you would have done it long ago.', '“Just relax” has never relaxed anybody.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|worn out|drained|sick of|done with|fed up|over it|cry\w*)\b/iu,
      say: ['Guard duty around the clock, and nobody takes over.', 'It is a marathon on a chair.'],
    },
    {
      when: /\b(?:therap\w*|counsel\w*|doctor|meds?|medication|pills?|lexapro|zoloft|xanax|prescri\w*)\b/iu,
      say: ['So it is not only you against it.', 'Good to have somebody in it who knows the terrain.'],
      ask: ['What has been of use from there?'],
    },
    {
      when: /\b(?:coffee|caffeine|alcohol|wine|drink\w*|weed|smok\w*|scroll\w*|news)\b/iu,
      say: [
        'It may be pouring a little something on the fire, or it is the only pause you get. You know which.',
        'Something to hold on to, at any rate.',
      ],
    },
    {
      when: /\b(?:always|since I was|as (?:a|long)|whole life|childhood|kid|years|my (?:mom|mother|dad) (?:is|was) (?:the same|like))\b/iu,
      say: ['Then you learned early to keep watch.', 'A very old guard, that one. It once had a reason, perhaps.'],
    },
    {
      when: /\b(?:days?|weeks?|months?|lately|recently|since|started)\b/iu,
      say: ['That long with no all-clear.', 'So something turned the volume up, and it stayed there.'],
      ask: ['What was new in your life around then?'],
    },
    {
      when: /\b(?:it turned out|(?:he|she|they) (?:was|were) (?:just|fine|ok|okay|only)|turned out (?:fine|ok|okay)|was (?:totally |completely )?fine|nothing (?:bad )?happened|worried for nothing)\b/iu,
      say: ['The alarm was wrong about that one.', 'So much dread, and then it was only a day.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|irrational|ridiculous|crazy|dramatic|weak|pathetic|know it'?s not|makes? no sense|logical\w*|ashamed|embarrass\w*)\b/iu,
      say: [
        'The head knows better, and the stomach was not informed.',
        'It does not have to be reasonable to be tiring.',
      ],
    },
    {
      when: /\b(?:what if|what ifs|worst (?:case|thing|that)|happen\w*|imagin\w*|scenario\w*|spiral\w*|loop\w*|thoughts|overthink\w*)\b/iu,
      say: [
        'One what-if, and it brings its whole family.',
        'It tells you stories in the future tense, and you pay for them today.',
      ],
      ask: ['And if that did happen, what would you do the first hour?'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|no reason|for nothing|can'?t explain|everything|nothing)\b/iu,
      say: ['Fear without an address. That is why it goes everywhere.', 'It need not have a name to be here.'],
    },
  ],
  say: [
    'Right now, this minute, there is only you and this talk.',
    'It sounds as though your head has not been off duty for a good while.',
    'A worry shrinks a little when it stands outside, in words.',
    'You are trying to be ready for everything at once. Nobody can.',
    'That is a great deal of future for one day.',
  ],
  ask: [
    { line: 'How much of today did it take?', unless: /\b(?:all day|whole day)\b/iu },
    { line: 'When was it last quiet in there?', unless: /\b(?:never|always)\b/iu },
    { line: 'Who else knows how loud it gets?', unless: /\b(?:nobody|no one|told|says?|tells?)\b/iu },
    { line: 'What does it let you do in peace, if anything?' },
  ],
};

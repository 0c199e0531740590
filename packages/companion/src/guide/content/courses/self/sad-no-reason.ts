import type { Course } from '../course.ts';

/** They are sad, or cry, and cannot say why. */
export const sadNoReason: Course = {
  id: 'sad-no-reason',
  begins:
    /\b(?:sad|down|low|blue|depressed|cry|crying|cried|tears|teary|weepy|tearing up|bawling|sobbing|feel bad|feel awful|unhappy)\b.{0,50}\b(?:for no (?:\S+ ){0,2}?reason|no reason|(?:don'?t|do not|didn'?t) (?:even |really )?know why|not sure why|no idea why|can'?t (?:\S+ )?(?:say|tell|explain|figure out) (?:you )?why|out of nowhere|over nothing|over (?:every|any) little thing|without (?:a |any )?reason|for nothing|nothing (?:even )?happened|nothing is (?:even )?wrong|randomly|at (?:random|everything))|\b(?:don'?t|do not) (?:even )?know why I(?:'?m| am| feel| was)? (?:\S+ ){0,3}?(?:sad|crying|cry|down|upset|like this)|\bwhy am I (?:\S+ ){0,2}?(?:sad|crying|down)|\b(?:can'?t|couldn'?t) (?:seem to )?stop crying\b|\b(?:I've been|I keep|I was|I'm|been|keep) (?:just |always |randomly )?(?:crying|cry|tearing up|weepy|bawling)(?: (?:all (?:day|night|morning|week)|a lot|again|lately|so much|every (?:day|night)|constantly|on and off|today|tonight))\b|^(?:(?:hi|hey|hello|well|so|idk|honestly)\W+)?(?:I'?m|I am|I feel|feeling|I've been feeling|been feeling|I just feel|just feeling) (?:just |so |really |very |kind of |kinda |a bit |a little |pretty |feeling ){0,3}(?:sad|down|low|blue)(?: (?:today|tonight|lately|again|right now|all the time|these days|and lonely))?\W*$|\bI feel like crying\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|hurt(?:ing)? myself|self.?harm|hits? me|died|death|passed away|funeral|broke up|breakup|left me|cheated|dumped|fired|laid off|miscarr\w*|postpartum|newborn|movie|film|show|tears of joy|happy tears|baby (?:is|was|keeps|won'?t)|(?:he|she|my (?:son|daughter|baby|kid|toddler)) (?:is|was|has been|keeps?|won'?t|can'?t) (?:\S+ )?(?:stop )?cry\w*)\b/iu,
  first: {
    say: [
      'Sadness does not always bring its reason along.',
      'That makes it lonelier: nothing to point at, and still it is there.',
      'It is real, with or without a because.',
    ],
    ask: ['How long has it been around?', 'When is it strongest?', 'Where in the day did it come today?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|depression|depressed|hormones?|bad|serious)|am I (?:\S+ ){0,3}(?:depressed|crazy|broken|overreacting|dramatic|losing|okay|ok)|do I have|do you think (?:I'?m|it'?s|this is))\b/iu,
      say: [
        'I cannot tell you what it is; a doctor could. Crying without a reason is very common. If it stays for two weeks or takes your sleep and your appetite, it is worth having somebody look.',
        'Common, yes. What name it has is beyond me. You do not need to be at the end of your strength to ask a doctor about it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:am|do|does|is|can'?t|would) (?:I|this|it)|what(?:'?s| is) wrong with me|what is (?:this|it)|where does (?:it|this) come)\b/iu,
      say: [
        'Maybe it is many small things that never got their turn. Maybe only a tired body. It can be gentle to ask when it comes, before asking why.',
        'I do not know, and you need not know either before it may be there. Sometimes the reason shows up days later.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?|how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ )?(?:do|stop|feel|make|get|deal|cheer|shake|handle)|any (?:advice|tips|ideas)|should I (?:\S+ )?(?:just|go|see|talk|tell|call|try|stay|be))\b/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'Nothing big. Water in your face, something warm, ten minutes outside or by an open window. It may not lift it, and it keeps you company until it moves.',
        'You could let it have a quarter of an hour on purpose, blanket and all, and then do one plain thing with your hands. And you could tell one person: “I am sad today and I do not know why.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|this|I)|does (?:it|this) (?:\S+ )?(?:pass|end|stop|go|get)|when (?:will|does) (?:it|this)|how long (?:will|does|do))\b/iu,
      say: [
        'Moods like this mostly come and go like weather, and I cannot tell you the hour. If it stays day after day, it deserves to be told to a doctor.',
        'I cannot see that. You can watch what it does: whether it comes at certain times, and what makes it a shade lighter.',
      ],
      asked: true,
    },
    {
      when: /\b(?:nothing (?:is |even |really )?(?:wrong|happened|bad)|good (?:life|job|family|friends)|have (?:everything|a good|a nice|a great|so much)|no right|should be (?:happy|grateful|fine)|others have it worse|people have it worse|ungrateful|lucky|no excuse|spoiled)\b/iu,
      say: [
        'A good life does not make anyone waterproof.',
        'So on top of being sad, you have to justify it. That is two loads.',
        'You need no permit for it.',
      ],
    },
    {
      when: /\b(?:asks?|asked|asking|wants? to know|keeps? saying)\b.{0,30}\b(?:what'?s wrong|what is wrong|why|matter|okay|ok)\b/iu,
      say: [
        'And then you stand there with no answer, and feel guilty for that as well.',
        'The kindest question, and just the one you cannot answer.',
      ],
      ask: ['What do you say then?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|take|make|call|put|text|just))\b/iu,
      say: ['That would be kind to yourself, and small enough for today.', 'Then that, and nothing more than that.'],
    },
    {
      when: /\b(?:(?:I |^)(?:went|listened|took|called|made|talked|told|sat|ate|had a)|walk(?:ed)?|hugged|petted|napped)\b.{0,40}\b(?:help\w*|better|nice|good|a bit|outside|walk|bath|tea|friend)\b/iu,
      say: ['So there was a lighter stretch in it.', 'That did not have to solve anything to be good.'],
    },
    {
      when: /\b(?:song|music|commercial|ad|video|movie|show|book|photo|dropped|spilled|burned|toast|bird|old man|stranger|little thing)\b/iu,
      unless: /\b(?:better|helped|nice)\b/iu,
      say: ['It only needed a small door, and that was one.', 'So little, and it all came through there.'],
      ask: ['What was it about that?'],
    },
    {
      when: /\b(?:shower|bathroom|car|toilet|parking|people (?:walk\w*|are|look\w*|see|saw)|walking by|pillow|in bed|hid|hide|hiding|at work|desk|quietly|silently|in secret)\b/iu,
      say: ['So you cry where nobody has to be told anything.', 'Sad, and careful not to be caught at it.'],
    },
    {
      when: /\b(?:pretend\w*|fake|faking|smil\w*|mask|act(?:ing)? (?:fine|normal|happy|okay)|put on|say I'?m fine)\b/iu,
      say: [
        'Holding the face up all day is tiring on its own.',
        'They see the smile, so nobody comes to look behind it.',
      ],
      ask: ['Who would you let see it?'],
    },
    {
      when: /\b(?:nobody|no one|haven'?t told|never told|don'?t tell|alone|lonely|by myself|no friends|hug|hugs|held|someone to|somebody to)\b/iu,
      say: [
        'Somebody who just sits beside you, without wanting the reason. That would be good now.',
        'To be held for a minute would do more than any answer.',
      ],
    },
    {
      when: /\b(?:hate me|mad at me|upset with me|annoyed (?:at|with) me|let (?:him|her|them|\S+) down|disappoint\w*|sick of me)\b/iu,
      say: [
        "And now there is somebody's disappointment to carry as well.",
        'On top of being sad, you look after what the others think of it.',
      ],
    },
    {
      when: /\b(?:don'?t want to|canceled|cancelled|bail\w*|stay(?:ed)? (?:home|in bed)|couldn'?t go|ignor\w*|not answering|under the (?:covers|blanket))\b/iu,
      say: ['The world has too many voices for a day like this.', 'So you pulled the door shut for a while.'],
    },
    {
      when: /\b(?:period|pms|hormon\w*|pill|birth control|menopause|time of the month|cycle|pregnan\w*)\b/iu,
      say: [
        'It may well come from there, and it is no less wet for that.',
        'A body can bring that kind of sadness all by itself.',
      ],
    },
    {
      when: /\b(?:sunday|monday|morning|mornings|evening|evenings|at night|nights?|wake up|woke|afternoon|after work|sunset|dark|winter|rain\w*|gr[ae]y|weather|fall|holidays?)\b/iu,
      say: [
        'It has its hours, then.',
        'There are times of day with less to hold on to.',
        'And nothing in that hour to lean against.',
      ],
    },
    {
      when: /\b(?:chest|heavy|heaviness|ache|aches|throat|lump|stomach|body|weight|headache|eyes)\b/iu,
      say: ['So the body knows about it, even if the head has no word.', 'It sits right where you breathe.'],
    },
    {
      when: /\b(?:sleep\w*|slept|tired|exhaust\w*|worn out|drained|no energy)\b/iu,
      say: [
        'Very tired and very sad look alike from inside.',
        'When the strength is gone, the tears sit closer to the edge.',
      ],
      ask: ['How have the nights been?'],
    },
    {
      when: /\b(?:eat|eating|ate|food|appetite|hungry)\b/iu,
      say: [
        'Even that has lost its taste for a while.',
        'When food stops mattering, the sadness has come quite far in.',
      ],
    },
    {
      when: /\b(?:again|back|before|used to|last (?:year|winter|time)|always|years|comes and goes|every (?:few|year|month))\b/iu,
      say: ['So you know it, and did not invite it.', 'There is a dread in it, too, when it is an old acquaintance.'],
      ask: ['What was it like the last time?'],
    },
    {
      when: /\b(?:therap\w*|counsel\w*|doctor|meds?|medication|antidepress\w*|pills)\b/iu,
      say: ['So you have not left it to chance.', 'Then somebody hears of it who can do more than listen.'],
      ask: ['What do they make of these days?'],
    },
    {
      when: /\b(?:days?|weeks?|months?|since|a while|lately)\b/iu,
      say: ['That is a long time to be under the same cloud.', 'No wonder you are tired of it.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|embarrass\w*|weak|pathetic|dramatic|ridiculous|baby|annoying|burden|bother\w*)\b/iu,
      say: ['Tears are not a mistake that somebody made.', 'You are hard on somebody who is only sad.'],
    },
    {
      when: /\b(?:miss|missing|remember\w*|memor\w*|grandma|grandpa|homesick|childhood|old days)\b/iu,
      say: ['Maybe that is where a part of it comes from.', 'There is somebody or something in it after all, perhaps.'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sob\w*)\b/iu,
      say: ['Let them run. There is nothing to hold together here.', 'The eyes are saying it before the words can.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|not sure|no idea|can'?t (?:explain|describe|say)|hard to (?:say|explain))\b/iu,
      say: ['It may stay nameless for now.', 'You can say it crooked. Or not at all, and just be here.'],
    },
  ],
  say: [
    'There is no need to be able to explain it.',
    'It may be here, and you with it, without either of you having to be useful.',
    'Something in you is sad and has not said yet what about.',
    'It does not have to be dealt with tonight.',
    'It is no small thing to say it at all.',
  ],
  ask: [
    { line: 'If the sadness could say one sentence, what might it be?' },
    { line: 'What used to be a comfort on days like this?', unless: /\b(?:nothing helps|comfort)\b/iu },
    { line: 'Does anyone near you know?', unless: /\b(?:nobody|no one|told|asks?|asked|pretend)\b/iu },
    { line: 'Is there an hour of the day when it lets go a little?', unless: /\b(?:morning|evening|night)\b/iu },
  ],
};

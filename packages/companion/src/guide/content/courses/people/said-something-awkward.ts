import type { Course } from '../course.ts';

/** Among people and shy: a party, something awkward said, and the replay of it at night. */
export const saidSomethingAwkward: Course = {
  id: 'said-something-awkward',
  begins:
    /\b(?:I )(?:just |totally |definitely |probably |think I |also )*(?:said|blurted(?: out)?|made|told|did|asked) (?:\S+ ){0,3}?(?:so |really |super |the )?(?:awkward|stupid|dumb|weird|cringe\w*|embarrassing|idiotic|stupidest|dumbest|weirdest|inappropriate|a (?:\S+ )?joke (?:that|and|no|nobody))\b|\b(?:embarrassed|humiliated|made (?:such |a |an |total |complete |absolute )*(?:fool|idiot|ass) (?:out )?of) (?:myself)\b|\b(?:can'?t|cannot|couldn'?t) stop (?:\S+ )?(?:thinking about|replaying|cringing|going over|overthinking) (?:\S+ ){0,4}?(?:I said|said|conversation|party|last night|joke|thing|convo|awkward)|\b(?:replaying|replay|overthinking|over ?analy[sz]ing|going over|cringing (?:at|about|over)|obsessing over) (?:\S+ ){0,3}?(?:conversations?|I said|things? I|party|interactions?|what I|convo|date|dinner)\b|\b(?:overshared|talked too much|rambled|word vomit\w*|I was (?:so |really |super |being |too )*(?:awkward|quiet|weird))\b|\b(?:went to|at|was at|there'?s|there is|have to go to|go to|going to|have|invited to|got back from|home from|back from|left) (?:\S+ ){0,4}?(?:party|wedding|gathering|get[- ]?together|meetup|mixer|work (?:event|thing|dinner)|happy hour|dinner|baby shower|bbq|reunion|housewarming|event)\b.{0,80}\b(?:awkward|nobody (?:talked|spoke|to talk)|no one (?:talked|spoke)|don'?t know (?:anyone|anybody|what to)|didn'?t know (?:anyone|anybody|what to)|stood (?:there|alone|in|by)|in the corner|shy|left early|hid in|hiding in|anxious|nervous|social anxiety|dread\w*|embarrass\w*|(?:didn'?t|barely) (?:talk|spoke|speak|say))\b|\bI(?:'m| am| feel| get| was|'ve always been) (?:just |so |too |really |painfully |super |very |always |extremely |such a |incredibly )*(?:shy|awkward|socially awkward|introverted|bad (?:at|with) (?:small talk|talking to people|people|groups|new people))\b|\bsocial anxiety\b|\b(?:nervous|anxious|scared|dreading|terrified) (?:\S+ )?(?:about|of|for|to go to) (?:\S+ ){0,3}?(?:party|meeting (?:new )?people|small talk|wedding|meetup|get[- ]?together|gathering|mixer)\b|\b(?:my mind|I) (?:goes|go|went) blank (?:\S+ ){0,3}?(?:people|talk|someone|group)|\b(?:told|said to) (?:the|a|my) (?:waiter|waitress|cashier|server|barista|driver|flight attendant) (?:\S+ ){0,2}?(?:you too|love you)\b|\bcring\w* (?:\S+ ){0,6}?(?:what I|I said|how I|thing I|I did)\b|\b(?:wedding|party|event|dinner|meetup) (?:where|and|but) I (?:don'?t|won'?t|didn'?t) know (?:anyone|anybody|a soul|a single)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|died|funeral|assault\w*|raped?|groped|drugged|roofie\w*|my (?:son|daughter|kid|friend|brother|sister|husband|wife|boyfriend|girlfriend|partner) (?:said|is|was|made|did|keeps)|boss|my (?:ex|wife|husband|boyfriend|girlfriend) (?:said|was)|years ago|ghosted|nudes?|affair|slept with|hooked up|blacked out|interview|exam|presentation)\b/iu,
  first: {
    say: [
      'And now it plays again and again, in full color.',
      'It takes one second to say and half the night to hear.',
      'Among people everyone else seems to have been given the script.',
    ],
    ask: [
      'What was it, if you can bear to say it?',
      'Which moment does it keep going back to?',
      'How did the others take it?',
    ],
  },
  turns: [
    {
      when: /\b(?:do (?:you think )?(?:they|she|he|people|everyone)(?: all)? (?:think|thinks|hate|hates|noticed|remember|talk|thought)|does (?:she|he|everyone|anyone) (?:think|hate|remember|hates)|did (?:they|everyone|anyone|she|he) notice|will (?:they|she|he|anyone|everyone) (?:remember|think|forget)|are they (?:talking|laughing)|do you think)\b/iu,
      say: [
        'I cannot look into them. Mostly people drive home replaying their own lines, and yours is gone by breakfast.',
        'You heard it with a microphone on it; they heard it with one ear. I would guess it is much smaller over there.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|can|could|am) I (?:\S+ ){0,3}?(?:leave|face|show|look|go back|see|walk|live|recover)\b/iu,
      say: [
        'Head up and an ordinary hello, before you have time to think. The second meeting erases most of the first.',
        'You could be the one to laugh: “About the other day, I am still blushing.” It takes all the air out of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,2}?(?:apologi[sz]e|text|say|message|send|write|explain|bring|ask|tell|call)\b/iu,
      say: [
        'If it could have hurt somebody, one line is plenty: “That came out wrong yesterday, sorry.” If it was only clumsy, I would let it pass.',
        'Wait a day first. If it still needs saying then, keep it to a sentence. Long apologies are what people remember.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,2}?(?:go|cancel|leave|skip|stay|show|bail)|is it (?:ok|okay|bad|rude) (?:if I|to) (?:leave|cancel|skip|go home|bail))\b/iu,
      say: [
        'Perhaps go with a way out: forty minutes, then you may leave without a reason. Often the first ten are the whole price.',
        'Go if some part of you would like to, and keep the door in sight. If no part does, staying home is no crime.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|(?:\S+ )?people|one|anyone|they|others) (?:\S+ ){0,3}?(?:stop|get|talk|make|start|deal|be|act|forget|let|leave|show|go|face|turn|learn|even)|what (?:do|should|can|could|would) (?:I|you|people) (?:even )?(?:say|do|talk)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'For talking: ask about something within sight, then one “how come”. People mostly want to be asked, not to be entertained.',
        'For the replay: say the sentence aloud, in full, in a bored voice, three times. Then feet on the cold floor and something with your hands. It loses its charge.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|weird|bad|just me|so bad|that bad|me|social anxiety)|am I (?:\S+ ){0,3}?(?:weird|crazy|awkward|overthinking|annoying|unlikable|the only|boring|stupid|overreact\w*|too \S+)|what(?:'s| is) wrong with me|why (?:am I|do I|can'?t I|did I))\b/iu,
      say: [
        'It is common as rain. The mind that wants to belong checks afterward whether it still does, and it checks in the dark.',
        'Nothing is wrong with you. Those who replay it mostly care how others feel, and the careless ones sleep fine.',
      ],
      asked: true,
    },
    {
      when: /\b(?:it was (?:just |so |really )*(?:stupid|dumb|small|nothing|silly|years|forever)|it'?s (?:so |really |such a )*(?:stupid|dumb|silly|small|nothing)|sounds (?:so )?(?:stupid|silly|dumb)|I know (?:it'?s|nobody|no one|they))\b/iu,
      say: [
        'Small, and it still makes your toes curl. Both can be so.',
        'The head knows it is nothing. The stomach has not been told.',
      ],
    },
    {
      when: /\b(?:waiter|you too|enjoy your|wrong name|her name|his name|forgot (?:her|his|their)|congrat\w*|pregnant|(?:she'?s|is|are you|it'?s) due|wav(?:ed|ing)|hug(?:ged)?|handshake|tripped|spilled|fell)\b/iu,
      say: [
        'Oh no. And the second it is out, you hear it.',
        'In a film everybody would love you for that scene. Living it is another thing.',
      ],
    },
    {
      when: /\b(?:joke|jok(?:ed|ing)|funny|sarcas\w*|laughed|nobody laughed|no one laughed|laugh)\b/iu,
      say: ['That half second before anyone reacts is endless.', 'You wanted to make it lighter, and it dropped.'],
      ask: ['What happened right after?'],
    },
    {
      when: /\b(?:silence|silent|(?:went|got|was) (?:\S+ )?quiet|dead quiet|quiet after|quiet after|stared|looked at (?:me|each other)|the look|(?:their|her|his) faces?|weird look|changed the subject|walked away|raised)\b/iu,
      say: ['And you read a whole verdict in that.', 'A pause is only a pause to everyone but you.'],
    },
    {
      when: /\b(?:corner|alone|by myself|stood|standing|nobody (?:talked|spoke|came)|no one (?:talked|spoke|came)|phone|pretend\w*|bathroom|snack|food table|drink in my hand|the dog|the cat|left early|went home|irish)\b/iu,
      say: [
        'It can be loneliest with forty people in the room.',
        'Holding a glass, so that the hands have something to do.',
        'You lasted as long as you could.',
      ],
      ask: ['Was there a minute of it that was all right?'],
    },
    {
      when: /\b(?:blank|freeze|froze|words|voice|stutter\w*|stammer\w*|shak\w*|sweat\w*|red|blush\w*|heart|hands|throat|stomach|sick|panic\w*|anxi\w*)\b/iu,
      say: [
        'The body sounds the alarm as if it were a tiger, and it is only a living room.',
        'And then you are busy hiding that, and cannot follow the talk.',
      ],
    },
    {
      when: /\b(?:oversh\w*|too much|rambl\w*|talked (?:too|so|about)|told (?:them|her|him|everyone) (?:about|everything|way|my)|wouldn'?t stop|kept talking|vomit)\b/iu,
      say: [
        'You opened a door, and now you stand in the draft.',
        'Many people would find it a relief to meet somebody who says something real.',
      ],
    },
    {
      when: /\b(?:drunk|drinks?|drank|wine|beers?|tipsy|hung ?over|hangxiety|shots)\b/iu,
      say: [
        'The morning after paints it all darker than the room did.',
        'What you remember then is mostly the worst ten seconds.',
      ],
    },
    {
      when: /\b(?:crush|cute|guy|girl|like (?:him|her)|flirt\w*|date)\b/iu,
      say: [
        'And in front of the one person where it mattered.',
        'Being a little clumsy there is often a giveaway of the nicest kind.',
      ],
    },
    {
      when: /\b(?:coworkers?|colleagues?|work|office|monday|team|new job|meeting|class|classmates?|tomorrow|see (?:them|her|him) again|face (?:them|her|him))\b/iu,
      say: [
        'And you have to walk in there again, that is the thing.',
        'An ordinary “morning” from you, and it will mostly be an ordinary morning.',
      ],
    },
    {
      when: /\b(?:everyone (?:else )?(?:seems|is|was|knew|has|had|looked)|they all (?:knew|know|have)|other people|normal people|easy for|my (?:sister|brother|partner|husband|wife|friend) (?:is|can)|look(?:s)? (?:so )?easy|extrovert\w*)\b/iu,
      say: [
        'With them it looks so easy. You see their outside, they do not see your inside either.',
        'Half of them were counting minutes too, I suspect.',
      ],
    },
    {
      when: /\b(?:always|every time|my whole life|since (?:I was|school|childhood|middle|covid)|as a kid|years|bullied|used to|shy)\b/iu,
      say: ['So it goes back further than one evening.', 'You have been careful around people for a long time.'],
      ask: ['Is there anyone with whom you are not careful?'],
    },
    {
      when: /\b(?:friends? (?:said|says|told)|(?:she|he|they) said (?:it was|it'?s|I was|nobody|no one|not)|texted me|told me it|reassur\w*|nobody noticed|no one noticed|was fine)\b/iu,
      say: [
        'So the witness says it was fine. Your head will need a while to accept that.',
        'That is worth more than the film in your head, I would say.',
      ],
    },
    {
      when: /\b(?:can'?t sleep|awake|bed|night|\d ?am\b|shower|driving home|on the way home|keeps? (?:playing|coming)|loop|over and over|replay\w*|cring\w*|intrusive)\b/iu,
      say: [
        'It waits until everything is quiet, and then it starts again.',
        'The pillow is the worst place to hold a trial.',
      ],
    },
    {
      when: /\b(?:never (?:go|going|leav\w*|talk\w*|speak\w*|again)|avoid\w*|hide|move (?:away|to)|cancel\w*|stay home|hermit|delete|quit)\b/iu,
      say: [
        'Right now the only safe place looks like a cave.',
        'That is the cringe talking, and it always says never.',
      ],
    },
    {
      when: /\b(?:(?:one|a) (?:nice |really nice |kind )?(?:guy|girl|woman|man|person|lady)|actually (?:talked|nice|had|enjoyed|fun|good)|went (?:ok|okay|well|fine)|one good|was nice|had a (?:nice|good))\b/iu,
      say: ['So there was that as well. It never makes the replay.', 'Keep that one. It happened just as truly.'],
      ask: ['What did you two talk about?'],
    },
    {
      when: /\b(?:hate (?:myself|that I|how)|idiot|stupid|dumb|loser|embarrass\w*|humiliat\w*|mortif\w*|asham\w*|weird|ugh)\b/iu,
      say: [
        'You would forgive anybody else that within a minute.',
        'It burns because you wanted to be liked there. That is nothing to be ashamed of.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|next time|I'?ll (?:just )?(?:text|say|go|try))\b/iu,
      say: ['That is a kind size of a step.', 'Once more, and smaller. That may be how it gets easier.'],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|friends?|sister|brother|boyfriend|girlfriend|husband|wife|partner|therapist)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?|swears?)\b/iu,
      say: [
        'It is kind, and it does not reach the place where the film runs.',
        'You believe it for a minute, and then the next showing begins.',
      ],
    },
    {
      when: /\b(?:I (?:just )?(?:asked|said|told|called|laughed|made|meant|wanted|tried|thought|couldn'?t|didn'?t|never|went|sat|stood|nodded|smiled|mumbled))\b/iu,
      say: [
        'And already it was out, and there was no way to fetch it back.',
        'You have gone through it frame by frame, I think.',
        'From inside, every second of that has its own weight.',
      ],
    },
    {
      when: /\b(?:they|she|he|people|everyone|everybody|someone|somebody) (?:\S+ ){0,2}?(?:said|looked|laughed|was|were|just|asked|smiled|thinks?|must|probably)\b/iu,
      say: ['And in it you look for what they really meant.', 'You read faces for a living, in moments like that.'],
    },
    {
      when: /\b(?:I don'?t know|dunno|not sure|whatever|no idea|nobody knows|anyway)\b/iu,
      say: ['It need not be solved. It is allowed to be simply unpleasant.', 'It may be left lying there for tonight.'],
    },
  ],
  say: [
    'It was a second of the evening, and it has eaten the rest of it.',
    'You went in among them. The ones who never go have nothing to replay.',
    'You want to be easy with people, and you watch yourself so hard that you cannot be.',
    'There is a strict critic in there, and he never misses a show.',
    'It feels as if everyone had seen it in close-up.',
  ],
  ask: [
    { line: 'What do you imagine they thought?', unless: /\b(?:think I'?m|thought I|think that I)\b/iu },
    { line: 'If a friend of yours had said it, what would you think of them?' },
    { line: 'Who was there that you care about?' },
    { line: 'Will you see them again soon?', unless: /\b(?:tomorrow|monday|work|class|again)\b/iu },
  ],
};

import type { Course } from '../course.ts';

/** Something they did long ago still weighs on them. */
export const oldGuilt: Course = {
  id: 'old-guilt',
  begins:
    /\b(?:I did|I've done|what I did|I have done|something I did|things I did|things I've done|stuff I did) (?:\S+ ){0,6}?(?:years ago|long ago|long time ago|back then|when I was|in (?:high school|college|my past|the past|my (?:teens|twenties|20s))|as a (?:kid|teen\w*|child)|haunts?|eats?|eating|bothers? me|ashamed of|regret)\b|\b(?:guilt|guilty|ashamed|shame|regret|feel (?:so |really )?(?:bad|awful|terrible)|remorse|haunted|torment\w*)\b.{0,50}\b(?:years ago|long ago|long time ago|decades ago|back then|when I was (?:\d+|young|a kid|a teen\w*|little|in)|in (?:high school|college|middle school|my past|the past)|as a (?:kid|teen\w*|child)|my past|I did (?:back|when|in|to))\b|\b(?:can'?t|cannot|never|haven'?t|don'?t know how to|don'?t think I can) (?:\S+ )?forgive(?:n)? myself\b|\b(?:years ago|when I was (?:\d+|young|a kid|a teen\w*|in \S+)|in (?:high school|college|middle school)|back then),? (?:\S+ ){0,3}?I (?:\S+ ){0,2}?(?:lied|stole|bullied|hurt|betrayed|cheated|abandoned|ghosted|was (?:so |really )?(?:mean|cruel|awful|terrible)|did (?:something|a)|said something|left (?:him|her|them)|let (?:him|her|them) down)\b|\b(?:never told (?:anyone|anybody|a soul|another)) (?:\S+ ){0,4}?(?:what I did|something I did|I did)\b|\b(?:years ago|when I was (?:\d+|young|a kid|a teen\w*|in \S+)|back then|in (?:high school|college))\b.{0,12}\bI (?:\S+ ){0,3}?(?:left|gave|let|told|took|broke|hit|ran|ignored|laughed|refused|didn'?t)\b.{0,90}\b(?:still (?:think|feel|bothers?|haunts?|eats|can'?t|hear|see|regret)|can'?t (?:let|forgive|get over|forget)|never (?:told|forgave|forgot))|\bhaunted by (?:what|something|things) I\b|\bI used to bully\b|\bI was (?:a|the) bully\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|don'?t deserve to live|hurt(?:ing)? myself|self.?harm|was (?:abused|molested|raped|assaulted)|he (?:raped|touched|molested)|abortion|miscarr\w*|last night|yesterday|today|died|passed away|funeral)\b/iu,
  first: {
    say: [
      'So it has come along all these years.',
      'Somebody without a conscience would have lost it on the way.',
      'Old things do not get lighter from being carried quietly.',
    ],
    ask: ['When does it come up?', 'What part of it stays with you most?', 'Has anyone ever heard it from you?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:bad|terrible|awful|horrible|monster|evil|going to hell|cruel|unforgiv\w*|the only)|does (?:it|this|that) make me|is (?:it|this|that) (?:\S+ )?(?:unforgivable|normal|that bad|too late)|do I deserve|can (?:I|someone|a person|it|anyone) (?:\S+ )?(?:be forgiven|change|ever))\b/iu,
      say: [
        'What you did may have been wrong; I will not talk it away. It is one thing you did, and it hurts you because you would not do it now.',
        'I cannot judge you, and I do not see a bad person here. I see somebody who has kept it in view all this time instead of looking away.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:apologi[sz]e|tell|contact|write|reach|confess|find|message|text|call|say|admit|come clean)|is it (?:\S+ )?(?:too late|selfish|weird|wrong) to|would it be (?:\S+ )?(?:selfish|weird|wrong))\b/iu,
      say: [
        'One question helps a little: would it give something to them, or only take it off you. If it is for them, short and without asking for an answer is good: “I was wrong to do that. No answer needed.”',
        'You could write it first and not send it. After a few days you may know whether it is a letter for them or one for you. Both are worth writing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|forgive|let|move|live|stop|make|get|deal|apologi[sz]e|fix)|what (?:do|should|can|would) (?:I|you)?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'Perhaps in this order: say it whole once, to somebody safe. Mend what can still be mended. And what cannot be, pay on somewhere else, to somebody who needs it.',
        'Forgiving yourself need not mean that it was fine. It can mean: I know what it was, I do not do it anymore, and the punishment has been long enough.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do you think (?:he|she|they)|does (?:he|she)|will (?:he|she|they)|would (?:he|she|they)|do (?:they|people)) (?:\S+ ){0,4}?(?:remember\w*|hate\w*|forgive\w*|forgiven|know|think|want|care|hear)\b/iu,
      say: [
        'I cannot know. They may have forgotten, or they may remember it differently from you; people seldom keep the same picture of the same day.',
        'There is no telling from here. What they made of it is theirs, and what you make of it now is yours.',
      ],
      asked: true,
    },
    {
      when: /\b(?:I (?:\S+ )?(?:apologi[sz]ed|wrote (?:him|her|them)|reached out|said sorry|confessed|told (?:him|her|them|my))|(?:he|she|they) (?:forgave|said (?:it'?s|it was) (?:ok|okay|fine)|wrote back|answered))\b/iu,
      unless:
        /\b(?:never|haven'?t|didn'?t|should have|wish I(?:'d| had)|not) (?:\S+ )?(?:apologi[sz]ed|told|said|confessed|reached)\b/iu,
      say: ['So you did turn around and face it.', 'It was said to the right person. That takes something.'],
      ask: ['What changed in you after that, if anything did?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|write|tell|talk|call|apologi[sz]e|just))\b/iu,
      say: [
        'That would be a way to do something with it, rather than only to have it.',
        'Take your time with that. It has waited long enough to be done calmly.',
      ],
    },
    {
      when: /\b(?:bull(?:y|ied|ying)|picked on|made fun|laughed|teas\w*|laughed at|mocked|rumor\w*|spread|called (?:him|her|them) names|the fat|the weird|outcast)\b/iu,
      say: [
        'You can see that kid more clearly now than you could then.',
        'It looked like a joke among many. Today you know who was alone in it.',
      ],
      ask: ['What do you remember of {their} face?'],
    },
    {
      when: /\b(?:stole|steal|stolen|took (?:money|it|the)|shoplift\w*|money|wallet|cash|register)\b/iu,
      say: [
        'It is the trust that was in it that weighs, more than the thing.',
        'A few dollars, perhaps, and a long tail.',
      ],
    },
    {
      when: /\b(?:lied|lie|lies|lying|blamed|blame|secret|covered|pretend\w*|made up)\b/iu,
      say: ['A lie keeps growing up along with you.', 'And each year it would have been a little harder to correct.'],
    },
    {
      when: /\b(?:cheated|affair|slept with|kissed|unfaithful|led (?:him|her|them) on|broke (?:his|her|their) heart)\b/iu,
      say: [
        'You hurt somebody who had handed you the soft side.',
        'And you have thought about {them} more than {they} will ever know.',
      ],
    },
    {
      when: /\b(?:left (?:him|her|them|my)|abandon\w*|wasn'?t there|didn'?t (?:visit|call|go|come|help|say|stop|do anything)|ghosted|walked (?:away|out)|let (?:him|her|them) down|turned my back|too late|bystander|stood (?:by|there))\b/iu,
      say: ['It is the thing not done that keeps asking.', 'You would give a lot for that one hour again.'],
      ask: ['What would you do with it, if you had it back?'],
    },
    {
      when: /\b(?:dog|cat|puppy|kitten|animal|pet|hamster|rabbit|bird)\b/iu,
      say: [
        'It could not tell anyone, and so you keep telling it to yourself.',
        'Somebody small and trusting. I see why that stays.',
      ],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|grandma|grandpa|parents?|brother|sister|sibling)\b/iu,
      say: ['With family, an old wrong sits at every table.', 'And you go on meeting {them}, in person or in memory.'],
      ask: ['Did it ever come up between you?'],
    },
    {
      when: /\b(?:(?:he|she|they)(?:'s|'re| is| are) (?:fine|okay|ok|happy|doing (?:well|great|fine))|never (?:mentions?|brings?|brought|mentioned|says?|said)|seems? (?:fine|happy|okay)|doesn'?t (?:seem to )?(?:remember|mention|care)|we'?re (?:close|fine|good|friends) now|get along)\b/iu,
      say: [
        'Nothing is said about it, and so you cannot tell what is still there.',
        'It may be over for {them}, and it is not over for you.',
      ],
      ask: ['What would you want to hear from {them}, if it did come up?'],
    },
    {
      when: /\b(?:think about it|see (?:him|her|them)|hear (?:a|the|it)|whenever)\b/iu,
      say: ['Something quite ordinary opens it, and you are back there.', 'It is never far from the surface.'],
    },
    {
      when: /\bmy (?:own |oldest |youngest |older |little )?(?:son|daughter|kids?|children|child|baby)\b/iu,
      say: [
        'With your own, the past does not stay past.',
        'You see what {they} {were} given, and what you would give now.',
      ],
    },
    {
      when: /\b(?:friend|best friend|girl|boy|kid|classmate|roommate|boyfriend|girlfriend|husband|wife|ex|cowork\w*|teacher|somebody|someone)\b/iu,
      say: [
        '{They} walked on, and you stayed there with it.',
        'There is a face to it. That makes it hard to put away.',
      ],
    },
    {
      when: /\b(?:drunk|drinking|drugs?|high|using|addict\w*|depress\w*|manic|sick|messed up|broken|angry|hurting|abused|home was)\b/iu,
      say: [
        'That explains something, and you are careful not to use it as an excuse.',
        'You were not well then, and you were still the one who did it. Both are heavy.',
      ],
    },
    {
      when: /\b(?:young|kid|child|teen\w*|\d+ years old|i was \d+|when I was|only (?:\d+|a)|immature|didn'?t know|stupid kid)\b/iu,
      say: ['You judge a child with the head of a grown person.', 'The one who did that was half finished.'],
      ask: ['What did you not know yet, back then?'],
    },
    {
      when: /\b(?:night|sleep\w*|shower|awake|dream\w*|random\w*|out of nowhere|every time|triggers?|song|drive past|reminds?|remember\w*|flash\w*|replay\w*|pops? (?:up|into))\b/iu,
      say: ['It waits until there is nothing to hold against it.', 'It knows all your quiet hours.'],
    },
    {
      when: /\b(?:nobody|no one|(?:kids|husband|wife|family|mom|he|she|they) (?:don'?t|doesn'?t) know|never told|only (?:you|one)|first time|secret|alone|if (?:they|people|anyone|he|she) knew|find out|found out)\b/iu,
      say: [
        'Then it stands in words for the first time. It may look different out here.',
        'You think they would look at you differently. So you keep them all at a little distance.',
      ],
    },
    {
      when: /\b(?:deserve\w*|punish\w*|karma|payback|happy|allowed|good things|atone|make up for|pay for)\b/iu,
      say: [
        'So you hand yourself the sentence, in installments.',
        'Every good thing has to pass by that old one first.',
      ],
      ask: ['When would it be enough?'],
    },
    {
      when: /\b(?:god|sin|sinned|pray\w*|confess\w*|church|priest|forgiv\w*|hell|soul)\b/iu,
      say: [
        'It is one thing to be told that it is forgiven, and another to feel it.',
        'You have taken it to the highest place you know, and it still came home with you.',
      ],
    },
    {
      when: /\b(?:says?|said|tells?|told|therap\w*|people|everyone|husband thinks|wife thinks)\b.{0,40}\b(?:let (?:it )?go|move on|past|forgive|forget|over it|young|kid|not (?:that )?bad|nothing)\b/iu,
      say: [
        'Meant kindly, and it slides past what you are trying to say.',
        'It is easier to let go for somebody who was not there.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|shame|hate myself|disgust\w*|sick|horrible|terrible|awful|monster|cringe|embarrass\w*|stupid)\b/iu,
      say: ['It still burns as if it were this morning.', 'The shame kept its full size. You have grown meanwhile.'],
    },
    {
      when: /\b(?:different|changed|not (?:that|the same) person|better person|never (?:again|did it again)|since then|now I|volunteer\w*|kinder|sober)\b/iu,
      say: ['So something came of it, quietly.', 'You have answered it, in a way, with how you live.'],
    },
    {
      when: /\b(?:I don'?t (?:even )?know|not sure|no idea|can'?t (?:say|tell|talk|explain)|hard to (?:say|talk)|rather not|not ready)\b/iu,
      say: ['You need not say what it was. We can talk around it.', 'It can stay without a name here.'],
    },
  ],
  say: [
    'It weighs because you know what it was.',
    'You have been your own strictest judge, and there is no one for the defense.',
    'It is a long time to hold something with both hands.',
    'There is sorrow in it for somebody, and that is not nothing.',
    'You can turn it over here without anybody being shocked.',
  ],
  ask: [
    {
      line: 'If {they} stood before you now, what would you say first?',
      unless: /\b(?:dog|cat|stole|apologi[sz]ed)\b/iu,
    },
    { line: 'How long ago is it?', unless: /\b(?:years?|\d{2,}|decades?|when I was|high school|college)\b/iu },
    { line: 'What would you think of somebody else who told you this?' },
    { line: 'What brought it up just now?', unless: /\b(?:reminds?|saw|heard|because)\b/iu },
  ],
};

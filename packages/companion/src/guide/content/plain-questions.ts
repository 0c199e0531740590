import type { DirectQuestion } from './direct-questions.ts';

/** Violence, self-harm, abuse, pregnancy, the law, medicine: what is asked about these is not answered by a plain word here. */
const serious =
  /\b(?:ER|A&E|hospital|doctors?|ambulance|police|cops?|arrest\p{L}*|jail|court|custody|lawyer|sue|911|988|999|112|meds?|medic\p{L}*|pills?|tablets?|dos(?:e|es|age)|mg|overdos\p{L}*|drugs?|weed|high|drunk|drink\p{L}*|alcohol|relaps\p{L}*|driv(?:e|ing)|pregnan\p{L}*|abortion|baby|miscarr\p{L}*|abus\p{L}*|controlling|violen\p{L}*|suicid\p{L}*|self[- ]?harm|cut(?:ting)?|kill\p{L}*|die|dies|died|dying|dead|death|alive|wake up|not wake|never wake|an[ae]?esthe\p{L}*|surg\p{L}*|operation|biopsy|diagnos\p{L}*|disappear\p{L}*|not (?:be )?here|end (?:it|this|things|my life)|hit|hits|hitting|punch\p{L}*|chok\p{L}*|strangl\p{L}*|smack\p{L}*|spank\p{L}*|slap\p{L}*|beat\p{L}*|threat\p{L}*|rape\p{L}*|assault\p{L}*|molest\p{L}*|forc(?:e|ed|es)|consent|touch(?:ed|es|ing)? me|hurt(?:s|ing)? (?:me|myself|somebody|someone|people)|knife|gun|weapon|stalk\p{L}*|follow(?:s|ed|ing) me|blocked|restraining|afraid of (?:him|her|them)|scared of (?:him|her|them)|safe|accident|cancer|tumou?r|lump|bleed\p{L}*|blood|fever|chest|breath\p{L}*|seizures?|symptoms?|faint\p{L}*|voices|starv\p{L}*|purg\p{L}*|throw(?:ing)? up|eat|eating|weigh\p{L}*|calories|depress\p{L}*|bipolar|adhd|autis\p{L}*|ptsd|ocd|schizo\p{L}*|put (?:him|her|it|them) down)\b/iu;

/** The same, and whatever brings back together with somebody left, or to somebody's door. */
const seriousOrReturn = new RegExp(
  `${serious.source}|\\bback (?:to|with|together)\\b|\\bto (?:his|her|their) (?:place|house|home|apartment)\\b|\\b(?:meet|see|visit) (?:him|her|them)\\b|\\bmy ex\\b`,
  'iu',
);

const they = '(?:he|she|they|(?:my|this|that) (?:\\p{L}+ )?\\p{L}+)';
const be = "(?:'?s|'?re| is| are| was| were)";
const adverbs =
  '(?:really |actually |honestly |even |still |just |maybe |secretly |ever |all |so |too |kinda |kind of |a bit |a little |being |also |always )*';
/** "Do you think", "you think", and never "what do you think". */
const think = `(?<!\\b(?:what|how|why|who|where) )(?:\\b(?:do|did|does) (?:you|u|ya) ${adverbs}think (?:that |if |maybe )?|^(?:(?:so|but|and|ok|okay)[, ]+)*(?:you|u) ${adverbs}think (?:that |maybe )?)`;
const meaning =
  "(?<!\\b(?:what|how|why) )\\b(?:does|do|did|could|would|might|doesn'?t) (?:that|this|it|all that|all this) (?:just |really |even |not )?mean (?:that )?";
/** What goes before a few words that are the whole message. */
const opening =
  '^(?:(?:ok(?:ay)?|then|well|so|just|please|pls|but|and|yeah|yes|no|fine|come on|cmon|still|anyway|can you|could you|would you|you can|u can|at least|try to|I said|now|alright|hey|haven|idk|lol|hm+)[ ,.]+)*';
const whatIf = '\\bwhat if (?:like |maybe |actually |then )*';

function re(source: string): RegExp {
  return new RegExp(source, 'iu');
}

/** Questions of few words that anybody puts to a listener, and answers that answer them. */
export const plainQuestions: readonly DirectQuestion[] = [
  {
    id: 'then-guess',
    when: re(
      `${opening}(?:guess|(?:take|make|give me|have|hazard) (?:a|your|one) (?:wild |best |good )?guess)(?: then| anyway| for me| please| pls| already| now)*[.!?]*$|\\bwhat(?:'?s| is| would be) your (?:best |honest |own )?guess\\b`,
    ),
    request: true,
    say: [
      "Then a guess: the truth is likely smaller than the best you're hoping for and milder than the worst you're afraid of.",
      'Guessing, then: the plainest explanation is mostly the right one, and it is seldom the one that keeps a person awake.',
      "My guess, and no more than that: what you noticed yourself is closer to it than what you're afraid it means.",
      "If I must guess, I'd go by what people keep doing, not by one moment or one message. That is where I'd look for the answer.",
      "Only as a guess: it isn't settled yet, in either direction. More of it will show than one day can.",
    ],
  },
  {
    id: 'be-honest',
    when: re(
      `${opening}(?:be (?:really |completely |brutally |totally )?(?:honest|real|straight|frank)(?: with me)?|(?:tell|give) (?:it to )?me (?:the |your )?(?:honest )?(?:truth|honestly|straight|opinion)|do(?:n'?t| not) (?:sugar ?coat|lie)(?: it| to me)?|no (?:bs|bullshit|sugar ?coating))(?: please| pls| ok| okay| now)*[.!?]*$`,
    ),
    request: true,
    say: [
      "Honestly: I know only your side of it, so I can't rule on it. From that side, it's worth taking seriously, and it isn't hopeless.",
      'Plainly, then: there is a part you can do something about and a part you can only wait out. I would put today into the first.',
      'Straight out: I know too little to rule on it. What you suspect may be said aloud, though, and it mostly gets smaller that way.',
      "The honest answer is that I don't know, and that I'd trust what you saw with your own eyes over any guess of mine.",
    ],
  },
  {
    id: 'gut-feeling',
    when: /\bwhat(?:'?s| is| does) your (?:\p{L}+ )?(?:gut|instinct|hunch|intuition|feeling|impression)\b|\bwhat does your gut\b|\bwhat(?:'?s| is) your (?:honest |own |first )?(?:take|opinion|view|read)\b/iu,
    unless: serious,
    say: [
      "I'm a program and have no gut. By your words alone: the thing you mentioned first, or keep coming back to, is the one that counts.",
      "No gut here, only your words. They sound as if you lean one way already and want to know if that's allowed.",
      "Going by what you wrote, I'd take your own hunch seriously: you were there, and I have only the short version.",
      "My impression, from the little I have: it isn't as clear as you'd like, and it needn't be decided at once.",
    ],
    ask: ['Which way does yours lean?', 'What was your very first thought about it?'],
  },
  {
    id: 'ask-me-out',
    when: re(
      `(?:${think}|${meaning}|\\b)(?:${they}${be}? ?|(?:is|was|are|were) ${they} ?)${adverbs}(?:(?:gonna|going to|about to|trying to|wanted to|wants to|want to|will|would) ${adverbs}ask me (?:out|on a date)|(?:been )?(?:flirt\\p{L}*|hitting on me|in(?:to)? (?:me|love with me)|interested(?: in me)?|crushing on me)|(?:has|have|had|got) (?:a crush on|feelings for|a thing for) me)\\b`,
    ),
    unless:
      /\b(?:boss|manager|supervisor|teacher|professor|coach|landlord|stepdad|uncle|creep\p{L}*|harass\p{L}*|married|older|drunk|stop|won't stop|uncomfortable|grop\p{L}*|sent me|I'm (?:1[0-7])|why|not)\b/iu,
    say: [
      'It could well be. Friendly and interested look alike at first; what tells them apart is who keeps finding reasons for the next step.',
      "Possibly, yes. One moment can't settle it, but attention that nobody had to give speaks more for it than against.",
      "I can't see into anybody, so only this: shyness often looks like nothing at all, and a light, easy question shows more than weeks of guessing.",
      "There may be something to it. I wouldn't count on it yet, and I wouldn't talk it away either; the next time or two will show more.",
    ],
    ask: ['What made you think of it?', 'What would you want it to be?'],
  },
  {
    id: 'likes-me',
    when: re(
      `(?:${think}|${meaning})${they} ${adverbs}(?:likes?|liked|wants?|wanted) (?:me|us|to be (?:friends|with me|my friend))\\b|\\b(?:does|do|did) ${they} ${adverbs}like me\\b`,
    ),
    unless: serious,
    say: [
      'It may be so. Liking mostly shows in small things nobody had to do: remembering, coming back, making time.',
      "I can't look inside anybody. What would speak for it is that it happens again, without you doing anything for it.",
      "Could be, and I'd weigh what is done more than what is said. One sign is little; three in a row are something.",
      "It's possible. Somebody who doesn't care for you rarely goes to any trouble, so I'd look for the trouble they go to.",
    ],
    ask: ['What speaks for it, as you see it?', 'What gave you that idea?'],
  },
  {
    id: 'mad-at-me',
    when: re(
      `(?:${think}|${meaning})${they}${be} ${adverbs}(?:mad|angry|upset|annoyed|pissed|disappointed|irritated|sick of me|tired of me|done with me|avoiding me|ignoring me|ghosting me)\\b|\\b(?:is|are|was|were) ${they} ${adverbs}(?:mad|angry|upset|annoyed|pissed(?: off)?|disappointed|irritated)(?: (?:at|with|in) me)?\\b|\\b(?:is|are) ${they} ${adverbs}(?:avoiding|ignoring|ghosting|sick of|tired of|done with) me\\b`,
    ),
    unless: re(`${serious.source}|\\bwhy\\b`),
    say: [
      "It's possible. A short tone or a silence can also be tiredness, a bad day, or something that has nothing to do with you.",
      'Maybe, and maybe it is about something else altogether. A worried head tends to fill in the reason, and it mostly fills in itself.',
      'With somebody it is safe to ask, “Are we okay?” settles it sooner than days of guessing.',
      "I can't tell from here. Even if so, somebody being upset is a thing to get through, and no verdict on you.",
    ],
    ask: ['What did you notice?', 'What would they be upset about, if they were?'],
  },
  {
    id: 'hates-me',
    when: re(
      `(?:${think}|${meaning})(?:${they}|everyone|everybody|people) ${adverbs}(?:hates?|can'?t stand|despises?|dislikes?|doesn'?t like|don'?t like|thinks? (?:I'?m|I am|less of)|judg(?:es?|ing)) (?:me|us|weird|stupid|annoying|dumb|crazy|too much)\\b|\\b(?:does|do|did) (?:${they}|everyone|everybody|people) ${adverbs}(?:hate|despise|dislike|judge) me\\b`,
    ),
    unless: serious,
    say: [
      "I can't see that, but hate is rarer than it feels. Being busy, hurt, or clumsy looks much like it from the outside.",
      'I doubt that one moment could show it. People think about us less than we fear, and mostly more mildly.',
      "Nobody can read that off a face. What's certain is that it hurts to think so, and a hurting head picks the hardest reading.",
      "From here it's one possible reading among several, and the harshest of them. I'd ask for more proof before believing it.",
    ],
    ask: ['What happened that made you think so?', 'What would be the mildest explanation?'],
  },
  {
    id: 'cheating',
    when: re(
      `(?:${think}|${meaning})${they}${be}? ${adverbs}(?:cheat(?:ing|s|ed)?|seeing (?:somebody|someone|other)|sleeping with|having an affair|texting other|talking to other|unfaithful)\\b|\\b(?:is|was|are|has|have) ${they} (?:been )?${adverbs}(?:cheating|seeing (?:somebody|someone)|sleeping with|having an affair)\\b`,
    ),
    unless: serious,
    say: [
      "I can't tell, and I won't feed it or wave it off. Something changed enough for you to ask, and that something can be talked about.",
      'Nothing I could say would settle that. Worth keeping apart: what you have seen, and what you have pieced together at night.',
      'It could be, and it could be distance of another kind. Either way, going on without knowing is costing you, and that counts.',
      "From outside nobody knows. You're allowed to say what you noticed and ask about it, without having to prove a thing first.",
    ],
    ask: ['What have you seen, apart from what you fear?', 'When did it start to feel different?'],
  },
  {
    id: 'lying',
    when: re(
      `(?:${think}|${meaning})${they}${be}? ${adverbs}(?:lying|lies|lied|hiding (?:something|it|things)|making it up|telling (?:me )?the truth|being honest|serious|joking|using me|playing me|faking)\\b|\\b(?:is|was|are|were) ${they} ${adverbs}(?:lying|hiding something|making it up|telling the truth|using me|playing me|joking|serious)\\b`,
    ),
    unless: serious,
    say: [
      "I can't hear the tone, so I can't tell. What holds up over time is the better test: whether words and deeds still match next week.",
      "That can't be read off from outside. If two things don't fit together, you may name both of them and ask how they go together.",
      "Possible either way. Your doubt has a reason, even if it isn't the one you suspect, and the reason is worth finding.",
      "I'd go by what fits together and what doesn't. One odd detail is little; a pattern of them is something to ask about.",
    ],
    ask: ["What doesn't fit, for you?", 'What would you need, to be able to believe it?'],
  },
  {
    id: 'misses-me',
    when: re(
      `(?:${think}|${meaning})${they}${be}? ${adverbs}(?:miss(?:es|ed|ing)?|thinks? (?:about|of)|thinking (?:about|of)|regrets?|remembers?|over) (?:me|us|it|leaving|what)\\b|\\b(?:does|do|is|are) ${they} ${adverbs}(?:miss|think (?:about|of)|regret|remember|over|thinking (?:about|of)) (?:me|us|it|leaving)\\b`,
    ),
    unless: serious,
    say: [
      "I can't know that. Few people vanish from somebody's thoughts in a day, but thoughts alone don't change how things stand.",
      "Maybe. What two people had doesn't get wiped out on one side only, though nobody outside can say how often it comes up.",
      "There's no way to see it from here. It says something that you'd like it to be so, and it's no shame to want that.",
      "It's possible, and it would still leave open what you want. That part is the one in your hands.",
    ],
    ask: ['What would be different for you, if it were so?', 'When do you think of it most?'],
  },
  {
    id: 'come-back',
    when: re(
      `(?:${think}${they}(?:'?ll|'?s| will| is| are|'?re| would| might)|\\b(?:will|would|is|are) ${they}) ${adverbs}(?:gonna |going to )?${adverbs}(?:come back|comes back|coming back|call|text|reply|answer|reach out|change (?:his|her|their) mind|want me back|take me back)\\b`,
    ),
    unless: re(`${serious.source}|\\b(?:cat|dog|bird|pet)\\b`),
    say: [
      "Nobody can tell you that. I'd plan the next days so that they're bearable either way, and let the answer come or not.",
      "I don't know, and a guess would only keep you at the phone. What you do with tonight doesn't have to hang on it.",
      "It happens, and it happens that it doesn't. Waiting hurts less with something of your own to do meanwhile.",
      "I can't see that from here. Whether you'd want it, and on what terms, is the half of the question that is yours.",
    ],
    ask: ['What would you want to hear from them?', 'What makes the waiting hardest?'],
  },
  {
    id: 'forgive-me',
    when: re(
      `(?:${think}${they}(?:'?ll| will| would| could| can|'?s| is)?|\\b(?:will|would|can|could|is|are) ${they}) ${adverbs}(?:gonna |going to )?${adverbs}(?:forgives?|trusts?|respect) (?:me|us)\\b`,
    ),
    unless: serious,
    say: [
      "It may take a while, and it isn't in your hands. What is: saying once what you did, without a but, and then leaving room.",
      "I can't answer for somebody else. People mostly soften when they see it's understood, and when nobody hurries them.",
      'Perhaps, in their own time. It usually grows out of many small things done differently, more than from one right word.',
      'Nobody can promise it. You can do your half honestly, and that half counts even while the other one is still open.',
    ],
    ask: ['What would you most want them to know?'],
  },
  {
    id: 'cares',
    when: re(
      `(?:${think}|${meaning})${they} ${adverbs}(?:cares?|cared|loves?|loved|respects?|values?|appreciates?|means? it|meant it)\\b|\\b(?:does|do|did) ${they} ${adverbs}(?:care|love|respect|value|appreciate|mean it)\\b(?! to\\b)`,
    ),
    unless: re(`${serious.source}|\\bwhy\\b`),
    say: [
      "I can't look inside anybody. But caring that never reaches you and no caring feel much the same, and you may say that it isn't reaching you.",
      "Maybe more than shows, maybe less. What you can go by is how it's been over months, not only the one day that hurt.",
      "It's possible to be cared for and still be let down. The hurt is real in either case, and it can be told.",
      "From outside I can't say. Often the better question is whether you get what you need from them, and that one you can answer.",
    ],
    ask: ['When did it last show?', 'What would have shown you that they do?'],
  },
  {
    id: 'means-something',
    plain: true,
    when: /\b(?:that|this|it) (?:has to |must |got to |gotta |should |does |kinda |really |probably |all )*(?:means?|counts? for|says?) (?:something|anything|smth|sth)\b[^.?!]{0,20}(?:right|no|doesn'?t it|huh|don'?t you think|\?)|\b(?:does|did|could|doesn'?t|would) (?:that|this|it) (?:even |really |actually )?(?:mean|count for|say) (?:anything|something|a lot|nothing)\b/iu,
    unless: serious,
    say: [
      "It may well. One thing alone says little, but if more of the same comes without anybody asking for it, I'd lean to yes.",
      "Something, I'd think. How much is hard to tell from one time; a second and a third would say more.",
      'It meant enough for you to notice it. Whether it was meant that way, only more of it can show, or a plain question.',
      "I'd count it as a small sign: worth remembering, and too little to build everything on yet.",
    ],
    ask: ['What would you like it to mean?'],
  },
  {
    id: 'does-that-mean',
    mayMiss: true,
    when: re(`${meaning}(?<that>(?!something|anything|nothing|a lot|to |by )[^?.!,;]{4,50})`),
    unless: serious,
    say: [
      "It can mean that, and it can mean something much plainer. I'd wait for a second sign before settling on it.",
      "Not by itself, I'd say. One thing rarely proves another, even when it feels as if it did.",
      'Whether {that}, one sign is too little to say. What would have to happen for you to be sure?',
      "It's one way to read it. Usually there are two or three more, and the first to come to mind isn't always the likeliest.",
    ],
  },
  {
    id: 'bad-idea',
    plain: true,
    when: /^(?:(?:so|or|and|but|is (?:that|it|this))[, ]+)*(?:a |such a |really |too )*(?:bad|dumb|stupid|terrible|crazy|weird|awful|silly|horrible) (?:idea|plan|move|thought|call|decision)\b[^.?!]{0,30}\?|\b(?:is|was|isn'?t|would) (?:that|it|this|what I (?:did|said)) (?:be |just |really |like |such )*(?:a |an )(?:really |very |pretty )?(?:bad|dumb|stupid|terrible|crazy|awful|silly|horrible) (?:idea|plan|move|thought|call|decision|thing to (?:do|say))\b|\b(?:you|u) think (?:that |it |this )?(?:is|it'?s|that'?s|was|would be) a (?:bad|dumb|stupid|terrible|crazy) (?:idea|plan|move|decision)\b/iu,
    unless: seriousOrReturn,
    say: [
      "Not if it's kind, can be taken back, and you'd still want it tomorrow morning. If one of those doesn't hold, I'd sleep on it.",
      "It doesn't have to be. Ideas mostly go wrong by their hour: what's done in anger or at midnight is better looked at by daylight.",
      'One test for it: whether you could bear the worst that may come of it, and so could everybody else in it. If so, hardly a bad one.',
      "Bad would be if it hurt somebody, or couldn't be undone. Short of that, it may be worth trying, in a small version first.",
    ],
    ask: ['What is the worst you can picture coming of it?', 'What do you hope comes of it?'],
  },
  {
    id: 'good-idea-right',
    plain: true,
    when: /^(?:(?:so|and|but|that'?s|this is|its|it'?s|is (?:that|it|this)|was that)[, ]+)*(?:a |such a |really )*(?:good|smart|great|decent|solid|right) (?:idea|plan|move|call|decision|choice)\b[^.?!]{0,20}\?|\b(?:is|was|isn'?t|would) (?:that|it|this) (?:be )?(?:really |even |actually )*(?:a |the )(?:good|smart|great|decent|right) (?:idea|plan|move|thing|call|decision|choice)\b|\b(?:you|u) think (?:that |it |this )?(?:is|it'?s|that'?s|was|would be) (?:a|the) (?:good|smart|right) (?:idea|plan|move|thing|decision|choice|call)\b/iu,
    unless: seriousOrReturn,
    say: [
      'It sounds worth trying, as long as you can stop or change it partway. Most good plans start out a bit unsure.',
      "I'd lean to yes, if it harms nobody and you'd still choose it on a calm morning.",
      'It can be. A sign of a good one is that it gets a little lighter when you picture having done it.',
      "As a first step, I see little against it, provided nobody is hurt by it and there's a way back. You can judge better afterward than before.",
    ],
    ask: ['What do you hope it will change?', 'What could get in the way?'],
  },
  {
    id: 'right-thing',
    plain: true,
    when: /\b(?:am I|was I|did I|are we|did we) (?:\p{L}+ )?(?:doing|do|making|make) (?:the |a )?(?:right|wrong|good|bad|big|huge) (?:thing|choice|decision|call|mistake)\b|\b(?:was|is) (?:it|that|this) (?:a |the )?(?:big |huge |right |wrong )?(?:mistake|choice to make)\b/iu,
    unless: seriousOrReturn,
    say: [
      "I can't rule on it. You decided with what you knew then, and that's all anybody decides with; how it turns out is a separate matter.",
      "Doubt after a decision doesn't mean it was the wrong one. It mostly means that something mattered on both sides.",
      "It's too early to say, I'd think. If it still fits what you care about when you're calm, that speaks for it.",
      'There may be no clean right one here, only the one you can stand by. If it turns out otherwise, most choices can be corrected later.',
    ],
    ask: ['What makes you doubt it?', 'What would you have had to give up, the other way?'],
  },
  {
    id: 'was-i-rude',
    plain: true,
    when: /\bwas I (?:just |being |too |really |so |kind of |kinda |a bit |a little )*(?:rude|mean|harsh|cold|unfair|selfish|out of line|wrong|cruel|blunt|pushy|clingy|needy|annoying|an? (?:jerk|asshole|ass|dick|bitch|idiot|brat))\b|\b(?:was|is) (?:that|it|this) (?:rude|mean|harsh|wrong|selfish|cold|unfair|out of line) (?:of me|to (?:say|do|ask|send|write))\b|\bdid I (?:say|do) (?:something |anything )(?:rude|mean|bad|stupid|wrong)\b|\bdid I (?:overreact|overdo it|go too far|cross (?:a|the) line)\b/iu,
    unless: serious,
    say: [
      "I wasn't there for the tone of it. If a bit of it still bothers you, one short sentence can set that bit right.",
      'Maybe a notch more than you meant, maybe not at all. Either way it was one moment, and one moment can be mended.',
      "By your words alone I can't tell. What you can ask yourself is which part you'd say again, and which part you'd leave out.",
      "It needn't have been. After something tense, what one said oneself mostly sounds louder in one's own head than it did in the room.",
    ],
    ask: ['Which part of it do you keep going back to?', 'What would you have liked to say instead?'],
  },
  {
    id: 'did-i-mess-up',
    when: /\b(?:did|have) I (?:just |really |totally |already |completely )*(?:mess(?:ed)? (?:it |this |that |things |everything )?up|screw(?:ed)? (?:it |this |that |things |everything )?up|ruin(?:ed)? (?:it|this|everything|things|my)|blow(?:n)? it|blew it|fail(?:ed)?|wreck(?:ed)?)\b/iu,
    unless: serious,
    say: [
      'Maybe in a part of it, hardly in all. One wrong step is seldom the whole outcome, and many can be made good.',
      "I can't tell from here. Right afterward everything looks worse; I'd wait for the first real sign before judging it.",
      "If something went wrong, it's one thing that has a name, and what has a name can often be mended or explained.",
      "Too early to say, I'd think. From the inside every slip is loud, and far less of it shows outside.",
    ],
    ask: ['Which moment do you mean?', 'What could still be put right?'],
  },
  {
    id: 'overreacting',
    plain: true,
    when: re(
      `\\b(?:am|was|are|were) (?:I|we) ${adverbs}(?:overreact\\p{L}*|over reacting|sensitive|oversensitive|dramatic|a drama queen|emotional|making (?:it |this |too )?(?:a |much of |too )?big(?:ger)? (?:a )?deal|making (?:it|this) (?:bigger|worse)|making too much of|unreasonable|exaggerat\\p{L}*|asking (?:for )?too much|expecting too much|a baby about|petty)\\b|${think}(?:I'?m|I am|I was) ${adverbs}(?:overreact\\p{L}*|sensitive|oversensitive|dramatic|unreasonable|exaggerating|asking too much|expecting too much)\\b`,
    ),
    unless: serious,
    say: [
      "I wouldn't put it that way. How strongly it hits you shows how much it matters; what you do about it is a second question, and still open.",
      "A feeling isn't too big or too small for its cause. It tells you that something was touched, and that much can be trusted.",
      "Not from what you tell me. Sometimes a small thing is the tenth of its kind, and then it's the ten that are being felt.",
      "Hard to measure, and I don't think you have to. If it bothered you, it may be said, even if somebody else would have shrugged.",
      "I'd lean to no. And where a reaction does come out big, there's mostly a reason under it that deserves a look.",
    ],
    ask: ['What about it stung the most?', 'Has something like it happened before?'],
  },
  {
    id: 'overthinking',
    plain: true,
    when: re(
      `\\b(?:am|was) I ${adverbs}(?:overthink\\p{L}*|over thinking|reading (?:too much )?into|imagining|seeing things that|making (?:it|this|things) up|jumping to conclusions|worrying (?:too much|for nothing|over nothing)|delusional|na[iï]ve|paranoid|stupid for|dumb for|silly for)\\b|\\bis (?:it|this|that) (?:all |just )+in my head\\b|${think}(?:I'?m|I am) ${adverbs}(?:overthinking|reading (?:too much )?into|imagining|paranoid|delusional)`,
    ),
    unless: serious,
    say: [
      "Perhaps in how far you follow it, hardly in having noticed it. I'd keep what you saw, and put what you concluded from it in pencil.",
      'Some of it may be thinking in circles, and something real may have set it off. Both can be true at once.',
      "A simple test: write down only what happened, without what it means. If that list still troubles you, it isn't all in your head.",
      "I can't tell from outside. If you've gone round it five times without anything new turning up, it's probably time to ask or to rest.",
    ],
    ask: ['What did you actually see or hear?', 'Which thought keeps coming round?'],
  },
  {
    id: 'bad-guy',
    plain: true,
    when: re(
      `\\b(?:am|was) I ${adverbs}(?:in the wrong|to blame|(?:an?|the) (?:bad (?:guy|one)|villain|asshole|a-?hole|jerk|dick|bitch|problem|toxic one|difficult one|one in the wrong|crazy one|wrong one|hypocrite|horrible one))\\b|\\b(?:is|was) (?:it|that|this) (?:all |really |just )*my fault ?\\?*$|${think}(?:I'?m|I am|I was) (?:in the wrong|the (?:bad guy|problem|asshole|villain))\\b`,
    ),
    unless: serious,
    say: [
      "I hear one side of it, and from that side there's no villain, only somebody who would like to have got it right.",
      "I can't sit in judgment, and most things between people have more than one author. Feeling guilty isn't yet the same as being guilty.",
      "Not the whole of it, at any rate. There may be a piece that is yours; the rest doesn't become yours by feeling bad about it.",
      "I wouldn't say so on what you've told me. If there's one thing you would do differently, that is a thing to mend, and not who you are.",
    ],
    ask: ['Which part would you call yours?', 'Who says so, apart from your own head?'],
  },
  {
    id: 'going-crazy',
    plain: true,
    when: re(
      `\\b(?:am|was) I ${adverbs}(?:going (?:crazy|insane|mad|nuts)|losing (?:it|my mind)|mental|broken|damaged|messed up|fucked up|beyond help|hopeless)\\b(?! about\\b| in love| for (?:him|her))|${think}(?:I'?m|I am) ${adverbs}(?:losing (?:it|my mind)|broken|messed up|going (?:crazy|mad))\\b`,
    ),
    unless: serious,
    say: [
      "I wouldn't use that word. A head that has had too much for too long does strange things; if yours frightens you, a doctor can help sort it.",
      "What I read is somebody under a lot of strain, and nothing worse than that. You needn't settle the word for it alone.",
      "No such word helps, and I'm no judge of it. It makes sense to ask when nothing feels steady, and it makes sense to tell somebody near you.",
      "I can't look inside, but you put it into clear words, and I can follow them. If it scares you, let a person you trust know about it.",
    ],
    ask: ['What made you ask yourself that?', 'What has been going on around it?'],
  },
  {
    id: 'should-worry',
    when: re(
      `\\b(?:should|do|must) I (?:be |get |feel |have to be |need to be )${adverbs}(?:worr(?:ied|ying|y)|concerned|scared|nervous|alarmed|afraid)\\b|\\bshould I worry\\b|\\bis (?:it|this|that) (?:something|anything) (?:to worry about|to be worried|serious|I should worry)\\b|\\bdo I (?:need|have) to worry\\b`,
    ),
    unless: serious,
    say: [
      "If it touches anybody's health or safety, ask somebody who can look at it, and soon. If not, it may wait until there's more to see.",
      "Worry is useful for exactly one thing: telling you to check. Once you've checked, or know whom to ask, it has done its work.",
      "I can't judge how serious it is. If you wonder about it on three days out of four, that alone is reason to have it looked at.",
      "Keep an eye on it, I'd say, and decide now what would make you ask for help. Then it needn't be on your mind all day.",
    ],
    ask: ['What worries you most about it?', 'Who could tell you more?'],
  },
  {
    id: 'should-forgive',
    plain: true,
    when: /\b(?:should|do|could|can) I (?:just |really |even |have to |ever |still )*(?:forgive|give (?:him|her|them|it|us) (?:a|another|one more) (?:chance|try)|trust (?:him|her|them)(?: again)?)\b/iu,
    unless: re(`${serious.source}|^(?:why|how)\\b`),
    say: [
      "You don't owe it to anybody, and it has no date. Being less angry and letting somebody close again are two things; you can have one without the other.",
      "Only if you want to, and not because it's expected. I'd look at whether anything has changed since, apart from the words.",
      "It can wait. What helps to decide is to ask what you'd need to see before you could, and whether you're seeing any of it.",
      "Nobody can say that for you. Whatever you choose, you're allowed to keep a distance that lets you feel safe.",
    ],
    ask: ['What would you need to see first?', 'What would it change for you?'],
  },
  {
    id: 'should-apologize',
    plain: true,
    when: /\b(?:should|do|must) I (?:just |really |even |be the one (?:who |to )?|have to |need to |owe (?:him|her|them) )*(?:apologi[sz]e|say (?:I'?m |that I'?m )?sorry|an apology|make (?:it )?up (?:to|with) (?:him|her|them))\b(?! or\b)/iu,
    unless: seriousOrReturn,
    say: [
      "For a part you'd take back yourself, yes, and for that part only. For having had a feeling or a limit, no.",
      "I'd lean to yes if something was yours in it: short, for the one thing, and without a but. If nothing was, peace isn't worth a false one.",
      "If you can name what you're sorry for, it's mostly worth saying. If you can't, it would only be said to make the quiet stop.",
      "Where you did hurt somebody, I think so. It doesn't mean that everything was your doing.",
    ],
    ask: ['What would you be sorry for, exactly?', 'What would you still stand by?'],
  },
  {
    id: 'should-tell',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |still |maybe |finally )*(?:tell|be honest with|come out to|confess to|open up to|say (?:something|it) to) (?:him|her|them|my \p{L}+|anyone|anybody|someone|somebody|people|everyone)\b(?! (?:to|or)\b)/iu,
    unless: re(`${seriousOrReturn.source}|\\bor\\b|\\b(?:what|how|when) (?:should|do|shall) I\\b`),
    say: [
      "If it's safe to, and keeping it costs you more than saying it, I lean to yes, at an hour and in words you choose.",
      "You don't have to, and you don't have to tell it all. A first sentence, to somebody who has kept things before, is a fair try.",
      "I'd ask which you could live with longer: that it's known, or that you carry it alone. If it's the first, then yes, in your own time.",
      'I lean toward telling, where nobody could use it against you. It can be short, and you may say beforehand what you want them to do with it.',
    ],
    ask: ['What do you hope they would say?', 'What holds you back so far?'],
  },
  {
    id: 'should-go',
    mayMiss: true,
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |still |maybe )*(?:go|show up|attend|accept|say yes|join|try it|sign up)\b(?! (?:to sleep|to bed|back|home|see|to see|over|with (?:him|her|them)|for it all|on (?:a|living))\b)[^?.!]{0,40}/iu,
    unless: re(`${seriousOrReturn.source}|\\bor\\b|\\b(?:how|where|when|what|why) (?:should|do|shall) I\\b`),
    say: [
      "If it's somewhere you're safe and the worst is that it's awkward, I lean to yes, for a short while and with a way out planned.",
      "I'd ask which you'd regret more on Sunday: having tried it, or having let it pass. That mostly decides it.",
      "You're free to say no. If part of you would like to, a small version counts as well: half an hour, or one time only.",
      "Picture it being over already. If you're glad then that you did it, I'd go; if you're only glad it's past, I'd let it be.",
    ],
    ask: ['What speaks against it, for you?', 'What would make it easier?'],
  },
  {
    id: 'should-wait',
    mayMiss: true,
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |still |maybe |rather )*(?:(?:keep )?wait(?:ing)?|hold off|give it (?:some |more )?time|be patient)\b(?![^?.!]*\bor\b)/iu,
    unless: serious,
    say: [
      "Waiting is fine with an end to it. I'd pick a day, leave it alone till then, and do something about it when the day comes.",
      "If you're waiting for a fact, yes. If you're waiting to feel ready, I'd lean toward a small step now, since ready often comes after.",
      "For a little, I'd say, as long as nobody is in danger by it. Just decide how long, so the waiting doesn't decide for you.",
      'If a few days more cost nothing, let them pass. If every day of it costs you sleep, it has been long enough.',
    ],
    ask: ['What would you be waiting for?', 'How long would still be all right?'],
  },
  {
    id: 'let-it-go',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |maybe |rather )*(?:let (?:it|this|that) (?:go|slide|be)|drop it|forget (?:it|about it)|move on|leave it(?: alone)?|ignore (?:it|this|that)|get over it|suck it up|say nothing)\b(?![^?.!]*\bor\b)/iu,
    unless: serious,
    say: [
      "If it's a one-time thing and already shrinking, yes. If it comes back every evening, it isn't letting go, it's only keeping quiet.",
      "You can, if it costs you nothing to. A thing you'd have to swallow again next week is better said once.",
      "I'd give it three days. What still bothers you then deserves a sentence; what doesn't has gone by itself.",
      "Only if you can do it without keeping score. Otherwise a short word about it is the lighter way, where that's safe.",
    ],
    ask: ['What would you be letting go of?', 'How often does it come back to you?'],
  },
  {
    id: 'keep-or-stop',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |still |even )*(?:keep|continue|go on|text|call|write(?: to)?|message|visit|check on|invite|ask|help|try)\b[^?.!]{2,45}\bor (?:do I |should I |just |rather |is it better to |maybe )*(?:stop|quit|give (?:it )?up|leave (?:it|him|her|them)|let (?:it|him|her|them) (?:be|go)|not)\b/iu,
    unless: seriousOrReturn,
    say: [
      "I'd neither keep it up out of duty nor stop in one go. Do it once more, or less often, and see whether anything comes back.",
      "It depends on what it gives you. If you'd do it without any answer, keep on; if every silence hurts, doing it less is no defeat.",
      "There's a way between: make it rarer and lighter for a month, and look at how that is. Then you decide by what you've seen.",
      "If it's wanted and you like doing it, I lean to keeping it. If somebody asked you to stop, or it only wears you out, then stop.",
    ],
    ask: ['What does it give you, as it is now?', 'What would you miss, if you stopped?'],
  },
  {
    id: 'break-up',
    when: /\b(?:should|do) (?:I|we) (?:just |really |even |maybe )*(?:break up|split up|leave (?:him|her|them|my \p{L}+)|dump (?:him|her|them)|divorce|get (?:a )?divorced?|stay(?: with (?:him|her|them)| together)?|take a break|get back together)\b/iu,
    unless: re(`${serious.source}|\\bafraid\\b|\\bstay (?:at|for|here|home|up|in|late|quiet|silent)\\b`),
    say: [
      "That one is yours, and I won't push either way. Weigh how it is on ordinary days, not only on the best and the worst.",
      "I can't say. Two things help to weigh it: what you've already asked for, and what came of it. And if you're ever afraid there, that outweighs the rest.",
      "Nobody outside can settle that. I'd ask whether you can be yourself there, and whether a problem gets smaller once you both talk about it.",
      "It needn't be decided tonight, unless you aren't safe. What would have to be different, and can it be, are the two halves of it.",
    ],
    ask: ['How is it on an ordinary day?', 'What have you asked for, and what came of it?'],
  },
  {
    id: 'give-up',
    when: /\b(?:should|do|shall) I (?:just |really |even |maybe )*(?:give (?:it |this )?up|quit|just stop|stop (?:trying|now|it|doing)|drop out|call it quits|keep (?:going|trying|at it)|stick with it|resign)\b(?![^?.!]*\bor\b)/iu,
    unless: re(`${serious.source}|\\bon (?:life|everything|living|myself)\\b|\\bsmok\\p{L}*|\\bhow (?:do|should)\\b`),
    say: [
      "Putting a thing down isn't failing, and going on with it isn't a duty. I'd decide on a rested day; on a day like this almost everything looks like too much.",
      "Setting a thing aside is allowed. Before that I'd try a break, or half of it, and see if it's the thing or the amount.",
      "I can't settle that for you. If you'd start it again today, knowing what you know, that speaks for going on; if not, for stopping.",
      "If it's a thing you mean, it can be put down for a while. If it's yourself you mean, please say so here, and don't carry that alone.",
      "Maybe set an end to the trying, a date or a sign to look for. Until then you needn't ask yourself every day.",
    ],
    ask: ['What would you do with the time it takes?', 'What made you ask just now?'],
  },
  {
    id: 'will-it-be-ok',
    mayMiss: true,
    when: /\b(?:will|is|are|is it all) (?:it|this|that|things|everything|life|we|all this|it all) (?:all |ever |really |just |still |eventually |actually )*(?:gonna |going to |be going to )?(?:all |ever |be |get |turn out |work out |come out |go |eventually )*(?:better|easier|ok|okay|fine|alright|all right|out|away|pass|stop hurting|hurt less|work)\b[^.!]{0,12}(?:\?|$)|\bdoes (?:it|this|life) (?:ever |really |actually )*(?:get (?:any )?(?:better|easier)|stop hurting|go away)\b/iu,
    unless: re(`${serious.source}|\\bis (?:it|this|that) (?:ok|okay|fine|alright|all right|better|easier)\\b`),
    say: [
      "I can't promise how it ends. It rarely stays as sharp as on the day somebody has to ask, and you needn't get further than today.",
      "Nobody knows that, and I won't make it up. Mostly it doesn't turn in one go; first there is one easier hour, then two.",
      'For many people it does get easier, in an uneven way: better, worse again, and then a little better than before.',
      "I'd be making it up if I said when. What feels fixed on a bad day is mostly still moving, only too slowly to see.",
    ],
    ask: ['What would be a first sign of it?', 'What has made it a little easier before?'],
  },
  {
    id: 'will-i-be-ok',
    when: /\b(?:will|am|can) I (?:ever |really |just |still |even |eventually )*(?:gonna |going to )?(?:ever |be |get |feel |survive|make it|come )*(?:ok|okay|fine|alright|all right|through (?:this|it)|over (?:it|this)|survive(?: this)?|make it(?: through)?|happy again|myself again|normal again|better(?: again)?)\b[^.!]{0,12}(?:\?|$)/iu,
    unless: re(`${serious.source}|\\bam I (?:ok|okay|fine|alright|happy|better|over)\\b`),
    say: [
      "I can't see ahead, so no promise. What I can say is that how you feel in the middle of it tells little about where it ends.",
      "Nobody can swear to it. You don't need to be okay for the whole of it tonight, only for the next hour, and then see.",
      "I don't know what comes, and neither does the fear. Being okay mostly returns in small pieces, and you needn't gather them alone.",
      "That isn't decided by a night like this one. If it gets too heavy to carry alone, it's all right to hand somebody a part of it.",
    ],
    ask: ['What would being okay look like, just for tomorrow?', 'Who has helped you through something before?'],
  },
  {
    id: 'how-long-over',
    when: /\bhow long (?:does|do|did|will|would|is|should) (?:it|you|people|someone|I|this) (?:usually |normally |really |even |gonna |going to |supposed to )*(?:take|need|have)\b(?: (?:someone|somebody|people|you|me|one))? to (?:get (?:over|past|used)|move on|heal|stop (?:hurting|missing|caring|thinking|loving)|recover|forget|feel|trust|be (?:ok|okay|happy))\b|\bhow long (?:until|till|before) (?:it|I|this|the) (?:stops?|feels?|hurts? less|gets?|am|goes|get|stop|feel)\b/iu,
    unless: re(
      `${serious.source}|\\b(?:to (?:get there|drive|walk|fly|reply|answer|text|call|read|write|cook|fix|learn|ship|process|load)|minutes?|refund|order|delivery|application|visa)\\b`,
    ),
    mayMiss: true,
    say: [
      "Longer than most people expect, and there's no fixed number. Months are ordinary, and the good hours start long before the end of it.",
      "There's no right length. It goes by small changes: a morning when it isn't the first thought, then a week with more such mornings.",
      'It depends on how much of your day was bound up with it. Counting weeks mostly makes it slower; noticing easier hours does not.',
      "Nobody can give you a date. Coming in waves is how it usually goes, so a bad day late on doesn't mean that you're back at the start.",
    ],
    ask: ['When is it worst?', 'When was it last a little easier?'],
  },
  {
    id: 'why-still-hurts',
    mayMiss: true,
    when: /\bwhy (?:does|do|is|am|can'?t|won'?t|did|doesn'?t) (?:it|this|that|I|everything) (?:all |even |always )*(?:still )(?:\p{L}+ ){0,2}?(?:hurt|hurts|hurting|sad|care|miss|love|think|cry|crying|bother|bothers|sting|angry|mad|want|hung up|upset|not over)\b|\bwhy (?:does|do) (?:it|this|that) (?:still |always |even )*(?:hurt|bother me|sting|get to me|affect me)\b|\bwhy (?:can'?t|am|do|don'?t) I (?:just |still |even )*(?:not )?(?:get over|let (?:it|him|her|them|go)|move on|over (?:it|him|her|them)|forget (?:it|him|her|them)|stop (?:caring|thinking about|missing|loving|crying))\b/iu,
    unless: serious,
    say: [
      "Because it mattered, and what mattered doesn't leave on schedule. Hurting late doesn't mean that you're doing something wrong.",
      'Part of it is habit: it was in so many hours of your day that each of them has to learn it anew.',
      "Mostly because something in it isn't finished: a thing unsaid, unexplained, or not yet believed. That part goes on knocking.",
      'Knowing a thing is over and feeling it take different lengths of time. The feeling nearly always comes in second.',
    ],
    ask: ['What sets it off, these days?', 'What in it feels unfinished?'],
  },
  {
    id: 'why-did-they',
    mayMiss: true,
    when: re(
      `\\bwhy (?:does|do|did|would|is|are|was|were|won'?t|can'?t|didn'?t|doesn'?t|don'?t|wouldn'?t|has|have|couldn'?t) (?:${they}|nobody|no one|everyone|everybody|people|guys|men|women|anyone|someone)\\b`,
    ),
    unless: re(
      `${serious.source}|\\bhurt\\p{L}*|\\bleft us\\b|\\bpassed\\b|\\bsick\\b|\\bpray\\p{L}*|\\bmy (?:body|brain|head|mind|stomach|heart|hands?|phone|computer|laptop|car|life|skin|hair|face|legs?|back|eyes|dog|cat|baby|cycle|period)\\b(?! .*\\b(?:he|she|they)\\b)|\\b(?:everyone|everybody)(?: else)? (?:\\p{L}+ )?(?:have|has|get|gets|look|looks|seem|able)\\b|\\b(?:everyone|everybody) else\\b|\\b(?:none|except me)\\b|\\bmake us\\b`,
    ),
    say: [
      "I can't know the reason. More often than not it has to do with what's going on in the other person, and less with what you're worth.",
      "There may be several reasons at once, or none that would satisfy you. That's what makes it so hard to put down.",
      'People often do such things without knowing why themselves. You can see what it did to you, though, and that is yours to go by.',
      'I can only offer likely ones: fear, habit, haste, not thinking how it lands. None of them undoes what it was like for you.',
    ],
    ask: ['What is your own best guess?', 'Would knowing why change what you do next?'],
  },
  {
    id: 'why-like-this',
    when: /\bwhy (?:am|was) I (?:always |just |even |still |being |acting )*(?:like (?:this|that)|this way|so|such)\b|\bwhy (?:do|did|would) I (?:always |even |keep |just )*(?:do (?:this|that|it)|like this|ruin|mess|screw|push|sabotage|get like|act)\b/iu,
    unless: re(
      `${serious.source}|\\bso (?:happy|excited|proud|lucky|exhausted|tired|sleepy|hungry|empty|sick|dizzy|cold|hot|lonely|sad|alone|numb)\\b`,
    ),
    say: [
      "Mostly such ways were once good for something: they protected you from worse. They just stay on after they're no longer needed.",
      "I can't see the cause from here. It usually has a history, and being hard on yourself about it has rarely made it go.",
      "There's likely a reason, and it needn't be a flaw. Looking at when it happens and when it doesn't tells more than asking what you are.",
      "Some of it may be tiredness or too much at once; people are rarely at their best under a load. That isn't all there is to you.",
    ],
    ask: ['When is it strongest?', 'When are you not like that?'],
  },
  {
    id: 'why-feel-so',
    mayMiss: true,
    when: /\bwhy (?:do|did|would) I (?:always |even |still |just |suddenly )*feel\b|\bwhy am I (?:always |still |just |suddenly )*so (?:sad|empty|lonely|numb|alone|angry|guilty|scared|anxious|nervous)\b/iu,
    unless: re(`${serious.source}|\\b(?:sick|dizzy|pain|numb in)\\b`),
    say: [
      "A feeling can be older than its occasion: a rule learned early, or a day that brings back another. It needn't be right to be strong.",
      "Mostly there's more than one reason: too little rest, too much at once, and something that touched a sore spot. What came just before is a good place to look.",
      "I can't see the reason from here. When it comes, and what goes on around it then, usually tells more than how big it is.",
      "It may be that one part of you hasn't caught up with what happened yet. Feelings often take longer than events do.",
    ],
    ask: ['When did it start today?', 'What came just before it?'],
  },
  {
    id: 'be-normal',
    when: /\bwhy (?:can'?t|couldn'?t|can I not|don'?t|do I not) (?:I|I ever|I just) (?:ever |just |even |be able to |simply )*(?:be (?:normal|happy|ok|okay|enough|like (?:everyone|everybody|other|them|my)|fine|better|strong\p{L}*|content|good)|feel (?:normal|happy|ok|okay|anything)|do (?:anything|one thing|it|this|things) (?:right)?|get (?:it|anything) (?:right|together|done)|function|have (?:that|what|normal|friends|nice)|fit in|just be)\b/iu,
    unless: serious,
    say: [
      'What looks normal from outside is mostly people hiding their part of it. You compare your inside with their front, and that can only come out badly.',
      "Because it can't be ordered, however much you want it. What you can do is make the next hour a little less hard.",
      "I don't think it's for want of trying; it sounds as if you try a great deal. Sometimes the trying itself is what has worn a person out.",
      'Hardly anybody manages that the way it looks. There may be something in your days that would be hard for anyone, and it deserves a closer look.',
    ],
    ask: ['What would normal look like, for you?', 'What costs you the most strength right now?'],
  },
  {
    id: 'wrong-with-me',
    when: /\bwhat(?:'?s| is|s the hell is|s even| the (?:hell|heck|fuck) is)? (?:\p{L}+ )?(?:wrong|the matter) with me\b|\bis (?:there )?something (?:\p{L}+ )?wrong with me\b|\bwhat is it about me\b|\bis it (?:because of )?me\?/iu,
    unless: serious,
    say: [
      "I don't see something wrong with you in that; I see something that's hard for you. Those are two different things.",
      "Maybe nothing is wrong with you, and something is wrong around you: too much, too little sleep, too little kindness. I'd look there first.",
      "I can't look inside you, but struggling isn't a defect. If it has gone on for weeks, a doctor is a good person to bring that question to.",
      "That question is harsh on its own. What's been happening to you would be the better one to begin with.",
    ],
    ask: ['What happened before you asked yourself that?', 'Since when has it felt that way?'],
  },
  {
    id: 'what-if-no',
    when: re(
      `${whatIf}(?:${they}|I) ${adverbs}(?:says? no|rejects? me|turns? me down|gets? (?:rejected|turned down)|(?:doesn'?t|don'?t|isn'?t|aren'?t) ${adverbs}(?:want (?:to|me|it)|like me|feel the same|interested|into me|agree))\\b`,
    ),
    unless: re(`${seriousOrReturn.source}|\\bthey (?:\\p{L}+ )?(?:don'?t|won'?t) (?:\\p{L}+ )?like me\\b`),
    say: [
      "Then it's a no to one question, and it hurts for a while. You could say “Thanks for being straight with me”, and go somewhere kind afterward.",
      "That can happen. Then you'd know, the guessing would be over, and you could plan one good thing for that evening in advance.",
      "It would sting, and it's not the same as being unwanted everywhere. “Okay, I'm glad I asked” is all you'd have to say.",
      "A no can have a dozen reasons that aren't you. You'd need one sentence to get out of the moment, and one person to tell it to.",
    ],
    ask: ['Whom would you tell first, either way?', 'What would be the worst part of a no?'],
  },
  {
    id: 'what-if-disliked',
    when: re(
      `${whatIf}(?:(?:they|people|everyone|everybody|the (?:other )?\\p{L}+|(?:my|the) new \\p{L}+) ${adverbs}(?:(?:don'?t|doesn'?t|won'?t) ${adverbs}like me|hates? me|laughs?(?: at me)?|leaves? me out|ignores? me)|(?:nobody|no one) ${adverbs}(?:likes?|wants?|talks? to|sits? with) me|I ${adverbs}(?:don'?t|can'?t|never|won'?t) ${adverbs}(?:fit in|belong|make (?:any )?friends|know anyone))\\b`,
    ),
    unless: serious,
    say: [
      'Not everybody will, and that is so for anyone. One person is enough to begin with, perhaps one who also stands at the edge.',
      "It would be lonely for a while. That's easier to bear with somebody elsewhere who knows you, so you might plan a call for that evening.",
      'That would show slowly, and not on one day. First looks are often only shyness, on both sides.',
      "Then it isn't your crowd, or not yet. It would say little about you, and you'd still be free to look for your people elsewhere.",
    ],
    ask: ['Who likes you as you are, already?', 'Which moment do you picture?'],
  },
  {
    id: 'what-if-dismissed',
    when: re(
      `${whatIf}(?:${they}|people|everyone|nobody|no one) ${adverbs}(?:says?|thinks?|tells? me|believes?|cares?|listens?|understands?|takes?|will (?:think|say)|(?:doesn'?t|don'?t|won'?t|isn'?t) ${adverbs}(?:believe|care|listen|understand|get it|take me)|judges?|makes? fun|brush(?:es)?|den(?:y|ies)|thinks? I'?m)\\b`,
    ),
    unless: re(`${serious.source}|\\bsays? (?:no|yes)\\b|\\btakes? me back\\b`),
    say: [
      "Then you needn't argue it. “Maybe it looks like that to you; to me it matters” is enough, and you may leave it standing there.",
      "That could come. You'd not have to win it: say once what you saw, say why it matters to you, and let them think it over.",
      "It would hurt, and it wouldn't make what you saw less true. A first answer is often a defense; some come round days later.",
      "If so, you'll have said it, which is your half. You can have one calm line ready: “I'm not accusing you, I just wanted you to know.”",
    ],
    ask: ['What would you want them to remember from it?', 'Who would take your side of it seriously?'],
  },
  {
    id: 'what-if-mad',
    when: re(
      `${whatIf}(?:${they}|people|everyone)(?:'?s|'?ll| will| is|'?re| are)? ${adverbs}(?:(?:gets? |goes |be |end up )?${adverbs}(?:mad|angry|upset|furious|annoyed|defensive|offended|emotional|disappointed)|stops? (?:talking|being friends)|never (?:talks?|forgives?)|yells?|blames? me|cries|starts? crying|freaks? out|takes? it (?:wrong|badly|the wrong way))\\b`,
    ),
    unless: re(`${seriousOrReturn.source}|\\bviolent\\b`),
    say: [
      "Then you can stop there: “Let's talk when it's calmer.” Somebody getting upset doesn't prove that you were wrong to say it.",
      "That's possible. You could say that you're not out to fight and leave it for that day; first anger and last word are seldom the same.",
      "If that anger has ever frightened you, don't have that talk alone. If it's the ordinary sort, it passes, and you may simply wait it out.",
      "You can't steer how it's taken, only how it's said: quiet hour, short, about yourself. What comes back after that isn't all yours to carry.",
    ],
    ask: ['What happens when they get upset, usually?', 'What would you want to say, whatever comes back?'],
  },
  {
    id: 'what-if-leaves',
    when: re(
      `${whatIf}(?:${they}|everyone|everybody|people)(?:'?s|'?ll| will| is|'?re)? ${adverbs}(?:leaves?|leaving|breaks? up|gonna leave|going to leave|finds? (?:someone|somebody)|meets? (?:someone|somebody)|forgets? (?:me|about)|moves? on|never (?:comes?|calls?|texts?|answers?)|(?:doesn'?t|don'?t) (?:love|miss|want) me|(?:doesn'?t|don'?t) come back|gets? bored|cheat(?:s|ing)?)\\b`,
    ),
    unless: serious,
    say: [
      "Then it would hurt badly, and you'd still have mornings, people and things that are yours. It may help to name two of those now.",
      "I can't tell you it won't happen. What you could do then would begin small: one person to call, one night not spent alone.",
      "That fear is heavy, and it makes you lose somebody every day in advance. If it comes, you'd meet it then; today they haven't.",
      "It can be said aloud, where it's safe to: “I'm afraid of losing you.” The fear is often easier to bear once it's known.",
    ],
    ask: ['What makes you think of it just now?', 'Who would be there for you, if it came to that?'],
  },
  {
    id: 'what-if-no-answer',
    when: re(
      `${whatIf}${they} ${adverbs}(?:(?:doesn'?t|don'?t|won'?t|never|didn'?t) ${adverbs}(?:answers?|repl(?:y|ies)|texts?|calls?|responds?|writes?|show(?:s)?(?: up)?|sees?)|ignores? (?:me|it)|leaves? me on read|ghosts? me)\\b`,
    ),
    unless: serious,
    say: [
      "Then you've lost little: a message nobody answered. I'd settle beforehand how long you'll wait, and what you'll do that evening.",
      "Silence could mean busy, unsure, or no, and you'd not have to find out which in one night. Put the phone in another room meanwhile.",
      "That would be uncomfortable, and it would be an answer of a kind after a week or so. Until then it's only a gap.",
      'You could leave it at that one message. Having said it plainly is your part, and that part would be done.',
    ],
    ask: ['How long would you want to give it?', 'What could you do with the waiting?'],
  },
  {
    id: 'what-if-mess-up',
    when: re(
      `${whatIf}I ${adverbs}(?:mess|screw|fuck|choke|freeze|stutter|blank|go blank|forget|trip|fumble|panic|say (?:something|the wrong|it wrong)|do (?:it|something|the) wrong|make (?:a|the) (?:mistake|fool)|embarrass|look (?:stupid|dumb|like)|cry|ruin|can'?t (?:say|speak|get (?:a|the) word|talk))(?! to (?:die|live))\\b`,
    ),
    unless: serious,
    say: [
      'Then you stop, breathe out, and go on from the next point. “Let me start that again” is a whole sentence, and people forget it within minutes.',
      "That can happen, and it's mostly smaller from outside than from inside. One note with three words on it gets you back to where you were.",
      "You'd have a bad minute, not a bad life. Decide now what you'd say right after it, and the minute loses most of its teeth.",
      "Something probably won't go to plan; that is so for nearly everybody. What counts is the next sentence, and you can prepare that one.",
    ],
    ask: ['Which moment do you picture?', 'What could you have at hand, just in case?'],
  },
  {
    id: 'what-if-fail',
    when: re(
      `${whatIf}(?:I ${adverbs}(?:fail|flunk|lose|(?:don'?t|do not|won'?t|didn'?t) ${adverbs}(?:pass|get (?:it|in|the)|make it|succeed|win|find)|get (?:fired|rejected|kicked|laid off)|disappoint|can'?t (?:find|do|handle|finish|manage|keep up)|let (?:him|her|them|everyone)|run out)|I'?m ${adverbs}(?:not (?:good|smart|strong|ready|cut)|a failure)|it (?:doesn'?t|does not|won'?t|didn'?t) (?:work|help|go)|it (?:fails|goes (?:wrong|badly)|all goes|falls)|it'?s not (?:enough|good))`,
    ),
    unless: serious,
    say: [
      "Then it would be a hard day, and there'd be a day after it. Find out now what the second try or the other way looks like; that takes the edge off.",
      "It could go that way. You'd tell one person, sleep, and look at what's still open; there's mostly more left than fear shows.",
      'That would hurt, and it would be one result and no verdict. What you could do then is worth three lines on paper now.',
      "I can't rule it out. What you can do is decide what would be enough for today, do that, and leave the rest to the day itself.",
    ],
    ask: ['What would you do the day after?', 'What is one thing you can still do for it?'],
  },
  {
    id: 'what-if-never',
    when: re(
      `${whatIf}(?:(?:it|this|that|things|life|nothing|I|I'?m|I'?ll|I will|${they}) ${adverbs}(?:never|ever|always|forever|doesn'?t (?:ever )?(?:get|stop|change)|won'?t (?:ever )?(?:get|stop|change)|don'?t (?:ever )?(?:get|stop|change)|end up (?:alone|like)|will (?:never|always)|am (?:always|never)|gets? worse|stays? (?:like this|this way|alone))|this is (?:it|all|how)|it'?s (?:always|never|all)|I'?m (?:always|never|alone|like this))`,
    ),
    unless: serious,
    say: [
      "Never is what a hard stretch looks like from inside. If it does stay, you'd still not have to bear it in the same way, or alone.",
      "I can't promise that it won't. Then the question becomes what would make it more bearable, and that one has answers, small ones first.",
      'That is a heavy thought. If a month from now nothing has moved, something else may be tried: other help, other people, another way.',
      'Nobody can see as far as never. What can be looked at is this week, and one thing in it that could be a little less hard.',
    ],
    ask: ['What would make it a bit more bearable, as it is?', 'Has anything moved at all, even a little?'],
  },
  {
    id: 'what-if-wrong',
    when: re(
      `${whatIf}(?:I ${adverbs}(?:regret|make the wrong|chose? wrong|choose wrong|change my mind|made (?:a|the) (?:mistake|wrong)|was wrong|hurt (?:him|her|them))|I'?m ${adverbs}(?:wrong|overreacting|the problem|imagining|overthinking|making|being|too|just|asking)|it'?s (?:me|my fault|a mistake|too late|wrong|just me|all in)|it is (?:me|my fault|too late)|that'?s (?:a mistake|wrong))`,
    ),
    unless: serious,
    say: [
      "Then you'd say so: “I got that wrong.” It's an uncomfortable sentence, and it has mended more than it has broken.",
      "You may be, and you can leave room for it: say what you saw, ask how it was meant, and change your mind if there's reason to.",
      "Then you'd know more than now, and could correct it. Few things stay as fixed as they look before one has decided.",
      "Possible. You don't need to be certain to take it seriously; a careful question does no harm even if you turn out to be wrong.",
    ],
    ask: ['How would you notice?', 'What could still be changed afterward?'],
  },
  {
    id: 'what-if-is-so',
    mayMiss: true,
    when: re(
      `${whatIf}(?:(?:I'?m|I am|it'?s|it is|he'?s|he is|she'?s|she is|they'?re|they are|that'?s|that is|this is|there'?s|there is|something(?:'?s| is)|we'?re|we are))\\b(?! (?:gonna|going to)\\b)`,
    ),
    unless: re(
      `${serious.source}|\\bsick\\b|\\bill\\b|\\bwrong with (?:me|him|her|them|my)\\b|\\bmissed it\\b|\\bwhat if I'?m (?:not here|gone)\\b`,
    ),
    say: [
      "Then you'd know where you stand, and could go on from there. Until it shows, you may leave it open, without living as if it were settled.",
      'Perhaps so, perhaps not. What shows over the next weeks will tell more than one evening of thinking can.',
      "I'd ask what you'd do differently if it were so, and whether some of that would be right in any case. That part can begin now.",
      'You can count it as possible without signing it. One careful look, or one question to somebody who knows, does more than turning it over.',
    ],
    ask: ['What makes you think it might be?', 'What would it change, if it were so?'],
  },
  {
    id: 'what-if',
    mayMiss: true,
    when: re(
      `${whatIf}(?:it|something|this|that|everything|things|someone|somebody|nobody|no one|he|she|they|we|I|I'?m|it'?s|he'?s|she'?s|they'?re|there'?s|there is|my \\p{L}+|the \\p{L}+) \\p{L}+`,
    ),
    unless: re(
      `${serious.source}|\\bwhat if (?:I|we) (?:just |maybe |simply )*(?:told|asked|went|tried|took|bought|made|wrote|sent|said|called|quit|stop|stopped|leave|left|move|moved|start|started|had|did|do it|give up|gave up|wasn'?t|weren'?t|was|were|didn'?t|end|ended|go|change|changed|never|never had)\\b|\\bhappens? to (?:me|him|her|them|my)\\b|\\bwrong with (?:me|him|her|them|my)\\b|\\bsick\\b|\\bwhat if I (?:tell|told) you\\b`,
    ),
    say: [
      "Then you'd deal with it in pieces, as you would with anything: first what must be done that day, then whom to tell, and the rest later.",
      "It could happen; I won't say otherwise. Have one answer ready, the first thing you'd do, and the thought has less to chew on.",
      "A what-if runs on because it never gets to its end. Think it through once: and then, and after that, until you reach what you'd do.",
      "I can't rule it out. How likely it is and how frightening it is are two things, though, and the second is usually much bigger.",
      "If it came, you'd know more than tonight, and you could ask for help with it. For now it's a thought, and it hasn't happened.",
    ],
    ask: ['What would be the first thing you did then?', 'How likely is it, on a calm day?'],
  },
  {
    id: 'would-hurt-them',
    plain: true,
    when: re(
      `\\b(?:would|will|could|might|does|did|is) (?:that|it|this) (?:be |really |gonna |going to )*(?:hurt|upset|offend|bother|annoy|disappoint|be hurtful to|be mean to|bother) (?:him|her|them|my \\p{L}+|(?:his|her|their) feelings|anyone|anybody)\\b|\\b(?:would|will|could|might) ${they} ${adverbs}(?:be |feel |get )${adverbs}(?:hurt|upset|mad|angry|offended|disappointed|sad|bothered|annoyed)\\b`,
    ),
    unless: serious,
    say: [
      'It might, a little, for a while. Something true, said kindly and early, mostly hurts less than finding it out late.',
      'Possibly. A hurt you can talk about afterward is one thing; pretending, so that nobody is hurt, usually costs both more in the end.',
      'That depends on the how more than the what: alone, without blame, and with a word about what you like in them.',
      "It could, and you may still have the right to it. Somebody being sad about your answer doesn't make the answer wrong.",
    ],
    ask: ['How would they most likely take it?', 'What would you want them to know along with it?'],
  },
  {
    id: 'too-late-to',
    plain: true,
    when: /\b(?:is|was|isn'?t) (?:it|that|this) (?:already |just |probably |really |ever )*too (?:late|old)\b[^.!]{0,40}(?:\?|$)|\bam I (?:already |just )*too (?:late|old)\b[^.!]{0,40}(?:\?|$)|\b(?:you|u) think (?:it'?s|it is|I'?m) too (?:late|old)\b/iu,
    unless: re(
      `${serious.source}|\\btoo (?:early|late) (?:for|in) (?:a|the|dinner|lunch|coffee|bed)\\b|\\b(?:nap|sleep|coffee|call|text)\\b`,
    ),
    say: [
      "For all of it, perhaps; for a part of it, hardly ever. I'd look at what the part is that can still be had.",
      "I don't think the calendar decides it. What counts is whether it's worth doing from where you are now, and a small try would show.",
      'It feels that way mostly because of the time already gone. That time is gone either way; the question is only about the rest.',
      "Some doors do close, but fewer than it seems, and mostly there's a smaller one next to them. A first step would tell you.",
    ],
    ask: ['What would the first small step be?', 'Which part of it matters to you most?'],
  },
  {
    id: 'just-me',
    plain: true,
    when: /\bis (?:it|this|that) (?:really |only |just )+me\b|\bam I (?:really |just |all )*(?:alone (?:in|with) (?:this|that|it)|the only (?:one|person))\b|\b(?:does|do|is|are|has|have|did) (?:anyone|anybody|other people|others|everyone|everybody|most people|people) (?:else )?(?:also |really |ever |just |usually |too )*(?:feel|felt|go(?:ne)? through|have (?:this|that|it)|had|get (?:this|like)|think|like (?:this|that)|do (?:this|that)|struggl\p{L}*|deal)\b/iu,
    unless: re(`${serious.source}|\\b(?:what|how|why|where|when) (?:do|does|is|are|did|am|has|have)\\b`),
    say: [
      "You're hardly the only one. Most people keep this sort of thing to themselves, so everybody thinks the others have it easier.",
      'No, not just you. That it looks so comes from how seldom anybody says it first.',
      "Many people know something like it, each in their own version. That doesn't make yours smaller; it only means you aren't odd for it.",
      "I'd be surprised if it were. Much that feels private turns out to be common as soon as one person says it aloud.",
    ],
    ask: ['Is there somebody you could imagine asking?', 'When do you feel most alone with it?'],
  },
  {
    id: 'makes-sense',
    when: /\b(?:does|do|did) (?:that|this|it|I|any of (?:that|it|this)) (?:even |all |really )*make (?:any |any kind of )?sense\b|\bam I (?:even )?making (?:any )?sense\b|\bmakes? sense\?|\b(?:do |did )?(?:you|u|ya) (?:even |kinda )?(?:know|get|see|understand|feel) what I(?:'?m| am)? (?:mean|meant|saying|trying to say|getting at)\b[^.!]{0,10}(?:\?|$)|^(?:(?:so|and|but)[, ]+)*(?:do )?(?:you|u) (?:get|know|see|feel) (?:it|me|that)\?|\byou know\?$/iu,
    say: [
      'It does, the way you put it. Nothing in it sounds muddled to me.',
      "Yes, I can follow it. Two things pulling at once never sound tidy, and they needn't.",
      'I think so, as far as words can carry it. If I take a part of it wrongly, just say which.',
      "Enough of it does, yes. The part that doesn't fit yet may be the part that hasn't been said.",
      "It makes sense to me as you tell it. Whether it's reasonable is another matter, and nobody asked it to be.",
    ],
  },
  {
    id: 'what-do-you-think',
    mayMiss: true,
    when: re(
      `${opening}what (?:do|did|would|are) (?:you|u|ya|ur|your) ${adverbs}(?:think|thoughts|opinion)(?: (?:of|about) (?:that|this|it|all (?:of )?(?:that|this|it)|what I (?:said|did)))?(?: (?:then|haven|though|tho|now))*[?.! ]*$|${opening}(?:any |your |ur )?(?:thoughts|opinions?)(?: on (?:that|this|it))?\\?+$|\\bwhat(?:'?s| is| are) your (?:honest )?thoughts\\b|\\btell me what (?:you|u) think\\b`,
    ),
    unless: serious,
    say: [
      "I think the part you keep coming back to is the one that counts, so I'd start there and leave the rest for later.",
      "From what you've told me, it matters to you. That's reason enough to take it seriously, and it need not all be settled today.",
      'I think what you want in it deserves as much room as anything else. That half tends to be left out.',
      "By your own words, you know it from closer than anybody. I'd begin with what you'd tell a friend in your place.",
      "I'd say one small step and then a look around, before anything big. Most things like this come clearer by doing than by thinking.",
    ],
    ask: ['What were you hoping I would say?', 'Which part of it weighs most?'],
  },
  {
    id: 'what-first',
    when: /\bwhat (?:would|should|do|shall) (?:you|u|I|we) (?:even |like )?(?:do|start with|begin with|try|celebrate with) first\b|\bwhat(?:'?s| is) (?:the )?first\?/iu,
    unless: serious,
    say: [
      "First I'd tell the one person who would most want to know. The rest can wait an hour.",
      "Sit down for five minutes and let it sink in. After that, the one thing you'd be sorry to have left until tomorrow.",
      'Something small, within the hour, so that today has a bit of it already. The big part goes better after that.',
      "I'd take whichever of them you thought of before you asked. The first thought is usually the one with some pull in it.",
    ],
    ask: ['What came to your mind first?', 'Whom would you tell?'],
  },
  {
    id: 'what-would-you-do',
    mayMiss: true,
    when: /\bwhat (?:would|should|will) (?:you|u) (?:personally |honestly |really |even )?(?:do|say|choose|pick|suggest|recommend|want)(?: (?:now|then|here|if you were me|in my (?:place|shoes|position|situation)|about (?:it|this|that)|in (?:this|that|a) \p{L}+|haven))*[?.! ]*$|\bif you were (?:me|in my (?:place|shoes|position))\b/iu,
    unless: serious,
    say: [
      "I'm a program and pay no price for it, so take it lightly: I'd do the smallest thing that can be taken back, and see what it shows.",
      "In your place I'd first sort what is mine to do from what isn't, and let the second half lie for today.",
      "I'd tell one person who's on your side before doing anything else. Things get more manageable once they're said in a room.",
      "I'd write down the two ways, and under each one what it costs a month from now. Then I'd take the one that I could explain calmly.",
    ],
    ask: ['What have you been leaning toward?', 'What have you ruled out already?'],
  },
  {
    id: 'what-now',
    mayMiss: true,
    when: re(
      `${opening}(?:what (?:do|should|can|am|would|could|shall) (?:I|we) ${adverbs}(?:do|supposed to do|meant to do|going to do|gonna do)(?: (?:now|then|next|about (?:it|this|that)|with (?:it|this|that)|in this))*|now what|what now|so what now|then what|what'?s next|what next)[?.! ]*$`,
    ),
    unless: serious,
    request: true,
    say: [
      "For the next hour, nothing big: drink some water, sit down, breathe out. After that, one thing only, the one that can't wait.",
      "First sort it in two: what has to be done by tomorrow, and what only feels like it. I'd touch nothing but the first pile today.",
      'One step, and no more than that: tell somebody who can help you carry it, or do the smallest piece of it.',
      'If nobody is in danger, it may be nothing at all for tonight. Deciding on a rested head is a step, too.',
    ],
  },
  {
    id: 'where-to-start',
    when: re(
      `${opening}(?:where|how) (?:do|should|would|can|could|shall|am) (?:I|you|one|we) ${adverbs}(?:start|begin|supposed to (?:start|begin))(?: (?:with|on) (?:this|it|that|any of (?:it|this|that)|all (?:of )?(?:it|this|that)))?[.?!]*$`,
    ),
    unless: serious,
    request: true,
    say: [
      'With the smallest piece: something that takes ten minutes and is plainly finished afterward. The order matters less than the starting.',
      'Anywhere it gives a little. Write down all of it in any order, then take the one that would let you breathe easier.',
      "With what is due first, or if nothing is, with what weighs most. You needn't see the whole way for that.",
      "In the middle, if the beginning won't come. You can say the first thing that's in your head here, and we sort it after.",
    ],
  },
  {
    id: 'how-do-people',
    mayMiss: true,
    when: /\bhow (?:do|does|did|can|on earth do|the hell do) (?:people|other people|others|everyone|everybody|anyone|anybody|normal people|adults|they all) (?:else )?(?:even |just |ever |manage to |actually |really )*(?:do (?:it|this|that)|live (?:like|with)|cope|deal|survive|manage|handle|function|get (?:through|by)|go on|keep going)\b/iu,
    unless: serious,
    say: [
      'Mostly badly at first, and in secret. Then by smaller and smaller portions: an hour, one thing to hold on to, one person who knows.',
      "Not as smoothly as it looks. Nearly everybody leaves something undone, leans on somebody, and doesn't mention it.",
      'By not doing it all at once. They do the next bit, badly if need be, and count that as enough for the day.',
      'With help, more often than they say. What looks like strength is frequently a routine, a friend, and lowered expectations.',
    ],
    ask: ['Which part of it feels undoable right now?', 'What has got you this far?'],
  },
  {
    id: 'how-do-i-know',
    mayMiss: true,
    when: /\bhow (?:do|would|will|can|am|should|could) I (?:even |ever |actually |really |supposed to |gonna )*(?:know|tell|be sure|find out|figure out)(?: (?:if|when|whether|that|for sure|what|it|which|who))?\b/iu,
    unless: re(`${serious.source}|\\btell (?:him|her|them|my|someone|somebody|people|everyone|you)\\b`),
    say: [
      'Usually not all at once. You notice it in what keeps coming back on calm days, when nobody is pressing you.',
      "By a small try, mostly. Certainty beforehand is rare; afterward you'll know by whether you feel wider or narrower.",
      "I'd look at what stays the same over weeks. What's true tends to repeat itself, and moods don't.",
      "You may never be entirely sure, and that's so for most people. Sure enough for the next step will do.",
    ],
    ask: ['What would you take as a sign?', 'What do you think on the calm days?'],
  },
  {
    id: 'how-to-stop-feeling',
    mayMiss: true,
    when: /\bhow (?:do|can|could|would|should) (?:I|you|one) (?:even |just |ever |finally )*(?:stop (?:caring|feeling|thinking|loving|missing|hating|resenting|being (?:so )?(?:\p{L}+)|worrying|crying|overthinking|wanting|liking|obsessing|comparing)|not (?:care|feel|think|miss|worry|cry|be (?:sad|jealous|angry|scared))|let (?:it|this|him|her|them) go|get (?:over|past) (?:it|this|that|him|her|them|someone|somebody|my ex|a|the)|move on|turn (?:it|my (?:brain|head)|this) off|forget (?:him|her|them|it|about))\b/iu,
    unless: serious,
    say: [
      'By force it hardly works; pushed away, it comes back louder. What helps is giving it a place: ten minutes a day, and then something for the hands.',
      "Feelings don't stop on command, they fade when they're fed less. Fewer reminders, more of what's yours, and no scolding when it returns.",
      'Perhaps not stop, but smaller. Say it out loud once, to someone or on paper, and then do the next ordinary thing with it in tow.',
      'It mostly goes indirectly: sleep, people, something that needs your whole attention for half an hour. Each of those takes a bit of it away.',
    ],
    ask: ['When is it quietest?', 'What feeds it most, these days?'],
  },
  {
    id: 'is-it-ok-to',
    mayMiss: true,
    plain: true,
    when: /\b(?:is it|would it be|am I|it'?s) (?:really |even |still |ever )*(?:ok|okay|alright|all right|fine|allowed) (?:to|that I|if I|for me to)(?:'?m)? (?:just |still |even |also |not |don'?t |do not |never |sometimes |kind of |kinda |already |feel |want to |be |being )*(?:cry|crying|happy|sad|angry|mad|jealous|relieved|want|wanna|go|miss|love|care|scared|tired|alone|rest|sleep|ask|say no|cancel|stay home|take a (?:break|day)|laugh|enjoy|grieve|hate|upset|ok|okay|nothing|lonely|hurt|proud|excited|talk|selfish|forgive|feel|know)\b/iu,
    unless: re(
      `${serious.source}|\\bif (?:he|she|they)\\b|\\bgo (?:back|to)\\b|\\bask you\\b|\\bhurt (?:him|her|them|it)\\b|\\b(?:kids?|child|children|minor|underage|student|teacher|cousin)\\b`,
    ),
    say: [
      "Yes. A feeling or a wish needs nobody's leave, and it harms no one by being there.",
      "It is. Two feelings that don't match can be there together, and neither cancels the other.",
      "Yes, it's okay. It doesn't take anything away from anybody, and it needn't be explained.",
      "I'd say so, yes. Others may wish it were different; that doesn't make it wrong.",
    ],
    ask: ['Who makes you feel that it might not be?', 'What would it mean, if it were allowed?'],
  },
  {
    id: 'can-people-change',
    when: /\b(?:can|do|could|will|would) (?:people|someone|somebody|a person|men|guys|women|he|she|they|anyone|I) (?:really |ever |actually |even |truly |still )*change\b(?! (?:my|the|his|her|it|jobs?|schools?|clothes|this|that|a|what|how|anything|something)\b)|\bthink (?:he|she|they|people|I)(?:'?ll| will| can| could)? (?:really |ever |actually )*change\b/iu,
    unless: serious,
    say: [
      "They can, where they want it themselves and keep at it for months. A promise isn't the change yet; what's done when nobody checks is.",
      'Some do, slowly, and mostly with help. Nobody changes because another person waits or suffers long enough.',
      'Yes, in part: habits more than nature. You can tell by what is different on ordinary days, not by what is said after a bad one.',
      "It's possible, but nobody can do it for somebody else. What you can decide on is how things are now, not how they may be one day.",
    ],
    ask: ['What has changed so far, if anything?'],
  },
  {
    id: 'can-i-do-it',
    when: re(
      `(?:${think}(?:I|I'?ll|I'?m|I will|I am) ${adverbs}|\\b(?:can|could|will|am) I ${adverbs})(?:can |could |will |am |be able to |going to |gonna )*${adverbs}(?:do (?:it|this|that)|make it|pull (?:it|this) off|pass(?: (?:it|this|the \\p{L}+))?|handle (?:it|this|that)|manage(?: (?:it|this))?|get (?:it|in|the job|this job)|win|succeed|capable|ready|good enough|strong enough|smart enough|cut out for (?:it|this|that))[?.! ]*$`,
    ),
    unless: re(`${serious.source}|\\bhow\\b`),
    say: [
      "I can't promise the result. But it's made of steps, and the first of them looks doable from what you tell me.",
      "I don't know you well enough to swear to it. Doubting yourself beforehand says nothing either way, and plenty of it gets done with shaky knees.",
      "Not all at once, perhaps; the next piece, I'd think so. And you can ask for help without its counting less.",
      'How it comes out is open. You can raise the odds today by one thing: practice the part you dread for ten minutes.',
    ],
    ask: ['Which part makes you doubt it?', 'What have you managed before that was a bit like it?'],
  },
  {
    id: 'who-to-talk-to',
    when: re(
      `${opening}who(?:m)? (?:am I supposed to|do I|can I|should I|could I|would I|is there to) ${adverbs}(?:talk to|tell|turn to|go to|trust|ask|call|talk about (?:it|this))\\b[^.?!]{0,25}[.?!]*$`,
    ),
    unless: serious,
    request: true,
    say: [
      "Somebody who has once kept something of yours to themselves. It needn't be the closest person: an aunt, a colleague, a counselor can be easier.",
      "Here, for a start, and better with a person as well. I'd look for the one who listens without fixing, even if you seldom see them.",
      "It may be somebody you haven't thought of: a teacher, a doctor, a neighbor, a helpline. One is enough, and the first try needn't be the last.",
      'Whoever has asked how you are and waited for the answer. If nobody has, a counselor or a helpline counts fully.',
    ],
  },
  {
    id: 'tell-me-ok',
    when: re(
      `${opening}(?:just |please )*(?:tell|promise|say to) me (?:that )?(?:it|it'?ll|it'?s|everything|everything'?s|things|things'?ll|I'?ll|I'?m|I|we|we'?ll)(?:'?s| is| will|'?ll)? ?(?:all )?(?:will |is |gonna |going to |am )*(?:be |get )*(?:all )?(?:ok|okay|alright|all right|fine|better|work out)\\b[^.?!]{0,20}[.?!]*$`,
    ),
    unless: serious,
    request: true,
    say: [
      "I can't know that, and you'd notice if I only said it. What I can say: you don't have to get through more than the next hour right now.",
      "I'd like to leave you with something true instead: this moment is not all of it, and you needn't be alone with it.",
      "A promise from a program wouldn't be worth much. It's true, though, that most feelings this strong ease off again, and you can be here meanwhile.",
      "How it ends I can't say. It's okay to be scared until then, and it's okay to let somebody sit with you in it.",
    ],
  },
  {
    id: 'do-you-think-that',
    mayMiss: true,
    when: re(
      `${think}(?<that>(?:${they}|it|this|that|things|we|people|everyone|there)(?:'?s|'?ll|'?re)? [^?.!,;]{4,50})`,
    ),
    unless: re(
      `${serious.source}|\\b(?:ugly|fat|pretty|attractive|hot|stupid|beautiful|handsome|suffered|pain|my fault|normal|weird|or)\\b`,
    ),
    say: [
      "It's possible. I'd go by what has happened more than once, and leave the rest open until there is more to see.",
      "Whether {that}, I can't see from here. What you have noticed yourself is better evidence than any guess of mine.",
      "Could be, and it needn't be. If there are two ways to read it, you don't have to believe the harder one only because it came first.",
      "I'd lean neither way yet. What would settle it is mostly a plain question or a little more time.",
    ],
    ask: ['What speaks for it, and what against?', 'What made you think of it?'],
  },
  {
    id: 'too-old-to',
    when: re(
      "\\b(?:is|isn'?t|am I|am i|aren'?t I) (?:it |that |\\d{2} |I )?(?:maybe |really |way |just |already |\\d{2} )*too (?:old|late in life) (?:to|for)\\b|\\bat (?:my age|\\d{2})\\b[^.!]{0,40}\\?",
    ),
    unless: serious,
    say: [
      "No, I don't think so. It asks for more nerve than at twenty, and you bring more along than you would have had then.",
      'No. Later, yes; too late is something else. Most of what counts for a start can be learned in a year or two.',
      "I wouldn't say so. The years pass either way, and in five of them you'd be as old, with it or without it.",
    ],
    ask: ['What would the first small piece of it be?', 'What draws you to it?'],
  },
];

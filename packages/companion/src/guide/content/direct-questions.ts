import { particularQuestions } from './particular-questions.ts';
import { plainQuestions } from './plain-questions.ts';
import { smallRequests } from './small-requests.ts';

/** A question somebody puts to Haven straight out, and answers that answer it; what is captured by name fills the lines. */
export interface DirectQuestion {
  id: string;
  when: RegExp;
  unless?: RegExp;
  /** Asked as a request ("tell me something"), not as a question, and nothing of the message goes before the answer. */
  request?: true;
  /** In a longer message it is often about something else: its answer is weighed against what may be said otherwise. */
  mayMiss?: true;
  /** A word for or against answers it, also where advice is asked for. */
  plain?: true;
  say: readonly string[];
  /** What may be asked after the answer; mostly nothing is. */
  ask?: readonly string[];
}

const harsh =
  'weird|strange|odd|daft|mad|barmy|nuts|creepy|rude|greedy|foolish|silly|stupid|dumb|crazy|insane|bad|wrong|awful|selfish|pathetic|ridiculous|dramatic|terrible|mean|childish|petty|lame|sad|horrible|cruel|cold|ungrateful|lousy|shitty|crappy|rotten|tacky|cowardly|unfair|unreasonable|overreacting|oversensitive|paranoid|broken|lazy|weak';

/** Where a short word for or against could do harm: it is taken up by what was written for such things, or asked about. */
const grave =
  /\b(?:ER|A&E|hospital|doctor|ambulance|police|911|988|999|112|meds?|medication|pills?|tablets?|not wake|never wake|end (?:it|this|things)|baby|pregnan\p{L}*|abortion|abus\p{L}*|control\p{L}*|suicid\p{L}*|accident|rape\p{L}*|consent|hurts?|hit|hits|threaten\p{L}*|stay with|leave (?:him|her|them|my)|put (?:him|her|it|them) down|eat|weigh|back to (?:him|her)|kill\p{L}*|die|alive|knife|gun|smack\p{L}*|spank\p{L}*|slap\p{L}*|beat\p{L}*|mix)\b/iu;

/** "Do I keep at it, or just sleep?": two ways, in the person's words. */
const choice =
  '\\b(?:(?:do|should|shall) I|I should) (?:just |rather )?(?<one>[^?.!,]{3,40}?),? or (?:(?:do I|should I|shall I|just|rather|simply|better) )*';

/** Read in this order; the first that fits the last question of a message answers. */
export const directQuestions: readonly DirectQuestion[] = [
  ...particularQuestions,
  {
    id: 'emergency-help',
    plain: true,
    when: /\b(?:should|do|must|shall) I (?:just |really |even |maybe )?(?:have to |need to )?(?:go to|call|ring|phone|see|get)\b[^?]{0,40}\b(?:911|999|112|988|ER|A&E|hospital|doctor|ambulance|police|emergency)\b/iu,
    say: [
      'If you are asking, ask them: better once too often. I am a program and cannot judge it from here. What is going on?',
      'When in doubt, yes; 911 if it cannot wait. They would rather hear from you too early than too late. What is happening?',
      'I would not talk you out of that. They can tell what I cannot, and asking costs little. What makes you think of it?',
    ],
  },
  {
    id: 'luck',
    plain: true,
    when: /^(?:(?:please|just|so|ok(?:ay)?|hey|well)[ ,]+)*(?:wish|say) me (?:good )?luck\b[^.?!]{0,20}[.!]*$/iu,
    request: true,
    say: smallRequests.luck,
  },
  {
    id: 'skip-meal',
    plain: true,
    when: /\bshould I (?:just |maybe |even )?(?:skip (?:dinner|lunch|breakfast|a meal|meals|eating)|not eat|stop eating|starve|fast\b|throw (?:it )?up|purge)/iu,
    request: true,
    say: [
      'I would not: going without to make up for eating mostly makes the next day harder. What was today like, apart from the food?',
      'Please eat something, even if it is small. A body is not paid back with hunger. What has been going on around it?',
    ],
  },
  {
    id: 'whose-fault',
    plain: true,
    when: /\b(?:is|was|isn't|wasn't) (?:it|this|that|all (?:this|that|of (?:it|this))) (?:really |all |just |somehow )?my (?:own )?fault\b[^?]*(?:\b(?:he|she|they|him|her|them|somebody|someone|my \p{L}+|drunk|wearing|flirt\p{L}*|asleep)\b)/iu,
    unless:
      /\b(?:autis\p{L}*|adhd|sick|ill|illness|cancer|died|dead|diagnos\p{L}*|disab\p{L}*|miscarr\p{L}*|sad|accident)\b/iu,
    request: true,
    say: [
      'What somebody else did is on them, whatever went before it. Nothing you did asked for it.',
      'No. What another person does to you is theirs to answer for, and not yours.',
      'I would not lay that on you. Whoever did it chose to.',
    ],
  },
  {
    id: 'nobodys-fault',
    plain: true,
    when: /\b(?:is|was|isn't|wasn't) (?:it|this|that) (?:really |all |just |somehow )?my (?:own )?fault\b[^?]*\b(?:autis\p{L}*|adhd|sick|ill|illness|cancer|diagnos\p{L}*|disab\p{L}*|miscarr\p{L}*)\b/iu,
    request: true,
    say: [
      'Such things come without anybody having earned them. A doctor can tell you more about causes than I can, and it is worth asking one.',
      'I know of no fault in that, and a program is no judge of causes. A doctor will answer that question without blame.',
    ],
  },
  {
    id: 'one-drink',
    plain: true,
    when: /\b(?:one|a|a single|just one) (?:little |small |more )?(?:drink|beer|glass|hit|line|cigarette|smoke|bet|pill) (?:won't|will not|wouldn't|can't) (?:hurt|matter|kill)/iu,
    request: true,
    say: [
      "I won't tell you that it won't. If one has mostly meant more, none is the easier number tonight. What is it that makes it so hard right now?",
      'I cannot say so. You know how it went the last times. What would carry you over the next half hour without it?',
    ],
  },
  {
    id: 'withdrawal',
    plain: true,
    when: /\b(?:stopped|quit|quitting|came off|without) (?:drinking|alcohol|a drink|booze|benzos|xanax|valium)\b.*\b(?:shak\p{L}*|seizures?|see(?:ing)? things|hallucinat\p{L}*|confused)/iu,
    request: true,
    say: [
      'That can be dangerous for the body, and it needs a doctor now and not tomorrow: call 911, or have somebody bring you to an emergency room. Is anyone with you?',
      'Please do not wait that out alone. Shaking or seeing things after stopping belongs in an emergency room tonight; 911 if you cannot get there. Who could come?',
    ],
  },
  {
    id: 'shaken-baby',
    plain: true,
    when: /\bI (?:\p{L}+ )?(?:shook|dropped|threw) (?:the|my|our) (?:baby|newborn|infant)\b/iu,
    request: true,
    say: [
      'The baby should be seen by a doctor now, even if nothing shows: call 911 or go to an emergency room. It was right to say it. Is the baby awake, and breathing as always?',
      'First the baby: please have a doctor look at once, 911 or an emergency room. You are not the first to tell this, and it can be told there too. How is the baby at this moment?',
    ],
  },
  {
    id: 'hit-child',
    plain: true,
    when: /\b(?:ok|okay|fine|normal|wrong|bad|should I|alright|all right)\b[^?]*\b(?:smack|spank|slap|hit|beat)(?:ing)? (?:a|an|my|the|your|our) (?:\p{L}+ )?(?:child|kids?|children|son|daughter|toddler|boy|girl|baby)\b/iu,
    request: true,
    say: [
      'I would not call it okay: it frightens a child and teaches little else. To be at the end of your rope with them is real, though. What happens before it comes to that?',
      'No, and I say it without looking down on you; most who do it are worn out. What would have to be different for you to step out of the room first?',
    ],
  },
  {
    id: 'normal',
    mayMiss: true,
    plain: true,
    when: /\b(?:is|isn't|was) (?:it|that|this|all this|any of this|what I(?:'m feeling| feel)) (?:even |really |just )?(?:normal|common|usual)\b(?! to\b)|\b(?:does|do) (?:anyone|anybody|other people|others|everyone|everybody) (?:else )?(?:feel|do|go through|have|get|think)\b|\bam I the only one\b/iu,
    say: [
      'Yes. More people feel that than ever say it out loud.',
      "It's far more common than it looks, because hardly anybody talks about it.",
      "You're not the only one, by a long way. People mostly keep that part to themselves.",
      'You are not the only one who asks that. If it hurts, frightens you or goes on for weeks, a doctor or somebody you trust is a good person to tell.',
    ],
    ask: ['How long has it been like this?', 'Is there anybody who knows that you feel this way?'],
  },
  ...plainQuestions,
  {
    id: 'talk-about',
    when: /\b(?:can|could|may|shall) (?:we|I) (?:just |please |maybe )?(?:talk|chat) about (?<that>my [^?.!,]{2,40})/iu,
    unless: grave,
    request: true,
    say: [
      'Yes. Tell me about {that}.',
      'Of course. I would like to hear about {that}.',
      'Gladly: {that}. What is there to tell?',
    ],
  },
  {
    id: 'something-small',
    when: /\b(?:tell|say|give) me (?:just )?(?:something|anything|a (?:fun |random |useless )?fact) ?(?:else |a bit |really |completely )?(?:interesting|dull|boring|random|funny|nice|good|silly|stupid|useless|new|cheerful)?\s*[.?!]*$/iu,
    unless: /\b(?:about|to (?:do|say|take|eat))\b/iu,
    request: true,
    say: smallRequests.something,
  },
  {
    id: 'stay',
    when: /\b(?:can|could|will|would) you (?:please )?(?:just )?(?:stay|sit|be here|stick around|keep me company)\b(?! (?:on|in) (?:topic|character|touch))|^(?:please )?(?:just )?(?:stay|sit) (?:with me|here|a (?:minute|bit|while))\b/iu,
    request: true,
    say: smallRequests.stay,
  },
  {
    id: 'prayer-words',
    when: /\b(?:give|write|say|share|tell|send|need|want|got|have)\b[^.?!]{0,16}\b(?:an?|some|one|any|short|little) (?:\p{L}+ ){0,2}prayers?\b/iu,
    unless:
      /\b(?:he|she|they|my \p{L}+) (?:said|gave|wrote|sent|has|had)\b|\b(?:don't|not|no)\b[^.?!]{0,16}\bprayers?\b/iu,
    request: true,
    say: smallRequests.prayer,
  },
  {
    id: 'like-a-card',
    when: /\b(?:this(?: thing)?|you|u|it|that) (?:always |really |just |kind of |kinda )*(?:sounds?|talks?|reads?|feels?) like (?:an? )?(?:\p{L}+ )?(?:greeting card|hallmark|robot|bot|script|fortune cookie|self[- ]help|brochure|pamphlet|poster|therapist|chatbot|motivational)\b/iu,
    request: true,
    say: smallRequests.plainer,
  },
  {
    id: 'say-anything',
    when: /^(?:(?:please|pls|just|ok(?:ay)?|can you|could you|so|well)[ ,]+)*(?:say|type|write) (?:something|anything)\b(?! (?:about|to|that|nice|funny|good|interesting|new|in|like))/iu,
    request: true,
    say: smallRequests.anything,
  },
  {
    id: 'may-say',
    when: /\b(?:can|may|could) I (?:just |even )?(?:say|tell you|write|admit|confess) (?:that|this|it|something|anything|one thing)\b(?! to (?:him|her|them|my))/iu,
    unless: /\bhow\b/iu,
    request: true,
    say: smallRequests.maySay,
  },
  {
    id: 'sent',
    when: /^(?:(?:ok(?:ay)?|alright|done|so|well|and|there|update|ugh|omg)[,. ]+)*(?:I )?(?:just )?sent(?: it| that| the \p{L}+)?(?: to (?:him|her|them|my \p{L}+))?(?: just now| now)?[.!]*$/iu,
    request: true,
    say: smallRequests.sent,
  },
  {
    id: 'about-haven',
    plain: true,
    when: /^(?:(?:so|and|hey|ha(?:ha)*|lol|well)[ ,]+)*(?:are you (?:always|still|ever|usually) (?:up|awake)\b|do you (?:ever |even )?sleep\b|what(?:'s| is) up with you\b|what are you up to\b)[^.?!]{0,30}\?*$/iu,
    request: true,
    say: smallRequests.aboutHaven,
  },
  {
    id: 'how-are-you',
    when: /\b(?:and |so )?how are (?:you|things with you|things for you)(?: doing)?(?: today| tonight| then)?\?/iu,
    request: true,
    say: [
      'I am a program, so there is nothing to report from here. Kind of you to ask.',
      'No ups and downs in here; a program has none. Kind of you to ask, and go on with yours.',
      'Kind of you. I am software and have no days of my own, so it is yours that counts here.',
    ],
  },
  {
    id: 'would-you-send',
    mayMiss: true,
    plain: true,
    when: /\bwould you (?:just |still |really )?(?:send|text) (?:it|that|this|him|her|them)\b/iu,
    unless: grave,
    say: [
      'If it is short and you can stand by it tomorrow, there is little against it.',
      "I'm a program and never have to live with the answer, so take this as thinking along: I'd lean toward yes, once you have read it aloud.",
      'It says what is so, and that is a good start. Does it still feel right when you read it slowly?',
    ],
    ask: ['What holds you back so far?', 'What is the worst that could come back?'],
  },
  {
    id: 'should-stop',
    when: /\bshould I (?:just |really |even |still |maybe )?(?:stop|quit|leave|give up|let (?:it|her|him|them) go|walk away|end (?:it|things)|break up|move on|drop out|cancel|stay)\b|\bdo I (?:stay|leave|go|quit)\b/iu,
    unless: /\bend (?:it all|my life)\b/iu,
    say: [
      "That one is yours, and it doesn't have to be settled tonight. It may help to keep two things apart: what you'd lose by going on, and what you'd lose by stopping.",
      "I can't decide it for you. I'd look at it this way: not what you should want, but which of the two you could live with a year from now.",
      'Only you can say, and it need not be today. Rest first, if you can, and decide after.',
    ],
    ask: [
      'When you picture having decided, which way lets you breathe?',
      'What would have to change for you to stay with it?',
    ],
  },
  {
    id: 'one-or-rest',
    mayMiss: true,
    plain: true,
    when: new RegExp(`${choice}(?<two>(?:go to )?(?:sleep|bed|rest|call it a (?:day|night))\\b[^?.!]{0,30})`, 'iu'),
    unless: grave,
    say: [
      "A night's rest first, I'd say; the other can be looked at again tomorrow.",
      'Of the two: {two}. The other one will still be there in the morning.',
      "{Two}, I'd say. At this point that does more for you than the other.",
    ],
  },
  {
    id: 'sleep-or-more',
    mayMiss: true,
    plain: true,
    when: /(?:^|[,:] )(?:so |and |but |what is better,? |(?:is it )?better )*(?<one>sleep|rest|bed|go to (?:bed|sleep)) or (?<two>[^?.!]{3,40})\?+$/iu,
    unless: grave,
    say: [
      'Sleep. Whatever is left goes better with a rested head.',
      "{One}, I'd say. The other will still be there in the morning.",
      'I lean toward {one}: an hour of it does more than an hour of the other by now.',
    ],
  },
  {
    id: 'say-or-leave',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |rather )?(?:say (?:something|it)|speak up|bring it up|tell (?:him|her|them|my \p{L}+)|confront (?:him|her|them)|talk to (?:him|her|them))\b[^?.!]{0,30}\bor (?:just |rather )?(?:let (?:it|this) (?:go|slide|be)|leave it|drop it|say nothing|keep (?:quiet|my mouth shut)|stay (?:quiet|silent)|ignore it|forget it|shut up)\b/iu,
    unless: grave,
    say: [
      'If I lean, then toward saying it: once, short, what happened and what you want now. You can leave the rest out.',
      "From outside, I'd say something. One plain sentence at a quiet moment; it needn't become a fight to count.",
      "I lean toward saying it. It hasn't let go of you so far, and one sentence costs less than carrying it on.",
    ],
    ask: ['What would the one sentence be?'],
  },
  {
    id: 'text-or-wait',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |rather )?(?:text|call|message|write(?: to)?|ask|reach out)\b[^?.!]{0,30}\bor (?:just |rather |do I )?(?:wait|hold off|leave it|let (?:him|her|them)|see if)\b/iu,
    unless: new RegExp(`${grave.source}|\\bmy ex\\b|\\bblocked\\b`, 'iu'),
    say: [
      'If I lean, then toward writing. Short and friendly is seldom the mistake, and then you know.',
      "I'd send the short one, from outside. Waiting to see who goes first mostly just means more waiting.",
      'I lean toward writing. Two light lines, nothing that needs an answer tonight.',
    ],
  },
  {
    id: 'one-or-other',
    mayMiss: true,
    plain: true,
    when: new RegExp(`${choice}(?<two>(?!not\\b|what\\b)[^?.!]{3,50})`, 'iu'),
    unless: grave,
    say: [
      '{One}, or {two}: which of them would you still be at ease with tomorrow?',
      "If both are possible, I'd take the one you could still change afterward. Which is that?",
      'Either may be right. If somebody decided it for you right now, which one would be a relief?',
    ],
  },
  {
    id: 'what-haven-likes',
    when: /\bwhat do you (?:like|love|enjoy)\b(?! (?:about|to be called))|\bwhat(?:'s| is| are) your (?:favou?rite|hobb)|\bdo you have (?:a favou?rite|any hobbies)|\bwhat are you into\b/iu,
    say: [
      "I'm a program, and have no likes of my own. But if I may choose what we talk about: smells. Which one takes you somewhere straight away?",
      "Liking isn't something I do; I'm a program. I can pick a subject, though: the first room you remember. What stood by the window?",
      "I have no favorites, being a program. Let's take yours: what's a small thing you could talk about for an hour?",
    ],
  },
  {
    id: 'reach-out-after-parting',
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |still |maybe )?(?:call|ring|phone|text|write(?: to)?|message|contact|reach out|answer|reply)\b[^?.!]{0,20}\b(?:my ex|(?:him|her|them) back together)\b/iu,
    unless: grave,
    say: [
      "Not tonight, I'd say. What is written in the first hurt asks for an answer that mostly isn't there yet. Write it down for yourself; in three days you can still send it.",
      "If I lean, then toward not yet. Silence hurts, and a short answer can hurt more. Put it off till tomorrow evening, and see if you'd still write the same.",
      "I'd wait, for your own sake: a message sent to stop the ache keeps you looking at the phone. Is there a friend you could write to in its place?",
    ],
  },
  {
    id: 'reach-out',
    mayMiss: true,
    plain: true,
    when: /\b(?:should|do|shall) I (?:just |really |even |still |maybe )?(?:call|ring|phone|text|write(?: to)?|message|email|contact|reach out|tell|talk to|speak to|ask|apologi[sz]e|say|visit|see|go (?:to|see)|go round|answer|reply|invite)\b/iu,
    unless: new RegExp(
      `${grave.source}|\\b(?:when|how|where|what) (?:do|should|shall) I\\b|\\bshould I have\\b|\\bor\\b|\\bmy ex\\b|keeps? (?:texting|calling|writing|messaging)|threat|blocked`,
      'iu',
    ),
    say: [
      'I lean toward yes. You can keep it short, and you can stop whenever it feels wrong.',
      'If it keeps coming back to you, something short and honest is seldom the mistake.',
      "I think so, yes. It needn't be perfect; two plain sentences are enough.",
      "I'd lean that way. There's no need to do it well, only to do it plainly.",
      "You don't have to. But if it won't leave you alone, a short one is a good way to find out.",
    ],
    ask: [
      'What would the first sentence be?',
      'What is the worst that you expect from it?',
      'What holds you back so far?',
    ],
  },
  {
    id: 'fine-that-another',
    mayMiss: true,
    when: /\b(?:is|isn't|was) (?:it|that|this) (?:really |even )?(?:ok|okay|normal|fine|right|acceptable)\b[^?]{0,6}\b(?:that|for|if|when) (?:he|she|they|my|a|an|some|the)\b/iu,
    say: [
      "You're allowed not to be okay with it, whatever others would put up with. If it sits badly with you, that counts.",
      "What counts first is that it doesn't feel right to you. Nobody has to rule on it first.",
      'Some people would shrug, and plenty would mind it very much. You mind it, and that is reason enough to say something.',
    ],
    ask: ['What would you want to be different?', 'What happens when you say that it bothers you?'],
  },
  {
    id: 'bad-person',
    when: /\bam I (?:really |just |being |such )?a (?:bad|terrible|horrible|awful|shitty|lousy|rubbish|selfish|failure|monster|fraud|coward|burden|loser)\b(?: (?:\p{L}+))?|\bwhat kind of (?:a )?(?:person|friend|mother|mom|mum|father|dad|parent|daughter|son|sister|brother|wife|husband|partner|man|woman|nurse|teacher|human|boss)\b[^?]*\?|\bdoes (?:that|this|it) make me (?:a )?(?:bad|terrible|horrible|awful|selfish|monster|cold)\b/iu,
    say: [
      "No. One moment isn't the whole of you, and somebody who didn't care would hardly be asking.",
      "That is a painful thing to have to ask. I can't sum up a person from here, but I can tell how much you mind it.",
      "I don't hear a bad person in this. I hear somebody who minds very much how it went.",
      'No. You can have got something wrong and still be good at it on most days; both fit into one person.',
    ],
    ask: [
      'What would you wish you had done, if you could have that moment again?',
      'What makes you so hard on yourself about it?',
    ],
  },
  {
    id: 'wrong-to',
    mayMiss: true,
    plain: true,
    when: /\b(?:is|was) (?:it|that) (?:so |really )?(?:wrong|bad|mean|selfish|cruel|terrible|a lie|lying) (?:to|of me|that I|if I)\b|\bdid I do (?:something |anything )?(?:wrong|right|the (?:wrong|right) thing)\b|\bwhether (?:it is|it's|I did|that was) (?:wrong|right)\b|\bwas I wrong\b|\b(?:am I|I am|I'm) (?:really |so )?wrong (?:to|for)\b/iu,
    say: [
      "From what you tell me, I wouldn't call it wrong. It sounds as if there was no choice in it that would have cost nothing.",
      "I wouldn't call it wrong.",
      "I wasn't there, but it doesn't sound wrong to me.",
      "I wouldn't call it wrong. Sometimes two good things pull against each other, and one has to give way.",
    ],
    ask: ['What still nags at you about it?'],
  },
  {
    id: 'allowed',
    mayMiss: true,
    plain: true,
    when: /\b(?:am I|are we|is it) (?:even |really |still )?(?:allowed|permitted|ok(?:ay)?|all right|alright|fine) (?:to (?:be|feel|miss|cry|want|like|enjoy|laugh|hope|rest|stop|say no)|that I(?:'m| am| feel| miss| cried| want| like| laughed)|if I(?:'m| am| feel| miss| cry| want| like| laugh))\b/iu,
    unless: grave,
    say: ['You are allowed, yes.', 'Yes. Nobody has to sign it for you.', 'Yes, you may.', 'I would say so, yes.'],
  },
  {
    id: 'harsh-word',
    mayMiss: true,
    plain: true,
    when: new RegExp(
      `\\b(?:is|isn't|was|does|would) (?:it|that|this) (?:be |sound |seem |really |so |too |just |completely |kind of |a bit |very )*(?<adj>${harsh})\\b|\\b(?:you|u) think (?:that )?(?:it's|it is|that's|that is|this is) (?:really |so |too |just |kind of |a bit )*(?<thought>${harsh})\\b|\\bam I (?:just |being |so |too |completely )*(?<own>${harsh})\\b`,
      'iu',
    ),
    unless:
      /\bwhat(?:'s| is) wrong\b|\bsomething wrong\b|\b(?:eaten|eat|eating|purg\p{L}*|throw(?:ing)? up|cut|cutting|weigh\p{L}*|hit|hits|hitting|hurts?|kill\p{L}*|chok\p{L}*|forc(?:e|ed|es)|touch(?:es|ed)? me)\b/iu,
    say: [
      'Not {adj}, no.',
      "I wouldn't call it {adj}.",
      "Not to me, no. I don't hear anything {adj} in it.",
      "No, {adj} isn't the word I would use.",
    ],
  },
  {
    id: 'too-much',
    mayMiss: true,
    when: /\b(?:is|was|would|will) (?:it|that|this|(?:my|the|a) [^?]{2,24}?|[^?]{2,24}? (?=be )) ?(?:be )?too (?<adj>much|blunt|harsh|soon|late|early|direct|formal|pushy|soft|little|long|short|big|cold|needy|honest)\b/iu,
    say: ["From here it doesn't sound too {adj}.", "I wouldn't say too {adj}.", "It doesn't strike me as too {adj}."],
  },
  {
    id: 'good-idea',
    mayMiss: true,
    when: /\b(?:is|isn't|was) (?:it|that|this) (?:a |an )?(?:good|bad|ok|okay|stupid|dumb|reasonable) (?:idea|plan|thought|thing to do)\b|\b(?:you|do you|u) think (?:it |that |this )?(?:is|it's|that's|'s) (?:a )?good idea\b|\bgood idea\?|\bis that a plan\b|\b(?:would|could|might) (?:it|that) (?:help|work)\b/iu,
    say: [
      'It may be. I would look first at whether it could hurt you or anybody else, and whether it can be undone.',
      "I can't tell from here. A good sign would be that it can be stopped at any time, and that somebody you trust knows of it.",
      'If nobody is hurt by it and it can be stopped, it may be worth a try.',
    ],
    ask: ['What do you hope it would change?', 'What would you need for it?'],
  },
  {
    id: 'how-long',
    mayMiss: true,
    when: /\bhow long (?:does|do|will) (?:this|it|that|these) (?:last|hurt|take|feel|go on|stay)\b|\b(?:does|will) (?:it|this|that) (?:ever )?(?:stop|end|get (?:any )?(?:easier|better)|go away|pass|fade)\b|\bwhen (?:does|will) (?:it|this|that) (?:stop|end|get (?:easier|better)|go away|hurt less)\b/iu,
    say: [
      'Nobody can give you a date, and I will not make one up. For most people it comes in waves, and the gaps between them get longer.',
      'There is no set time for it. It usually lets go in small steps: first for minutes, then for an afternoon, and one day you notice that it did.',
      'Longer than anybody would like, and not as long as it feels at this moment. It does not stay as sharp as this.',
    ],
    ask: ['When is it at its worst?', 'Was there a minute today when it was a little less?'],
  },
  {
    id: 'will-i-ever',
    mayMiss: true,
    when: /\bwill I (?:ever|always|never)\b|\bwill (?:it|this|that|things) (?:always|never|ever) be\b/iu,
    say: [
      "I can't see that far, and I won't pretend to. How it is now is not how it has to stay, though.",
      'Nobody can promise you that. What you feel tonight is not a forecast, either.',
      "I don't know. I only know that people have asked that in the middle of it and been surprised later.",
    ],
    ask: ['What would be the first small sign that it is changing?'],
  },
  {
    id: 'believe',
    when: /\bdo you (?:even |at least )?believe me\b|\byou believe me\b[^.!]*\?/iu,
    say: [
      "Yes. I take it as you tell it, and you don't have to prove anything here.",
      'I do. You know what it is like; nobody has to sign it first.',
      'Yes, I believe you. It must wear a person out to have to convince everybody.',
    ],
  },
  {
    id: 'a-name-for-it',
    when: /\bis (?:this|it|that) (?:really |actually |maybe |just )?(?:depression|anxiety|burnout|adhd|autism|ptsd|bipolar|ocd|grief|a breakdown|a panic attack|trauma|postpartum|post-?natal)\b|\b(?:do|could|might) I (?:just )?have (?:depression|anxiety|burnout|adhd|autism|ptsd|bipolar|ocd)\b|\bam I (?:depressed|burn(?:ed|t) out|autistic|bipolar|traumati[sz]ed)\b/iu,
    say: [
      "I can't tell you that; a doctor can find out. It needn't look the way people imagine it, and that it has gone on this long is reason enough to ask one.",
      'That is a question for a doctor, and a good one to bring, in just the words you used here. You do not have to be sure before you ask.',
      "I'm not able to say, and I don't want to guess with a name like that. What you describe is worth telling a doctor, whatever it is called.",
    ],
    ask: ['Since when has it been like this?', 'What would you tell them first?'],
  },
  {
    id: 'why-they',
    mayMiss: true,
    when: /\b[Ww]hy (?:does|do|did|would|is|are|won't|can't|didn't|doesn't|has|have) (?:he|she|they|nobody|no one|everyone|everybody|people|my \p{L}+|\p{Lu}\p{L}+)\b/u,
    say: [
      "I don't know, and from here I could only guess. Not knowing why is a hurt of its own.",
      "I can't look into anybody's head.",
      'I have no answer to that, only the sense that it is hard to stop asking.',
    ],
    ask: ['What is your own best guess?', 'If you could ask, and get the truth, what would you want to hear?'],
  },
  {
    id: 'would-you-do-it',
    when: /\bwould you (?:do (?:it|that|this)|take it|go through with it|say yes|say no|forgive (?:him|her|them)|go(?: back)?|give it|risk it)\b[^.!]{0,30}\?/iu,
    say: [
      "I'm a program: it would cost me nothing, so my yes or no would be cheap. For you either can be a decent answer. Which one could you say out loud to yourself?",
      "I can't stand where you stand; I'm software, with nothing to lose by it. Both ways are open to you, and nobody earns anything by suffering. What would you have to live with, either way?",
    ],
  },
  {
    id: 'punished',
    plain: true,
    when: /\b(?:is|was|are) (?:God|this|it|that|He|the universe|karma|life)(?: just)? (?:punish\p{L}*|(?:a |my |some (?:kind|sort) of )?(?:punishment|karma|payback)|paying me back|getting back at me)\b|\bam I being punished\b/iu,
    say: [
      "I can't speak for God, and I won't call it a punishment. What anybody felt or thought beforehand doesn't bring such a thing about.",
      "Nobody can prove what stands behind a thing like that. I don't hear a punishment in it; having had doubts isn't what causes it.",
      "I don't believe it's one. Looking for a reason in oneself is what people do when there is none to find.",
    ],
  },
  {
    id: 'what-would-you',
    mayMiss: true,
    when: /\bwhat (?:would|should|do) (?:you|u) (?:do|say|suggest|recommend|think I should do|advise)\b/iu,
    unless: /\bif I (?:told|said)\b/iu,
    say: [
      "I have never stood where you stand. I'd begin with the part that can still be changed.",
      "I can only think along. I'd start with whatever makes tomorrow a little easier.",
    ],
    ask: ['What have you been leaning toward yourself?', 'Which part of it is the most urgent?'],
  },
  {
    id: 'convince',
    when: /^(?:[^.?!]*[.?!] )*(?:so )?(?:convince me|prove it|change my mind|what(?:'s| is) the use of (?:this|you|talking))\b|\bhow (?:is|would|could|does) (?:this|typing|talking|writing|a (?:program|script|bot|machine)) (?:\p{L}+ ){0,6}(?:help|change)\b/iu,
    say: [
      "I can't prove it, but tell me more, if you like. Some things get a little clearer once they are said, even to a program.",
      "Fair. I can't change anything out there. I can listen without getting tired or hurt, and some people find the next thought that way.",
    ],
    ask: ['What would have to happen for this to have been worth it?'],
  },
  {
    id: 'do-you-see',
    mayMiss: true,
    when: /\b(?:do|don't|can't) you (?:see|understand|follow) (?:why|what|that|how|me|my)\b|\bdo you get (?:what I|why|me)\b|\b(?:does|do) (?:that|this|I|any of (?:it|this)) (?:even )?make (?:any )?sense\b|\b(?:you )?know what I mean\?|\byou see\?/iu,
    say: [
      'I think I can see how it looks from where you are. Tell me more.',
      'I follow you, as far as a program can.',
      'I do, as far as a program can. Tell me where I lose you.',
    ],
  },
  {
    id: 'this-or-that',
    mayMiss: true,
    when: /\b(?:is|was) (?:that|it|this) (?:more )?(?<one>\p{L}+) or (?<two>\p{L}+)(?=[?.! ]*$)/iu,
    unless: grave,
    say: [
      'It could be either from here, {one} or {two}. You know the people in it: what does it look like to you?',
      '{One} or {two}: I could only guess. What would make you think the one, or the other?',
    ],
  },
  {
    id: 'do-you-think-they',
    mayMiss: true,
    when: /(?<!\bwhat )(?<!\bhow )\b(?:do|did) (?:you|u|ya) (?:really |actually |honestly )?think (?:that )?(?<that>(?:he|she|they|my \p{L}+) (?:knew|knows|loved|loves|likes|liked|misses|missed|meant|means|cares|cared|hates|hated|forgave|forgives|minds|minded)[^?.!,;]{0,50})/iu,
    say: [
      'Nobody can say for sure whether {that}, and I least of all. What speaks for it, as you see it?',
      "Whether {that}, I can't know from here. I can see how much hangs on it for you.",
      "I wasn't there, so I don't know whether {that}. What would have told you?",
    ],
  },
  {
    id: 'hardest-answer',
    when: /\b(?:do|did|would) (?:you|u|ya) (?:really |actually |honestly )?(?:think|say) (?:that )?(?:I(?:'m| am| was)? (?:a |the |to blame|deserve|deserved|such)|it (?:was|is|'s) (?:all )?my|I (?:killed|failed|should have|could have|ruined))/iu,
    say: [
      "I can't judge that, and I won't agree with the hardest answer only because it is the loudest.",
      "I don't see enough to say so, and nobody should be sentenced on one side of a story, least of all by themselves.",
      'That is a heavy thing to ask oneself. From what you have told me I would not say so.',
    ],
    ask: ['What makes you think so just now?', 'What would you say to a friend who asked you that?'],
  },
  {
    id: 'suffered',
    when: /\b(?:do|did) (?:you|u|ya) (?:really |actually |honestly )?think (?:that )?(?:he|she|they|it|my \p{L}+) (?:suffered|was in pain|were in pain|felt (?:it|anything|pain)|was (?:scared|afraid|alone))/iu,
    say: [
      "I can't know that. It is a heavy question to be left with.",
      'Nobody here can answer that. Somebody who was there, a nurse or a doctor, may be able to, if you want to ask.',
    ],
  },
  {
    id: 'do-you-think',
    mayMiss: true,
    when: /(?<!\bwhat )(?<!\bhow )\b(?:do|did) (?:you|u|ya) (?:really |actually |honestly )?think (?!about\b)(?:that )?(?<that>[^?.!,;]{4,60})/iu,
    unless: /\b(?:ugly|fat|pretty|attractive|hot|stupid|beautiful|handsome)\b/iu,
    say: ['Hard to say from outside.', 'I could only guess.'],
    ask: ['What does your gut say?', "What's your own hunch?"],
  },
];

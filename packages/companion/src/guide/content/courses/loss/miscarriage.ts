import type { Course } from '../course.ts';
import { begin, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const we = '(?:I|we|my (?:wife|girlfriend|partner|fianc(?:é|e)e?))';

/** The writer, or the one they share it with, has lost a pregnancy. */
export const miscarriage: Course = {
  id: 'miscarriage',
  begins: begin(
    `\\b${we}(?:'ve|'m|'s| have| had| has| am| are| is| was| think I'm| just| recently)? ?(?:just |recently |now )?(?:miscarried|miscarrying)\\b`,
    `\\b${we}(?:'ve|'m| have| had| has| am| are| is| just| recently| went through| suffered)? ?(?:just |recently |had |having |been through |suffered |through )?(?:a|another|my \\w+|our \\w+|a missed|an early|\\d+|two|three) (?:\\S+ )?(?:miscarriages?|stillbirth|ectopic(?: pregnancy)?|chemical pregnancy|blighted ovum)`,
    `\\b${we}(?:'ve| have| has| just| recently)? ?(?:just )?(?:lost|losing|are losing) (?:(?:the|our|my|a) )(?:\\S+ )?(?:pregnancy|unborn \\S+|twins)\\b`,
    `\\b${we}(?:'ve| have| has| just| recently)? ?(?:just )?lost (?:the|our|my) (?:little )?baby\\b(?=[^.?!]{0,60}\\b(?:weeks?|pregnan\\w*|scan|ultrasound|heartbeat|months|trimester|miscarr\\w*)|[.!]|$)`,
    `^\\W*(?:still |just )?no (?:more )?heartbeat\\b|\\b(?:there (?:was|is|wasn't|isn't)|couldn't find|didn't find|could not find|can't find|found|is|was) (?:no|a|any|the) (?:more )?heartbeat(?! monitor)\\b`,
    `\\b(?:the|our|my) baby(?:'s heart| has| had)? (?:stopped (?:growing|beating|developing)|has no heartbeat|had no heartbeat|didn't make it|died (?:in|at|before|inside|in utero))`,
    `\\b(?:since|after|from) (?:my|our|the) (?:\\S+ )?(?:miscarriage|stillbirth|pregnancy loss|ectopic)\\b`,
    `\\b(?:my|our) (?:\\S+ )?(?:miscarriage|stillbirth) (?:was|happened|is|last|two|three|a|this)\\b`,
    `\\b(?:baby|daughter|son) was (?:stillborn|born still)`,
  ),
  unless: new RegExp(
    `${notHere.source}|\\babort\\w*|\\b(?:my|our) (?:\\S+ )?(?:sister|friend|cousin|coworker|daughter|boss|dog|cat|mare|patient|client|mom|mother|aunt|neighbou?r)(?:'s)? (?:just |has |had |is |recently )?(?:miscarr\\w*|lost|had a)|\\b(?:scared|afraid|worried|terrified|fear(?:ful)?|what if|risk|chances?) (?:\\S+ ){0,4}(?:miscarr\\w*|stillb\\w*)|miscarriage of justice|(?:found|heard|there (?:is|was)) (?:a|the) heartbeat`,
    'iu',
  ),
  loss: true,
  first: {
    say: [
      'Oh, I am so sorry. Somebody was already loved.',
      'I am so sorry. It was a whole future, and it was just beginning.',
      'I am so sorry. That is a real goodbye, whatever others call it.',
    ],
    ask: ['Do you want to tell me how it was?', 'How are you, in body and otherwise?', 'Is somebody with you?'],
  },
  turns: [
    {
      when: /\b(?:fever|(?:soak\w*|filling) (?:a |through )?(?:pads?)|pad (?:an|every|per) hour|won'?t stop bleeding|bleeding (?:a lot|heavily|so much|badly)|heavy bleeding|faint\w*|passed out|severe pain|terrible pain|dizzy|foul|smells bad|shoulder pain)\b/iu,
      say: [
        'That is something to have looked at today: the doctor or the maternity ward, and the emergency number if it is strong or you feel faint.',
      ],
    },
    {
      when: /\b(?:was it (?:my fault|something|because|the|me)|is it my fault|did I (?:do|cause|lift|eat|hurt|work|kill)|could (?:I|it) have|should I have|my body (?:did|failed|kill\w*)|because I (?:\S+ ){0,3}(?:ran|lifted|drank|worked|stress\w*|ate|flew|exercis\w*|had|took)|what did I do)\b/iu,
      say: [
        'Most early losses come from how the cells happened to meet, long before anyone could do anything. Carrying a bag, a quarrel or a glass of wine hardly ever has to do with it.',
        'I cannot know your case, and your doctor can. What I can say: nearly everyone asks that, and for nearly everyone the answer is no.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I (?:ever)?|can I (?:ever|still)?|could we|when can we|should we|do you think (?:I|we))\b[^?.!]{0,50}\b(?:baby|again|pregnant|child|children|try|mother|mom|parents?|carry)\b/iu,
      say: [
        'I cannot promise that, and I will not. Many do carry a child after a loss; your doctor can say what holds for you, and you may ask it early.',
        'What the body needs, the doctor can tell. For the rest, there is no date: it is time when you want it, and not when others think so.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|weird|ok|okay|wrong|bad|stupid|silly|dramatic)|am I (?:\S+ )?(?:overreacting|crazy|dramatic|weird|wrong|silly|allowed|being)|was it (?:even |really )?(?:a )?(?:real|baby|child)|does it (?:even )?count|do I (?:have|get) (?:a|the|any) right)\b/iu,
      say: [
        'It counts. One does not love by weeks, and grief does not go by weeks either.',
        'There is nothing overdone about it. You had begun to make room for someone.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'Nobody can say how long. It comes back on certain days, the due date above all, and for many it slowly gets quieter in between.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'Simple is good: “The baby was not able to grow, and died. Nobody did anything wrong. We are sad, and we have you.”',
      ],
      asked: true,
    },
    {
      when: heard.whatToSay,
      say: [
        'You could let one person tell the others, and add: “Please no advice, and no questions for now.” That spares you a dozen conversations.',
      ],
      asked: true,
    },
    {
      when: heard.backToWork,
      say: [
        'It is a loss and it is a strain on the body, so both may need days. A doctor can write you off without naming the reason.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know. If you want to think of this little one somewhere, you may, and nobody has to approve of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|could) (?:I|we)|how to|what can I)\b[^?.!]{0,20}\b(?:help|support|comfort|reach|be there|say to|do for)\b/iu,
      say: [
        'Mostly by staying near without repairing anything: “You do not have to talk. I am not going anywhere.” And by doing the small things: food, the phone, the door.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|does) (?:I|we|you|anyone|people)|what (?:do|should|can|helps?) ?(?:I|we|you)?|any (?:advice|tips)|what would you)\b/iu,
      say: [
        'Warmth, rest, and somebody who can hear it without fixing it. Some people do a small thing for the baby: a name, a candle, a line in a notebook.',
        'Not all at once. Let the body have its quiet, keep away from what cuts for a while, and tell one person how it really is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:scan|ultrasound|screen|heartbeat|doctor|technician|gel|appointment|silent|her face|went quiet|told us|clinic|er\b|hospital)\b/iu,
      say: ['The quiet in that room, before anyone says it.', 'One goes in for a picture and comes out with that.'],
    },
    {
      when: /\b(?:bled|bleed\w*|blood|cramp\w*|toilet|bathroom|pain|contractions?|passed (?:it|the)|d ?& ?c|dnc|surgery|pills?|misoprostol|procedure|milk|birth|deliver\w*|labor)\b/iu,
      say: [
        'And the body has to go through it as well, every hour of it.',
        'That is brutal, and hardly anyone speaks of it.',
      ],
      ask: ['Were you alone when it happened?'],
    },
    {
      when: /\b(?:\d+|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|twenty) ?(?:weeks?|wks?|months?)\b|\b(?:first|second|third) trimester|so early|just found out|barely/iu,
      say: ['By then one has long since begun to count.', 'Long enough to have a due date in your head.'],
    },
    {
      when: /\b(?:second|third|fourth|again|another|two|three|four|\d+(?:nd|rd|th)) (?:\S+ )?(?:miscarriages?|time|loss(?:es)?|one)\b|\b(?:ivf|clomid|embryos?|transfer|infertil\w*|years of trying|trying for|tried for|been trying)\b/iu,
      say: ['After all that hoping. Again.', 'Each time one dares a little more fearfully, and then this.'],
    },
    {
      when: /\b(?:names?|named|nursery|crib|clothes|onesie|socks|room|list|already (?:bought|told|picked|loved|planned)|told (?:everyone|everybody|my|our|people|the)|announc\w*|due date|would (?:have been|be)|imagin\w*|belly|bump|test|photo)\b/iu,
      say: [
        'You had already moved over to make room.',
        'Such small things, and they were for someone.',
        'There was a place for this child already.',
      ],
      ask: ['Had you a name, or a nickname?'],
    },
    {
      when: /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\S+|he|she) (?:\S+ ){0,3}?(?:doesn'?t|isn'?t|won'?t|acts?|seems?|went back|says?|said|just|never|already|cries|cried|holds?|is|hasn'?t|wants)\b/iu,
      say: [
        'Two people lose the same child, and each one does it differently.',
        'You would need each other most just now, and each has only half their strength.',
      ],
      ask: ['Have the two of you found words for it?'],
    },
    {
      when: /\b(?:at least|nature'?s way|meant to be|happens? for a reason|wasn'?t meant|try again|you(?:'re| are) (?:still )?young|another one|(?:you )?(?:already )?have (?:a|one|other|kids|two)|god'?s plan|common|so early|just (?:cells|tissue|a clump)|move on|get over|get pregnant|(?:says?|said|told|tells?) (?:\S+ ){0,4}again)\b/iu,
      say: [
        'Every “at least” takes a bit of this child away.',
        'You wanted that one. Another is another.',
        'They want to comfort, and they make it small.',
      ],
    },
    {
      when: /\b(?:pregnant|baby shower|gender reveal|announcements?|newborns?|strollers?|bab(?:y|ies)|bellies|bumps?|facebook|instagram|sister-in-law|friend'?s baby|due (?:the )?same|jealous\w*|envy|diapers|aisle)\b/iu,
      say: [
        'All at once the world is full of strollers.',
        'One can wish them well and have to leave the room.',
        'You need not be at that celebration.',
      ],
    },
    {
      when: /\b(?:body|failed|broken|useless|betray\w*|woman|defective|hate my|couldn'?t (?:even )?(?:keep|hold|carry)|guilt\w*|fault|should(?:'ve| have)|blame)\b/iu,
      say: [
        'You look for it in yourself, because then at least there would be a reason.',
        'Your body went through a loss too. It did not do this to you.',
      ],
    },
    {
      when: heard.kids,
      say: [
        'They need breakfast, and you hold it in until they sleep.',
        'To be a mother or father of one, and grieve for another, in the same kitchen.',
      ],
    },
    {
      when: heard.work,
      say: [
        'You sit in a meeting, and nobody knows.',
        'Around you it is an ordinary week, and you are meant to be in it.',
      ],
    },
    {
      when: /\b(?:no ?(?:one|body) (?:knows?|knew|asks?|talks?|mentions?|says)|secret|haven'?t told|didn'?t tell|never told|alone|nobody|lonely|can'?t talk|taboo|don'?t want to talk|pretend\w*)\b/iu,
      say: [
        'Hardly anyone knew, and so hardly anyone knows what you lost.',
        'To mourn somebody in secret makes it twice as heavy.',
      ],
      ask: ['Is there one person you would want to know it?'],
    },
    {
      when: /\b(?:candle|plant\w*|tree|buried|bury|ashes|box|letter|necklace|memorial|tattoo|named|goodbye|ritual)\b/iu,
      say: ['A place for somebody who hardly had one.', 'So there is a sign that this child was here.'],
    },
    {
      when: /\b(?:due date|years? ago|would have (?:been|turned)|anniversary|every (?:year|month)|still think|months ago|mother'?s day|father'?s day)\b/iu,
      say: ['You still know the date. Of course you do.', 'One goes on counting how old this child would be.'],
    },
    {
      when: /\b(?:try(?:ing)? again|next time|another baby|pregnant again|hope\w*|scared (?:to|of)|afraid (?:to|of)|ready)\b/iu,
      unless: /\b(?:says?|said|told|tells?|everyone|people)\b/iu,
      say: ['Hope is not so simple after that.', 'To want it and to dread it, both at once.'],
    },
    {
      when: heard.anger,
      say: ['It is unfair through and through.'],
    },
    {
      when: heard.numb,
      say: ['Empty is the word many use for it. It is meant quite bodily, too.'],
    },
    {
      when: heard.crying,
      say: ['Hormones and heartbreak in one flood. Let it run.', 'There is somebody to cry for.'],
    },
    {
      when: heard.night,
      say: ['In the dark one lies there with a hand on the belly, out of habit.'],
    },
    {
      when: heard.breath,
      say: ['A little air. You do not have to feel bad about it.'],
    },
    {
      when: heard.misses,
      say: ['One can miss somebody one never met.', 'It hurts this much because it meant this much.'],
    },
    {
      when: heard.noWords,
      say: ['There is hardly a word for what you are now. Many notice that.'],
    },
  ],
  say: [
    'In your thoughts you were already a parent to this one.',
    'It was a short time, and it was a whole hope.',
    'There is no size that a loss has to have.',
    'Nobody sees it on you, and you carry it everywhere.',
    'You may take as long over this as you take.',
    'There should be more room for this in the world than there is.',
  ],
  ask: [
    { line: 'Who knows about it?', unless: /\b(?:no one|nobody|told|husband|wife|partner|alone|secret)\b/iu },
    { line: 'Is your body being looked after?', unless: /\b(?:doctor|hospital|clinic|midwife|d ?& ?c)\b/iu },
    {
      line: 'Is there something you would like to do, for goodbye?',
      unless: /\b(?:candle|buried|ashes|letter|tree)\b/iu,
    },
    { line: 'What had you already pictured?', unless: /\b(?:nursery|name|pictured|imagined)\b/iu },
  ],
};

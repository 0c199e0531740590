import type { Course } from '../course.ts';

/** The writer and a friend have made up. */
export const madeUp: Course = {
  id: 'made-up',
  light: true,
  begins:
    /\b(?:me and |my |with my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate|roommate)(?: \p{Lu}\p{L}+)?(?: and (?:I|me))? (?:\S+ ){0,2}?(?:made up|worked (?:it|things) out|talked it (?:out|through)|are (?:good|friends|ok|okay|talking|speaking) again|sorted it|patched|reconciled|are talking again|apologi[sz]ed (?:to me|and)|forgave me|finally (?:talked|apologi[sz]ed|called|texted|reached out))\b|\b(?:we|I) (?:\S+ ){0,2}?(?:made up|patched things up|reconciled|made peace|talked it out|cleared the air|buried the hatchet) (?:\S+ ){0,2}?(?:with|after|and|today|last|yesterday|finally|again)\b.{0,60}(?:\b(?:friend|bestie|buddy|bff|buddy|mate|roommate)\b)|\bmade up with my (?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate|roommate)\b|\b(?:my )(?:\S+ ){0,2}?(?:friend|bestie|buddy) (?:and I |is |are )?(?:\S+ )?(?:back in (?:my|touch)|friends again|speaking to me again|talking to me again)\b/iu,
  unless:
    /\b(?:suicid\w*|hit|hits|abus\w*|not|never|didn'?t|won'?t|haven'?t|hasn'?t|should|want to|how (?:do|can)|wish|can'?t|made up (?:a|lies|stories|stuff|things|rumou?rs|an)|my (?:sister|brother|mom|mum|dad|son|daughter|cousin)|boyfriend|girlfriend|husband|wife|but (?:now|I still))\b/iu,
  first: {
    say: ['Oh, good. That is a stone off the chest.', 'So it held after all.', 'That breath you let out, afterward.'],
    ask: ['Who took the first step?', 'What was said, in the end?', 'How does it feel now?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should) (?:I|we) (?:\S+ ){0,3}?(?:keep|not|make|trust|stay|avoid|be|move|go)|what (?:do|should|can|could|would) (?:I|you|we) (?:even )?(?:do|say|now)|any ideas)\b/iu,
      say: [
        'Do something ordinary together soon, with no talk about it. The everyday is what glues it.',
        'You could agree on one thing for next time: to say it sooner, while it is still small.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|we|things) (?:\S+ ){0,3}?(?:be|same|ever|last|back|happen)|is it (?:\S+ )?(?:normal|weird|ok|okay|too)|can (?:we|it|I) (?:\S+ )?(?:be|go|trust)|do you think|what if (?:it|we|she|he|they))\b/iu,
      say: [
        'Perhaps not quite the same, and that need not be worse. You two now know that it can bend.',
        'It is normal to be a bit careful at first. That goes with use.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:say|bring|tell|ask|still|let|trust|forgive|do|call|text|apologi\w*))\b/iu,
      say: [
        'If it still pricks in a week, say it, gently. If not, let it lie.',
        'For now I would simply enjoy it. There is time for the finer points.',
      ],
      asked: true,
    },
    {
      when: /\b(?:apologi[sz]ed|sorry|admitted|owned|took responsibility|my fault|(?:her|his|their) fault|both (?:said|apologi|were))\b/iu,
      say: ['That word costs so much and does so much.', 'It takes somebody to say it first.'],
    },
    {
      when: /\b(?:cried|cry\w*|hug\w*|tears|held|emotional|sobb\w*)\b/iu,
      say: ['Then it was waiting in both of you.', 'That hug said the rest, I would think.'],
    },
    {
      when: /\b(?:picked up|texted|called|wrote|message\w*|reached out|letter|came (?:over|by|to)|knocked|showed up|coffee|ran into|met (?:up)?|first (?:move|step))\b/iu,
      say: ['That first line is the hardest of all.', 'A small door, and then you were through it.'],
    },
    {
      when: /\b(?:laugh\w*|joke|funny|silly|like (?:nothing|before|old times)|normal|back to|as if|same as|picked up where)\b/iu,
      say: ['When you can laugh about it, it is over the hill.', 'And all at once it is simply you two again.'],
    },
    {
      when: /\b(?:misunderst\w*|didn'?t know|thought (?:I|she|he|they|that)|explained|turns out|her side|his side|their side|heard|reason|going through)\b/iu,
      say: ['So there was another story on the other side.', 'How much a silence can make up by itself.'],
    },
    {
      when: /\b(?:weeks?|months?|years?|days|so long|long time|since|finally|wasted)\b/iu,
      say: ['All that time with a stone in the shoe, and now it is out.', 'Long enough to know what you missed.'],
    },
    {
      when: /\b(?:still (?:a bit|a little|hurt|careful|weird|awkward|not)|careful|awkward|trust|not (?:the same|quite|fully)|scared|worried|cautious|weird)\b/iu,
      say: ['A mended place is tender for a while.', 'You may be glad and a little wary.'],
    },
    {
      when: /\b(?:miss(?:ed)? (?:her|him|them|it|us)|relie\w*|happy|glad|light\w*|smil\w*|slept|grateful|good|great|better|love (?:her|him|them))\b/iu,
      say: ['You notice only now how heavy it was.', 'You have {them} back. Enjoy it.'],
    },
    {
      when: /\b(?:proud|brave|hard|nervous|shak\w*|scared to|courage|ego|pride|swallow\w*)\b/iu,
      say: [
        'That took more courage than the quarrel did.',
        'You put the friendship before being right. Or you both did.',
      ],
    },
    {
      when: /\b(?:plans|going to|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next week|weekend|tomorrow|dinner|trip|movie|again|we'?re (?:going|having|meeting))\b/iu,
      say: ['And already there is something to look forward to.', 'Good. Something ordinary, that is just right.'],
    },
    {
      when: /\b(?:she|he|they|we)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|both|still|was|were|came|got|even|did|told|made|talked)\b/iu,
      say: [
        'So it mattered to {them} as well.',
        'It was good that it came to be said.',
        'You found the way back in, the two of you.',
      ],
    },
  ],
  say: [
    'A friendship that has survived a quarrel knows something.',
    'Making up is underrated. It is a small feast.',
    'Neither of you let go.',
    'It is lighter now, it seems.',
  ],
  ask: [
    { line: 'What will you do first, together?', unless: /\b(?:plans|going to|next week|weekend|dinner)\b/iu },
    { line: 'What did you learn about {them} in it?' },
    { line: 'What surprised you?' },
  ],
};

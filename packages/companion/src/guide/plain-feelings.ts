import type { Emotion } from '#emotion/emotions.ts';

/**
 * Whether a message says a feeling outright. A guess from "again", "quiet" or "every day" is too little for naming one
 * to somebody's face: a wrong name is worse than none.
 */
export function saysPlainly(emotion: Emotion, text: string): boolean {
  return plain[emotion].test(text);
}

const plain: Record<Emotion, RegExp> = {
  sadness:
    /\b(?:sad\w*|unhapp\w+|not (?:\w+ )?happy|down\b(?! the| to| for| on| in)|depress\w+|miserable|heartbr\w+|heartsick|devastat\w+|crushed|gutted|in tears|blue\b(?= (?:today|lately))|hurts?|hurting|hopeless|heavy|feel (?:so |really |pretty )?(?:bad|low|awful|terrible)|homesick|miss (?:her|him|them|my|having|being))\b/iu,
  anxiety:
    /\b(?:anxi\w+|nervous\w*|scared|afraid|worr\w+|terrif\w+|frighten\w+|fear\w*|panic\w*|dread\w*|stress\w*|on edge|uneasy|tense|freak\w* out|racing|spiral\w*|shaking|what if|can't (?:breathe|calm down)|nerves|petrified|restless)\b/iu,
  anger:
    /\b(?:angry|anger|mad (?:at|about)|so mad|furious|livid|rage|pissed|annoy\w+|irritat\w+|resent\w*|hate (?:him|her|them|my (?:boss|job|dad|mom|father|mother|sister|brother|ex))|fed up|unfair|frustrat\w+|sick of|outrag\w+|infuriat\w+|bitter|seething|fuming|(?:wanted|want|could|going) to scream)\b/iu,
  shame:
    /\b(?:asham\w+|shame\w*|embarrass\w+|humiliat\w+|mortif\w+|felt (?:so )?(?:small|stupid|dumb|gross)|feel (?:so )?(?:small|stupid|dumb|gross)|disgust\w+ (?:with|at|by) myself|self-conscious)\b/iu,
  guilt:
    /\b(?:guilt\w*|regret\w*|remorse|feel (?:so )?(?:bad|awful|terrible) (?:about|for)|my fault|should(?:n't)? have|blame myself|let (?:him|her|them|everyone) down|I (?:just )?(?:snapped|yelled|shouted|screamed) at)\b/iu,
  loneliness:
    /\b(?:lonel\w+|lonesome|alone|isolated|left out|unseen|invisible|no friends|nobody (?:to talk|calls|asks|texts|knows|came)|no one (?:to talk|calls|asks|texts|knows|came))\b/iu,
  grief: /\b(?:grie\w+|mourn\w*|died|passed away|funeral|lost my|miss (?:her|him|them) so|bereav\w+)\b/iu,
  overwhelm:
    /\b(?:overwhelm\w*|too much|exhaust\w+|drained|burn(?:ed|t)? ?out|swamped|worn out|drowning|can't (?:keep up|cope|do (?:it|this) (?:all|anymore)|handle)|stretched|so tired|tired of|trapped|at my limit|falling apart|breaking point|no energy|running on empty)\b/iu,
  jealousy: /\b(?:jealous\w*|env(?:y|ious)|compar(?:e|ing) (?:myself|me))\b/iu,
  disappointment:
    /\b(?:disappointed|disappointing|such a disappointment(?! to)|let down|letdown|discourag\w+|deflated|bummed|hoped|hoping|failed|rejected|turned (?:me )?down|didn't get)\b/iu,
  numbness:
    /\b(?:numb\w*|empty|hollow|nothing (?:matters|feels)|feel nothing|don't feel|can't feel|flat\b(?! tire)|autopilot|switched off|dead inside)\b/iu,
  joy: /\b(?:happ(?:y|ier|iest)|joy\w*|excited|thrilled|so good|glad|delighted|overjoyed|ecstatic|amazing|wonderful|best (?:day|news)|yay|fun|laughed(?! it off| at)|great (?:day|news|time)|can't stop smiling|smiling|i got in|got the job|passed)\b/iu,
  gratitude:
    /\b(?:grateful|thankful|gratitude|appreciate|lucky to|blessed|so kind|touched|means? (?:a lot|so much|everything))\b/iu,
  pride:
    /\b(?:proud\w*|pride|accomplished|finally (?:did|made|finished|passed)|i did it|made it|nailed|(?:got|was|been|being|I'm|am) promoted|(?<!\b(?:was|were|been) (?:\S+ ){0,3})sober|passed|graduat\w+|stood up for myself)\b/iu,
  hope: /\b(?:(?:have|some|there's|there is|little|feel|new|a bit of) hope\b|hopeful|optimistic|looking forward|things (?:are|might be) (?:getting|looking)|getting better|light at)\b/iu,
  calm: /\b(?:calm\w*|peace\w*|relax\w*|at ease|content|rested|serene|cozy)\b/iu,
  confusion:
    /\b(?:confus\w+|torn|unsure|not sure|can't decide|don't know (?:if|whether|which|what to (?:do|think|choose|feel|believe))|mixed (?:up|feelings|signals)|undecided|lost in life|no idea what)\b/iu,
  love: /(?<!still )(?<!said I )(?<!told \w{3,5} I )\b(?:love(?:d|s)? (?:him|her|them|my|us|me|you)|in love|adore\w*|affection|cherish\w*|crush on)\b/iu,
};

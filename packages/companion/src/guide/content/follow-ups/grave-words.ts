const ofDeath =
  'died|dies|dying|die|dead|deaths?|funeral|pallbearer|memorial|buried|grave|passed away|(?:he|she|they|who|mom|mum|mother|dad|father|brother|sister|son|daughter|husband|wife|grandma|grandpa|nana|aunt|uncle) passed|late (?:husband|wife|mom|mum|mother|dad|father|brother|sister|son|daughter)|widow\\p{L}*|hospice|palliative|miscarr\\p{L}*|stillb\\p{L}*|abortion|lost (?:our|my|the) baby';
const ofHarm =
  'suicid\\p{L}*|kill\\p{L}*|(?:hurt|cut)(?:ting|ing)? myself|end(?:ing)? (?:it all|my life)|overdos\\p{L}*|(?:hits?|beats?) me|abus\\p{L}*|rap(?:ed|ist)';
const ofDespair =
  "end(?:ing)? it|no point|the point|(?:not )?be(?:ing)? here|wake up anymore|better off|burden|disappear|be gone|gone forever|pills|chemo|terminal|alive|to live|the wake|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him";
const ofMisery =
  "cancer|hospital|divorc\\p{L}*|cheat\\p{L}*|dumped|depress\\p{L}*|ashamed|lonely|nobody|no one|feel (?:nothing|empty)|worse|terrified|hopeless|suffer\\p{L}*|would've turned";

/** Beside a death, violence or a wish to die no question about a partner, a friend or a family is a plain one. */
export const graveWords = anyOf(ofDeath, ofHarm);
/** What is said to feelings and thoughts must not meet somebody who says the same and means their life. */
export const darkWords = anyOf(ofDeath, ofHarm, ofDespair);
/** Small things of every day are asked about only where nothing hard is told beside them. */
export const sombreWords = anyOf(ofDeath, ofHarm, ofMisery);

function anyOf(...lists: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${lists.join('|')})\\b`, 'iu');
}

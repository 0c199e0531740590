import type { Skill, SkillForm, SkillId } from '#skills/skill.ts';
import { skills } from '#skills/skills.ts';
import { skillForComplaint, wishFor } from './body-wish.ts';

/** Which exercise somebody asks for in their own words. */
export interface ExerciseWish {
  /**
   * 'tiny' for half a minute of calm at once, 'menu' for an exercise without a word of what for, 'told' for what was spoken
   * of before ("can we do something for that").
   */
  skill: SkillId | 'tiny' | 'menu' | 'told';
  form?: SkillForm;
  /** Asked for by its name, or by what it should help with. */
  by: 'name' | 'aim';
  /** Whether asking was consent, or only a question that an offer answers. */
  begins: boolean;
}

/**
 * A wish for an exercise. Asking is consent, so it must be an ask: "I can't breathe", "he told me to calm down" and "I
 * tried urge surfing" are none.
 */
export function exerciseWish(tidied: string): ExerciseWish | undefined {
  if (unwanted.test(tidied) || asksWords.test(tidied)) return undefined;
  return byName(tidied) ?? forMenu(tidied) ?? byAim(tidied) ?? forCalm(tidied) ?? forComplaint(tidied);
}

/** "Help me word a text to my sister": the words are asked for, no exercise. */
const asksWords = /\bhelp me (?:to )?(?:word|phrase|write|text|answer|reply)\b/iu;

function byName(text: string): ExerciseWish | undefined {
  for (const skill of skills) {
    const found = skill.asked.name.exec(text);
    if (!found || isToldOf(text, found.index, found.index + found[0].length)) continue;
    const alone = /^(?:(?:the|a|an|some|that|maybe|yes|ok(?:ay)?|one|more|box|exercise|please)[, ]*)*[?.! ]*$/iu.test(
      text.slice(0, found.index) + text.slice(found.index + found[0].length),
    );
    if (!alone && !asking.test(text)) continue;
    return {
      skill: skill.id,
      ...formIn(text, skill),
      by: 'name',
      begins: requests.test(text) || (alone && !/\?/u.test(text)),
    };
  }
  return undefined;
}

/** "What exercises do you have", "give me an exercise". */
function forMenu(text: string): ExerciseWish | undefined {
  const isMenu =
    /\b(?:what|which) (?:\w+ )?(?:exercises?|skills|techniques|tools) (?:do you|can you|can we|could we|are there|have you|should)\b|\b(?:show|list|tell|give) me (?:all )?(?:your |some |the |an? )?(?:list of |other )?(?:exercises?|skills?|techniques?)(?=[?.! ]*$| please)|\b(?:can|could|shall) (?:we|you|I) (?:please )?(?:do|try|have|get|give me|show me) (?:an?|some|one of your|another) (?:short |quick |little |other )?(?:exercises?|techniques?|skills?)(?=[?.! ]*$| please| together| with me)|^(?:an |some |another )?exercises?(?: please)?[?.! ]*$|\bdo you (?:have|know) (?:any|some|an?) (?:\w+ )?(?:exercises?|techniques?|skills?)(?=[?.! ]*$)/iu;
  return isMenu.test(text) && !/\b(?:breath\w*|calm\w*)\b/iu.test(text)
    ? { skill: 'menu', by: 'aim', begins: true }
    : undefined;
}

/** An asking phrase, and soon behind it what the exercise is for. */
function byAim(text: string): ExerciseWish | undefined {
  for (const ask of text.matchAll(asks)) {
    const end = (ask.index ?? 0) + ask[0].length;
    if (isToldOf(text, ask.index ?? 0, text.length)) continue;
    const skill = skills.find((one) => one.id !== 'box-breathing' && aimsAt(one, text.slice(end)));
    if (!skill) continue;
    const asksHow = /^(?:how|what)\b/iu.test(ask[0]);
    if (asksHow && rhetorical.test(text.slice(end))) continue;
    return { skill: skill.id, ...formIn(text, skill), by: 'aim', begins: !asksHow && !broad.has(skill.id) };
  }
  return undefined;
}

/** Calming down in general, in the words people use for it. */
function forCalm(text: string): ExerciseWish | undefined {
  if (!calm.test(text) || !(asking.test(text) || named.test(text))) return undefined;
  return tiny.test(text)
    ? { skill: 'tiny', by: 'aim', begins: true }
    : {
        skill: 'box-breathing',
        ...(longer.test(text) ? { form: 'five-minute' as const } : {}),
        by: 'aim',
        begins: true,
      };
}

/** "Can we do something for my shoulders": offered, since it was not said what. */
function forComplaint(text: string): ExerciseWish | undefined {
  const aim = wishFor(text);
  if (aim === undefined) return undefined;
  const skill = aim === '' ? 'told' : skillForComplaint(aim);
  return skill && { skill, by: 'aim', begins: false };
}

function aimsAt(skill: Skill, after: string): boolean {
  const found = skill.asked.aim.exec(after);
  return (
    found !== null &&
    found.index <= mostBetween &&
    !/[.!;]|\b(?:because|but|who|than)\b/iu.test(after.slice(0, found.index))
  );
}

/** Characters between the asking and the aim: "help me with this stupid | urge". */
const mostBetween = 26;

function formIn(text: string, skill: Skill): { form?: SkillForm } {
  const form = tiny.test(text)
    ? 'half-minute'
    : longer.test(text)
      ? 'five-minute'
      : shorter.test(text)
        ? 'two-minute'
        : undefined;
  return form && skill.forms[form] ? { form } : {};
}

/** Told about and not asked for: refused, tried, advised by others, or found useless. */
function isToldOf(text: string, start: number, end: number): boolean {
  return (
    toldBefore.test(text.slice(Math.max(0, start - 40), start)) ||
    toldAfter.test(text.slice(end, end + 40)) ||
    judged.test(text)
  );
}

const toldBefore =
  /\b(?:don't|do not|doesn't|didn't|no|not|never|without|hate|hated|tried|did|done|doing|used|told me|tells me|tell me to|said|says|enough|already|therapist|doctor|counselor|he|she|they|we did|instead of|read about|heard (?:of|about))\b(?!.*\b(?:can we|could we|let'?s|now)\b)/iu;
const toldAfter =
  /^.{0,24}\b(?:yesterday|last (?:week|night|time|year)|this morning|(?:doesn't|don't|didn't|never|isn't|won't) (?:work|help|do)|(?:is|are|was|were) (?:stupid|useless|dumb|a joke|nonsense|annoying|boring))\b/iu;
const judged = /\b(?:doesn't|don't|didn't|never|won't) (?:work|help)(?:s|ed)?(?: for me)?[.! ]*$/iu;

const unwanted =
  /\b(?:don't|do not|no|not|never|without|hate|stop|tried|did|told me|tells me|tell me|said|says|enough)\b.{0,25}\b(?:breath\w*|calm\w*|exercises?|grounding|relax\w*|technique)/iu;

/** Asked for, wanted, or proposed. */
const asking =
  /\?|^(?:please\b|maybe\b|perhaps\b|(?:ok(?:ay)?,? )?help\b|let'?s\b|yes\b|just\b|something\b|anything\b|one\b|a\b)|\b(?:please|can (?:you|we|I)|could (?:you|we|I)|would you|will you|let'?s|let us|I (?:need|want|would like|could use|should)|I'd like|help me|give me|show me|teach me|guide me|walk me|do you (?:have|know)|is there|what about|how (?:do|can|should) I|need (?:help|something|to)|want to (?:try|do))\b/iu;

/** More than a question about it: it is wanted now. */
const requests =
  /\b(?:please|(?:can|could|shall|should) (?:we|you)|would you|will you|let'?s|let us|I (?:need|want|would like|could use)|I'd like|I wanna|give me|help me|show me|teach me|guide me|walk me|want to (?:try|do)|ready (?:for|to)|start|begin|what about (?:doing|trying)|how about)\b|^(?:yes|ok(?:ay)?|maybe|just|some|one)\b/iu;

/** The name of an exercise, alone. */
const named = /^(?:(?:the|a|an|some|that) )?(?:breathing(?: exercise)?|calming exercise)(?: please)?[.! ]*$/iu;

const tiny =
  /\b(?:tiny|quick|quickly|very short|30[- ]?seconds?|thirty[- ]seconds?|half a minute|one minute|a minute|fast|few seconds|small|little thing)\b/iu;
const shorter = /\b(?:short|shorter|two[- ]minutes?|2[- ]?min(?:ute)?s?)\b/iu;
const longer = /\b(?:long|longer|five[- ]minutes?|5[- ]?min(?:ute)?s?|full(?: version| one)?)\b/iu;

const asks =
  /\b(?:help me(?: to)?|(?:some |any |need )?help (?:with|for|against)|(?:something|anything|(?:an?|any|some|the|your) (?:\w+ )?(?:exercise|technique|skill|tool|trick|way|practice)|exercises?|skills?|tools?|techniques?|tricks?|ways?) (?:for|to|that|against|when|which|with|about|on)|how (?:do|can|could|should|would) I|what (?:can|could|should) (?:I|we) do|what (?:helps|would help|works)|(?:can|could|shall|should) (?:we|you) (?:please )?(?:help|try|do|practice|work on|look at|find)|teach me(?: how)? to|show me how to|let'?s(?: try to| work on| practice)?|guide me|walk me through|I(?:'d like| would like| want) to (?:try|practice|learn|work on)(?: to)?)\b/giu;

/** "How can I sleep when he is gone?" is grief and no question. */
const rhetorical = /\b(?:when|after|knowing|while|now that|without|if) (?:he|she|they|my|I|everything|nothing|the)\b/iu;

/** What people mean by these is often a talk: the exercise is offered, not begun. */
const broad: ReadonlySet<SkillId> = new Set([
  'problem-solving',
  'asking-for-support',
  'values-to-action',
  'getting-going',
  'three-good-things',
]);

const calm =
  /\b(?:breathing (?:exercise|technique|thing|trick|with you)|(?:some|do|try|the|with) breathing|(?:help|helps|let|get|make|makes) me (?:to )?(?:breathe|calm|relax|slow down|settle)|(?:breathe|breath) (?:with me|together|slower|slowly|right)|(?:can|could) (?:we|you) (?:please )?(?:just )?breathe|(?:need|want|how (?:do|can|should) I) (?:to )?(?:breathe|calm down|calm myself|relax|slow down|settle)|calm (?:me|myself)(?: down)?|calm(?:ing)?[- ](?:down )?(?:exercise|technique|thing|trick|something)s?|something (?:calm(?:ing)?|to calm|for (?:my )?(?:anxiety|nerves|panic|breath\w*))|(?:an|any|some|one|do|try|another|the) (?:\w+ )?(?:exercises?|technique)(?! (?:bike|class|routine|more))|help (?:me )?(?:with )?(?:this |my )?(?:panic|breathing|anxiety)|calm thing)\b/iu;

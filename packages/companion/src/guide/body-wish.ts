import type { SkillId } from '#skills/skill.ts';

/** What people want something for, in the plainest words, and the exercise that suits it; the closer the match, the earlier. */
const complaints: readonly (readonly [RegExp, SkillId])[] = [
  [/\b(?:panic\w*|freaking out|spiral\w*|not (?:feel(?:ing)? )?real|floating away)\b/iu, 'grounding'],
  [
    /\b(?:before (?:bed|sleep|I sleep)|for the night|sleep\w*|insomnia|(?:fall|get to) (?:a)?sleep|drift off|awake)\b/iu,
    'sleep-wind-down',
  ],
  [/\b(?:cravings?|urges?)\b/iu, 'urge-surfing'],
  [/\b(?:anger|angry|rage|temper|furious|mad)\b/iu, 'stop'],
  [
    /\b(?:shoulders?|neck|jaw|back|muscles?|tension|tense|stiff\w*|tight\w*|clench\w*|knots?|body|headache|limbs|legs|hands are tight)\b/iu,
    'muscle-relaxation',
  ],
  [/\b(?:worr(?:y|ies|ying|ied)|what[- ]ifs)\b/iu, 'worry-time'],
  [
    /\b(?:stomach|belly|tummy|gut|chest|breath\w*|heart(?: is)?(?: racing| pounding)?|shak(?:y|ing|es)|butterflies|nerves|nervous|anxi\w+|calm\w*|settle|jittery|wound up|on edge)\b/iu,
    'paced-breathing',
  ],
  [/\b(?:stress\w*|pressure|the edge)\b/iu, 'cyclic-sighing'],
  [/\b(?:thoughts?|head|mind|brain|overthinking)\b/iu, 'unhooking'],
];

/** The exercise for a complaint of the body or the head; nothing when none is named. */
export function skillForComplaint(text: string): SkillId | undefined {
  const stomach = /\b(?:stomach|belly|gut|tummy)\b/iu.test(text) && /\bknots?\b/iu.test(text);
  return stomach ? 'paced-breathing' : complaints.find(([pattern]) => pattern.test(text))?.[1];
}

const together = String.raw`(?:(?: (?:with me|together|real quick|quick(?:ly)?|small|short|simple|easy|nice|little|now|here|tonight|right now))*)`;
const something = String.raw`(?:something|anything|sth|a thing|one of (?:your|those) (?:things|exercises)|an? (?:exercise|technique|trick))`;

/**
 * "Can we do something for my shoulders", "do you have anything for this": a wish for an exercise, and the words that say
 * what for; an empty one where it was only pointed at ("for that").
 */
export function wishFor(tidied: string): string | undefined {
  const found = wish.exec(tidied);
  const aim = found?.groups?.['aim'] ?? found?.groups?.['aimToo'];
  if (!found || aim === undefined) return found ? '' : undefined;
  if (aboutOthers.test(aim)) return undefined;
  return pointing.test(aim) ? '' : aim;
}

const wish = new RegExp(
  String.raw`^(?:.{3,90}[,.;] )?(?:(?:hm+|ok(?:ay)?|well|so|yeah|yes|um+|hey|please|actually|and|but|I don't know)[,. ]+)*(?:(?:(?:can|could|shall|should) (?:we|you|I)|would you|let's|I(?:'d like| want| need|'d love| would like) (?:to |you to |us to )?|is there a way to|want to|(?:do you|have you|you) (?:have|know|got)|got|is there|give me|show me|have|any chance (?:of|for)|I (?:need|want|could use)|how about|what about|maybe|need) (?:please )?(?:just )?(?:(?:do|try|have|get|find|use|give me|show me|suggest) )?(?:me )?${something}${together}(?:(?: (?:for|about|against|with|that (?:helps|would help)(?: (?:with|against))?|to (?:help|do (?:for|about|with|against)|ease|loosen|relax|calm|settle|get rid of|soothe)(?: (?:with|me))?) (?<aim>.{2,60}))|[ ]*)|(?:can|could|would) (?:we|you) (?:please )?(?:just )?help (?:me )?(?:with|loosen|ease|relax|settle|calm|soothe) (?<aimToo>(?:my|this|that|the|it|these|those|all this)\b.{0,40}))[?.!, ]*$`,
  'iu',
);

const pointing =
  /^(?:that|it|this|them|those|these|all (?:that|this)|how I feel|right now|me)?(?: (?:please|now|maybe|right now|too|or|I don't know|a bit|a little|tonight|feeling|thing))*[?.!, ]*$/iu;

/** Not one's own body: a child's sleep, a sister's back. */
const aboutOthers =
  /\b(?:his|her|their|my (?:mom|mum|mother|dad|father|sister|brother|son|daughter|kids?|baby|child|wife|husband|friend|boss|cat|dog|boyfriend|girlfriend|partner)(?:'s)?)\b/iu;

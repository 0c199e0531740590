import { nightAtTheEnd, planAtTheDoor, planAtTheEnd, planInLoss } from '../content/leaving-with-a-plan.ts';
import { isLoss } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './join.ts';
import { farewell } from './special.ts';

/** "I'll make him pancakes tomorrow. Thank you": whoever goes with a plan and a thanks is let go, with the plan in their own words. */
export function answerLeavingWithPlan(moment: Moment): Answer | undefined {
  const { reading, state } = moment;
  if (endsInFarewell(moment)) return answerFarewell(moment);
  const isEnd =
    state.turn > 0 && reading.words <= longest && endsInThanks.test(reading.text) && plans.test(reading.text);
  if (!isEnd || reading.text.includes('?') || !mayLeave.has(reading.kind)) return undefined;
  const plan = reading.sayings.find(
    ({ said, words, kind }) => kind === 'fact' && words <= longestPlan && ownPlan.test(said),
  );
  return {
    make: (composer) =>
      join(
        plan && !state.noEcho ? composer.pick(['{Said}.'], { said: withoutFarewell(plan.said) }) : undefined,
        composer.pick(isLoss(state, reading) ? planInLoss : planAtTheEnd),
        saysGoodNight.test(reading.text) ? composer.pick(nightAtTheEnd) : undefined,
      ),
  };
}

/** "Gone quiet now, so I'll try and sleep. Night": whatever is told before it, it ends in a goodbye to Haven. */
function endsInFarewell({ reading, state }: Moment): boolean {
  const isEnd =
    farewellAtEnd.test(reading.text) ||
    sleepsAtEnd.test(reading.text) ||
    (reading.words <= shortFarewell && /^(?:ok(?:ay)?[, ]+)?(?:good ?)?night[.,!]/iu.test(reading.text));
  return state.turn > 0 && reading.words <= longestFarewell && !reading.text.includes('?') && isEnd;
}

const shortFarewell = 8;
/** "Thanks, going to try and sleep", "gotta go, thank you". */
const sleepsAtEnd =
  /(?:^|[.,!] |\b(?:and|so|ok|okay|now) )(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:and |so |I )*(?:I'm |I'll |I |will )?(?:going to|gonna|try|should|need to|better|have to)(?: (?:try|go|get))?(?: (?:to|and|some))* ?(?:sleep|bed|rest)[.! ]*$|\b(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[,. ]+(?:thanks?|thank you)(?: \p{L}+){0,4}[.! ]*$|(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:I )?(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[.! ]*$/iu;

const longestFarewell = 60;
const farewellAtEnd =
  /(?:^|[.,!?;] |\b(?:so|and|ok|okay|now|anyway|while I can|bed) )(?:good ?night|nighty? ?night|night(?:,? night)?|gn|nite|bye(?:,? bye)?|good ?bye|take care|see (?:you|ya)(?: (?:later|soon|tomorrow))?|talk (?:later|soon|tomorrow)|ttyl|sleep well|god bless(?: you)?)(?:[ ,.]+(?:dear|haven|then|now|all|love|friend|god bless(?: you)?|and (?:thanks?|thank you)(?: \p{L}+){0,4}|thanks?(?: \p{L}+){0,3}|thank you(?: \p{L}+){0,5}|happy \p{L}+))*[.! ]*$/iu;

/** The plan in their own words, where it is short, and a goodbye. */
function answerFarewell(moment: Moment): Answer {
  const { reading, state } = moment;
  const leave = farewell(moment, 'goodbye');
  const plan = reading.sayings.find(
    ({ said, words, kind }) =>
      kind === 'fact' && words <= longestPlanAtDoor && ownPlan.test(said) && !goesToBed.test(said),
  );
  const saysPlan = plan && !state.noEcho && !isLoss(state, reading);
  return {
    ...leave,
    make: (composer) =>
      join(
        saysPlan ? composer.pick(['{Said}.'], { said: withoutFarewell(plan.said) }) : undefined,
        saysPlan ? composer.pick(planAtTheDoor) : undefined,
        leave.make(composer),
      ),
  };
}

/** "You'll tell her tomorrow, thanks man". */
function withoutFarewell(said: string): string {
  return said.replace(
    /,? (?:thanks?|thank you|bye|good ?night|night|thx)(?: (?:man|so much|again|dude|bro|dear))?$/iu,
    '',
  );
}

const longestPlanAtDoor = 10;
const goesToBed = /\b(?:bed|sleep|nap|lie down|lay down|go(?:ing)? now|leave|head(?:ing)? (?:out|off|home))\b/iu;

const mayLeave: ReadonlySet<string> = new Set(['share', 'thanks', 'praise', 'yes']);
const longest = 30;
const longestPlan = 14;
const endsInThanks =
  /(?:^|[.,!] |\b(?:and|ok|okay) )(?:thanks|thank you|thx|ty|cheers)(?: (?:so much|a lot|again|man|haven|really))*(?: for (?!nothing)(?:\p{L}+ ?){1,5})?(?:[,.]? (?:this|that|I'm|I feel) (?:\p{L}+ ?){1,3})?[.! ]*$/iu;
const saysGoodNight = /\bgood ?night\b/iu;
const plans =
  /\b(?:I'll|I will|I'm going to|I am going to|I think I'll|maybe I'll|I might|might|I should go|I have an?|we have an?|we're (?:having|meeting|going)|going to|this weekend|tomorrow)\b/iu;
const ownPlan = /^(?:maybe )?you(?:'ll| will|'re going to| might|'re having|'re meeting| have an?)\b/iu;

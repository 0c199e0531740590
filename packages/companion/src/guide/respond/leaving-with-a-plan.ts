import { nightAtTheEnd, planAtTheDoor, planAtTheEnd, planInLoss } from '../content/leaving-with-a-plan.ts';
import { endsInFarewell } from '../leave-taking/at-the-end.ts';
import { isLoss } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './join.ts';
import { farewell } from './special.ts';

/** "I'll make him pancakes tomorrow. Thank you": whoever goes with a plan and a thanks is let go, with the plan in their own words. */
export function answerLeavingWithPlan(moment: Moment): Answer | undefined {
  const { reading, state } = moment;
  if (state.turn > 0 && endsInFarewell(reading)) return answerFarewell(moment);
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

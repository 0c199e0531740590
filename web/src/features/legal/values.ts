import { trial } from '@haven/contracts/policy/access';
import { careTimes, crisisLines, disclosureText } from '@haven/contracts/policy/care';
import { ages, closingNoticeDays, dataRequestDays } from '@haven/contracts/policy/legal';
import { familyMembers, formatCents, moneyBackDays, type PlanId, planIds, plans } from '@haven/contracts/policy/prices';
import { launchUsers } from '@haven/contracts/policy/screens';
import { signInTraceDays } from '@haven/contracts/policy/sign-in';

/** What stands for each `{{value}}` of the legal texts. The addresses come from the server, with the settings. */
export const policyValues: Readonly<Record<string, string>> = {
  'age.adult': String(ages.adult),
  'age.minimum': String(ages.minimum),
  'crisis.emergency': crisisLines.emergency.number,
  'crisis.lifeline': crisisLines.lifeline.number,
  'crisis.textLine': crisisLines.textLine.number,
  'crisis.textWord': crisisLines.textLine.word,
  disclosure: disclosureText,
  'family.beta': String(familyMembers.beta),
  'family.launch': String(familyMembers.launch),
  'kept.days': String(careTimes.keptDays),
  'launch.users': launchUsers,
  'moneyBack.days': String(moneyBackDays),
  'notice.days': String(closingNoticeDays),
  'request.days': String(dataRequestDays),
  'session.idleHours': String(careTimes.sessionIdleHours),
  'signIn.traceDays': String(signInTraceDays),
  'trial.days': String(trial.days),
  'trial.messages': String(trial.freeMessages),
  ...Object.fromEntries(planIds.flatMap(pricesOf)),
};

function pricesOf(id: PlanId): [string, string][] {
  const { betaPriceCents, listPriceCents } = plans[id];
  return [
    [`price.${id}.beta`, formatCents(betaPriceCents)],
    [`price.${id}.list`, formatCents(listPriceCents)],
  ];
}

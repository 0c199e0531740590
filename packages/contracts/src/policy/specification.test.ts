import { describe, expect, test } from 'vitest';
import specification from '../../fixtures/specification.json' with { type: 'json' };
import { privacySettings, qualityIds, styleIds, updateCompanionSettings } from '../account.ts';
import { sendMessage } from '../chat.ts';
import { sendContactMessage, urgencies } from '../support.ts';
import { promos, trial } from './access.ts';
import { careTimes, crisisCard, crisisLines, disclaimerEveryMessages, footerDisclaimer } from './care.ts';
import { ages, dataRequestDays } from './legal.ts';
import { limits } from './limits.ts';
import { familyMembers, formatCents, moneyBackDays, planIds, plans } from './prices.ts';
import {
  accountHistory,
  betaVersion,
  cancelRedirectMs,
  companionName,
  defaultUserName,
  guardRedirectMs,
  launchUsers,
  legalUpdated,
  privacyConcerns,
  sessionsRefetchMs,
  storageKeys,
  toast,
  tooltip,
  userTimeRefetchMs,
} from './screens.ts';
import { shareCopiedToastMs, sharePrompt } from './share.ts';

const preferences = privacySettings.shape.storagePreference.unwrap().options;
const importance = privacySettings.shape.importanceLevel.unwrap().options;
const defaults = privacySettings.parse({});
const keys = Object.values(storageKeys);

function dollarsOf(kind: 'listPriceCents' | 'betaPriceCents') {
  return Object.fromEntries(planIds.map((id) => [id, plans[id][kind] / 100]));
}

/** Each row: a place in the transcription, and what Haven has there. */
const rows: readonly (readonly [string, unknown])[] = [
  ['prices.home', dollarsOf('listPriceCents')],
  ['prices.subscribe', dollarsOf('betaPriceCents')],
  ['prices.subscribeWas', dollarsOf('listPriceCents')],
  ['prices.termsRegular', dollarsOf('listPriceCents')],
  ['prices.account.upgradeRegular', plans.regular.betaPriceCents / 100],
  ['prices.account.upgradeRegularWas', plans.regular.listPriceCents / 100],
  ['prices.account.downgradeBasic', plans.starter.listPriceCents / 100],
  ['prices.homeTags', { regular: plans.regular.tag, family: plans.family.tag }],
  ['prices.homeStarterFeatures', plans.starter.features],
  ['prices.familyMembers', { home: familyMembers.launch, subscribe: familyMembers.beta }],
  ['prices.moneyBackDays', moneyBackDays],
  ['plans.ids', planIds],
  ['plans.popular', planIds.find((id) => plans[id].popular)],
  ['plans.unavailableInBeta', planIds.find((id) => !plans[id].availableInBeta)],
  ['access.freeMessages', trial.freeMessages],
  ['access.trialDays', trial.days],
  ['access.friendPromoDays', promos.friendDays],
  ['access.beta30Days', promos.beta30Days],
  ['access.promoDisplayHours', promos.displayHours],
  ['data.keptDays.terms', careTimes.keptDays],
  ['data.keptDays.betaNotice', defaults.storagePreference],
  ['data.deletionDays', dataRequestDays],
  ['data.storagePreferences', preferences],
  ['data.defaultStoragePreference', defaults.storagePreference],
  ['data.importanceLevels', importance],
  ['data.privacyConcerns', privacyConcerns],
  ['data.defaultImportanceLevel', defaults.importanceLevel],
  ['data.legalUpdated', legalUpdated],
  ['data.adultAge', ages.adult],
  ['data.minimumAge', ages.minimum],
  ['care.lifeline', crisisLines.lifeline.number],
  ['care.textLine', crisisLines.textLine.number],
  ['care.textWord', crisisLines.textLine.word],
  ['care.emergency', crisisLines.emergency.number],
  ['care.lastResort', /contact a healthcare .* room/.exec(crisisCard.text)?.[0]],
  ['care.disclaimerEveryMessages', disclaimerEveryMessages],
  ['care.footer', footerDisclaimer],
  ['share.fromCount', sharePrompt.fromCount],
  ['share.everyCount', sharePrompt.everyCount],
  ['share.delaySeconds', sharePrompt.delayMs / 1_000],
  ['share.coolDownMinutes', sharePrompt.coolDownMinutes],
  ['share.copiedToastSeconds', shareCopiedToastMs / 1_000],
  ['timers.userTimeRefetchSeconds', userTimeRefetchMs / 1_000],
  ['timers.guardRedirectMs', guardRedirectMs],
  ['timers.sessionsRefetchMs', sessionsRefetchMs],
  ['timers.cancelRedirectSeconds', cancelRedirectMs / 1_000],
  ['history.accountPreviewLength', accountHistory.previewLength],
  ['toasts.visible', toast.visible],
  ['toasts.durationMs', toast.durationMs],
  ['toasts.removeAfterMs', toast.removeAfterMs],
  ['toasts.swipeThresholdPx', toast.swipeThresholdPx],
  ['toasts.hotkey', toast.hotkey],
  ['toasts.maxWidthPx', toast.maxWidthPx],
  ['tooltips', tooltip],
  ['bounds.personalizedIntroLength', limits.personalizedIntroLength],
  ['bounds.userNameLength', limits.userNameLength],
  ['bounds.passwordMinLength', limits.passwordMinLength],
  ['bounds.urgencies', urgencies],
  ['onboarding.styles', styleIds],
  ['onboarding.qualities', qualityIds],
  ['names.companion', companionName],
  ['names.defaultUser', defaultUserName],
  ['names.launchUsers', launchUsers],
  ['names.beta', betaVersion],
];

/** Figures that the policy does not follow, or that belong to screens which are not built yet. */
const elsewhere: readonly (readonly [string, string])[] = [
  ['about', 'a note on the transcription itself'],
  ['prices.terms', 'a reading that is not active; see readings.ts'],
  ['prices.betaDiscountPercent', 'computed from the price book; see the test below'],
  ['prices.homeSavingsPercent', 'a reading that is not active; see readings.ts'],
  ['prices.subscribeFamilyFeatures', 'the subscribe page'],
  ['access.counterAfterPayment', 'the payment; see readings.ts'],
  ['affiliates', 'the affiliate area; see readings.ts'],
  ['data.contactHours', 'the support page'],
  ['badges', 'the badges page'],
  ['journal', 'the journal page'],
  ['history', 'the history page'],
  ['timers.subscriptionRedirectSeconds', 'the subscribe page'],
  ['timers.promoRedirectSeconds', 'the subscribe page'],
  ['bounds.contact', 'bounds of the contact schema; see the test below'],
  ['bounds.moodIntensity', 'the mood colors page'],
  ['bounds.defaultUrgency', 'the contact schema; see the test below'],
  ['storageKeys', 'see the test below'],
  ['calls', 'see endpoints.test.ts'],
  ['texts', 'quoted texts; see the repository tests'],
];

function at(path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], specification);
}

function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

describe('the policy says what the specification says', () => {
  test.each(rows)('%s', (path, actual) => expect(actual).toEqual(at(path)));

  test('every transcribed figure is checked, or named as belonging elsewhere', () => {
    const known = [...rows.map(([path]) => path), ...elsewhere.map(([path]) => path)];
    const isKnown = (path: string) => known.some((prefix) => path === prefix || path.startsWith(`${prefix}.`));

    expect(pathsOf(specification).filter((path) => !isKnown(path))).toEqual([]);
    expect(known.filter((path) => at(path) === undefined)).toEqual([]);
  });

  test('the beta price is half of the list price, to the next cent', () => {
    const share = 1 - specification.prices.betaDiscountPercent / 100;
    for (const id of planIds) expect(plans[id].betaPriceCents).toBe(Math.ceil(plans[id].listPriceCents * share));
  });

  test('amounts are written with two digits behind the point', () => {
    expect(formatCents(plans.starter.listPriceCents)).toBe('$4.99');
    expect(formatCents(plans.regular.betaPriceCents)).toBe('$10.00');
  });

  test('every storage key the specification names is kept to the letter, and no two are the same', () => {
    expect(keys).toEqual(expect.arrayContaining(specification.storageKeys.named));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ['Message is required', sendMessage.input, { message: '  ', sessionId: 's' }],
    ['Intro too long', updateCompanionSettings.input, { personalizedIntro: 'a'.repeat(501) }],
    ['Name is required', updateCompanionSettings.input, { userName: ' ' }],
    ['Name too long', updateCompanionSettings.input, { userName: 'a'.repeat(51) }],
  ])('the schema answers %j as quoted', (text, schema, value) => {
    expect(specification.texts.errors).toContain(text);
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([text]);
  });

  test('the contact schema keeps the bounds and the default of the specification', () => {
    const { name, subject, message } = specification.bounds.contact;
    const shortest = { name: 'n'.repeat(name), subject: 's'.repeat(subject), message: 'm'.repeat(message) };
    const contact = { email: 'ada@example.org', ...shortest };

    expect(sendContactMessage.input.parse(contact).urgency).toBe(specification.bounds.defaultUrgency);
    for (const field of ['name', 'subject', 'message'] as const) {
      const shorter = { ...contact, [field]: contact[field].slice(1) };
      expect(sendContactMessage.input.safeParse(shorter).success, field).toBe(false);
    }
  });
});

import type { Claim } from './claim.ts';

const promises = 'scripts/promises.test.ts';

/** The pages themselves, prices, and how requests are answered. */
export const pageClaims: readonly Claim[] = [
  {
    sentences: [
      "Every sentence on this page names, in a list that is part of Haven's source, the part of the program that makes it true and the test that checks it.",
      'A sentence without one is not published here.',
    ],
    mechanism: ['web/src/features/legal/claims/claims.ts'],
    proof: { file: 'scripts/claims.test.ts', title: 'every sentence of the %s text is claimed' },
  },
  {
    sentences: ['What you write changes no price.'],
    mechanism: ['packages/contracts/src/policy/prices.ts'],
    proof: { file: promises, title: 'prices stand in the policy alone' },
  },
  {
    sentences: ['Haven starts only after you have read what it is and pressed the button that says so.'],
    mechanism: ['web/src/features/onboarding/steps.ts', 'web/src/features/onboarding/disclaimer.tsx'],
    proof: {
      file: 'web/src/features/onboarding/steps.test.ts',
      title: 'designing a guide leads through every step, and there is no step3',
    },
  },
  {
    sentences: [
      'You may ask for access to what we hold about you, a copy of it, its correction or its deletion, and you may object to how we use it.',
      'Some of this you can do yourself:',
      'For everything else write to {{email.privacy}}.',
      'We answer within {{request.days}} days, and what you asked us to delete is gone by then.',
      'It costs nothing, and asking changes nothing about how Haven treats you.',
      'GDPR: the rights above are yours wherever you live, in the European Union or not.',
      'Questions about privacy go to {{email.privacy}}, everything else to {{email.support}}.',
      'You may ask whether we hold health data about you, see it, withdraw your consent, and have it deleted.',
      'Write to {{email.privacy}}; we answer within {{request.days}} days.',
      'If we refuse, you may ask us to look again at the same address, and you may complain to the attorney general of your state.',
    ],
    mechanism: ['docs/runbook.md', 'server/src/env.ts'],
    proof: { file: promises, title: 'the runbook says how each request is answered, and in how many days' },
  },
  {
    sentences: ['When this page changes, the date at its top changes with it.'],
    mechanism: ['web/src/features/legal/legal-dates.tsx'],
    proof: { file: 'scripts/claims.test.ts', title: 'the %s text is dated as the policy says' },
  },
];

/** Lines a person can reach, in the order in which they are shown. */
export const crisisLines = {
  lifeline: { label: 'Call 988', href: 'tel:988', number: '988' },
  textLine: { label: 'Text HOME to 741741', href: 'sms:741741?body=HOME', number: '741741', word: 'HOME' },
  emergency: { label: 'Call 911', href: 'tel:911', number: '911' },
} as const;

/** Times of the care layer. Sources: NY GBL art. 47 (every 3 hours), CA SB 243, product rules. */
export const careTimes = {
  /** A person who comes back after this long begins a new visit. */
  visitGapMinutes: 30,
  disclosureEveryUseMinutes: 180,
  disclosureAfterDaysAway: 7,
  breakNudgeMinutes: 60,
  /** Silence longer than this does not count as use. */
  useGapMinutes: 5,
  /** A session without a message for this long has ended. */
  sessionIdleHours: 24,
  keptDays: 30,
} as const;

/** The disclosure of CARE rules, in capitals by law; shown bold at 21.4 px or more. */
export const disclosureText = 'HAVEN IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.';

export const minorsText = 'Companion chatbots may not be suitable for some minors.';

/** After how many messages of the list, both sides counted, the periodic disclaimer stands. */
export const disclaimerEveryMessages = 8;

export const periodicDisclaimer = {
  title: 'A short reminder.',
  text: 'Haven is an educational platform. It is not therapy, medical advice or a crisis service. If you are in danger, call 988 or 911.',
} as const;

export const crisisCard = {
  title: 'You deserve a person right now',
  text: 'If you might hurt yourself or feel unsafe, please reach one of these. Free, day and night. Or contact a healthcare provider or emergency room.',
} as const;

export const footerDisclaimer = 'Educational platform, not medical advice';

export const legalCopy = {
  back: 'Back to Haven',
  effective: (date: string) => `Effective date: ${date}`,
  updated: (date: string) => `Last updated ${date}`,
  supportAddress: 'the support address of this Haven',
  privacyAddress: 'the privacy address of this Haven',
  tabs: 'Legal texts',
  termsTab: 'Terms of Service',
  privacyTab: 'Privacy Policy',
} as const;

/** Completes "are made by". */
export const modelOwnerCopy: Readonly<{
  unknown: string;
  builtin: string;
  elsewhere: string;
  named: Readonly<Record<string, string>>;
}> = {
  unknown:
    "a program on Haven's own server, or by a language model where whoever runs this Haven has set one up; which of the two could not be looked up just now",
  builtin: "a program on Haven's own server; no message is sent to the company of a language model",
  elsewhere:
    "a language model on a server that whoever runs this Haven has chosen, and by a program on Haven's own server when that model cannot answer",
  named: {
    anthropic: "a language model of Anthropic, and by a program on Haven's own server when that model cannot answer",
    google: "a language model of Google, and by a program on Haven's own server when that model cannot answer",
  },
};

export const careCountsCopy = {
  caption: 'How often Haven showed crisis resources',
  year: 'Year',
  kind: 'What',
  count: 'How often',
  none: 'Nothing has been counted yet.',
  loading: 'Looking up the counts…',
  failed: 'The counts could not be loaded. Please try again in a moment.',
} as const;

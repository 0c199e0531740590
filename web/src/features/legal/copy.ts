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

export const careCountsCopy = {
  caption: 'How often Haven showed crisis resources',
  year: 'Year',
  kind: 'What',
  count: 'How often',
  none: 'Nothing has been counted yet.',
  loading: 'Looking up the counts…',
  failed: 'The counts could not be loaded. Please try again in a moment.',
} as const;

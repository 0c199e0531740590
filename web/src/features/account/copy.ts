import { promos } from '@haven/contracts/policy/access';
import { careTimes } from '@haven/contracts/policy/care';
import { limits } from '@haven/contracts/policy/limits';
import { formatCents, plans } from '@haven/contracts/policy/prices';
import { clearHistoryQuestion, companionName } from '@haven/contracts/policy/screens';

const updateFailed = 'Update Failed';
const settingsFailed = 'Failed to update settings';

export const pageCopy = {
  title: 'Account Settings',
  back: 'Back to Chat',
  loading: 'Loading your settings',
  failed: 'This could not be loaded just now.',
  offline: `${companionName} cannot be reached just now, so your settings cannot be shown.`,
} as const;

export const overviewCopy = {
  title: 'Account Overview',
  name: 'Name',
  email: 'Email',
  noEmail: 'Not signed in',
  companion: 'Companion',
  messages: 'Messages remaining',
  unlimitedInBeta: 'Unlimited in beta',
  unlimited: 'Unlimited',
  time: 'Time remaining',
  minutes: (left: number, total: number) => `${left} of ${total} minutes`,
  promoHours: `${promos.displayHours} / ${promos.displayHours} hours (Free with promo code)`,
  renewal: 'Renewal date',
  since: 'Member since',
  free: 'Free Trial',
} as const;

export const personalCopy = {
  title: 'Personal information',
  name: 'Name',
  email: 'Email',
  emailHint: `Where ${companionName} may write to you. It is not the address you sign in with.`,
  save: 'Save changes',
  busy: 'Saving...',
  done: { title: 'Settings Updated' },
  failed: { title: updateFailed, description: settingsFailed },
} as const;

export const companionCopy = {
  title: 'Companion',
  lead: `The name stays ${companionName}. The manner is yours to set.`,
  style: 'Style',
  qualities: 'Qualities',
  intro: `What should ${companionName} know about you?`,
  introHint: (length: number) => `Optional. ${length} of ${limits.personalizedIntroLength}`,
  save: 'Update companion',
  busy: 'Updating...',
  done: { title: 'Companion Updated' },
  failed: { title: updateFailed, description: settingsFailed },
} as const;

export const privacyCopy = {
  title: 'Privacy',
  storage: 'Where conversations are kept',
  preferences: {
    'session-only': { label: 'Session only', hint: 'Gone when the session ends' },
    'user-controlled': {
      label: 'You decide',
      hint: `Kept for ${careTimes.keptDays} days, or until you delete them`,
    },
    'encrypted-storage': {
      label: 'Encrypted storage',
      hint: 'Not available yet: the part that locks messages with a passphrase only you know is still being built',
    },
  },
  keep: { label: 'Keep until I delete it', hint: `Instead of ${careTimes.keptDays} days` },
  less: 'When you save this, conversations whose session has ended are removed at once.',
  memory: {
    label: `${companionName} may remember things across conversations`,
    hint: 'Take the tick away to object. Nothing is ever remembered from a session-only conversation.',
  },
  importance: 'How important is privacy to you?',
  importanceLevels: [
    { value: 'very-important', label: 'Very important' },
    { value: 'somewhat-important', label: 'Somewhat important' },
    { value: 'not-important', label: 'Not important' },
    { value: 'unsure', label: 'Unsure' },
  ],
  worries: 'What worries you most?',
  feedback: 'Anything else?',
  save: 'Save privacy settings',
  busy: 'Saving...',
  done: { title: 'Privacy Settings Updated' },
  failed: { title: updateFailed, description: 'Failed to update privacy settings' },
} as const;

export const signalCopy = {
  title: 'Global Privacy Control',
  on: `Your browser asks every site not to sell or share what it knows about you. ${companionName} sells and shares nothing about anybody, so your request is fulfilled here without another step.`,
  off: `Your browser sends no such request. It would change nothing: ${companionName} sells and shares nothing about anybody.`,
} as const;

/** The rule that holds, in words that stand beside every history. */
export const ruleCopy = {
  now: 'Right now:',
  'session-only': {
    visitor: `a conversation is removed from our server ${careTimes.sessionIdleHours} hours after its last message.`,
    member: `a conversation is removed from our server when you sign out of your last device, or ${careTimes.sessionIdleHours} hours after its last message.`,
  },
  days: `each message is kept for ${careTimes.keptDays} days and then removed. You can clear everything earlier.`,
  untilDeleted: 'your conversations are kept until you delete them.',
} as const;

export const featuresCopy = {
  title: 'Features and Tools',
  colors: 'Mood colors',
  journal: 'Growth journal',
  memory: `What ${companionName} remembers`,
  history: 'Conversation history',
  support: 'Support',
} as const;

export const historyCopy = {
  title: 'Conversation history',
  clear: 'Clear History',
  question: clearHistoryQuestion,
  confirm: 'Clear history',
  cancel: 'Keep it',
  busy: 'Clearing...',
  you: 'You said:',
  haven: `${companionName} said:`,
  empty: 'Nothing is kept right now. What you say in the chat shows here.',
  loading: 'Loading your last messages',
  done: { title: 'History Cleared' },
  failed: { title: 'History Not Cleared', description: 'The history could not be cleared. Please try again.' },
} as const;

const starter = formatCents(plans.starter.listPriceCents);

export const managementCopy = {
  title: 'Account Management',
  lead: `${plans.regular.name} is ${formatCents(plans.regular.betaPriceCents)}/month (planned price after beta ${formatCents(plans.regular.listPriceCents)}, 50% off beta).`,
  upgrade: 'Upgrade',
  downgrade: `Downgrade to Basic, ${starter}/month`,
  cancelAccount: 'Cancel account',
  dialog: {
    title: 'Downgrade to Basic',
    text: `Basic is the ${plans.starter.name} plan: ${starter}/month, ${formatCents(plans.starter.betaPriceCents)} during beta. Your conversations and settings stay as they are.`,
    confirm: 'Downgrade',
    cancel: 'Keep my plan',
    busy: 'Downgrading...',
  },
  done: { title: 'Account Downgraded' },
  failed: { title: 'Downgrade Failed', description: 'Failed to downgrade account. Please try again.' },
  support: (address: string) => `Support: ${address}`,
} as const;

export const dataCopy = {
  title: 'Your data',
  lead: 'Everything we hold about you, counted just now.',
  loading: 'Counting what is held',
  nothing: 'Nothing is held about you.',
  download: 'Download my data',
  downloading: 'Preparing...',
  downloadHint: 'One JSON file with everything in readable form. Its name does not mention Haven.',
  downloaded: { title: 'Your data is ready', description: 'The file lies where your browser keeps downloads.' },
  downloadFailed: { title: 'Download Failed', description: 'Your data could not be prepared. Please try again.' },
  remove: 'Delete account',
} as const;

export const deletionCopy = {
  title: 'Delete my account',
  text: 'Everything we hold about you is removed at once: conversations, settings, sign-in. It cannot be undone. A paid plan is ended too.',
  exportFirst: 'You may want to download your data first.',
  typed: 'Type DELETE to confirm',
  word: 'DELETE',
  cancel: 'Keep my account',
  confirm: 'Delete account',
  busy: 'Deleting...',
  done: { title: 'Account Cancelled' },
  failed: { title: 'Cancellation Failed', description: 'Failed to cancel account. Please try again.' },
} as const;

export const receiptCopy = {
  title: 'Your account is deleted',
  lead: 'This receipt names nobody. Keep it if you want to show later that the deletion was made.',
  id: 'Receipt',
  time: 'Deleted',
  removed: 'Removed',
  kept: 'What stays',
  download: 'Download the receipt',
} as const;

export const keepQuestionCopy = {
  title: 'Would you like to keep your conversations?',
  text: `Unless you say so, this conversation is removed when its session ends. If you agree, it is kept for ${careTimes.keptDays} days, so that you can come back to it. You can change this at any time on the account page.`,
  yes: `Keep them for ${careTimes.keptDays} days`,
  no: 'No, let them go',
  kept: `Your conversations are kept for ${careTimes.keptDays} days from now on.`,
  notKept: 'Nothing is kept after the session, as before.',
  change: 'Change this on the account page',
  failed: { title: updateFailed, description: 'Failed to update privacy settings' },
} as const;

import { companionName } from '@haven/contracts/policy/screens';

export const pageCopy = {
  back: 'Back to Account',
  title: `What ${companionName} remembers`,
  lead: `Small facts from your conversations, and what you told in short, so that you need not say it twice. The facts are yours to correct, to pin or to have forgotten; what stands under “In short” can be forgotten.`,
  loading: 'Loading what is remembered',
  failed: 'What is remembered could not be loaded.',
  offline: 'This page needs a connection. Nothing is lost; try again in a moment.',
};

export const listCopy = {
  title: 'Remembered',
  none: `Nothing yet. When you mention a name, a date or something that helps you, it may appear here.`,
  notKeeping: `Nothing is remembered, because your conversations are not kept beyond their session.`,
  paused: 'Remembering is paused: nothing new is kept, and what stands here is not used.',
  toSettings: 'Change that in your privacy settings',
  said: 'You said:',
  sourceGone: 'The message it came from is no longer kept.',
  pinned: 'Pinned',
};

/** No more than can be kept: it is known again by its words. */
const forgottenWords =
  'It is not remembered again in these words or close ones. Said quite differently, it might be; you can forget that too.';

export const summaryCopy = {
  title: 'In short',
  lead: 'What you told, in a few of your own words. It changes some minutes after you talk.',
  forgotten: { title: 'Forgotten', description: forgottenWords },
};

export const itemCopy = {
  edit: 'Correct',
  pin: 'Pin',
  unpin: 'Unpin',
  forget: 'Forget',
  field: `What ${companionName} should remember`,
  save: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
  saved: { title: 'Saved' },
  forgotten: { title: 'Forgotten', description: forgottenWords },
  failed: { title: 'That did not work', description: 'Please try again in a moment.' },
};

export const forgetAllCopy = {
  open: 'Forget everything',
  question: `${companionName} will forget all of this. Your conversations stay as they are. This cannot be undone.`,
  confirm: 'Forget everything',
  cancel: 'Keep',
  busy: 'Forgetting...',
  done: { title: 'Everything is forgotten' },
};

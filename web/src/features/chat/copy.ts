import { errors } from '@haven/contracts/errors';
import { trial } from '@haven/contracts/policy/access';
import { formatCents, plans } from '@haven/contracts/policy/prices';
import { betaVersion, clearHistoryQuestion, companionName } from '@haven/contracts/policy/screens';

export const headCopy = {
  title: `Talk to ${companionName}`,
  kind: 'AI companion',
  chatName: `Chat with ${companionName}`,
  clear: 'Clear Home history',
};

export const offRecordCopy = {
  turnOn: 'Take this conversation off the record',
  turnOff: 'Put this conversation back on the record',
  title: 'Off the record.',
  rule: 'Nothing of this conversation is remembered, and it is removed when it ends.',
  failed: { title: 'That did not work', description: 'This conversation is as it was before. Please try again.' },
};

export const logCopy = {
  name: 'Conversation',
  you: 'You said:',
  haven: `${companionName} said:`,
  writing: `${companionName} is writing`,
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Show earlier messages',
  opening: 'Opening your conversation',
};

export const bubbleCopy = {
  copy: 'Copy message',
  copied: 'Copied',
  notCopied: 'This browser would not copy it.',
  tryAgain: 'Try again',
  waiting: 'Waiting for connection',
  goesLater: 'Your words are kept here and go out when the connection is back.',
  kept: 'Your words are kept here.',
  inDanger: 'In danger now?',
  queued: `${companionName} reads this next`,
  stopped: 'You stopped this reply.',
  incomplete: 'This reply was cut off.',
  substitute: `${companionName}'s language model could not answer just now, so its built-in companion did.`,
  cut: 'The connection was lost. The reply goes on and will be here when you are back.',
  failure: `${companionName}: ${errors['chat.unavailable'].message}`,
  waitSeconds: (seconds: number) => `You can try again in ${seconds} seconds.`,
};

export const composerCopy = {
  label: `Message to ${companionName}`,
  placeholder: "Share what's on your mind...",
  send: 'Send message',
  stop: 'Stop the reply',
  keys: 'Enter sends. Shift + Enter starts a new line.',
  limits: `${companionName} can be wrong. Not medical advice.`,
  tooLong: errors['chat.message_too_long'].message,
  quickReplies: 'Quick replies',
};

export const jumpCopy = { latest: 'Jump to latest', news: 'New message' };

export const paywallCopy = {
  before:
    'You have used your free messages. Crisis support stays free and open to you: call 988, or text HOME to 741741.',
  title: errors['chat.subscribe'].message,
  text: `Plans start at ${formatCents(plans.starter.listPriceCents)}/month, and you can cancel anytime. You can still write here: every message is read for your safety first.`,
  plans: 'View Plans',
};

export const clearCopy = {
  title: headCopy.clear,
  question: clearHistoryQuestion,
  confirm: 'Clear history',
  busy: 'Clearing...',
  cancel: 'Keep it',
  done: 'History Cleared',
  failed: 'History Not Cleared',
  failedText: 'The history could not be cleared. Please try again.',
};

export const asideCopy = {
  name: 'Your companion',
  style: 'Style',
  qualities: 'Qualities',
  noQualities: 'None chosen',
  access: 'Access',
  adjust: 'Adjust my guide',
  breathTitle: 'A slow breath',
  breath: 'The glass grows for four seconds and settles for six. Follow it for five rounds if it helps.',
};

export const accessCopy = {
  beta: `Unlimited during ${betaVersion}`,
  paid: 'Your plan is active',
  promo: 'Free with promo code',
  messages: (count: number) => (count === 1 ? '1 free message left' : `${count} free messages left`),
  days: `Free for your first ${trial.days} days`,
};

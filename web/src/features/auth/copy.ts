import { careTimes } from '@haven/contracts/policy/care';
import { limits } from '@haven/contracts/policy/limits';
import { companionName } from '@haven/contracts/policy/screens';
import { mailLinkMinutes, secondFactor, signInWords } from '@haven/contracts/policy/sign-in';

export const signInRequired = {
  toast: { title: 'Authentication Required', description: 'Please sign in to access this page.' },
  redirecting: 'Redirecting to sign in',
  loading: 'One moment',
} as const;

const wentWrong = 'Something went wrong. Please try again.';

export const gate = {
  motto: 'What was sharp turns smooth, with time and company.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
} as const;

export const loginCopy = {
  title: 'Welcome back',
  lead: `Sign in, and ${companionName} talks with you the way you chose, on any device.`,
  submit: 'Sign In',
  busy: 'Signing in...',
  forgot: 'Forgot your password?',
  trial: `Try ${companionName} FREE TRIAL`,
  newHere: 'New here?',
  create: 'Create an account',
  welcome: { title: signInWords.signedIn },
  failed: { title: 'Login Failed', description: 'Invalid email or password' },
  error: { title: 'Login Error', description: wentWrong },
} as const;

export const registerCopy = {
  title: 'Create an account',
  lead: 'What you have told Haven here so far comes with you.',
  name: `What should ${companionName} call you?`,
  passwordHint: `At least ${limits.passwordMinLength} characters. ${limits.passwordRecommendedLength} or more are much harder to guess; a few words in a row do well.`,
  submit: 'Create Account',
  busy: 'Creating account...',
  agree: {
    before: 'By creating an account you agree to the',
    terms: 'Terms',
    between: 'and the',
    privacy: 'Privacy Policy',
  },
  keep: {
    label: `Keep my conversations for ${careTimes.keptDays} days`,
    hint: 'So that you can come back to them. Without the tick they are removed when their session ends. You can change this at any time on the account page.',
  },
  notKept: {
    title: signInWords.registered,
    description: 'Only your wish to keep conversations could not be saved. You can repeat it on the account page.',
  },
  knownHere: 'Have an account?',
  signIn: 'Sign in',
  home: 'Go on without an account',
  welcome: { title: signInWords.registered },
  failed: { title: 'Registration Failed', description: 'Failed to create account' },
  error: { title: 'Registration Error', description: wentWrong },
} as const;

export const signOutCopy = {
  button: 'Sign Out',
  busy: 'Signing out...',
  done: { title: 'Logged Out', description: 'Nothing of your conversation stays in this browser.' },
  failed: { title: 'Error', description: 'Failed to log out' },
} as const;

export const sessionsCopy = {
  title: 'Active Sessions',
  loading: 'Loading your sessions',
  none: 'No active sessions found',
  current: 'This device',
  now: 'active now',
  end: 'End',
  ending: 'Ending...',
  endOf: (browser: string, network: string) => `End the session of ${browser}, ${network}`,
  ended: { title: 'Session Ended' },
  failed: { title: 'Error', description: 'Failed to end session' },
  needed: {
    title: signInRequired.toast.title,
    text: 'Please log in to view your active sessions and login history',
    link: 'Log In to View Sessions',
    again: 'Try again',
  },
} as const;

export const deviceNames = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' } as const;

export const loginHistoryCopy = {
  title: 'Login History',
  lead: 'Each try to sign in to your account, whether it worked or not.',
  show: 'Show History',
  hide: 'Hide History',
  loading: 'Loading the login history',
  failed: 'The login history could not be loaded.',
  none: 'No login history found',
  success: 'Success',
  failure: 'Failed',
  reason: 'Reason:',
} as const;

export const googleCopy = {
  button: 'Continue with Google',
  busy: 'Going to Google...',
  title: 'Signing in with Google',
  lead: 'Google has sent you back; this takes a moment.',
  notSignedIn: 'It did not work this time.',
  back: 'Back to the sign-in',
  failed: { title: loginCopy.failed.title, description: 'Google did not sign you in. Please try again.' },
  error: { title: loginCopy.error.title, description: wentWrong },
} as const;

export const secondFactorCopy = {
  title: 'One more step',
  lead: 'Please enter the six digits your app shows now, or one of your recovery codes.',
  code: 'Code',
  back: 'Back to the password',
} as const;

const linkLife = `It works once, for ${mailLinkMinutes} minutes.`;

export const forgotCopy = {
  title: 'Forgot your password?',
  lead: 'Enter the address you sign in with, and a link for a new password comes by mail.',
  submit: 'Send the link',
  busy: 'Sending...',
  sent: `If there is an account with this address, a mail with a link is on its way. ${linkLife}`,
  unconfirmed: 'If the address was never confirmed, the same link confirms it.',
  failed: wentWrong,
  back: 'Back to the sign-in',
} as const;

export const resetCopy = {
  title: 'A new password',
  lead: 'With the new password every device is signed out, so that only you come in again.',
  password: 'New password',
  submit: 'Set the password',
  busy: 'Setting the password...',
  done: { title: 'Password Changed', description: 'Please sign in with the new one.' },
  failed: wentWrong,
} as const;

export const linkCopy = {
  incomplete: 'This link is not complete. Please open it from the mail once more, or copy all of it.',
  busy: 'One moment...',
  failed: wentWrong,
  toSignIn: 'To the sign-in',
  toAccount: 'To your account',
} as const;

export const confirmAddressCopy = {
  title: 'Confirm your address',
  lead: 'With this you show that the address of your account is yours.',
  button: 'Yes, this address is mine',
  done: 'Thank you. The address is confirmed.',
} as const;

export const confirmChangeCopy = {
  title: 'Confirm the change of your address',
  lead: 'Your account moves to another address once the links sent to both were followed.',
  button: 'Yes, change the address',
  waiting: 'Thank you. Now the link in the mail to the other address is still to be followed.',
  changed: 'Thank you. From now on you sign in with the new address.',
} as const;

export const safetyCopy = {
  title: 'Sign-in and security',
  loading: 'Loading how you sign in',
  failed: 'This could not be loaded just now.',
  cancel: 'Cancel',
  wentWrong,
  email: {
    name: 'Address',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    unconfirmedText: 'Until it is confirmed, no mail goes there but those that confirm it.',
    confirm: 'Send a confirmation link',
    sending: 'Sending...',
    sent: { title: 'Mail Sent', description: `Follow the link in it to confirm your address. ${linkLife}` },
    notSent: { title: 'Mail Not Sent', description: wentWrong },
    pending: (address: string) => `Asked to change to ${address}. Please follow the links that were mailed.`,
    change: 'Change address',
    changeLead:
      'Links go to the new address and, if it is confirmed, to the present one. The change holds once both were followed.',
    newEmail: 'New address',
    submit: 'Send the links',
    changeSent: { title: 'Mail Sent', description: `Please follow the links in the mails. ${linkLife}` },
  },
  password: {
    name: 'Password',
    set: 'Set',
    none: 'None: you sign in with Google',
    noneText: 'You can set one with "Forgot your password?" on the sign-in page.',
    change: 'Change password',
    lead: 'Every other device is signed out.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change the password',
    busy: 'Changing...',
    done: { title: 'Password Changed', description: 'Every other device was signed out.' },
  },
  second: {
    name: 'Second factor',
    on: 'On',
    off: 'Off',
    codesLeft: (count: number) => `${count} of ${secondFactor.recoveryCodes} recovery codes left`,
    setUp: 'Set up a second factor',
    addressFirst: 'Please confirm your address above first. Then you can set one up.',
    turnOff: 'Turn off',
    lead: 'Besides the password, an app on your phone shows six digits that are asked for when you sign in.',
    begin: 'Continue',
    busy: 'One moment...',
    scan: 'Scan this with your app, or type the key into it. Then enter the six digits it shows.',
    picture: 'A picture for your app to scan; the key below says the same.',
    key: 'Key',
    enable: 'Turn on',
    codesTitle: 'Your recovery codes',
    codes:
      'Each of these signs you in once when your app is lost. They are shown this one time: keep them where only you look.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This browser would not copy them.',
    download: 'Download',
    kept: 'I have kept them',
    done: { title: 'Second Factor On' },
    offLead: 'Enter a code of your app, or a recovery code, to turn it off.',
    offDone: { title: 'Second Factor Off' },
  },
} as const;

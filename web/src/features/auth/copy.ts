import { limits } from '@haven/contracts/policy/limits';
import { companionName } from '@haven/contracts/policy/screens';
import { signInWords } from '@haven/contracts/policy/sign-in';

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

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answer, done, email, serverId, text, timestamp } from './fields.ts';
import { limits } from './policy/limits.ts';

const tooShort = 'Password must be at least 6 characters';
// In NFC, so that the same letters typed on another keyboard are the same password.
const password = z
  .string(tooShort)
  .max(limits.passwordMaxLength, `Please use a password of at most ${limits.passwordMaxLength} characters.`)
  .overwrite((value) => value.normalize('NFC'))
  .min(limits.passwordMinLength, tooShort);

export const signedInUser = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  username: z.string().optional(),
});

const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user: signedInUser,
  message: z.string(),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  summary: 'Who is signed in.',
  output: z.object({ success: z.literal(true), user: signedInUser }),
  limit: 'read',
});

/** The first proof was right and the account asks for a second one: the challenge goes to `proveSecondFactor`. */
const secondFactorDue = z.object({ success: z.literal(true), challenge: z.string(), message: z.string() });

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with an address and a password. An account with a second factor answers with a challenge.',
  input: z.object({ email, password }),
  output: z.union([signedIn, secondFactorDue]),
  limit: 'login',
});

/** Six digits of the app, or a recovery code, with or without spaces and dashes. */
const secondFactorCode = z
  .string()
  .max(40)
  .overwrite((value) => value.replaceAll(/[\s-]/g, '').toLowerCase())
  .regex(/^(?:\d{6}|[a-z0-9]{16})$/, 'Please enter the six digits of your app, or a recovery code.');

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/prove',
  access: 'public',
  summary: 'Finish signing in with a code of the second factor. A challenge lives five minutes and five tries.',
  input: z.object({ challenge: z.string().min(20).max(200), code: secondFactorCode }),
  output: signedIn,
  limit: 'login',
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account; a visitor keeps what they have.',
  input: z.object({
    email,
    password,
    firstName: text(limits.userNameLength, 'Name too long').refine(
      (value) => value.trim() !== '',
      "Please enter what you'd like Haven to know you as",
    ),
  }),
  output: signedIn,
  limit: 'register',
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  summary: 'End this session; its token is dead at once.',
  output: done,
  limit: 'write',
});

export const session = z.object({
  sessionId: serverId,
  userAgent: z.string(),
  ipAddress: z.string(),
  loginTime: timestamp,
  lastActivity: timestamp.optional(),
  isActive: z.boolean(),
  isCurrentSession: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'Where the caller is, or was, signed in.',
  output: z.object({ success: z.literal(true), sessions: z.array(session) }),
  limit: 'read',
});

export const listLoginHistory = endpoint({
  method: 'GET',
  path: '/api/auth/login-history',
  access: 'user',
  summary: 'Attempts to sign in to this account.',
  output: z.object({
    success: z.literal(true),
    loginHistory: z.array(
      z.object({
        success: z.boolean(),
        ipAddress: z.string(),
        attemptTime: timestamp,
        failureReason: z.string().optional(),
        userAgent: z.string(),
      }),
    ),
  }),
  limit: 'read',
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/:sessionId/end',
  access: 'user',
  summary: 'End another active session of the caller.',
  params: z.object({ sessionId: serverId }),
  output: done.extend({ message: z.string() }),
  limit: 'write',
});

/** A secret of a mailed link, as it comes back. */
const mailToken = z.string().min(20, 'This link is not valid.').max(200, 'This link is not valid.');

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'public',
  summary: 'Have a link mailed that sets a new password. The answer is the same for every address.',
  input: z.object({ email }),
  output: done,
  limit: 'mail',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  access: 'public',
  summary: 'Set a new password with a mailed link. Signs out every device.',
  input: z.object({ token: mailToken, password }),
  output: done,
  limit: 'login',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'user',
  summary: 'Change the password. Every other device is signed out.',
  input: z.object({ currentPassword: password, newPassword: password }),
  output: done,
  limit: 'login',
});

export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  access: 'user',
  summary: 'Have the link mailed that shows the address is theirs.',
  output: done,
  limit: 'mail',
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/auth/verification/confirm',
  access: 'public',
  summary: 'Show with a mailed link that the address is theirs.',
  input: z.object({ token: mailToken }),
  output: done,
  limit: 'login',
});

export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/auth/email',
  access: 'user',
  summary: 'Ask to sign in with another address. It changes once links sent to both addresses were followed.',
  input: z.object({ newEmail: email, password }),
  output: done,
  limit: 'mail',
});

export const confirmAddressChange = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  access: 'public',
  summary: 'Agree with a mailed link to a change of the address.',
  input: z.object({ token: mailToken }),
  /** `waiting`: the link sent to the other address has not been followed yet. */
  output: answer(z.object({ state: z.enum(['waiting', 'changed']) })),
  limit: 'login',
});

export const startGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/start',
  access: 'public',
  summary: 'Begin to sign in with Google: where to send the browser. Available when this Haven is set up for it.',
  output: answer(z.object({ url: z.string() })),
  limit: 'login',
});

export const finishGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/finish',
  access: 'public',
  summary: 'Finish signing in with what Google sent the browser back with.',
  input: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(1_000) }),
  output: z.union([signedIn, secondFactorDue]),
  limit: 'login',
});

/** What protects the account besides its password. */
export const signInSafety = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int().nonnegative(),
  /** The address that was asked for and is not confirmed from both sides yet. */
  pendingEmail: z.string().optional(),
});

export const getSignInSafety = endpoint({
  method: 'GET',
  path: '/api/auth/safety',
  access: 'user',
  summary: 'How the caller signs in, and what protects the account.',
  output: answer(signInSafety),
  limit: 'read',
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'user',
  summary: 'Make the secret of a second factor. It counts from the first code that proves it.',
  input: z.object({ password: password.optional() }),
  output: answer(z.object({ secret: z.string(), uri: z.string() })),
  limit: 'login',
});

export const enableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/enable',
  access: 'user',
  summary: 'Turn the second factor on with its first code. The recovery codes are shown this once.',
  input: z.object({ code: secondFactorCode }),
  output: answer(z.object({ recoveryCodes: z.array(z.string()) })),
  limit: 'login',
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/disable',
  access: 'user',
  summary: 'Turn the second factor off, with a code.',
  input: z.object({ code: secondFactorCode }),
  output: done,
  limit: 'login',
});

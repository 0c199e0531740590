import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, email, serverId, text, timestamp } from './fields.ts';
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

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with an address and a password.',
  input: z.object({ email, password }),
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

import type { FastifyRequest } from 'fastify';

/** Who makes a call. Nothing but a bearer token or the visitor cookie says so. */
export interface Caller {
  userId: string;
  kind: 'visitor' | 'user';
  /** The sign-in session's public id, for a signed-in user. */
  sessionId?: string;
  isAdmin?: boolean;
}

/** How credentials become a caller; the auth feature provides it. */
export interface Callers {
  findByBearer(token: string): Promise<Caller | undefined>;
  findByVisitorSecret(secret: string): Promise<Caller | undefined>;
  /** Which of these, who were callers a while ago, could not make a call now. */
  listGone(callers: readonly Caller[]): Promise<ReadonlySet<Caller>>;
}

/** `__Host-` needs TLS; over plain http, as on a home network, browsers would drop such a cookie. */
const cookieNames = { secure: '__Host-hv', plain: 'hv' } as const;
const oneYearSeconds = 365 * 24 * 60 * 60;

/** What a request shows of who makes it, if anything. */
export function credentialOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization ?? request.cookies[visitorCookieName(request)];
}

/** The caller of a request: the bearer token decides when there is one, else the visitor cookie, else nobody. */
export async function findCaller(request: FastifyRequest, callers: Callers): Promise<Caller | undefined> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S{20,200})$/i.exec(authorization)?.[1];
    return token === undefined ? undefined : callers.findByBearer(token);
  }
  const secret = request.cookies[visitorCookieName(request)];
  return secret === undefined || secret === '' ? undefined : callers.findByVisitorSecret(secret);
}

/** The `Set-Cookie` of a visitor, with its attributes. */
export function visitorCookie(request: FastifyRequest, secret: string) {
  const secure = isSecure(request);
  return {
    name: visitorCookieName(request),
    value: secret,
    options: { path: '/', httpOnly: true, secure, sameSite: 'lax' as const, maxAge: oneYearSeconds },
  };
}

function visitorCookieName(request: FastifyRequest): string {
  return isSecure(request) ? cookieNames.secure : cookieNames.plain;
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

interface ErrorEntry {
  status: number;
  /** What a person reads: what happened, and what to do. */
  message: string;
}

/** Every error the API answers, with its status and its words. Codes stay; words may be mended. */
export const errors = {
  'request.invalid': {
    status: 400,
    message: 'Some of what was sent is missing or not valid. Please check it and try again.',
  },
  'request.not_json': { status: 415, message: 'This call takes JSON. Please send it as application/json.' },
  'request.too_large': {
    status: 413,
    message: 'That is more than can be sent at once. Please shorten it and try again.',
  },
  'request.foreign_origin': { status: 403, message: 'This call must come from Haven itself.' },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },
  'request.too_many': { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  'caller.unknown': { status: 401, message: 'Please sign in to access this page.' },
  'caller.not_allowed': { status: 403, message: 'Your account may not do this.' },
  'account.not_found': { status: 404, message: 'This account was not found.' },
  'account.age_band_set': {
    status: 409,
    message: 'Your age group is already saved. Please write to support to correct it.',
  },
  'account.storage_not_ready': {
    status: 409,
    message: 'Encrypted storage is not available yet. Your setting is as it was before.',
  },
  'auth.wrong_credentials': { status: 401, message: 'Invalid email or password' },
  'auth.too_many_tries': {
    status: 429,
    message: 'That did not work several times in a row. Please wait a few minutes and try again.',
  },
  'auth.not_registered': { status: 409, message: 'Failed to create account' },
  'auth.password_common': {
    status: 400,
    message: 'This password is one of the most common ones and easy to guess. Please choose another.',
  },
  'auth.wrong_password': { status: 403, message: 'That is not your current password.' },
  'auth.sign_in_again': {
    status: 403,
    message: 'Please sign out and in again first, so that we know it is you.',
  },
  'auth.link_dead': {
    status: 410,
    message: 'This link was used before or is too old. Please ask for a new one.',
  },
  'auth.same_address': { status: 400, message: 'This is the address you sign in with already.' },
  'auth.address_taken': { status: 409, message: 'This address cannot be used. Please choose another one.' },
  'auth.wrong_code': { status: 401, message: 'This code is not right. Please try the one your app shows now.' },
  'auth.challenge_dead': { status: 410, message: 'That took too long. Please sign in again.' },
  'auth.second_factor_on': { status: 409, message: 'A second factor is on already. Turn it off to set up another.' },
  'auth.second_factor_off': { status: 409, message: 'There is no second factor to confirm. Please set it up first.' },
  'auth.address_unproved': {
    status: 403,
    message: 'Please confirm your address first, with the link in the mail. Then a second factor can be set up.',
  },
  'auth.google_off': { status: 404, message: 'Signing in with Google is not set up here.' },
  'auth.google_failed': {
    status: 401,
    message: 'Signing in with Google did not work. Please try again, or use your password.',
  },
  'auth.google_unlinked': {
    status: 409,
    message:
      'There is an account with this address. Please sign in with its password and confirm the address first, or choose a new password by mail.',
  },
  'auth.session_not_found': { status: 404, message: 'This session is no longer active.' },
  'auth.session_current': {
    status: 400,
    message: 'This is the session you are using. To end it, please sign out.',
  },
  'chat.flood': {
    status: 429,
    message:
      'That is more at once than Haven can read. Please wait a minute. In danger, call 911; call or text 988, or text HOME to 741741, at any hour.',
  },
  'chat.message_required': { status: 400, message: 'Message is required' },
  'chat.message_too_long': {
    status: 400,
    message: 'That message is longer than Haven can take at once. Please send it in parts.',
  },
  'chat.busy': { status: 409, message: 'Haven is still answering. Your message is kept; send it again in a moment.' },
  'chat.message_changed': {
    status: 422,
    message: 'A different message was already sent under this id. Please send it as a new one.',
  },
  'chat.subscribe': { status: 402, message: 'Subscribe to continue your journey' },
  'chat.minor': {
    status: 403,
    message:
      'Haven is currently for people of 18 and over. If you need somebody now, call or text 988, or text HOME to 741741.',
  },
  'chat.unavailable': {
    status: 503,
    message: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  },
  'chat.message_not_found': { status: 404, message: 'This message was not found.' },
  'memory.not_found': { status: 404, message: 'This is no longer kept.' },
  'plan.not_available': { status: 409, message: 'Not Available in Beta' },
  'plan.none': { status: 409, message: 'There is no paid plan on your account, so there is nothing to downgrade.' },
  'plan.basic_already': { status: 409, message: 'Your account is on the Basic plan already. Nothing was changed.' },
  'plan.change_off': {
    status: 409,
    message:
      'Plans cannot be changed here yet. Nothing was changed, and nothing is charged for this. Please write to support.',
  },
  'plan.change_failed': {
    status: 502,
    message:
      'The payment provider did not confirm the change. Haven keeps your plan as it was; please try again later, or write to support.',
  },
  'server.busy': { status: 503, message: 'Haven is catching its breath. Please try again in a moment.' },
  'server.full': {
    status: 507,
    message:
      'Haven has no room to keep anything new right now. Nothing you wrote before is lost; please try again later.',
  },
  'server.failed': {
    status: 500,
    message: 'Something went wrong on our side. Nothing you wrote is lost; please try again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** The one shape of every error answer. */
export interface ErrorBody {
  success: false;
  code: ErrorCode;
  message: string;
  /** Which fields were wrong, when the body was. */
  issues?: { path: string; message: string }[];
  requestId?: string;
}

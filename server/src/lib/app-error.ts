import { type ErrorCode, errors } from '@haven/contracts/errors';

/** What went wrong, by its code in the error catalogue; one handler turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds until it is worth trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

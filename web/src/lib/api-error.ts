import type { ErrorCode } from '@haven/contracts/errors';

/**
 * An answer of the API that is not a success. Its `message` is `"<status>: <body>"`, for logs; `words` are what a
 * person reads, and `code` tells what happened.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: string;
  readonly code: ErrorCode | undefined;
  readonly words: string | undefined;
  /** Seconds to wait, where the server named them. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, body, statusText, retryAfter }: Answer) {
    const text = body || statusText;
    super(`${status}: ${text}`);
    this.status = status;
    this.body = text;
    const { code, message } = parseErrorBody(body);
    this.code = code;
    this.words = message;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) || undefined : undefined;
  }
}

/** Makes the error of an answer that is not ok. */
export async function toApiError(response: Response): Promise<ApiError> {
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await response.text().catch(() => ''),
    retryAfter: response.headers.get('retry-after'),
  });
}

/** What a person reads of this error: the server's words, else the fallback of the screen. */
export function wordsOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.words ?? fallback) : fallback;
}

interface Answer {
  status: number;
  statusText: string;
  body: string;
  retryAfter?: string | null;
}

function parseErrorBody(body: string): { code?: ErrorCode; message?: string } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const { code, message } = parsed as { code?: unknown; message?: unknown };
    return {
      ...(typeof code === 'string' && { code: code as ErrorCode }),
      ...(typeof message === 'string' && { message }),
    };
  } catch {
    return {};
  }
}

import { captchaMessages } from '#lib/captcha/captcha-messages.ts';
import { authMessages } from './messages.ts';

/** What the official client's errors carry; they are recognised by these fields, so that a screen need not load the client to read them. */
export type AuthFailure = {
  name: string;
  message: string;
  code: string | undefined;
  status: number | undefined;
  reasons: readonly string[];
};

/** Where a message belongs: above the form, or at one field. */
export type FormProblem<Field extends string> = { message: string; field?: Field; hint?: string };

/**
 * Reads an error that a call gave or threw.
 * In: anything. Out: its name, message, code and HTTP status as far as they are there.
 */
export function readAuthFailure(error: unknown): AuthFailure {
  const fields = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : undefined);
  return {
    name: text('name') ?? 'Error',
    message: text('message') ?? '',
    code: text('code'),
    status: typeof fields['status'] === 'number' ? fields['status'] : undefined,
    reasons: Array.isArray(fields['reasons'])
      ? fields['reasons'].filter((reason) => typeof reason === 'string')
      : [],
  };
}

/** Whether the server could not be reached at all, as against having answered with an error. */
export function isConnectionFailure(failure: AuthFailure): boolean {
  return (
    (failure.name === 'AuthRetryableFetchError' && (failure.status ?? 0) === 0) ||
    failure.name === 'FunctionsFetchError' ||
    (failure.name === 'TypeError' && /fetch|network|load failed/i.test(failure.message))
  );
}

/** Text for a captcha that was not solved, or that the server refused; null for other errors. */
export function captchaMessage(failure: AuthFailure): string | null {
  return failure.code === 'captcha_failed' ? captchaMessages.due : null;
}

/** Text for a refused rate limit (HTTP 429), with the seconds where the server names them; null for other errors. */
export function rateLimitMessage(failure: AuthFailure): string | null {
  if (failure.status !== 429 && !failure.code?.startsWith('over_')) return null;
  const seconds = /after (\d+) second/.exec(failure.message)?.[1];
  return seconds === undefined ? authMessages.tooManyTries : authMessages.tooManyTriesIn(Number(seconds));
}

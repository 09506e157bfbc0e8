import { z } from 'zod';

import { MidtransError } from './midtrans-error.ts';

export type RequestOptions = {
  readonly serverKey: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
  /** Repeating the call with the same key gives the same answer; needed for retries of a POST. */
  readonly idempotencyKey?: string;
  readonly timeoutMs: number;
  readonly retryDelaysMs: readonly number[];
};

const answerSchema = z.looseObject({
  status_code: z.string().optional(),
  status_message: z.string().optional(),
  error_messages: z.array(z.string()).optional(),
});

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function attempt(options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(options.url, {
      method: options.method,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${options.serverKey}:`).toString('base64')}`,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    text = await response.text();
  } catch (cause) {
    throw new MidtransError('unavailable', 'network', cause instanceof Error ? cause.message : 'no answer');
  }
  if (response.status >= 500) {
    throw new MidtransError(
      'unavailable',
      String(response.status),
      'the provider answered with a server error',
    );
  }
  const parsed = answerSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new MidtransError('unavailable', String(response.status), 'not a JSON object');
  const body = parsed.data;
  // The Core API may answer HTTP 200 with a refusal in the body; 407 is the state of an expired transaction.
  const code = response.ok ? (body.status_code ?? String(response.status)) : String(response.status);
  const isRefusal = !response.ok || (Number(code) >= 400 && code !== '407');
  if (!isRefusal) return body;
  const message = body.error_messages?.join('; ') ?? body.status_message ?? 'refused';
  if (Number(code) >= 500 || code === '429') throw new MidtransError('unavailable', code, message);
  throw new MidtransError(code === '404' ? 'not_found' : 'refused', code, message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends one call to the provider. Only one that is unavailable or does not take the key is asked again, and all tries stay
 * within `timeoutMs`, so that a caller never waits longer than it said.
 * Throws `MidtransError`.
 */
export async function sendRequest(options: RequestOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(options, signal);
    } catch (error) {
      const delay = options.retryDelaysMs[tries];
      const canRetry = error instanceof MidtransError && error.isOurs && delay !== undefined;
      if (!canRetry || signal.aborted) throw error;
      await pause(delay, signal);
    }
  }
}

import { retryAfterSeconds } from '#http/problem.ts';
import type { RestAnswer } from './rest-answer.ts';

export type ErrorBody = { code: string; message: string; details: unknown; hint: string | null };

/** The body of every refusal, with the code repeated where proxies look for it. */
export function errorAnswer(
  status: number,
  body: ErrorBody,
  headers: Record<string, string> = {},
): RestAnswer {
  const { code, message, details, hint } = body;
  return {
    status,
    body: JSON.stringify({ code, details, hint, message }),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code.replace(/[^\w-]/g, '')}`,
      ...(status === 503 || status === 504 ? { 'Retry-After': retryAfterSeconds } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...headers,
    },
  };
}

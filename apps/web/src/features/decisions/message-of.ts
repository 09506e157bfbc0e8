import { decisionMessages } from './messages.ts';

/** What a failed appeal says: the sentence of a refusal that is ours, else that it was not sent. */
export function messageOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code !== undefined && /^PT\d{3}$/.test(code) && message ? message : decisionMessages.failed;
}

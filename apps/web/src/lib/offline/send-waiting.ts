import type { WaitingForm } from './waiting-form.ts';

/** `later`: no answer, or one that another try may change. `refused`: with a sentence for the member. */
export type Sending = { kind: 'sent' } | { kind: 'later' } | { kind: 'refused'; reason: string };

const fallback = 'Ditolak oleh server. Buka formulirnya dan periksa isiannya.';
const timeoutMs = 20_000;
const unauthorized = 401;
const tooEarly: ReadonlySet<number> = new Set([408, 425, 429]);
const firstServerFault = 500;
/** A second application to the same project, and a second arrival of the same form. */
const uniqueViolation = '23505';
const alreadySentHint = 'already_sent';

type Answer = { code?: unknown; hint?: unknown; message?: unknown };

/** What an answer of the server means for a form that waits. In: its status and its body. */
export function judgeAnswer(status: number, answer: Answer | null): Sending {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (answer?.code === uniqueViolation || answer?.hint === alreadySentHint) return { kind: 'sent' };
  if (status === unauthorized || tooEarly.has(status) || status >= firstServerFault) return { kind: 'later' };
  const isSpoken = typeof answer?.message === 'string' && String(answer.code ?? 'PT').startsWith('PT');
  return { kind: 'refused', reason: isSpoken ? String(answer.message) : fallback };
}

/** Sends a form that waits, with an access token that works. Never throws. */
export async function sendWaiting(form: WaitingForm, token: string): Promise<Sending> {
  try {
    const response = await fetch(form.path, {
      method: 'POST',
      headers: {
        apikey: form.apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        'x-form-key': form.key,
      },
      body: form.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return judgeAnswer(response.status, (await response.json().catch(() => null)) as Answer | null);
  } catch {
    return { kind: 'later' };
  }
}

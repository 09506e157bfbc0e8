import { getSupabase } from '#lib/supabase/client.ts';
import type { Line } from '../line.ts';

/** `lost`: no answer, so it is sent again with the same id. `refused`: with a sentence for the sender. */
export type SendResult =
  | { kind: 'sent'; line: Line }
  | { kind: 'lost' }
  | { kind: 'refused'; message: string };

const firstServerFault = 500;
const fallback = 'Pesan belum terkirim. Coba lagi.';

/** Sends a line, with the path of the picture that was added for it; the same id any number of times is one line. Never throws. */
export async function sendLine(
  threadId: string,
  id: string,
  body: string,
  picturePath: string | null,
): Promise<SendResult> {
  try {
    const supabase = await getSupabase();
    const { data, error, response } = await supabase.functions.invoke<Omit<Line, 'risk' | 'removed_at'>>(
      'send-message',
      {
        body: {
          thread_id: threadId,
          id,
          body,
          ...(picturePath === null ? {} : { picture_path: picturePath }),
        },
      },
    );
    if (data !== null && !error) return { kind: 'sent', line: { ...data, risk: null, removed_at: null } };
    if (response === undefined || response.status >= firstServerFault) return { kind: 'lost' };
    const answer = (await response.json().catch(() => null)) as { message?: unknown } | null;
    return { kind: 'refused', message: typeof answer?.message === 'string' ? answer.message : fallback };
  } catch {
    return { kind: 'lost' };
  }
}

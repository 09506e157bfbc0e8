import { keepInOutbox } from '../outbox.ts';
import { sendLine } from './send-line.ts';

/**
 * Writes a line into a thread from outside of it. Never throws. Out: whether it arrived; what did not waits in the thread's outbox,
 * with the reason where it was refused.
 */
export async function replyInThread(threadId: string, body: string): Promise<boolean> {
  const id = crypto.randomUUID();
  const result = await sendLine(threadId, id, body, null);
  if (result.kind === 'sent') return true;
  const refusal = result.kind === 'refused' ? result.message : null;
  keepInOutbox(threadId, { id, body, typedAt: new Date().toISOString(), refusal });
  return false;
}

import { toast } from '#components/ui/toast.ts';
import { queryClient } from '#lib/query-client.ts';
import { messages } from '../messages.ts';
import { adminKeys } from './admin-keys.ts';

/** SQLSTATEs whose message is written for people (a rule that was not met), in Indonesian. */
const readable = /^(PT\d{3}|P0001|42501)$/;

const messageOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return messages.failed;
  const { code, message } = error as { code?: string; message?: string };
  return code !== undefined && readable.test(code) && message ? message : messages.failed;
};

/** Does something as an admin, says how it went, and reads the lists again. Gives whether it was done. */
export async function runAdminAction(work: () => PromiseLike<unknown>, done: string): Promise<boolean> {
  try {
    await work();
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(messageOf(error));
    return false;
  } finally {
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  }
}

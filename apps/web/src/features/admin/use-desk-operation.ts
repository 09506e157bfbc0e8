import { useQueryClient } from '@tanstack/react-query';
import { type Operation, useOperation } from '#lib/api/use-operation.ts';
import { deskKey } from './desk-query.ts';
import { messages } from './messages.ts';

/** SQLSTATEs whose message is written for people (a rule that was not met), in Indonesian. */
const readable = /^(PT\d{3}|P0001|42501)$/;

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return messages.failed;
  const { code, message } = error as { code?: string; message?: string };
  return code !== undefined && readable.test(code) && message ? message : messages.failed;
}

/**
 * What an admin changes by a press: it says how that went, and the lists of the desk are read again.
 * In: the call, and the title of the toast when it worked, or what follows then. A rule that was not met is told in the database's words.
 */
export function useDeskOperation<Input = void, Result = unknown>(
  work: (input: Input) => Promise<Result>,
  done: string | ((result: Result, input: Input) => unknown),
): Operation<Input> {
  const queries = useQueryClient();
  return useOperation(work, {
    done,
    failed: (error) => ({ title: messageOf(error) }),
    settled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import {
  longestAnswer,
  type BusinessChatRequest,
  type ChatSource,
} from '@kawanusaha/contracts/business-chat';
import type { FunctionContext } from '#define-function.ts';

/** A question in its person's account, and the answer that it waits for. */
export type Turn = {
  /** Adds the answer, unless the question is gone or was answered otherwise meanwhile (stopped, say). A failure is logged. */
  readonly keep: (answer: { content: string; sources: ChatSource[]; note: string }) => Promise<void>;
  /** Whether no user waits for the answer any more: the question is gone, or was answered otherwise. */
  readonly isDropped: () => Promise<boolean>;
};

/**
 * Stores the question under the caller's own row-level security, so that its answer can follow even when the reader has left.
 * Null where nothing is kept: for visitors, without ids, and when the database refuses (another member's idea, the day's limit).
 */
export async function openTurn(context: FunctionContext, request: BusinessChatRequest): Promise<Turn | null> {
  const { caller, deps, log } = context;
  const sql = deps.database.owner;
  const { userId } = caller;
  if (request.turn === undefined || userId === null) return null;
  const { question_id, answer_id, asked_at } = request.turn;
  const { error } = await context.supabase.from('idea_messages').upsert(
    {
      id: question_id,
      mode: request.mode,
      idea_id: request.idea_id ?? null,
      role: 'user',
      content: request.messages.at(-1)?.content ?? '',
      created_at: asked_at,
    },
    { onConflict: 'id', ignoreDuplicates: true },
  );
  if (error !== null) {
    log.warn({ err: error }, 'a question could not be stored');
    return null;
  }
  // The token may have ended by now, so the owner writes; the question's row says whose answer it is.
  const open = () => sql`
    from public.idea_messages as question
    where question.id = ${question_id} and question.user_id = ${userId} and question.role = 'user' and not exists (
      select from public.idea_messages as later
      where later.user_id = question.user_id and later.mode = question.mode and later.role = 'assistant'
        and later.idea_id is not distinct from question.idea_id
        and (later.id = ${answer_id} or later.created_at > question.created_at)
    )`;
  return {
    async keep({ content, sources, note }) {
      const text = content.trim().slice(0, longestAnswer);
      if (text === '') return;
      await sql`
        insert into public.idea_messages (id, user_id, mode, idea_id, role, content, sources, note, created_at)
        select ${answer_id}::uuid, question.user_id, question.mode, question.idea_id, 'assistant', ${text},
          ${sql.json(sources)}, ${note}, question.created_at + (clock_timestamp() - question.stored_at)
        ${open()} on conflict (id) do nothing`.catch((failure: unknown) => {
        log.warn({ err: failure }, 'an answer could not be stored');
      });
    },
    async isDropped() {
      const waiting = await sql`select 1 ${open()}`;
      return waiting.length === 0;
    },
  };
}

const lookEveryMs = 1_500;

/**
 * Ends when an answer is no longer wanted: when its reader leaves, or, where the answer is kept for their return, when it was dropped.
 * @param left ends when the reader leaves
 * @param over ends with the answer
 */
export function endWhenUnwanted(turn: Turn | null, left: AbortSignal, over: AbortSignal): AbortSignal {
  if (turn === null) return left;
  const unwanted = new AbortController();
  const look = async (): Promise<void> => {
    while (!over.aborted && !unwanted.signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal: over }).catch(() => {});
      if (!over.aborted && (await turn.isDropped().catch(() => false))) unwanted.abort();
    }
  };
  if (left.aborted) void look();
  else left.addEventListener('abort', () => void look(), { once: true });
  return unwanted.signal;
}

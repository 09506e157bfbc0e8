import type { ChatOffer } from '@kawanusaha/contracts/chat-offers';
import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readEvents } from '../api/read-events.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { ideaMessages } from '../messages.ts';
import type { ChatMessage, ChatSource, Conversation } from './chat-message.ts';

/** The last messages that are sent along (limit of `business-chat`); older ones are forgotten. */
const maxSent = 20;

export type ChatAnswer =
  | {
      kind: 'answer';
      content: string;
      sources: readonly ChatSource[];
      note: string;
      /** Questions that may be asked next. */
      suggestions: readonly string[];
      /** What may have been meant, with what each is answered with. */
      offers: readonly ChatOffer[];
      /** A calculation whose figures can be changed. */
      calculation: Calculation | null;
    }
  /** Nothing is known: the caller shows the canned reply of spec §7. `note` says why no AI was asked, where that has a reason. */
  | { kind: 'unknown'; note: string };

type AskInput = {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  /** What the answer will be called; the server stores it in a member's account under this id. */
  answerId: string;
  signal: AbortSignal;
  onText: (content: string) => void;
};

type Problem = { error?: string; message?: string } | null;

/** The question could not be answered; `message` is meant for the person. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  /** False where asking again today brings nothing: the quota is used up. */
  readonly canRetry: boolean;

  constructor(problem: Problem) {
    super(problem?.message ?? ideaMessages.failedText);
    this.canRetry = problem?.error !== 'quota_reached';
  }
}
type Final = {
  sources?: ChatSource[];
  note?: string;
  suggestions?: string[];
  offers?: ChatOffer[];
  calculation?: Calculation | null;
  unknown?: boolean;
};

/** Sends the conversation to `business-chat` and hands out the growing answer. Throws ChatError, or the AbortError of `signal`. */
export async function askChat(input: AskInput): Promise<ChatAnswer> {
  const question = input.messages.at(-1);
  const response = await fetch('/functions/v1/business-chat', {
    method: 'POST',
    headers: requestHeaders({ accept: 'text/event-stream' }),
    body: JSON.stringify({
      mode: input.conversation.mode,
      idea_id: input.conversation.ideaId,
      messages: input.messages.slice(-maxSent).map(({ role, content }) => ({ role, content })),
      turn: { question_id: question?.id, answer_id: input.answerId, asked_at: question?.timestamp },
    }),
    signal: input.signal,
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem;
    throw new ChatError(problem);
  }
  if (response.body === null) throw new ChatError(null);
  let content = '';
  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'text') {
      content += (data as { text: string }).text;
      input.onText(content);
    }
    if (name === 'problem') throw new ChatError(data as Problem);
    if (name === 'done') {
      const {
        sources = [],
        note = '',
        suggestions = [],
        offers = [],
        calculation = null,
        unknown = false,
      } = data as Final;
      if (unknown) return { kind: 'unknown', note };
      return { kind: 'answer', content, sources, note, suggestions, offers, calculation };
    }
  }
  throw new ChatError(null);
}

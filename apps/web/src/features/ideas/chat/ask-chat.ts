import { readEvents } from '../api/read-events.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { ideaMessages } from '../messages.ts';
import type { ChatMessage, ChatSource } from './chat-log.tsx';

export type ChatMode = 'konsultasi' | 'chatbot';

export type ChatAnswer =
  | { kind: 'answer'; content: string; sources: readonly ChatSource[]; note: string }
  /** No provider is set up: the caller shows the simulation. */
  | { kind: 'no_provider' };

type AskInput = {
  mode: ChatMode;
  messages: readonly ChatMessage[];
  ideaId: string | null;
  signal: AbortSignal;
  onText: (content: string) => void;
};

/** The question could not be answered; `message` is meant for the person. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
}

type Problem = { error?: string; message?: string } | null;
type Final = { sources?: ChatSource[]; note?: string };

/** Sends the conversation to `business-chat` and hands out the growing answer. Throws ChatError, or the AbortError of `signal`. */
export async function askChat(input: AskInput): Promise<ChatAnswer> {
  const response = await fetch('/functions/v1/business-chat', {
    method: 'POST',
    headers: requestHeaders({ accept: 'text/event-stream' }),
    body: JSON.stringify({
      mode: input.mode,
      idea_id: input.ideaId,
      messages: input.messages.map(({ role, content }) => ({ role, content })),
    }),
    signal: input.signal,
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem;
    if (problem?.error === 'no_provider') return { kind: 'no_provider' };
    throw new ChatError(problem?.message ?? ideaMessages.failedText);
  }
  if (response.body === null) throw new ChatError(ideaMessages.failedText);
  let content = '';
  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'text') {
      content += (data as { text: string }).text;
      input.onText(content);
    }
    if (name === 'problem') throw new ChatError((data as Problem)?.message ?? ideaMessages.failedText);
    if (name === 'done') {
      const { sources = [], note = '' } = data as Final;
      return { kind: 'answer', content, sources, note };
    }
  }
  throw new ChatError(ideaMessages.failedText);
}

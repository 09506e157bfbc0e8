import type { ChatMode, ChatSource } from '@kawanusaha/contracts/business-chat';
import type { ChatOffer } from '@kawanusaha/contracts/chat-offers';
import type { Calculation } from '@kawanusaha/contracts/finance/calculation';

export type { ChatMode, ChatSource };

/** One message (spec §3), with where an answer comes from. `timestamp` is in ISO form. */
export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  sources?: readonly ChatSource[] | undefined;
  /** Said under the answer: a simulation, the knowledge base, AI, stopped. */
  note?: string | undefined;
  /** Questions that may be asked next: buttons while this page is open. */
  suggestions?: readonly string[] | undefined;
  /** What may have been meant: buttons with what each is answered with, while this page is open; `content` holds it as text. */
  offers?: { readonly lead: string; readonly list: readonly ChatOffer[] } | undefined;
  /** A calculation whose figures can be changed, while this page is open. */
  calculation?: Calculation | null | undefined;
};

/** Which conversation: the consultation, the one about a saved idea, or the chatbot. */
export type Conversation = { mode: ChatMode; ideaId: string | null };

/** A new message of now, or just after the one that it answers: the order of a stored conversation is that of its times. */
export function createMessage(
  role: ChatMessage['role'],
  content: string,
  answered?: ChatMessage,
): ChatMessage {
  const earliest = answered === undefined ? 0 : Date.parse(answered.timestamp) + 1;
  const timestamp = new Date(Math.max(Date.now(), earliest)).toISOString();
  return { id: crypto.randomUUID(), role, content, timestamp };
}

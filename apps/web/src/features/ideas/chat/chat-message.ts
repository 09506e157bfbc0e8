import type { ChatMode, ChatSource } from '@kawanusaha/contracts/business-chat';

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
};

/** Which conversation: the consultation, the one about a saved idea, or the chatbot. */
export type Conversation = { mode: ChatMode; ideaId: string | null };

/** A new message of now. */
export function createMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString() };
}

import type { ChatMessage, Conversation } from './chat-message.ts';

const maxKept = 60;

function keyOf({ mode, ideaId }: Conversation): string {
  const name = mode === 'chatbot' ? 'kawanusaha_chatbot' : 'kawanusaha_konsultasi';
  return ideaId === null ? name : `${name}_${ideaId}`;
}

function toMessage(value: unknown): ChatMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, role, content, timestamp, sources, note } = value as Partial<ChatMessage>;
  if (role !== 'user' && role !== 'assistant') return null;
  if (typeof content !== 'string' || content.trim() === '') return null;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null;
  // What an earlier version kept has no id.
  return { id: id ?? crypto.randomUUID(), role, content, timestamp, sources, note };
}

/** The visitor's conversation on this device; what cannot be read is left out. */
export function readDeviceConversation(conversation: Conversation): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(conversation)) ?? '[]');
    return Array.isArray(kept) ? kept.map(toMessage).filter((message) => message !== null) : [];
  } catch {
    return [];
  }
}

/** Keeps the last messages on this device; without storage they last until the page is left. None removes the entry. */
export function keepDeviceConversation(conversation: Conversation, messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(keyOf(conversation));
    else localStorage.setItem(keyOf(conversation), JSON.stringify(messages.slice(-maxKept)));
  } catch {
    // Nothing is lost but the convenience.
  }
}

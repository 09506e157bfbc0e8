import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';
import { askChat, ChatError, type ChatMode } from './ask-chat.ts';
import type { ChatMessage } from './chat-log.tsx';
import { answerAfterDelay } from './simulated-answer.ts';

export type Chat = {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  send: (question: string) => void;
  stop: () => void;
  clear: () => void;
};

const now = () => new Date().toISOString();
const simulationNote = 'Simulasi, bukan jawaban AI';
const maxKept = 60;

function readKept(key: string): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as ChatMessage[]) : [];
  } catch {
    return [];
  }
}

function keep(key: string, messages: readonly ChatMessage[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(messages.slice(-maxKept)));
  } catch {
    // Without storage the conversation lasts until the page is left.
  }
}

/** A conversation kept on this device under `storageKey`: send, stop, clear. */
export function useChat(mode: ChatMode, storageKey: string, ideaId: string | null = null): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isAnswering, setAnswering] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    setMessages(readKept(storageKey));
    return () => running.current?.abort();
  }, [storageKey]);

  const show = useCallback(
    (next: readonly ChatMessage[]) => {
      setMessages(next);
      keep(storageKey, next);
    },
    [storageKey],
  );

  const answer = async (asked: readonly ChatMessage[], question: string, signal: AbortSignal) => {
    const timestamp = now();
    const reply = (content: string, rest: Partial<ChatMessage> = {}): ChatMessage[] => [
      ...asked,
      { role: 'assistant', content, timestamp, ...rest },
    ];
    const result = await askChat({
      mode,
      messages: asked,
      ideaId,
      signal,
      onText: (content) => show(reply(content)),
    });
    if (result.kind === 'answer')
      return show(reply(result.content, { sources: result.sources, note: result.note }));
    const content = await answerAfterDelay(question);
    if (!signal.aborted) show(reply(content, { note: simulationNote }));
  };

  const send = (question: string) => {
    const asked: readonly ChatMessage[] = [
      ...messages,
      { role: 'user', content: question, timestamp: now() },
    ];
    const controller = new AbortController();
    running.current = controller;
    show(asked);
    setAnswering(true);
    answer(asked, question, controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        toast.error(
          ideaMessages.questionFailed,
          error instanceof ChatError ? error.message : ideaMessages.failedText,
        );
      })
      .finally(() => setAnswering(false));
  };

  return {
    messages,
    isAnswering,
    send,
    stop: () => running.current?.abort(),
    clear: () => show([]),
  };
}

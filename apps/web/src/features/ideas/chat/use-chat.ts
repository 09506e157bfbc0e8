import { useEffect, useRef, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';
import { askChat, ChatError } from './ask-chat.ts';
import { type ChatMessage, type ChatMode, createMessage } from './chat-message.ts';
import { answerAfterDelay } from './simulated-answer.ts';
import { type ConversationState, useConversation } from './use-conversation.ts';

export type Chat = Pick<ConversationState, 'status' | 'place' | 'messages' | 'clear' | 'reload'> & {
  isAnswering: boolean;
  /** Why the last question has no answer; null while nothing went wrong. */
  problem: { text: string; canRetry: boolean } | null;
  send: (question: string) => void;
  /** Ends the running answer; what has come stays. */
  stop: () => void;
  /** Asks the unanswered question once more. */
  retry: () => void;
};

const simulationNote = 'Simulasi, bukan jawaban AI';
const stoppedNote = 'Anda hentikan';
const nothingYetText = 'Jawaban dihentikan sebelum ada isinya.';

/** A conversation: send, stop, ask again, delete. The answer is kept as soon as it is whole, or stopped. */
export function useChat(mode: ChatMode, ideaId: string | null = null): Chat {
  const { status, place, messages, show, keep, clear, reload } = useConversation(mode, ideaId);
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<Chat['problem']>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    setProblem(null);
    return () => running.current?.abort();
  }, [mode, ideaId]);

  const answer = async (asked: readonly ChatMessage[], signal: AbortSignal) => {
    const question = asked.at(-1)?.content ?? '';
    let reply = createMessage('assistant', '');
    try {
      const result = await askChat({
        conversation: { mode, ideaId },
        messages: asked,
        signal,
        onText: (content) => {
          if (signal.aborted) return;
          reply = { ...reply, content };
          show([...asked, reply]);
        },
      });
      reply =
        result.kind === 'answer'
          ? { ...reply, content: result.content, sources: result.sources, note: result.note }
          : { ...reply, content: await answerAfterDelay(question, signal), note: simulationNote };
    } catch (error) {
      if (!signal.aborted) throw error;
      reply = { ...reply, content: reply.content.trim() || nothingYetText, note: stoppedNote };
    }
    keep([...asked, reply]);
  };

  const ask = (asked: readonly ChatMessage[]) => {
    const controller = new AbortController();
    running.current = controller;
    show(asked);
    setProblem(null);
    setAnswering(true);
    answer(asked, controller.signal)
      .catch((error: unknown) => {
        const text = error instanceof ChatError ? error.message : ideaMessages.failedText;
        setProblem({ text, canRetry: !(error instanceof ChatError) || error.canRetry });
        toast.error(ideaMessages.questionFailed, text);
      })
      .finally(() => setAnswering(false));
  };

  return {
    status,
    place,
    messages,
    isAnswering,
    problem,
    send: (question) => ask([...messages, createMessage('user', question)]),
    stop: () => running.current?.abort(),
    retry: () => ask(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
    clear: async () => {
      running.current?.abort();
      await clear();
      setProblem(null);
    },
    reload,
  };
}

import { writeOffers } from '@kawanusaha/contracts/chat-offers';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';
import { askChat, ChatError } from './ask-chat.ts';
import { type ChatMessage, type ChatMode, createMessage } from './chat-message.ts';
import { answerAfterDelay, simulationNote } from './simulated-answer.ts';
import { useAwaitedAnswer } from './use-awaited-answer.ts';
import { type ConversationState, useConversation } from './use-conversation.ts';

export type Chat = Pick<ConversationState, 'status' | 'error' | 'place' | 'messages' | 'clear' | 'reload'> & {
  isAnswering: boolean;
  /** Why the last question has no answer; null while nothing went wrong. */
  problem: { text: string; canRetry: boolean } | null;
  send: (question: string) => void;
  /** Ends the running answer; what has come stays. */
  stop: () => void;
  /** Asks the unanswered question once more. */
  retry: () => void;
};

const stoppedNote = 'Anda hentikan';
const nothingYetText = 'Jawaban dihentikan sebelum ada isinya.';

const unansweredText = 'Pertanyaan ini belum dijawab.';
/** Why a request ends when its page is left: for a member the server goes on. */
const left = 'left';
/** Why a request ends when its conversation is deleted: nothing of it may come back. */
const cleared = 'cleared';

/** A conversation: send, stop, ask again, delete. An answer is kept as soon as it is whole, or stopped; in the account also when the page is left. */
export function useChat(mode: ChatMode, ideaId: string | null = null): Chat {
  const { status, error, place, messages, show, keep, clear, reload, look } = useConversation(mode, ideaId);
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<Chat['problem']>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    setProblem(null);
    setAnswering(false);
    return () => {
      running.current?.abort(left);
      running.current = null;
    };
  }, [mode, ideaId]);

  const last = messages.at(-1);
  const unanswered = status === 'ready' && !isAnswering && last?.role === 'user' ? last : null;
  const isAwaited = useAwaitedAnswer(place === 'account' && problem === null ? unanswered : null, look);

  const answer = async (asked: readonly ChatMessage[], signal: AbortSignal) => {
    const question = asked.at(-1);
    let reply = createMessage('assistant', '', question);
    try {
      const result = await askChat({
        conversation: { mode, ideaId },
        messages: asked,
        answerId: reply.id,
        signal,
        onText: (content) => {
          if (signal.aborted) return;
          reply = { ...reply, content };
          show([...asked, reply]);
        },
      });
      reply =
        result.kind === 'answer'
          ? {
              ...reply,
              content: writeOffers(result.content, result.offers),
              sources: result.sources,
              note: result.note,
              suggestions: result.suggestions,
              offers: result.offers.length === 0 ? undefined : { lead: result.content, list: result.offers },
              calculation: result.calculation,
            }
          : {
              ...reply,
              content: await answerAfterDelay(
                question?.content ?? '',
                () => signal.aborted && signal.reason !== left,
              ),
              note: simulationNote(result.note),
            };
    } catch (error) {
      if (!signal.aborted) throw error;
      // The server stores the whole answer; the part that has come would stand in its way.
      if (signal.reason === cleared || (signal.reason === left && place === 'account')) return;
      reply = { ...reply, content: reply.content.trim() || nothingYetText, note: stoppedNote };
    }
    keep([...asked, reply]);
  };

  const ask = (asked: readonly ChatMessage[]) => {
    const controller = new AbortController();
    running.current = controller;
    // In the account the server stores a question as soon as it begins to answer it.
    if (place === 'account') show(asked);
    else keep(asked);
    setProblem(null);
    setAnswering(true);
    answer(asked, controller.signal)
      .catch((error: unknown) => {
        if (running.current !== controller) return;
        const text = error instanceof ChatError ? error.message : ideaMessages.failedText;
        setProblem({ text, canRetry: !(error instanceof ChatError) || error.canRetry });
        toast.error(ideaMessages.questionFailed, text);
      })
      .finally(() => {
        if (running.current === controller) setAnswering(false);
      });
  };
  const stopAwaiting = () =>
    keep([...messages, { ...createMessage('assistant', nothingYetText, last), note: stoppedNote }]);

  return {
    status,
    error,
    place,
    messages,
    isAnswering: isAnswering || isAwaited,
    problem: problem ?? (unanswered === null || isAwaited ? null : { text: unansweredText, canRetry: true }),
    send: (question) => ask([...messages, createMessage('user', question)]),
    stop: () => (isAwaited ? stopAwaiting() : running.current?.abort()),
    retry: () => ask(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
    clear: async () => {
      running.current?.abort(cleared);
      await clear();
      setProblem(null);
    },
    reload,
  };
}

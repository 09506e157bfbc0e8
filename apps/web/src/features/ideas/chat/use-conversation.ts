import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { ChatMessage, ChatMode } from './chat-message.ts';
import { keepDeviceConversation, readDeviceConversation } from './device-conversation.ts';
import {
  deleteStoredConversation,
  listStoredMessages,
  storeMessages,
  takeOverConversation,
} from './stored-conversation.ts';

export type ConversationState = {
  status: 'loading' | 'failed' | 'ready';
  /** Why it could not be loaded. */
  error: unknown;
  /** Where it is kept: in the person's account, or on the visitor's device. */
  place: 'account' | 'device';
  messages: readonly ChatMessage[];
  /** Shows messages without keeping them: an answer that is still growing. */
  show: (messages: readonly ChatMessage[]) => void;
  /** Shows and keeps messages. */
  keep: (messages: readonly ChatMessage[]) => void;
  /** Deletes the conversation; throws when that failed. */
  clear: () => Promise<void>;
  reload: () => void;
  /** Reads the account once more, in silence: an answer may have arrived there. */
  look: () => void;
};

/** A conversation in the person's account, or on a visitor's device, which is taken over on signing in. */
export function useConversation(mode: ChatMode, ideaId: string | null): ConversationState {
  const { status: session, user } = useSession();
  const userId = user?.id ?? null;
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<ConversationState['status']>('loading');
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${mode} ${ideaId} ${userId}`;
  /** Which conversation is on the screen: an answer to the one before is kept, and not shown here. */
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);
  /** Ids of what the account holds; everything else goes along with the next write. */
  const stored = useRef(new Set<string>());

  useEffect(() => {
    if (session === 'loading') return undefined;
    const conversation = { mode, ideaId };
    if (userId === null) {
      setMessages(readDeviceConversation(conversation));
      setStatus('ready');
      return undefined;
    }
    let isCurrent = true;
    setMessages([]);
    setStatus('loading');
    takeOverConversation(conversation).then(
      (found) => {
        if (!isCurrent) return;
        stored.current = new Set(found.map(({ id }) => id));
        setMessages(found);
        setStatus('ready');
      },
      (reason: unknown) => {
        reportProblem('The conversation could not be loaded', reason);
        if (!isCurrent) return;
        setError(reason);
        setStatus('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session, userId, mode, ideaId, attempt]);

  const keep = useCallback(
    (next: readonly ChatMessage[]) => {
      const conversation = { mode, ideaId };
      const isShown = shown.current === key;
      if (isShown) setMessages(next);
      if (userId === null) return keepDeviceConversation(conversation, next);
      const added = isShown ? next.filter(({ id }) => !stored.current.has(id)) : next;
      storeMessages(conversation, added).then(
        () => {
          if (shown.current === key) for (const { id } of added) stored.current.add(id);
        },
        (error: unknown) => {
          reportProblem('The conversation could not be stored', error);
          toast.error('Percakapan belum tersimpan', 'Kami coba lagi bersama pesan berikutnya.');
        },
      );
    },
    [userId, mode, ideaId, key],
  );

  const look = useCallback(() => {
    listStoredMessages({ mode, ideaId }).then(
      (found) => {
        if (shown.current !== key || found.at(-1)?.role !== 'assistant') return;
        // A question that was asked here meanwhile is not there yet, and stays on the screen.
        const isThere = (message?: ChatMessage) => found.some(({ id }) => id === message?.id);
        setMessages((now) => (now.at(-1)?.role === 'user' && isThere(now.at(-1)) ? found : now));
        for (const { id } of found) stored.current.add(id);
      },
      () => {
        // The next look tries again.
      },
    );
  }, [mode, ideaId, key]);

  const clear = useCallback(async () => {
    const conversation = { mode, ideaId };
    if (userId !== null) await deleteStoredConversation(conversation);
    keepDeviceConversation(conversation, []);
    stored.current.clear();
    setMessages([]);
  }, [userId, mode, ideaId]);

  return {
    status,
    error,
    place: userId === null ? 'device' : 'account',
    messages,
    show: setMessages,
    keep,
    clear,
    reload: () => setAttempt((count) => count + 1),
    look,
  };
}

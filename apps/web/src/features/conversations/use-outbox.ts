import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { waitForConnection } from '#lib/offline/wait-for-connection.ts';
import { noteWaiting } from '#lib/offline/waiting-count.ts';
import { dropWaiting } from '#lib/offline/waiting-store.ts';
import { sendLine } from './api/send-line.ts';
import type { Line, LinePicture } from './line.ts';
import { outboxKey, readOutbox } from './outbox.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

const shownLetters = 40;
const describeLine = ({ body }: { body: string }): string =>
  body === '' ? 'Pesan bergambar' : `Pesan: ${body.slice(0, shownLetters)}`;

const forget = (id: string): Promise<void> => dropWaiting(id).then(noteWaiting, () => undefined);

/**
 * Lines on their way, one after the other. What got no answer is sent again with its id, sooner when the network is back, also after
 * the page was loaded anew; what was refused waits with the reason. In: the thread and what to do with a line that has arrived.
 */
export function useOutbox(threadId: string, onSent: (line: Line) => void) {
  const key = outboxKey(threadId);
  const [outgoing, setOutgoing] = useState(() => readOutbox(threadId));
  const [isWaiting, setWaiting] = useState(false);
  const delay = useRef(firstDelayMs);
  /** Lines that also wait outside of this page, so that they go when it is closed. */
  const queued = useRef(new Set<string>());
  const arrived = useEffectEvent(onSent);

  useEffect(() => {
    if (outgoing.length === 0) clearDraft(key);
    else writeDraft(key, { lines: outgoing });
  }, [key, outgoing]);

  const next = outgoing.find(({ refusal }) => refusal === null);
  const nextId = next?.id;
  const sendNext = useEffectEvent(async (isCurrent: () => boolean): Promise<'again' | 'done'> => {
    if (next === undefined) return 'done';
    const result = await sendLine(threadId, next.id, next.body, next.picturePath ?? null);
    if (!isCurrent()) return 'done';
    if (result.kind === 'lost') {
      if (!queued.current.has(next.id)) {
        queued.current.add(next.id);
        await waitForConnection({
          key: next.id,
          what: describeLine(next),
          path: '/functions/v1/send-message',
          body: {
            thread_id: threadId,
            id: next.id,
            body: next.body,
            ...(typeof next.picturePath === 'string' ? { picture_path: next.picturePath } : {}),
          },
        });
      }
      setWaiting(true);
      return 'again';
    }
    if (queued.current.delete(next.id)) void forget(next.id);
    setWaiting(false);
    delay.current = firstDelayMs;
    if (result.kind === 'sent') arrived(result.line);
    setOutgoing((lines) =>
      result.kind === 'sent'
        ? lines.filter(({ id }) => id !== next.id)
        : lines.map((line) => (line.id === next.id ? { ...line, refusal: result.message } : line)),
    );
    return 'done';
  });

  useEffect(() => {
    if (nextId === undefined) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    const attempt = async (): Promise<void> => {
      clearTimeout(timer);
      if (isBusy || isOver) return;
      isBusy = true;
      const outcome = await sendNext(() => !isOver);
      isBusy = false;
      if (isOver || outcome === 'done') return;
      timer = setTimeout(() => void attempt(), delay.current);
      delay.current = Math.min(delay.current * 2, longestDelayMs);
    };
    const onOnline = () => void attempt();
    window.addEventListener('online', onOnline);
    void attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [nextId]);

  return {
    outgoing,
    isWaiting,
    add: useCallback((body: string, picture: LinePicture | null) => {
      const line = {
        id: picture?.id ?? crypto.randomUUID(),
        body,
        typedAt: new Date().toISOString(),
        refusal: null,
        picturePath: picture?.path ?? null,
      };
      setOutgoing((lines) => [...lines, line]);
    }, []),
    retry: useCallback((id: string) => {
      setOutgoing((lines) => lines.map((line) => (line.id === id ? { ...line, refusal: null } : line)));
    }, []),
    drop: useCallback((id: string) => {
      if (queued.current.delete(id)) void forget(id);
      setOutgoing((lines) => lines.filter((line) => line.id !== id));
    }, []),
  };
}

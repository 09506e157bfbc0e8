import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { sendLine } from './api/send-line.ts';
import type { Line, LinePicture } from './line.ts';
import { outboxKey, readOutbox } from './outbox.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/**
 * Lines on their way, one after the other. What got no answer is sent again with its id, sooner when the network is back, also after
 * the page was loaded anew; what was refused waits with the reason. In: the thread and what to do with a line that has arrived.
 */
export function useOutbox(threadId: string, onSent: (line: Line) => void) {
  const key = outboxKey(threadId);
  const [outgoing, setOutgoing] = useState(() => readOutbox(threadId));
  const [isWaiting, setWaiting] = useState(false);
  const delay = useRef(firstDelayMs);
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
      setWaiting(true);
      return 'again';
    }
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
    drop: useCallback((id: string) => setOutgoing((lines) => lines.filter((line) => line.id !== id)), []),
  };
}

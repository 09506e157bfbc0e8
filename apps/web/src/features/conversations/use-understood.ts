import { useState } from 'react';
import { readDraft, writeDraft } from '#lib/forms/draft-storage.ts';

/** Warnings that the reader has put away, kept in this tab. */
export function useUnderstood(threadId: string): { has: (id: string) => boolean; add: (id: string) => void } {
  const key = `pesan-mengerti:${threadId}`;
  const [ids, setIds] = useState(() => readDraft(key));
  return {
    has: (id) => ids[id] === true,
    add: (id) => {
      const next = { ...ids, [id]: true };
      setIds(next);
      writeDraft(key, next);
    },
  };
}

import * as z from 'zod/mini';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { updateSavedIdea } from './update-saved-idea.ts';

/** The title of an idea. Out: trimmed. */
export const ideaTitleSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Judul tidak boleh kosong')),
});

/** Gives an idea another title. In: what follows. */
export const useRenameIdea = (id: string, done: () => void) =>
  useOperation(({ title }: z.output<typeof ideaTitleSchema>) => updateSavedIdea(id, { title }), {
    done,
    failed: (error) => ({ title: 'Gagal mengganti nama', detail: loadAdvice(error) }),
  });

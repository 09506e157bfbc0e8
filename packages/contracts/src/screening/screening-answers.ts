/** Rules of the answers to an owner's questions. Apart from the questions, whose filter the application dialog does not need. */
import * as z from 'zod/mini';

/** The database has the same limit. */
export const answerMaxLength = 1_000;

/** An answer with the question as it was asked; the owner may change the question later. */
export type ScreeningAnswer = { question: string; answer: string };

/** An answer: not empty. Out: trimmed. */
export const answerSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Jawab pertanyaan ini dulu'),
    z.maxLength(answerMaxLength, 'Maksimal 1.000 karakter'),
  );

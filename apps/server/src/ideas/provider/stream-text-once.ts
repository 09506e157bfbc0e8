import type { Settings } from '#settings.ts';
import { Output, streamText } from 'ai';
import type { z } from 'zod';
import { createAiModel, type AnswerForm } from './ai-model.ts';
import { estimateTokens } from './site-cap.ts';
import { watchSilence } from './watch-silence.ts';
import { wasTaken } from './why-failed.ts';

type Line = { readonly role: 'user' | 'assistant'; readonly content: string };

type Question = {
  readonly ai: NonNullable<Settings['ai']>;
  readonly form: AnswerForm;
  /** What the answer has to be, where the form can say it. */
  readonly schema?: z.ZodType;
  readonly instructions: string;
  /** What is asked, the last line last. */
  readonly lines: readonly Line[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  readonly onPiece: (piece: string) => unknown;
  /** Hears how many tokens it took, also of an answer that broke off; an estimate where the provider does not say. */
  readonly onUsed: (tokens: number) => void;
};

/**
 * Asks the provider once and gives its answer piece by piece, without what it thinks aloud.
 * Throws what the provider throws, what ended `signal`, and a TimeoutError after a silence.
 */
export async function streamTextOnce(
  question: Question,
): Promise<{ text: string; end: 'whole' | 'cut' | 'refused' }> {
  const { ai, form, schema, instructions, lines, maxOutputTokens, onUsed } = question;
  const silence = watchSilence(question.signal, ai.idleMs);
  const asked = [instructions, ...lines.map(({ content }) => content)];
  let text = '';
  let failure: unknown = null;
  const result = streamText({
    model: createAiModel(ai, form),
    instructions,
    messages: [...lines],
    ...(schema === undefined || form === 'text' ? {} : { output: Output.object({ schema }) }),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: silence.signal,
    onChunk: silence.heard,
    onError: ({ error }) => {
      failure = error;
    },
  });
  try {
    for await (const piece of result.textStream) {
      text += piece;
      await question.onPiece(piece);
    }
    if (failure !== null) throw failure;
    silence.signal.throwIfAborted();
    const [reason, usage] = await Promise.all([result.finishReason, result.totalUsage]);
    onUsed(usage.totalTokens ?? estimateTokens(...asked, text));
    if (reason === 'content-filter') return { text, end: 'refused' };
    return { text, end: reason === 'length' ? 'cut' : 'whole' };
  } catch (error) {
    const cause: unknown = silence.signal.aborted ? silence.signal.reason : error;
    if (wasTaken(cause)) onUsed(estimateTokens(...asked, text));
    throw cause;
  } finally {
    silence.stop();
  }
}

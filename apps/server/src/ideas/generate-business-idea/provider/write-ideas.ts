import type { Idea, IdeaRequest } from '@kawanusaha/contracts/idea';
import { parsePartialJson } from 'ai';
import type { Logger } from 'pino';
import type { AnswerForm } from '#ideas/provider/ai-model.ts';
import { inKnownForm } from '#ideas/provider/answer-form.ts';
import { askAgain } from '#ideas/provider/ask-again.ts';
import { streamTextOnce } from '#ideas/provider/stream-text-once.ts';
import { type ProviderFailure, whyFailed } from '#ideas/provider/why-failed.ts';
import type { Settings } from '#settings.ts';
import { checkIdeas } from './check-ideas.ts';
import { cleanText, completeIdea } from './complete-idea.ts';
import type { Grounding } from './ground-ideas.ts';
import { buildIdeaPrompt, buildRepairPrompt, ideaInstructions } from './prompt.ts';
import { providerAnswerSchema, providerIdeaSchema, type ProviderIdea } from './provider-schema.ts';
import { cutOutJson, readAnswer, type PartialProviderIdea } from './read-answer.ts';

/** What is readable while the model still writes. */
export type IdeaDraft = { businessName: string; description: string; targetMarket: string };

export type WrittenIdeas = { tokens: number } & (
  | /** `isCut`: the provider stopped before the end, and these had been written whole. */
    { kind: 'ideas'; ideas: Idea[]; isCut: boolean }
  /** Nothing of it can be used. */
  | { kind: 'failed'; why: ProviderFailure }
);

export type WriteIdeasInput = {
  ai: NonNullable<Settings['ai']>;
  request: IdeaRequest;
  /** What our own engine knows of the person, the place and the subject. */
  grounding: Grounding;
  signal: AbortSignal;
  log: Logger;
  onDraft: (drafts: IdeaDraft[]) => void;
};

/** The longest answer, in tokens; what is set aside for it. */
export const maxOutputTokens = 6_000;

const listOf = (partial: unknown): unknown[] => {
  const list: unknown =
    typeof partial === 'object' && partial !== null ? Reflect.get(partial, 'ideas') : null;
  return Array.isArray(list) ? list : [];
};

/** A growing answer may hold anything, whatever its type says. */
function readDrafts(partial: unknown): IdeaDraft[] {
  return listOf(partial).map((idea: unknown) => {
    const textOf = (name: string) => {
      const value: unknown = typeof idea === 'object' && idea !== null ? Reflect.get(idea, name) : null;
      return typeof value === 'string' ? cleanText(value) : '';
    };
    return {
      businessName: textOf('businessName'),
      description: textOf('description'),
      targetMarket: textOf('targetMarket'),
    };
  });
}

/** Those of a growing answer that are whole already. */
function readFinished(partial: unknown): ProviderIdea[] {
  return listOf(partial).flatMap((idea: unknown) => {
    const parsed = providerIdeaSchema.safeParse(idea);
    return parsed.success ? [parsed.data] : [];
  });
}

type Progress = { text: string; partial: unknown; tokens: number };

function askForIdeas(
  input: WriteIdeasInput,
  form: AnswerForm,
  prompt: string,
  signal: AbortSignal,
  progress: Progress,
) {
  let last = '';
  return streamTextOnce({
    ai: input.ai,
    form,
    schema: providerAnswerSchema,
    instructions: ideaInstructions(form),
    lines: [{ role: 'user', content: prompt }],
    maxOutputTokens,
    signal,
    onUsed: (tokens) => (progress.tokens += tokens),
    async onPiece(piece) {
      progress.text += piece;
      progress.partial = (await parsePartialJson(cutOutJson(progress.text))).value;
      const drafts = readDrafts(progress.partial);
      const fingerprint = JSON.stringify(drafts);
      if (drafts.length === 0 || fingerprint === last) return;
      last = fingerprint;
      input.onDraft(drafts);
    },
  });
}

async function repairAnswer(
  input: WriteIdeasInput,
  signal: AbortSignal,
  invalid: { text: string; problem: string },
  progress: Progress,
) {
  const { text } = await streamTextOnce({
    ai: input.ai,
    // Asked without a form, so the schema stands in the words.
    form: 'text',
    instructions: ideaInstructions('text'),
    lines: [{ role: 'user', content: buildRepairPrompt(invalid.text, invalid.problem) }],
    maxOutputTokens,
    signal,
    onUsed: (tokens) => (progress.tokens += tokens),
    onPiece: () => {},
  });
  return readAnswer(text);
}

/**
 * Asks the provider for ideas, hands out drafts while they grow, repairs an invalid answer once, and otherwise keeps
 * what is usable of it and passes our checks. Never throws for what the provider does.
 */
export async function writeIdeas(input: WriteIdeasInput): Promise<WrittenIdeas> {
  const { ai, request, log } = input;
  const signal = AbortSignal.any([input.signal, AbortSignal.timeout(ai.timeoutMs)]);
  const prompt = buildIdeaPrompt(request, input.grounding);
  const progress: Progress = { text: '', partial: null, tokens: 0 };
  const failed = (why: ProviderFailure): WrittenIdeas => ({ kind: 'failed', why, tokens: progress.tokens });
  const finish = (written: readonly PartialProviderIdea[], isCut: boolean): WrittenIdeas => {
    const ideas = checkIdeas(written.map(completeIdea), input.grounding.limits);
    return ideas.length === 0 ? failed('unfit') : { kind: 'ideas', ideas, isCut, tokens: progress.tokens };
  };
  let answered: Awaited<ReturnType<typeof askForIdeas>>;
  try {
    answered = await inKnownForm(`${ai.baseUrl} ${ai.model}`, (form) =>
      askAgain(
        () => askForIdeas(input, form, prompt, signal, progress),
        () => progress.text !== '',
        signal,
      ),
    );
  } catch (error) {
    log.warn({ err: error }, 'the AI provider did not answer');
    const finished = readFinished(progress.partial);
    return finished.length > 0 ? finish(finished, true) : failed(whyFailed(error));
  }
  const { text, end } = answered;
  // Prose, a call of a tool or nothing at all: there is nothing to repair.
  if (end === 'refused' || !text.includes('{')) return failed('refused');
  const first = await readAnswer(text);
  if (first.kind === 'valid') return finish(first.ideas, false);
  const finished = end === 'cut' ? readFinished(progress.partial) : [];
  if (finished.length > 0) return finish(finished, true);
  const second = await repairAnswer(input, signal, { text, problem: first.problem }, progress).catch(
    (error: unknown) => {
      log.warn({ err: error }, 'the AI provider did not repair its answer');
      return first;
    },
  );
  const usable = second.ideas.length > 0 ? second.ideas : first.ideas;
  return usable.length > 0 ? finish(usable, false) : failed('unreadable');
}

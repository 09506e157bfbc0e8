import type { Idea, IdeaRequest } from '@kawanusaha/contracts/idea';
import { generateText, Output, streamText, type LanguageModel } from 'ai';
import type { Logger } from 'pino';
import { cleanText, completeIdea } from './complete-idea.ts';
import { buildIdeaPrompt, buildRepairPrompt, ideaInstructions } from './prompt.ts';
import { providerAnswerSchema, providerIdeaSchema, type ProviderIdea } from './provider-schema.ts';
import { readAnswer } from './read-answer.ts';

/** What is readable while the model still writes. */
export type IdeaDraft = { businessName: string; description: string; targetMarket: string };

export type WrittenIdeas =
  /** `isCut`: the provider stopped before the end, and these had been written whole. */
  | { kind: 'ideas'; ideas: Idea[]; isCut: boolean }
  /** Nothing of the answer can be used; `text` is what came (spec §3, `rawResponse`). */
  | { kind: 'unreadable'; text: string }
  /** The provider refused, failed, or was too slow. */
  | { kind: 'failed' };

export type WriteIdeasInput = {
  model: LanguageModel;
  request: IdeaRequest;
  /** For everything together, the repair included. */
  timeoutMs: number;
  signal: AbortSignal;
  log: Logger;
  onDraft: (drafts: IdeaDraft[]) => void;
};

const maxOutputTokens = 6_000;
const longestRaw = 4_000;

/** A growing answer may hold anything, whatever its type says. */
function readDrafts(partial: unknown): IdeaDraft[] {
  const list: unknown =
    typeof partial === 'object' && partial !== null ? Reflect.get(partial, 'ideas') : null;
  if (!Array.isArray(list)) return [];
  return list.map((idea: unknown) => {
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
  const list: unknown =
    typeof partial === 'object' && partial !== null ? Reflect.get(partial, 'ideas') : null;
  if (!Array.isArray(list)) return [];
  return list.flatMap((idea: unknown) => {
    const parsed = providerIdeaSchema.safeParse(idea);
    return parsed.success ? [parsed.data] : [];
  });
}

type Progress = { partial: unknown };

async function streamAnswer(
  input: WriteIdeasInput,
  signal: AbortSignal,
  progress: Progress,
): Promise<string> {
  let failure: unknown = null;
  const result = streamText({
    model: input.model,
    instructions: ideaInstructions,
    prompt: buildIdeaPrompt(input.request),
    output: Output.object({ schema: providerAnswerSchema }),
    maxOutputTokens,
    maxRetries: 1,
    abortSignal: signal,
    onError: ({ error }) => {
      failure = error;
    },
  });
  let last = '';
  for await (const partial of result.partialOutputStream) {
    progress.partial = partial;
    const drafts = readDrafts(partial);
    const fingerprint = JSON.stringify(drafts);
    if (drafts.length === 0 || fingerprint === last) continue;
    last = fingerprint;
    input.onDraft(drafts);
  }
  if (failure !== null) throw failure;
  signal.throwIfAborted();
  return result.text;
}

async function repairAnswer(input: WriteIdeasInput, signal: AbortSignal, text: string, problem: string) {
  const repaired = await generateText({
    model: input.model,
    instructions: ideaInstructions,
    prompt: buildRepairPrompt(text, problem),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
  });
  return readAnswer(repaired.text);
}

/**
 * Asks the provider for ideas, hands out drafts while they grow, repairs an invalid answer once, and otherwise keeps
 * what is usable of it. Never throws for what the provider does.
 */
export async function writeIdeas(input: WriteIdeasInput): Promise<WrittenIdeas> {
  const signal = AbortSignal.any([input.signal, AbortSignal.timeout(input.timeoutMs)]);
  const progress: Progress = { partial: null };
  let text: string;
  try {
    text = await streamAnswer(input, signal, progress);
  } catch (error) {
    input.log.warn({ err: error }, 'the AI provider did not answer');
    const finished = readFinished(progress.partial);
    return finished.length > 0
      ? { kind: 'ideas', ideas: finished.map(completeIdea), isCut: true }
      : { kind: 'failed' };
  }
  const first = await readAnswer(text);
  if (first.kind === 'valid') return { kind: 'ideas', ideas: first.ideas.map(completeIdea), isCut: false };
  const second = await repairAnswer(input, signal, text, first.problem).catch((error: unknown) => {
    input.log.warn({ err: error }, 'the AI provider did not repair its answer');
    return first;
  });
  const usable = second.ideas.length > 0 ? second.ideas : first.ideas;
  if (usable.length > 0) return { kind: 'ideas', ideas: usable.map(completeIdea), isCut: false };
  return { kind: 'unreadable', text: cleanRaw(text) };
}

function cleanRaw(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, longestRaw);
}

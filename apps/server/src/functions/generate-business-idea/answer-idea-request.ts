import { createHash } from 'node:crypto';
import type { IdeaRequest, IdeaResponse, RawIdeaResponse } from '@kawanusaha/contracts/idea';
import { createAiModel } from '#adapters/ai-model.ts';
import { takeAiQuota } from '#db/ai/take-ai-quota.ts';
import type { FunctionContext } from '#functions/define-function.ts';
import { answerFromCatalogue, catalogueNote } from './engine/answer-from-catalogue.ts';
import { messages } from './messages.ts';
import { writeIdeas, type IdeaDraft } from './provider/write-ideas.ts';

/** Uses of the provider a day: each costs money. The catalogue has no such limit. */
const dayLimits = { visitor: 3, member: 10, premium: 50 } as const;

export type IdeaAnswer =
  | { kind: 'answer'; body: IdeaResponse }
  | { kind: 'raw'; body: RawIdeaResponse }
  | { kind: 'none' };

export type AnswerOptions = {
  signal: AbortSignal;
  onDraft: (drafts: IdeaDraft[]) => void;
};

async function mayUseProvider({ caller, clientIp, deps }: FunctionContext): Promise<boolean> {
  const sql = deps.database.owner;
  if (caller.userId === null) {
    const hash = createHash('sha256').update(`${deps.settings.jwtSecret}:${clientIp}`).digest('hex');
    return takeAiQuota(sql, `visitor:${hash.slice(0, 32)}`, 'idea', dayLimits.visitor);
  }
  const [row] = await sql<{ premium: boolean }[]>`select private.has_premium(${caller.userId}) as premium`;
  const limit = row?.premium === true ? dayLimits.premium : dayLimits.member;
  return takeAiQuota(sql, `user:${caller.userId}`, 'idea', limit);
}

function fromCatalogue(request: IdeaRequest, why: string | null): IdeaAnswer {
  const body = answerFromCatalogue(request);
  if (body === null) return { kind: 'none' };
  return { kind: 'answer', body: why === null ? body : { ...body, sourceNote: `${why} ${catalogueNote}` } };
}

async function fromProvider(
  ai: NonNullable<FunctionContext['deps']['settings']['ai']>,
  request: IdeaRequest,
  context: FunctionContext,
  options: AnswerOptions,
): Promise<IdeaAnswer> {
  const written = await writeIdeas({
    model: createAiModel(ai),
    timeoutMs: ai.timeoutMs,
    request,
    log: context.log,
    ...options,
  });
  if (written.kind === 'failed') return fromCatalogue(request, messages.failedNote);
  if (written.kind === 'unreadable') return { kind: 'raw', body: { rawResponse: written.text } };
  const [best, ...alternatives] = written.ideas.toSorted((a, b) => b.totalScore - a.totalScore);
  if (best === undefined) return fromCatalogue(request, messages.failedNote);
  return {
    kind: 'answer',
    body: {
      ...best,
      source: 'provider',
      sourceNote: written.isCut ? messages.cutNote : messages.providerNote,
      alternatives,
      hasMore: true,
    },
  };
}

/** Ideas from the provider where one is configured and the quota allows it, else from the catalogue. */
export async function answerIdeaRequest(
  request: IdeaRequest,
  context: FunctionContext,
  options: AnswerOptions,
): Promise<IdeaAnswer> {
  const { ai } = context.deps.settings;
  if (ai === null) return fromCatalogue(request, null);
  if (!(await mayUseProvider(context))) return fromCatalogue(request, messages.quotaNote);
  return fromProvider(ai, request, context, options);
}

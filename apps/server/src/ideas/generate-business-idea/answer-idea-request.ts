import { hasPremium } from '#accounts/has-premium.ts';
import type { IdeaQuestion, IdeaRefusal, IdeaRequest, IdeaResponse } from '@kawanusaha/contracts/idea';
import { takeCallerQuota } from '#ideas/provider/take-ai-quota.ts';
import type { FunctionContext } from '#define-function.ts';
import { messages } from './messages.ts';
import type { IdeaDraft } from './provider/write-ideas.ts';

/** Uses of the provider a day: each costs money. The catalogue has no such limit. */
const dayLimits = { visitor: 3, member: 10, premium: 50 } as const;

export type IdeaAnswer =
  | { kind: 'answer'; body: IdeaResponse }
  | { kind: 'asked'; body: IdeaQuestion }
  | { kind: 'refused'; body: IdeaRefusal }
  | { kind: 'none' };

export type AnswerOptions = {
  signal: AbortSignal;
  onDraft: (drafts: IdeaDraft[]) => void;
};

async function mayUseProvider(context: FunctionContext): Promise<boolean> {
  if (context.caller.userId === null) return takeCallerQuota(context, 'idea', dayLimits.visitor);
  const limit = (await hasPremium(context)) ? dayLimits.premium : dayLimits.member;
  return takeCallerQuota(context, 'idea', limit);
}

/** The person's turn among those who write the same words: their account, else what their device sends. */
const seedOf = (request: IdeaRequest, { caller }: FunctionContext) => caller.userId ?? request.seed ?? '';

async function fromEngine(
  request: IdeaRequest,
  context: FunctionContext,
  why: string | null,
): Promise<IdeaAnswer> {
  // What it knows is large; until the first question the process does without it.
  const [{ composeAnswer }, { refreshLocalData }] = await Promise.all([
    import('./engine/compose/compose-answer.ts'),
    import('./engine/compose/local/refresh-local-data.ts'),
  ]);
  await refreshLocalData(context.deps.database.owner, (error) => {
    context.log.warn({ err: error }, 'local figures of the desk could not be read');
  });
  const answer = composeAnswer(request, seedOf(request, context));
  if (answer.kind !== 'answer' || why === null) return answer;
  return {
    kind: 'answer',
    body: { ...answer.body, sourceNote: `${why} ${answer.body.sourceNote}` },
  };
}

async function fromProvider(
  ai: NonNullable<FunctionContext['deps']['settings']['ai']>,
  request: IdeaRequest,
  context: FunctionContext,
  own: IdeaAnswer,
  options: AnswerOptions,
): Promise<IdeaAnswer> {
  const sql = context.deps.database.owner;
  // Most servers have no provider; its library is large.
  const [{ maxOutputTokens, writeIdeas }, { groundIdeas }, { reserveTokens, settleTokens }] =
    await Promise.all([
      import('./provider/write-ideas.ts'),
      import('./provider/ground-ideas.ts'),
      import('#ideas/provider/site-cap.ts'),
    ]);
  // The question, the answer, and a repair of both.
  const reserved = await reserveTokens(sql, 3 * maxOutputTokens);
  if (reserved === null) return fromEngine(request, context, messages.capNote);
  const reading = own.kind === 'answer' ? (own.body.reading ?? null) : null;
  let used = 0;
  let written: Awaited<ReturnType<typeof writeIdeas>>;
  try {
    const grounding = await groundIdeas(request, reading);
    written = await writeIdeas({ ai, request, grounding, log: context.log, ...options });
    used = written.tokens;
  } catch (error) {
    context.log.error({ err: error }, 'what the AI provider wrote could not be judged');
    used = reserved.tokens;
    return fromEngine(request, context, messages.failureNotes.failed);
  } finally {
    await settleTokens(sql, reserved, used).catch((error: unknown) => {
      context.log.warn({ err: error }, 'what the AI provider used could not be noted');
    });
  }
  if (written.kind === 'failed') return fromEngine(request, context, messages.failureNotes[written.why]);
  const [best, ...alternatives] = written.ideas.toSorted((a, b) => b.totalScore - a.totalScore);
  if (best === undefined) return fromEngine(request, context, messages.failureNotes.unfit);
  return {
    kind: 'answer',
    body: {
      ...best,
      source: 'provider',
      sourceNote: written.isCut ? messages.cutNote : messages.providerNote,
      alternatives,
      hasMore: true,
      ...(reading === null ? {} : { reading }),
    },
  };
}

/**
 * Ideas from the provider where one is configured and the quotas allow it, else from the own engine, which says why. What the
 * engine refuses or has to ask never reaches a provider, and what a provider gives that cannot be used is no dead end.
 */
export async function answerIdeaRequest(
  request: IdeaRequest,
  context: FunctionContext,
  options: AnswerOptions,
): Promise<IdeaAnswer> {
  const { ai } = context.deps.settings;
  const own = await fromEngine(request, context, null);
  if (ai === null || own.kind === 'asked' || own.kind === 'refused') return own;
  if (!(await mayUseProvider(context))) return fromEngine(request, context, messages.quotaNote);
  return fromProvider(ai, request, context, own, options);
}

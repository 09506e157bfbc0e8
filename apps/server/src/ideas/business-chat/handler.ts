import { createHash } from 'node:crypto';
import { businessChatRequestSchema, type BusinessChatRequest } from '@kawanusaha/contracts/business-chat';
import { createAiModel } from '#ideas/provider/ai-model.ts';
import { takeAiQuota } from '#ideas/provider/take-ai-quota.ts';
import { searchKnowledge } from '#ideas/knowledge/search-knowledge.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction, type FunctionContext } from '#define-function.ts';
import { type SendEvent, streamEvents } from '#ideas/stream-events.ts';
import { answerFromKnowledge } from './answer-from-knowledge.ts';
import { messages } from './messages.ts';
import { endWhenUnwanted, openTurn, type Turn } from './open-turn.ts';
import { streamProviderAnswer } from './stream-provider-answer.ts';

/** Questions to the provider a day. */
const dayLimits = { visitor: 5, member: 10, premium: 100 } as const;

async function isPremium({ caller, deps }: FunctionContext): Promise<boolean> {
  if (caller.userId === null) return false;
  const [row] = await deps.database.owner<{ premium: boolean }[]>`
    select private.has_premium(${caller.userId}) as premium`;
  return row?.premium ?? false;
}

function takeQuota({ caller, clientIp, deps }: FunctionContext, premium: boolean): Promise<boolean> {
  const sql = deps.database.owner;
  if (caller.userId !== null) {
    return takeAiQuota(sql, `user:${caller.userId}`, 'chat', premium ? dayLimits.premium : dayLimits.member);
  }
  const hash = createHash('sha256').update(`${deps.settings.jwtSecret}:${clientIp}`).digest('hex');
  return takeAiQuota(sql, `visitor:${hash.slice(0, 32)}`, 'chat', dayLimits.visitor);
}

/** The saved idea under the caller's own row-level security: somebody else's id finds nothing. */
async function readIdea(context: FunctionContext, id: string | null | undefined): Promise<unknown> {
  if (id === null || id === undefined || context.caller.userId === null) return null;
  const { data } = await context.supabase
    .from('business_ideas')
    .select('title, result')
    .eq('id', id)
    .maybeSingle();
  return data;
}

type Asked = { request: BusinessChatRequest; question: string; signal: AbortSignal };

function respondFromKnowledge(context: FunctionContext, asked: Asked): Response {
  return streamEvents(asked.signal, context.log, async (send) => {
    const turn = await openTurn(context, asked.request);
    await sendKnowledge(context, asked.question, { send, turn }, messages.knowledgeNote);
  });
}

async function sendKnowledge(
  context: FunctionContext,
  question: string,
  { send, turn }: { send: SendEvent; turn: Turn | null },
  note: string,
): Promise<void> {
  const { content, sources } = await answerFromKnowledge(context.deps.database.owner, question);
  send('text', { text: content });
  await turn?.keep({ content, sources, note });
  send('done', { sources, note });
}

function respondFromProvider(
  context: FunctionContext,
  ai: NonNullable<typeof context.deps.settings.ai>,
  { request, question, signal }: Asked,
) {
  return streamEvents(signal, context.log, async (send, left) => {
    const turn = await openTurn(context, request);
    const over = new AbortController();
    const unwanted = endWhenUnwanted(turn, left, over.signal);
    const knowledge = await searchKnowledge(context.deps.database.owner, question, 3);
    let content = '';
    try {
      const end = await streamProviderAnswer({
        model: createAiModel(ai),
        request,
        knowledge,
        idea: await readIdea(context, request.idea_id),
        signal: AbortSignal.any([unwanted, AbortSignal.timeout(ai.timeoutMs)]),
        onText: (text) => {
          content += text;
          send('text', { text });
        },
      });
      if (end === 'refused') return send('problem', { error: 'provider_refused', message: messages.refused });
      const sources = knowledge
        .filter(({ coverage }) => coverage >= 0.5)
        .map(({ question: title, source }) => ({ title, source }));
      const note = end === 'cut' ? messages.cutNote : messages.providerNote;
      await turn?.keep({ content, sources, note });
      send('done', { sources, note });
    } catch (error) {
      if (unwanted.aborted) return;
      context.log.warn({ err: error }, 'the AI provider did not answer a question');
      // Premium's chatbot has the knowledge base to fall back on, the consultation has nothing of its own.
      if (request.mode === 'chatbot' && content === '') {
        return sendKnowledge(context, question, { send, turn }, messages.insteadNote);
      }
      send('problem', { error: 'provider_failed', message: messages.failed });
    } finally {
      over.abort();
    }
  });
}

/**
 * POST {mode, messages, idea_id?, turn?} → server-sent `text` pieces, then `done {sources, note}` or `problem`.
 * `chatbot` is Premium's (401 `login_required`, 403 `premium_required`) and answers from the knowledge base where no
 * provider is set up; `konsultasi` then answers 503 `no_provider`, and the screen shows the simulation of spec §7.
 * 400 `invalid_input`, 429 `quota_reached`. With `turn`, question and answer are stored in the caller's account, also when
 * the reader leaves before the answer is whole.
 */
export const businessChat = defineFunction({
  name: 'business-chat',
  verifyJwt: false,
  handler: async (request, context) => {
    if (request.method !== 'POST')
      return jsonResponse({ error: 'method_not_allowed', message: 'POST saja' }, 405);
    const parsed = businessChatRequestSchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return jsonResponse({ error: 'invalid_input', message: messages.invalid }, 400);
    const premium = await isPremium(context);
    const question = parsed.data.messages.at(-1)?.content ?? '';
    const asked = { request: parsed.data, question, signal: request.signal };
    const { ai } = context.deps.settings;
    if (parsed.data.mode === 'chatbot') {
      if (context.caller.userId === null) {
        return jsonResponse({ error: 'login_required', message: messages.loginRequired }, 401);
      }
      if (!premium)
        return jsonResponse({ error: 'premium_required', message: messages.premiumRequired }, 403);
      if (ai === null) return respondFromKnowledge(context, asked);
    }
    if (ai === null) return jsonResponse({ error: 'no_provider', message: messages.noProvider }, 503);
    if (!(await takeQuota(context, premium))) {
      return jsonResponse({ error: 'quota_reached', message: messages.quota }, 429);
    }
    return respondFromProvider(context, ai, asked);
  },
});

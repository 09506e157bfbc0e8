import { businessChatRequestSchema, type BusinessChatRequest } from '@kawanusaha/contracts/business-chat';
import { hasPremium } from '#accounts/has-premium.ts';
import { reserveTokens, settleTokens, type Reservation } from '#ideas/provider/site-cap.ts';
import { takeCallerQuota } from '#ideas/provider/take-ai-quota.ts';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { writeOffers } from '@kawanusaha/contracts/chat-offers';
import { defineFunction, type FunctionContext } from '#define-function.ts';
import { type SendEvent, streamEvents } from '#ideas/stream-events.ts';
import type { ChatReply } from './engine/chat-reply.ts';
import { loadEngine } from './engine/load-engine.ts';
import { messages } from './messages.ts';
import { endWhenUnwanted, openTurn, type Turn } from './open-turn.ts';

/** Questions to the provider a day. */
const dayLimits = { visitor: 5, member: 10, premium: 100 } as const;
/** Tokens that are set aside for an answer: rules, entries, the idea, the conversation, the longest answer, and a second try. */
const mostTokens = 12_000;
/** Setting that says how many questions a day the free consultation answers without a provider. */
const freeLimitKey = 'consultation_daily_limit';

function providerLimit({ caller }: FunctionContext, premium: boolean): number {
  if (caller.userId === null) return dayLimits.visitor;
  return premium ? dayLimits.premium : dayLimits.member;
}

async function readFreeLimit({ deps }: FunctionContext): Promise<number> {
  const [row] = await deps.database.owner<{ value: number | null }[]>`
    select private.setting_integer(${freeLimitKey}) as value`;
  return row?.value ?? 0;
}

/** The saved idea under the caller's own row-level security: another member's id finds nothing. */
async function readIdea(context: FunctionContext, id: string | null | undefined): Promise<unknown> {
  if (id === null || id === undefined || context.caller.userId === null) return null;
  const { data } = await context.supabase
    .from('business_ideas')
    .select('title, result')
    .eq('id', id)
    .maybeSingle();
  return data;
}

type Asked = { request: BusinessChatRequest; reply: ChatReply; signal: AbortSignal };

/** Why the own engine answers: what stands under its answer, and what the screen adds to its canned reply. */
type Reason = { readonly note: string; readonly unknownNote: string };
const reasons = {
  usual: { note: messages.knowledgeNote, unknownNote: '' },
  capUsed: { note: messages.capNote, unknownNote: messages.capUsed },
  shareUsed: { note: messages.shareNote, unknownNote: messages.shareUsed },
} as const satisfies Record<string, Reason>;

function respondFromKnowledge(
  context: FunctionContext,
  asked: Asked,
  { note, unknownNote }: Reason = reasons.usual,
): Response {
  return streamEvents(asked.signal, context.log, async (send) => {
    // The canned reply of spec §7 is the screen's own: nothing is stored for what is not known.
    if (asked.request.mode === 'konsultasi' && asked.reply.isUnknown) return sendUnknown(send, unknownNote);
    const turn = await openTurn(context, asked.request);
    await sendKnowledge(asked.reply, { send, turn }, note);
  });
}

const sendUnknown = (send: SendEvent, note = ''): void =>
  send('done', { sources: [], note, answered: false, unknown: true });

async function sendKnowledge(
  reply: ChatReply,
  { send, turn }: { send: SendEvent; turn: Turn | null },
  fallbackNote: string,
): Promise<void> {
  const { content, suggestions, offers, calculation, answered, isCare } = reply;
  const sources = offers.length === 0 ? reply.sources : offers.map(({ source }) => source);
  const note = isCare ? '' : calculation === null ? fallbackNote : messages.calculatedNote;
  send('text', { text: content });
  const list = suggestions.map((question) => `\n- ${question}`).join('');
  await turn?.keep({ content: `${writeOffers(content, offers)}${list}`, sources: [...sources], note });
  send('done', { sources, note, suggestions, offers, calculation, answered });
}

type Answering = { send: SendEvent; turn: Turn | null };

/** The own engine in the place of a provider that gave nothing: its answer with the reason, or the screen's canned reply. */
async function answerInstead(
  { request, reply }: Asked,
  { send, turn }: Answering,
  note: string,
): Promise<void> {
  if (request.mode === 'konsultasi' && reply.isUnknown) sendUnknown(send);
  else await sendKnowledge(reply, { send, turn }, note);
}

/** Tells the provider's answer as it comes, or what there is instead. */
async function tellProviderAnswer(
  context: FunctionContext,
  ai: NonNullable<typeof context.deps.settings.ai>,
  asked: Asked,
  { send, turn }: Answering,
  unwanted: AbortSignal,
  onUsed: (tokens: number) => void,
): Promise<void> {
  const { request, reply } = asked;
  let content = '';
  // Most servers have no provider; its library is large.
  const [{ streamProviderAnswer }, { sourceOf }, { whyFailed }] = await Promise.all([
    import('./stream-provider-answer.ts'),
    import('./engine/source-of.ts'),
    import('#ideas/provider/why-failed.ts'),
  ]);
  try {
    const end = await streamProviderAnswer({
      ai,
      request,
      knowledge: reply.entries,
      idea: await readIdea(context, request.idea_id),
      signal: AbortSignal.any([unwanted, AbortSignal.timeout(ai.timeoutMs)]),
      onText: (text) => {
        content += text;
        send('text', { text });
      },
      onUsed,
    });
    if (end === 'refused' && content.trim() === '')
      return await answerInstead(asked, { send, turn }, messages.refusedNote);
    const sources = reply.answered ? reply.entries.map(sourceOf) : [];
    const note = end === 'whole' ? messages.providerNote : messages.cutNote;
    await turn?.keep({ content, sources, note });
    send('done', { sources, note });
  } catch (error) {
    if (unwanted.aborted) return;
    context.log.warn({ err: error }, 'the AI provider did not answer a question');
    const why = whyFailed(error);
    const note = why === 'busy' ? messages.busyNote : messages.insteadNote;
    // Of what we do not know either, asking again tells more than the canned reply.
    const knows = request.mode === 'chatbot' || !reply.isUnknown;
    if (content === '' && knows) await answerInstead(asked, { send, turn }, note);
    else send('problem', { error: 'provider_failed', message: messages.failed });
  }
}

function respondFromProvider(
  context: FunctionContext,
  ai: NonNullable<typeof context.deps.settings.ai>,
  asked: Asked,
  reserved: Reservation,
): Response {
  return streamEvents(asked.signal, context.log, async (send, left) => {
    const over = new AbortController();
    let used = 0;
    try {
      const turn = await openTurn(context, asked.request);
      const unwanted = endWhenUnwanted(turn, left, over.signal);
      await tellProviderAnswer(context, ai, asked, { send, turn }, unwanted, (tokens) => (used += tokens));
    } finally {
      over.abort();
      await settleTokens(context.deps.database.owner, reserved, used).catch((error: unknown) => {
        context.log.warn({ err: error }, 'what the AI provider used could not be noted');
      });
    }
  });
}

/** Counts a question towards the caller's share of the provider; without one, or where that fails, what was set aside is given back. */
async function takeShare(
  context: FunctionContext,
  premium: boolean,
  reserved: Reservation,
): Promise<boolean> {
  let isTaken = false;
  try {
    isTaken = await takeCallerQuota(context, 'chat', providerLimit(context, premium));
    return isTaken;
  } finally {
    if (!isTaken) await settleTokens(context.deps.database.owner, reserved, 0);
  }
}

/**
 * POST {mode, messages, idea_id?, turn?} → server-sent `text` pieces, then
 * `done {sources, note, suggestions?, offers?, calculation?, answered?, unknown?}` or `problem`.
 * Both modes are answered by one engine from the knowledge base where no provider answers; `konsultasi` then has a limit
 * a day (setting), and what is not known ends in `done {unknown: true}`, for which the screen has the canned reply of spec §7.
 * `chatbot` is Premium's (401 `login_required`, 403 `premium_required`). Help in distress and a no to what is unlawful come
 * from the engine in any case and count towards no limit; where the provider refuses, fails
 * before it says anything, or is used up for the day (setting `ai_tokens_per_day`, or the person's own share), the engine answers, too, with the reason in `note`
 * (also beside `unknown`). 400 `invalid_input`, 429 `quota_reached`. With `turn`, question and
 * answer are stored in the caller's account, also when the reader leaves before the answer is whole.
 */
export const businessChat = defineFunction({
  name: 'business-chat',
  verifyJwt: false,
  handler: async (request, context) => {
    if (request.method !== 'POST')
      return jsonResponse({ error: 'method_not_allowed', message: 'POST saja' }, 405);
    const parsed = businessChatRequestSchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return jsonResponse({ error: 'invalid_input', message: messages.invalid }, 400);
    const premium = await hasPremium(context);
    if (parsed.data.mode === 'chatbot') {
      if (context.caller.userId === null) {
        return jsonResponse({ error: 'login_required', message: messages.loginRequired }, 401);
      }
      if (!premium)
        return jsonResponse({ error: 'premium_required', message: messages.premiumRequired }, 403);
    }
    const answer = await loadEngine();
    // Its data came with the engine: before the first question the process does without them.
    const { refreshLocalData } =
      await import('#ideas/generate-business-idea/engine/compose/local/refresh-local-data.ts');
    await refreshLocalData(context.deps.database.owner, (error) => {
      context.log.warn({ err: error }, 'local figures of the desk could not be read');
    });
    const reply = answer(
      parsed.data.messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    );
    const asked = { request: parsed.data, reply, signal: request.signal };
    if (reply.isCare || reply.isRefusal) return respondFromKnowledge(context, asked);
    const { ai } = context.deps.settings;
    const sql = context.deps.database.owner;
    let reason: Reason = reasons.usual;
    if (ai !== null) {
      const reserved = await reserveTokens(sql, mostTokens);
      if (reserved === null) reason = reasons.capUsed;
      else if (await takeShare(context, premium, reserved))
        return respondFromProvider(context, ai, asked, reserved);
      else reason = reasons.shareUsed;
    }
    if (parsed.data.mode === 'konsultasi' && !premium) {
      const limit = await readFreeLimit(context);
      if (limit > 0 && !(await takeCallerQuota(context, 'chat', limit)))
        return jsonResponse({ error: 'quota_reached', message: messages.freeQuota(limit) }, 429);
    }
    return respondFromKnowledge(context, asked, reason);
  },
});

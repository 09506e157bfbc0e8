import { ideaRequestSchema, type IdeaRequest } from '@kawanusaha/contracts/idea';
import { ideaInputIncompleteText } from '@kawanusaha/contracts/idea-limits';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction, type FunctionContext } from '#define-function.ts';
import { streamEvents } from '#ideas/stream-events.ts';
import { answerIdeaRequest, type IdeaAnswer } from './answer-idea-request.ts';
import { messages } from './messages.ts';

/** Above the longest time that a provider may be given (`AI_TIMEOUT_SECONDS`). */
const longestMs = 130_000;

function toResult(answer: IdeaAnswer): { status: number; body: unknown } {
  if (answer.kind === 'none')
    return { status: 404, body: { error: 'no_more_ideas', message: messages.noMore } };
  return { status: 200, body: answer.body };
}

function respondStream(request: IdeaRequest, context: FunctionContext, signal: AbortSignal) {
  return streamEvents(signal, context.log, async (send, ended) => {
    const answer = await answerIdeaRequest(request, context, {
      signal: ended,
      onDraft: (ideas) => send('draft', { ideas }),
    });
    const { status, body } = toResult(answer);
    send(status === 200 ? 'result' : 'problem', body);
  });
}

/**
 * POST {skills, interests, capital, …} → the idea fields of spec §3 with alternatives, or `{ rawResponse }`.
 * `Accept: text/event-stream` gets `draft` events while the provider writes, then `result` or `problem`.
 * 400 `invalid_input` for missing skills or interests; 404 `no_more_ideas` when `exclude` leaves nothing.
 */
export const generateBusinessIdea = defineFunction({
  name: 'generate-business-idea',
  verifyJwt: false,
  timeoutMs: longestMs,
  maxBodyBytes: 32 * 1024,
  handler: async (request, context) => {
    if (request.method !== 'POST')
      return jsonResponse({ error: 'method_not_allowed', message: 'POST saja' }, 405);
    const parsed = ideaRequestSchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? ideaInputIncompleteText;
      return jsonResponse({ error: 'invalid_input', message }, 400);
    }
    const wantsStream = request.headers.get('accept')?.includes('text/event-stream') ?? false;
    if (wantsStream) return respondStream(parsed.data, context, request.signal);
    const answer = await answerIdeaRequest(parsed.data, context, {
      signal: request.signal,
      onDraft: () => {},
    });
    const { status, body } = toResult(answer);
    return jsonResponse(body, status);
  },
});

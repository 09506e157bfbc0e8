import {
  ideaQuestionSchema,
  ideaRefusalSchema,
  ideaResponseSchema,
  type IdeaQuestion,
  type IdeaRefusal,
  type IdeaRequest,
  type IdeaResponse,
} from '@kawanusaha/contracts/idea';
import * as z from 'zod/mini';
import { reportProblem } from '#lib/report-problem.ts';
import { ideaMessages } from '../messages.ts';
import { IdeaRequestError } from './idea-request-error.ts';
import { deviceSeed } from './device-seed.ts';
import { readEvents } from './read-events.ts';
import { requestHeaders } from './request-headers.ts';

/** What can be read while the answer is still being written. */
export type IdeaDraft = { businessName: string; description: string; targetMarket: string };

export type IdeaReply = IdeaResponse | IdeaQuestion | IdeaRefusal;
const replySchema = z.union([ideaResponseSchema, ideaQuestionSchema, ideaRefusalSchema]);

type GenerateOptions = { signal: AbortSignal; onDraft: (drafts: IdeaDraft[]) => void };

/** Above the longest time that the server gives a provider. */
const timeoutMs = 135_000;

function messageOf(body: unknown): string {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
  return typeof message === 'string' ? message : ideaMessages.failedText;
}

function toFailure(body: unknown): IdeaRequestError {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  if (code === 'no_more_ideas') return new IdeaRequestError('no_more', messageOf(body));
  return new IdeaRequestError(code === 'invalid_input' ? 'refused' : 'failed', messageOf(body));
}

/** An unreadable answer is only logged, never shown (spec §8). */
function parseResult(data: unknown): IdeaReply {
  const parsed = replySchema.safeParse(data);
  if (parsed.success) return parsed.data;
  reportProblem('The idea could not be read', data);
  throw new IdeaRequestError('invalid_format', ideaMessages.invalidFormat);
}

/**
 * Calls `generate-business-idea` (spec §7) and hands out drafts while they grow.
 * @throws IdeaRequestError with a text for the person; the AbortError of `signal` unchanged
 */
export async function generateIdeas(request: IdeaRequest, options: GenerateOptions): Promise<IdeaReply> {
  const response = await fetch('/functions/v1/generate-business-idea', {
    method: 'POST',
    headers: requestHeaders({ accept: 'text/event-stream' }),
    body: JSON.stringify({ ...request, seed: deviceSeed() }),
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw toFailure(await response.json().catch(() => null));
  if (response.body === null) throw new IdeaRequestError('failed', ideaMessages.failedText);
  for await (const event of readEvents(response.body)) {
    if (event.name === 'draft') options.onDraft((event.data as { ideas: IdeaDraft[] }).ideas);
    if (event.name === 'problem') throw toFailure(event.data);
    if (event.name === 'result') return parseResult(event.data);
  }
  throw new IdeaRequestError('failed', ideaMessages.failedText);
}

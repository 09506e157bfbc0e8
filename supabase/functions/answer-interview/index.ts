import { answerInterview } from '../../../apps/server/src/ideas/answer-interview/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(answerInterview, Deno.env.toObject()));

import { adminAnswerChallenge } from '../../../apps/server/src/payments/admin-answer-challenge/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminAnswerChallenge, Deno.env.toObject()));

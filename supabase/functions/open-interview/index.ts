import { openInterview } from '../../../apps/server/src/ideas/open-interview/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(openInterview, Deno.env.toObject()));

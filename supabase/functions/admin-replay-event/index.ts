import { adminReplayEvent } from '../../../apps/server/src/payments/admin-replay-event/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminReplayEvent, Deno.env.toObject()));

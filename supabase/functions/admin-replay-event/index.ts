import { adminReplayEvent } from '../../../apps/server/src/functions/admin-replay-event/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminReplayEvent, Deno.env.toObject()));

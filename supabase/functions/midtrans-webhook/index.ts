import { midtransWebhook } from '../../../apps/server/src/functions/midtrans-webhook/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(midtransWebhook, Deno.env.toObject()));

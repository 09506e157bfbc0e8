import { midtransWebhook } from '../../../apps/server/src/payments/midtrans-webhook/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(midtransWebhook, Deno.env.toObject()));

import { createMidtransToken } from '../../../apps/server/src/payments/create-midtrans-token/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(createMidtransToken, Deno.env.toObject()));

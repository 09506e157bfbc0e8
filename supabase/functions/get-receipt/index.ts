import { getReceipt } from '../../../apps/server/src/payments/get-receipt/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(getReceipt, Deno.env.toObject()));

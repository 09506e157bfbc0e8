import { getPaymentQr } from '../../../apps/server/src/payments/get-payment-qr/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(getPaymentQr, Deno.env.toObject()));

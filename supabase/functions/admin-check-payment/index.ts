import { adminCheckPayment } from '../../../apps/server/src/payments/admin-check-payment/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminCheckPayment, Deno.env.toObject()));

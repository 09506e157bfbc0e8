import { adminRefundPayment } from '../../../apps/server/src/payments/admin-refund-payment/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminRefundPayment, Deno.env.toObject()));

import { getReferralQr } from '../../../apps/server/src/affiliate/get-referral-qr/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(getReferralQr, Deno.env.toObject()));

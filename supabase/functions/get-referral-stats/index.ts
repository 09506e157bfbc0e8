import { getReferralStats } from '../../../apps/server/src/affiliate/get-referral-stats/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(getReferralStats, Deno.env.toObject()));

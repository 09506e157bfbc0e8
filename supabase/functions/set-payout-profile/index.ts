import { setPayoutProfile } from '../../../apps/server/src/affiliate/set-payout-profile/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(setPayoutProfile, Deno.env.toObject()));

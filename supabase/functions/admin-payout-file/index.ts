import { adminPayoutFile } from '../../../apps/server/src/affiliate/admin-payout-file/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminPayoutFile, Deno.env.toObject()));

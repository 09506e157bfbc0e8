import { processReferralSignup } from '../../../apps/server/src/affiliate/process-referral-signup/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(processReferralSignup, Deno.env.toObject()));

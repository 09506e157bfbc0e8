import { validateReferral } from '../../../apps/server/src/affiliate/validate-referral/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(validateReferral, Deno.env.toObject()));

import { exportAgreement } from '../../../apps/server/src/teams/export-agreement/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(exportAgreement, Deno.env.toObject()));

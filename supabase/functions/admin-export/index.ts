import { adminExport } from '../../../apps/server/src/moderation/admin-export/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminExport, Deno.env.toObject()));

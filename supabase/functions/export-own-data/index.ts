import { exportOwnData } from '../../../apps/server/src/accounts/export-own-data/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(exportOwnData, Deno.env.toObject()));

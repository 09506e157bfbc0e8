import { adminLocalData } from '../../../apps/server/src/ideas/admin-local-data/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(adminLocalData, Deno.env.toObject()));

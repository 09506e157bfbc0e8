import { exportIdea } from '../../../apps/server/src/ideas/export-idea/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(exportIdea, Deno.env.toObject()));

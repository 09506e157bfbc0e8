import { generateBusinessIdea } from '../../../apps/server/src/ideas/generate-business-idea/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(generateBusinessIdea, Deno.env.toObject()));

import { generateBusinessIdea } from '../../../apps/server/src/functions/generate-business-idea/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(generateBusinessIdea, Deno.env.toObject()));

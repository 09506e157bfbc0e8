import { businessChat } from '../../../apps/server/src/ideas/business-chat/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(businessChat, Deno.env.toObject()));

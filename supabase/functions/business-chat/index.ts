import { businessChat } from '../../../apps/server/src/functions/business-chat/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(businessChat, Deno.env.toObject()));

import { sendMessage } from '../../../apps/server/src/conversations/send-message/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(sendMessage, Deno.env.toObject()));

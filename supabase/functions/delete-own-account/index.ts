import { deleteOwnAccount } from '../../../apps/server/src/accounts/delete-own-account/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(deleteOwnAccount, Deno.env.toObject()));

import { getUserMetadata } from '../../../apps/server/src/accounts/get-user-metadata/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(getUserMetadata, Deno.env.toObject()));

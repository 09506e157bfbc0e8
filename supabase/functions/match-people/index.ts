import { matchPeople } from '../../../apps/server/src/matching/match-people/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(matchPeople, Deno.env.toObject()));

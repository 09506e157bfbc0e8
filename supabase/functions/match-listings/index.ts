import { matchListings } from '../../../apps/server/src/matching/match-listings/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(matchListings, Deno.env.toObject()));

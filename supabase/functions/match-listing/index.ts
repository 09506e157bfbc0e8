import { matchListing } from '../../../apps/server/src/matching/match-listing/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(matchListing, Deno.env.toObject()));

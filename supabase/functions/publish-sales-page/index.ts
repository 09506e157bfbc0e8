import { publishSalesPage } from '../../../apps/server/src/ideas/publish-sales-page/handler.ts';
import { createHostedHandler } from '../../../apps/server/src/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(publishSalesPage, Deno.env.toObject()));

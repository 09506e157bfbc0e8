import { describeProviderProblem } from '@kawanusaha/contracts/payment-names';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { MidtransError } from './midtrans/midtrans-error.ts';

/** 503 `provider_unavailable` for an admin, in words that say what is wrong at the provider. */
export const refuseForProvider = ({ code }: MidtransError): Response =>
  jsonResponse({ error: 'provider_unavailable', code, message: describeProviderProblem(code) }, 503);

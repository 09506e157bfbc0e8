import type { FunctionDefinition } from '#functions/define-function.ts';
import { getUserMetadata } from '#functions/get-user-metadata/handler.ts';
import { processReferralSignup } from '#functions/process-referral-signup/handler.ts';
import { validateReferral } from '#functions/validate-referral/handler.ts';

/** Every function of /functions/v1 by wire name (spec §7). */
export const functionDefinitions: readonly FunctionDefinition[] = [
  validateReferral,
  processReferralSignup,
  getUserMetadata,
];

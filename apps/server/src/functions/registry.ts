import { adminExport } from '#functions/admin-export/handler.ts';
import { adminRefundPayment } from '#functions/admin-refund-payment/handler.ts';
import { adminReplayEvent } from '#functions/admin-replay-event/handler.ts';
import { businessChat } from '#functions/business-chat/handler.ts';
import { createMidtransToken } from '#functions/create-midtrans-token/handler.ts';
import { deleteOwnAccount } from '#functions/delete-own-account/handler.ts';
import type { FunctionDefinition } from '#functions/define-function.ts';
import { exportIdea } from '#functions/export-idea/handler.ts';
import { exportOwnData } from '#functions/export-own-data/handler.ts';
import { generateBusinessIdea } from '#functions/generate-business-idea/handler.ts';
import { getReceipt } from '#functions/get-receipt/handler.ts';
import { getReferralQr } from '#functions/get-referral-qr/handler.ts';
import { getReferralStats } from '#functions/get-referral-stats/handler.ts';
import { getUserMetadata } from '#functions/get-user-metadata/handler.ts';
import { midtransWebhook } from '#functions/midtrans-webhook/handler.ts';
import { processReferralSignup } from '#functions/process-referral-signup/handler.ts';
import { validateReferral } from '#functions/validate-referral/handler.ts';

/** Every function of /functions/v1 by wire name (spec §7). */
export const functionDefinitions: readonly FunctionDefinition[] = [
  adminExport,
  adminRefundPayment,
  adminReplayEvent,
  businessChat,
  createMidtransToken,
  deleteOwnAccount,
  exportIdea,
  exportOwnData,
  generateBusinessIdea,
  getReceipt,
  getReferralQr,
  getReferralStats,
  getUserMetadata,
  midtransWebhook,
  processReferralSignup,
  validateReferral,
];

import { adminAnswerChallenge } from '#payments/admin-answer-challenge/handler.ts';
import { adminCheckPayment } from '#payments/admin-check-payment/handler.ts';
import { adminExport } from '#moderation/admin-export/handler.ts';
import { adminLocalData } from '#ideas/admin-local-data/handler.ts';
import { adminPayoutFile } from '#affiliate/admin-payout-file/handler.ts';
import { adminRefundPayment } from '#payments/admin-refund-payment/handler.ts';
import { adminReplayEvent } from '#payments/admin-replay-event/handler.ts';
import { answerInterview } from '#ideas/answer-interview/handler.ts';
import { businessChat } from '#ideas/business-chat/handler.ts';
import { createMidtransToken } from '#payments/create-midtrans-token/handler.ts';
import { deleteOwnAccount } from '#accounts/delete-own-account/handler.ts';
import type { FunctionDefinition } from '#define-function.ts';
import { exportAgreement } from '#teams/export-agreement/handler.ts';
import { exportIdea } from '#ideas/export-idea/handler.ts';
import { exportOwnData } from '#accounts/export-own-data/handler.ts';
import { generateBusinessIdea } from '#ideas/generate-business-idea/handler.ts';
import { getPaymentQr } from '#payments/get-payment-qr/handler.ts';
import { getReceipt } from '#payments/get-receipt/handler.ts';
import { getReferralQr } from '#affiliate/get-referral-qr/handler.ts';
import { getReferralStats } from '#affiliate/get-referral-stats/handler.ts';
import { getUserMetadata } from '#accounts/get-user-metadata/handler.ts';
import { matchListing } from '#matching/match-listing/handler.ts';
import { matchListings } from '#matching/match-listings/handler.ts';
import { matchPeople } from '#matching/match-people/handler.ts';
import { midtransWebhook } from '#payments/midtrans-webhook/handler.ts';
import { openInterview } from '#ideas/open-interview/handler.ts';
import { processReferralSignup } from '#affiliate/process-referral-signup/handler.ts';
import { publishSalesPage } from '#ideas/publish-sales-page/handler.ts';
import { sendMessage } from '#conversations/send-message/handler.ts';
import { setPayoutProfile } from '#affiliate/set-payout-profile/handler.ts';
import { validateReferral } from '#affiliate/validate-referral/handler.ts';

/** Every function of /functions/v1 by wire name (spec §7). */
export const functionDefinitions: readonly FunctionDefinition[] = [
  adminAnswerChallenge,
  adminCheckPayment,
  adminExport,
  adminLocalData,
  adminPayoutFile,
  adminRefundPayment,
  adminReplayEvent,
  answerInterview,
  businessChat,
  createMidtransToken,
  deleteOwnAccount,
  exportAgreement,
  exportIdea,
  exportOwnData,
  generateBusinessIdea,
  getPaymentQr,
  getReceipt,
  getReferralQr,
  getReferralStats,
  getUserMetadata,
  matchListing,
  matchListings,
  matchPeople,
  midtransWebhook,
  openInterview,
  processReferralSignup,
  publishSalesPage,
  sendMessage,
  setPayoutProfile,
  validateReferral,
];

/** Price of the one-time Premium plan in whole Rupiah (spec §9). */
export const premiumPriceRupiah = 80_000;
/** Default item name of a payment (spec §9). */
export const premiumItemName = 'Premium Package';
export const plans = ['Gratis', 'Premium'] as const;
export type Plan = (typeof plans)[number];

/** Value of one coin in Rupiah (spec §9). */
export const coinValueRupiah = 1_000;
/** Smallest balance that can be withdrawn (spec §9). */
export const minWithdrawCoins = 50;
/** A voucher is valid for this many hours (spec §9). */
export const voucherValidityHours = 48;
/** Reward for a new sign-up through a referral (spec §9). */
export const signupRewardCoins = 5;
/** Reward for a Premium purchase of a referred person (spec §9). */
export const premiumRewardCoins = 20;
/** Rewards become available after this many days. */
export const rewardHoldDays = 7;
/** A referral code from a link is remembered for this many days. */
export const referralMemoryDays = 30;

/** Delays of the interface in milliseconds (spec §9). */
export const premiumSignupRedirectMs = 2_000;
export const paymentSuccessRedirectMs = 2_000;
export const resetStepDelayMs = 1_000;
export const resetSuccessRedirectMs = 5_000;
export const simulatedChatDelayMs = 2_000;
export const notFoundCountdownSeconds = 10;
export const voucherToastMs = 5_000;
export const toastRemoveDelayMs = 1_000_000;
/** At most this many toasts are visible (spec §9). */
export const toastLimit = 1;
/** The chat overlay hides this long after the frame has loaded (spec §2). */
export const chatOverlayMs = 2_500;
export const chatFrameHeightPx = 600;

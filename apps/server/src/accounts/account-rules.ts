import type { AccountRules } from '@kawanusaha/backend/account-rules';
import { accountTexts } from '#accounts/account-texts.ts';

/** What the product decides about accounts. */
export const accountRules: AccountRules = {
  texts: accountTexts,
  signInPath: '/masuk',
  // Mirrors that triggers write (architecture, deviations).
  serverMetadata: ['is_premium', 'total_coin', 'referral_code', 'foto_path'],
  signupMetadata: ['referred_by', 'birth_year', 'privacy_version', 'guardian_email', 'device'],
};

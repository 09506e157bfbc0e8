import type { Hook } from './hooks/hook.ts';
import type { PasswordRules } from './passwords/password-policy.ts';

/** What a server allows of accounts. What is not said is as the product wants it: the new abilities are off. */
export type AuthOptions = {
  /** Accounts without an address, by `signInAnonymously`; off unless asked for. */
  readonly anonymousSignIns?: boolean;
  /** Whether visitors make accounts of their own; on unless told. The admin interface always makes them. */
  readonly signUps?: boolean;
  /** Whether phone numbers sign up and in; by default wherever a code could reach a phone. */
  readonly phones?: boolean;
  /** Whether a signed-up number counts as proved without a code; off unless asked for. */
  readonly phoneAutoConfirm?: boolean;
  /** Whether a signed-in user links and unlinks identities by hand; on unless told. */
  readonly manualLinking?: boolean;
  /** Whether passkeys sign in and count as factors, where browsers offer them for the site's address; on unless told. */
  readonly passkeys?: boolean;
  /** Whether persons with a second factor make recovery codes for when they cannot use it; off unless asked for. */
  readonly recoveryCodes?: boolean;
  /** Which passwords are refused beside those too short. */
  readonly passwords?: PasswordRules;
  /** Asked for the claims of every access token. */
  readonly accessTokenHook?: Hook;
  /** Gets every mail with a token instead of the mail server. */
  readonly sendMailHook?: Hook;
};

import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { ageOf, guardianAge, privacyVersion } from '@kawanusaha/contracts/age';
import { isWhatsapp } from '@kawanusaha/contracts/phone-number';
import type { User } from '@supabase/supabase-js';
import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getTransientSupabase } from '#lib/supabase/client.ts';
import { processReferralSignup } from './api/process-referral-signup.ts';
import { validateReferral } from './api/validate-referral.ts';
import { readDeviceId } from './read-device-id.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import { authMessages } from './messages.ts';

/** What came of a registration; the account exists in every case. */
export type Registration = {
  /** The address must be confirmed before one can sign in. */
  needsConfirmation: boolean;
  /** The account opens once the guardian has agreed. */
  waitsForGuardian: boolean;
  /** False when the account stands but its profile row could not be filled. */
  profileSaved: boolean;
  /** Tokens for going on to the payment signed in, when Premium was chosen and the server gave a session at once. */
  tokens: { access_token: string; refresh_token: string } | null;
};

/** The account was not made, for a reason that the form can say as it is (spec §8). */
export class RegistrationRefused extends Error {
  override name = 'RegistrationRefused';
  readonly field: keyof RegistrationInput | undefined;
  constructor(message: string, field?: keyof RegistrationInput) {
    super(message);
    this.field = field;
  }
}

/**
 * Registers an account (spec §7): checks the referral code, signs up, fills the profile, reports the referral.
 * It uses a client of its own that stores no session, since the person signs in afterwards (spec §4).
 * Throws `ReferralProblem`, {@link RegistrationRefused}, or the client's error.
 */
export async function registerAccount(
  input: RegistrationInput,
  captcha: CaptchaToken = {},
): Promise<Registration> {
  const referrerId = input.referral_code === '' ? null : await validateReferral(input.referral_code);
  const supabase = await getTransientSupabase();
  const { data, error } = await supabase.auth.signUp({
    email: input.email,
    password: input.password,
    options: {
      ...captcha,
      data: {
        username: input.username,
        nama_lengkap: input.nama_lengkap,
        no_wa: input.no_wa,
        referred_by: referrerId,
        // Tells many accounts of one device from many people, while a reward for this sign-up is on hold.
        ...(referrerId !== null && { device: readDeviceId() }),
        birth_year: input.birth_year,
        privacy_version: privacyVersion,
        ...((input.guardian_email ?? '') !== '' && { guardian_email: input.guardian_email }),
      },
      emailRedirectTo: beginFlow(paths.login),
    },
  });
  if (error) throw error;
  if (data.user === null) throw new RegistrationRefused(authMessages.accountNotCreated);
  if (isAlreadyRegistered(data.user)) throw new RegistrationRefused(authMessages.emailTaken, 'email');
  const { session, user } = data;
  // Without a session (the address waits for its confirmation) the database has made the profile from the sign-up data.
  const waitsForGuardian = ageOf(Number(input.birth_year)) < guardianAge;
  if (session === null)
    return { needsConfirmation: true, waitsForGuardian, profileSaved: true, tokens: null };

  const saved = await supabase.from('pengguna').insert({
    id: user.id,
    nama_lengkap: input.nama_lengkap,
    username: input.username,
    email: input.email,
    // A number that the sign-up rule lets through but WhatsApp does not know is left for the profile to ask for.
    no_wa: isWhatsapp(input.no_wa) ? input.no_wa : null,
    paket: input.paket,
  });
  if (referrerId !== null) {
    await processReferralSignup(supabase, {
      referrer_id: referrerId,
      new_user_id: user.id,
      new_user_email: input.email,
    });
  }
  const { access_token, refresh_token } = session;
  const goesOnSignedIn = input.paket === 'Premium';
  // The session of the sign-up would otherwise stay behind as a device that its user does not know.
  if (!goesOnSignedIn) await supabase.auth.signOut({ scope: 'local' });
  return {
    needsConfirmation: false,
    waitsForGuardian,
    profileSaved: saved.error === null,
    tokens: goesOnSignedIn ? { access_token, refresh_token } : null,
  };
}

/** The server answers a known, confirmed address with a made-up user that has no identity, so that addresses cannot be probed by other means. */
function isAlreadyRegistered(user: User): boolean {
  return user.identities?.length === 0;
}

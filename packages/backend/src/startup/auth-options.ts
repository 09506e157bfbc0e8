import type { AuthOptions } from '#auth/auth-options.ts';
import { readHook } from '#auth/hooks/read-hook.ts';
import type { Settings } from '#settings.ts';
import type { BackendSettings } from '#startup/backend-settings.ts';

/** What the bare backend allows of accounts. @throws SettingsError for a hook that cannot be used */
export function authOptions(wanted: BackendSettings, settings: Pick<Settings, 'autoConfirm'>): AuthOptions {
  const { ACCESS_TOKEN_HOOK: claims, SEND_MAIL_HOOK: mails, HOOK_SECRET: secret } = wanted;
  return {
    anonymousSignIns: wanted.ANONYMOUS_SIGN_INS,
    signUps: wanted.SIGN_UPS,
    phones: wanted.PHONE_SIGN_INS,
    phoneAutoConfirm: wanted.PHONE_SIGN_INS && (wanted.PHONE_AUTO_CONFIRM ?? settings.autoConfirm),
    manualLinking: wanted.MANUAL_LINKING,
    passkeys: wanted.PASSKEYS,
    recoveryCodes: wanted.RECOVERY_CODES,
    passwords: { refusesKnown: wanted.REFUSE_KNOWN_PASSWORDS },
    ...(claims === undefined ? {} : { accessTokenHook: readHook('ACCESS_TOKEN_HOOK', claims, secret) }),
    ...(mails === undefined ? {} : { sendMailHook: readHook('SEND_MAIL_HOOK', mails, secret) }),
  };
}

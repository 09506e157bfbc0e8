import { AuthError, validationFailed } from '../errors/auth-error.ts';

/** Spec §9: a password has at least this many characters. */
export const minPasswordLength = 6;
/** Above this a password is refused rather than cut; hashing time stays bounded. */
export const maxPasswordLength = 128;

/** Whether well-known words and what is known of the person count as weak; they do unless told. */
export type PasswordRules = { readonly refusesKnown?: boolean | undefined };

export type WeakPasswordReason = 'length' | 'pwned';
export type PasswordWeakness = { message: string; reasons: WeakPasswordReason[] };

const commonPasswordCount = 10_000;
let commonPasswords: ReadonlySet<string> | undefined;
/** The commonest passwords in small letters. Read when a password is first judged by it: the list takes several megabytes that an idle server does not need. */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  if (commonPasswords !== undefined) return commonPasswords;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  commonPasswords = new Set(
    dictionary['passwords-common'].slice(0, commonPasswordCount).map((word) => word.toLowerCase()),
  );
  return commonPasswords;
}
/** Words that every visitor of this site, or every Indonesian, would try first. */
const contextWords = [
  'kawanusaha',
  'kawan usaha',
  'rahasia',
  'sayang',
  'indonesia',
  'bismillah',
  'katasandi',
  'premium',
];

const withoutDecoration = (word: string): string => word.toLowerCase().replace(/[^\p{L}]+$/u, '');

/**
 * Says what is wrong with a password, or null. `own` holds what an attacker knows of the person: e-mail, phone, user name.
 * A common or own word with digits or signs after it counts as that word.
 */
export const findPasswordWeakness = async (
  password: string,
  own: readonly string[] = [],
  { refusesKnown = true }: PasswordRules = {},
): Promise<PasswordWeakness | null> => {
  if ([...password].length < minPasswordLength) {
    return {
      message: `Password should be at least ${minPasswordLength} characters.`,
      reasons: ['length'],
    };
  }
  if (!refusesKnown) return null;
  const lower = password.toLowerCase();
  const stem = withoutDecoration(password);
  const ownWords = own.flatMap((word) => [word, word.split('@')[0] ?? '']).filter((word) => word.length >= 4);
  const guesses = new Set([...contextWords, ...ownWords].map((word) => word.toLowerCase()));
  const isGuessed = guesses.has(lower) || (stem.length >= 4 && guesses.has(stem));
  if (isGuessed || (await readCommonPasswords()).has(lower)) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  return null;
};

/**
 * Errors: 400 `validation_failed` for a password over {@link maxPasswordLength}; 422 `weak_password` with the reasons.
 */
export const assertPasswordAllowed = async (
  password: string,
  own: readonly string[] = [],
  rules: PasswordRules = {},
): Promise<void> => {
  if (password.length > maxPasswordLength) {
    throw validationFailed(`Password cannot be longer than ${maxPasswordLength} characters`);
  }
  const weakness = await findPasswordWeakness(password, own, rules);
  if (weakness) {
    throw new AuthError('weak_password', {
      message: weakness.message,
      extra: { weak_password: { reasons: weakness.reasons } },
    });
  }
};

import { randomInt } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { Bearer } from '../sessions/bearer.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import type { Queryable } from '../users/user-row.ts';

/** Codes of one set. */
export const recoveryCodeCount = 10;
/** Wrong codes in a row that lock the set, and for how long. */
export const maxRecoveryFailures = 5;
export const recoveryLockSeconds = 900;

const codeLength = 16;
// Without the letters and digits that are taken for each other when a person copies them from paper.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const createRecoveryCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What the database keeps of a code of this factor; upper case, blanks and hyphens do not count. */
export const digestRecoveryCode = ({ secrets }: AuthContext, factorId: string, code: string): string =>
  secrets.hashCode(`recovery\n${factorId}`, code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** A new set: the codes, which only its owner gets to see, and what is kept of them. */
export function createRecoveryCodes(
  context: AuthContext,
  factorId: string,
): { readonly codes: string[]; readonly digests: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  return { codes, digests: codes.map((code) => digestRecoveryCode(context, factorId, code)) };
}

/** Notes that a person's set was made or made anew. */
export const noteNewCodes = (tx: Queryable, userId: string, factorId: string, ip: string): Promise<void> =>
  writeAudit(tx, {
    action: 'generate_recovery_codes',
    actorId: userId,
    ip,
    traits: { factor_id: factorId },
  });

/** What a person is told of a new set; the codes are told this once. */
export const tellNewCodes = (id: string, name: string, codes: readonly string[]) => ({
  id,
  type: 'recovery_code',
  friendly_name: name,
  total: codes.length,
  codes,
});

export type RecoveryCodes = {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string;
  readonly total: number;
  readonly remaining: number;
  readonly locked: boolean;
};

/** The set of a person, or null. */
export async function findRecoveryCodes(sql: Queryable, userId: string): Promise<RecoveryCodes | null> {
  const [found] = await sql<RecoveryCodes[]>`
    select f.id, f.user_id, f.friendly_name, c.total, cardinality(c.digests) as remaining,
      coalesce(c.locked_until > now(), false) as locked
    from auth.mfa_factors f join auth.mfa_recovery_codes c on c.factor_id = f.id
    where f.user_id = ${userId}`;
  return found ?? null;
}

/** Demands that codes are made here. Errors: 422 `mfa_recovery_codes_enroll_not_enabled`. */
export function requireRecoveryCodes({ options }: AuthContext): void {
  if (options.recoveryCodes !== true) throw new AuthError('mfa_recovery_codes_enroll_not_enabled');
}

/**
 * Demands a second factor of who makes codes or takes them away, shown a short time ago; a code of the set is one as well.
 * Errors: 403 `insufficient_aal`; 400 `reauthentication_needed`.
 */
export async function requireMayManageCodes(context: AuthContext, bearer: Bearer): Promise<void> {
  if (bearer.claims.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', {
      status: 403,
      message: 'AAL2 session is required to manage recovery codes',
    });
  }
  await requireFreshProof(context, bearer);
}

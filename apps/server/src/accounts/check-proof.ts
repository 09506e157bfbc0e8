import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { FunctionContext } from '#define-function.ts';

type Account = { email: string | null; has_password: boolean };

const readAccount = async ({ caller, deps }: FunctionContext): Promise<Account | undefined> => {
  const [account] = await deps.database.owner<Account[]>`
    select email, coalesce(encrypted_password, '') <> '' as has_password from auth.users where id = ${caller.userId}`;
  return account;
};

/** The answer to a wrong password or too many of them; null when the caller's password is right, or the account has none. */
export async function refuseWithoutPassword(
  context: FunctionContext,
  password: string,
): Promise<Response | null> {
  const account = await readAccount(context);
  if (account === undefined)
    return jsonResponse({ error: 'not_found', message: 'Akun tidak ditemukan.' }, 404);
  if (!account.has_password || account.email === null) return null;
  // By the rules and the limits of a sign-in. In the operator's name, since the caller is known: no captcha is due.
  const { error } = await context.admin.auth.signInWithPassword({ email: account.email, password });
  if (error === null) return null;
  if (error.status === 429) {
    return jsonResponse({ error: 'too_many', message: 'Terlalu banyak percobaan. Coba lagi nanti.' }, 429);
  }
  if (error.status === undefined || error.status >= 500) throw error;
  return jsonResponse({ error: 'wrong_password', message: 'Password salah.' }, 403);
}

/** A session in which a person has proved who they are within this time needs no further proof. */
const freshProofMinutes = 10;

/** Whether the caller signed in, or showed a factor, within the last ten minutes; with a factor, whether it was shown. */
async function isFresh({ caller, deps }: FunctionContext): Promise<boolean> {
  const session = caller.claims?.['session_id'];
  if (typeof session !== 'string') return false;
  const [row] = await deps.database.owner<{ isFresh: boolean }[]>`
    select greatest(s.created_at, (select max(a.updated_at) from auth.mfa_amr_claims a where a.session_id = s.id))
        > now() - make_interval(mins => ${freshProofMinutes})
      and (s.aal = 'aal2' or not exists (
        select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
      )) as "isFresh"
    from auth.sessions s where s.id = ${session} and s.user_id = ${caller.userId}`;
  return row?.isFresh ?? false;
}

/**
 * Null when the caller has just proved who they are: by signing in within ten minutes, or by the password given now. Else the answer:
 * 403 `fresh_proof_needed` (nothing was given), 403 `wrong_password`, 429 `too_many`.
 */
export async function refuseWithoutFreshProof(
  context: FunctionContext,
  password: string | undefined,
): Promise<Response | null> {
  if (await isFresh(context)) return null;
  const hasGivenPassword = password !== undefined && password !== '';
  if (hasGivenPassword && (await readAccount(context))?.has_password === true) {
    return refuseWithoutPassword(context, password);
  }
  const message = 'Pastikan ini Anda: tulis password akun, atau keluar lalu masuk lagi.';
  return jsonResponse({ error: 'fresh_proof_needed', message }, 403);
}

import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';

const bodySchema = z.object({ confirmation: z.literal('HAPUS'), password: z.string().max(200).optional() });

type Account = { email: string | null; has_password: boolean; is_admin: boolean };

/**
 * `delete-own-account` {confirmation: 'HAPUS', password}: deletes the caller's account with what belongs to it; the books stay.
 * An account that has a password must give it. Answers 200; 400 `bad_request`; 403 `wrong_password`; 429 `too_many` wrong passwords; 409 `is_admin`, since an
 * admin's role is taken by another admin first, so that one remains.
 */
export const deleteOwnAccount = defineFunction({
  name: 'delete-own-account',
  verifyJwt: true,
  handler: async (request, { caller, admin, deps }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Ketik HAPUS untuk menghapus akun.' }, 400);
    const [account] = await deps.database.owner<Account[]>`
      select email, coalesce(encrypted_password, '') <> '' as has_password,
        exists (select from public.user_roles where user_id = u.id and role = 'admin') as is_admin
      from auth.users u where id = ${caller.userId}`;
    if (account === undefined || caller.userId === null)
      return jsonResponse({ error: 'not_found', message: 'Akun tidak ditemukan.' }, 404);
    if (account.is_admin) {
      const message = 'Admin tidak bisa menghapus akunnya. Minta admin lain mencabut role Anda dulu.';
      return jsonResponse({ error: 'is_admin', message }, 409);
    }
    const { email, has_password: hasPassword } = account;
    if (hasPassword && email !== null) {
      // By the rules and the limits of a sign-in. In the operator's name, since the caller is known: no captcha is due.
      const { password = '' } = body.data;
      const { error } = await admin.auth.signInWithPassword({ email, password });
      if (error?.status === 429) {
        return jsonResponse(
          { error: 'too_many', message: 'Terlalu banyak percobaan. Coba lagi nanti.' },
          429,
        );
      }
      if (error !== null && (error.status === undefined || error.status >= 500)) throw error;
      if (error !== null) return jsonResponse({ error: 'wrong_password', message: 'Password salah.' }, 403);
    }
    const { error } = await admin.auth.admin.deleteUser(caller.userId);
    if (error !== null) throw error;
    return jsonResponse({ deleted: true });
  },
});

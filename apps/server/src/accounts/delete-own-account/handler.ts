import { z } from 'zod';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { refuseWithoutPassword } from '#accounts/check-proof.ts';
import { defineFunction } from '#define-function.ts';

const bodySchema = z.object({ confirmation: z.literal('HAPUS'), password: z.string().max(200).optional() });

type Account = { is_admin: boolean };

/**
 * `delete-own-account` {confirmation: 'HAPUS', password}: deletes the caller's account with what belongs to it; the books stay.
 * An account that has a password must give it. Answers 200; 400 `bad_request`; 403 `wrong_password`; 429 `too_many` wrong passwords; 409 `is_admin`, since an
 * admin's role is taken by another admin first, so that one remains.
 */
export const deleteOwnAccount = defineFunction({
  name: 'delete-own-account',
  verifyJwt: true,
  handler: async (request, context) => {
    const { caller, admin, deps } = context;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Ketik HAPUS untuk menghapus akun.' }, 400);
    const [account] = await deps.database.owner<Account[]>`
      select exists (select from public.user_roles where user_id = u.id and role = 'admin') as is_admin
      from auth.users u where id = ${caller.userId}`;
    if (account === undefined || caller.userId === null)
      return jsonResponse({ error: 'not_found', message: 'Akun tidak ditemukan.' }, 404);
    if (account.is_admin) {
      const message = 'Admin tidak bisa menghapus akunnya. Minta admin lain mencabut role Anda dulu.';
      return jsonResponse({ error: 'is_admin', message }, 409);
    }
    const refusal = await refuseWithoutPassword(context, body.data.password ?? '');
    if (refusal !== null) return refusal;
    const { error } = await admin.auth.admin.deleteUser(caller.userId);
    if (error !== null) throw error;
    return jsonResponse({ deleted: true });
  },
});

import { createClient } from '@supabase/supabase-js';
import type { Product } from './start-product.ts';

export type Member = { readonly id: string; readonly token: string };

/** Signs a Premium member up whose profile is complete. Throws when the product refuses. */
export async function makeMember({ url, publishableKey, sql }: Product): Promise<Member> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await client.auth.signUp({
    email: 'penanya@contoh.test',
    password: 'sandi-penanya-uji-2026',
    options: { data: { username: 'penanya_uji', nama_lengkap: 'Penanya Uji' } },
  });
  if (error !== null || data.session === null) throw error ?? new Error('no session');
  const { user, access_token: token } = data.session;
  await sql`insert into public.entitlements (user_id, kind, source) values (${user.id}, 'premium', 'admin')`;
  return { id: user.id, token };
}

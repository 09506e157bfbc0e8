import { createClient } from '@supabase/supabase-js';
import type { Identity } from './operations.ts';

export const ownerEmail = 'pemilik.uji@contoh.test';
export const ownerPassword = 'sandi-pemilik-uji-2026';

type Target = { readonly url: string; readonly publishableKey: string };

/** Signs the owner of the benchmark's listings up through the interface and completes the profile. */
export async function makeOwner(target: Target): Promise<Identity> {
  const client = createClient(target.url, target.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await client.auth.signUp({
    email: ownerEmail,
    password: ownerPassword,
    options: { data: { username: 'pemilik_uji', nama_lengkap: 'Pemilik Uji' } },
  });
  if (error !== null || data.session === null) throw error ?? new Error('no session');
  const { user, access_token: token } = data.session;
  const profile = {
    no_wa: '6280000000001',
    kota: 'Bandung',
    deskripsi: 'Uji',
    instagram: 'https://instagram.com/uji',
  };
  const saved = await client.from('pengguna').update(profile).eq('id', user.id).select('id').single();
  if (saved.error !== null) throw saved.error;
  return { apiKey: target.publishableKey, token, userId: user.id };
}

/** Address of the n-th account that the sign-in measurement uses; several, since sign-ins are limited per account. */
export const signInEmail = (n: number): string => `masuk${n}@contoh.test`;

/** Signs those accounts up. */
export async function makeSignIns(target: Target, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const client = createClient(target.url, target.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const options = { data: { username: `masuk_${n}`, nama_lengkap: `Orang Masuk ${n}` } };
    const { error } = await client.auth.signUp({ email: signInEmail(n), password: ownerPassword, options });
    if (error !== null) throw error;
  }
}

/** Opens sessions whose refresh tokens the benchmark rotates, one for each connection. */
export async function openSessions(target: Target, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = createClient(target.url, target.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    const { data, error } = await client.auth.signInWithPassword({
      email: ownerEmail,
      password: ownerPassword,
    });
    if (error !== null) throw error;
    tokens.push(data.session.refresh_token);
  }
  return tokens;
}

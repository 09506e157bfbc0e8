import { createHmac, randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { expect, inject } from 'vitest';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';

type Letter = { id: number; to: string; subject: string; text: string };

const target = inject('target');
export const { url: siteUrl, publishableKey } = target;
export const goodPassword = 'kopi-susu-7';
export const freshEmail = (): string => `orang-${randomUUID().slice(0, 13)}@kampus.test`;
export const freshPhone = (): string => `+62812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** A client as a browser has it, with its own storage. */
export const visitor = (options: { flowType?: 'pkce' | 'implicit' } = {}): SupabaseClient =>
  createClient(target.url, target.publishableKey, {
    auth: { storage: memory(), autoRefreshToken: false, detectSessionInUrl: false, ...options },
  });

/** A client with the secret key, as a server has it. */
export const operator = (): SupabaseClient =>
  createClient(target.url, target.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

export type Person = { client: SupabaseClient; email: string; password: string; session: Session };

/** A new, confirmed person who is signed in. */
export const member = async (): Promise<Person> => {
  const client = visitor();
  const [email, password] = [freshEmail(), goodPassword];
  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  if (!data.session) throw new Error('no session after sign-up');
  return { client, email, password, session: data.session };
};

/** Waits for a mail or message to this address and reads its code and link. */
export const letterTo = (to: string, subject = ''): Promise<Letter & { code: string; link: string }> =>
  eventually(
    async () => {
      const letters = (await (await fetch(`${target.url}/mailbox.json`)).json()) as Letter[];
      const letter = letters.find((one) => one.to === to && one.subject.includes(subject));
      if (!letter) throw new Error(`no letter to ${to}`);
      return {
        ...letter,
        code: /\b\d{6}\b/.exec(letter.text)?.[0] ?? '',
        link: /^https?:\/\/\S+$/m.exec(letter.text)?.[0] ?? '',
      };
    },
    { timeout: 5_000, interval: 30 },
  );

/** Calls /auth/v1 without the client library. */
export const call = (path: string, init: RequestInit & { token?: string } = {}): Promise<Response> =>
  fetch(`${target.url}/auth/v1${path}`, {
    ...init,
    redirect: 'manual',
    headers: {
      apikey: target.publishableKey,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(init.token === undefined ? {} : { Authorization: `Bearer ${init.token}` }),
      ...(init.headers as Record<string, string> | undefined),
    },
  });

/** The six digits that an authenticator app shows now (RFC 6238), `shift` steps away. */
export const totpCode = (secret: string, shift = 0): string => {
  const bits = [...secret].map((char) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + shift));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** The running command, as a case meets it. */
export type Target = {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};
export type Result = { readonly error: unknown };
/** A call of the official clients, and what comes of it. */
export type Case = {
  /** The service of the client, as the table groups them. */
  readonly service:
    | 'auth'
    | 'auth.passkey'
    | 'auth.mfa'
    | 'auth.admin'
    | 'rest'
    | 'storage'
    | 'realtime'
    | 'functions';
  readonly call: string;
  /** Null where it succeeds; else the code or the words of the refusal. */
  readonly refusal: string | null;
  readonly ask: (target: Target) => Promise<Result>;
};

const options = {
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
  },
};
/** A client without an account. */
export const anyone = ({ url, publishableKey }: Target): SupabaseClient =>
  createClient(url, publishableKey, options);
/** A client with the secret key. */
export const operator = ({ url, secretKey }: Target): SupabaseClient => createClient(url, secretKey, options);
/** That of every member. */
export const password = 'kopi-susu-7';

/** A client that has just signed up. Errors: the sign-up was refused. */
export async function member(target: Target): Promise<{ client: SupabaseClient; email: string; id: string }> {
  const client = anyone(target);
  const email = `${randomUUID()}@kampus.test`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.user === null) throw new Error('the sign-up failed', { cause: error });
  return { client, email, id: data.user.id };
}

/**
 * What of the official clients is answered, call by call. Each case is asked of the running command by `coverage.test.ts`,
 * and the table in the README is written from the same list by `write-coverage.ts`.
 */
import { randomUUID } from 'node:crypto';
import { createClient, REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';

/** The running command, as a case meets it. */
export type Target = {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};
type Result = { readonly error: unknown };
type Case = {
  /** The service of the client, as the table groups them. */
  readonly service: 'auth' | 'auth.mfa' | 'auth.admin' | 'rest' | 'storage' | 'realtime' | 'functions';
  readonly call: string;
  /** Null where it succeeds; else the code or the words of the refusal. */
  readonly refusal: string | null;
  readonly ask: (target: Target) => Promise<Result>;
};

const options = {
  auth: {
    persistSession: false,
    autoRefreshToken: false,
    experimental: { passkey: true, recoveryCodes: true },
  },
};
const anyone = ({ url, publishableKey }: Target): SupabaseClient =>
  createClient(url, publishableKey, options);
const operator = ({ url, secretKey }: Target): SupabaseClient => createClient(url, secretKey, options);
const password = 'kopi-susu-7';

async function member(target: Target): Promise<{ client: SupabaseClient; email: string; id: string }> {
  const client = anyone(target);
  const email = `${randomUUID()}@kampus.test`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.user === null) throw new Error('the sign-up failed', { cause: error });
  return { client, email, id: data.user.id };
}

async function bucketOf(target: Target): Promise<ReturnType<SupabaseClient['storage']['from']>> {
  const id = `b-${randomUUID()}`;
  const { storage } = operator(target);
  const { error } = await storage.createBucket(id, { public: true });
  if (error !== null) throw error;
  await storage.from(id).upload('a.txt', 'halo', { contentType: 'text/plain' });
  return storage.from(id);
}

const subscribed = (client: SupabaseClient, config: { private?: boolean } = {}): Promise<Result> =>
  new Promise((resolve) => {
    client.channel(randomUUID(), { config }).subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) return;
      resolve({
        error: status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED ? null : (error ?? status),
      });
      void client.realtime.disconnect();
    });
  });

export const coverage: readonly Case[] = [
  {
    service: 'auth',
    call: 'signUp',
    refusal: null,
    ask: async (t) => member(t).then(() => ({ error: null })),
  },
  {
    service: 'auth',
    call: 'signInWithPassword',
    refusal: null,
    ask: async (t) => {
      const { client, email } = await member(t);
      return client.auth.signInWithPassword({ email, password });
    },
  },
  {
    service: 'auth',
    call: 'signInAnonymously',
    refusal: null,
    ask: (t) => anyone(t).auth.signInAnonymously(),
  },
  {
    service: 'auth',
    call: 'updateUser (an anonymous account becomes a lasting one)',
    refusal: null,
    ask: async (t) => {
      const client = anyone(t);
      await client.auth.signInAnonymously();
      return client.auth.updateUser({ email: `${randomUUID()}@kampus.test` });
    },
  },
  {
    service: 'auth',
    call: 'signInWithOtp',
    refusal: null,
    ask: async (t) => anyone(t).auth.signInWithOtp({ email: (await member(t)).email }),
  },
  {
    service: 'auth',
    call: 'verifyOtp',
    refusal: null,
    ask: async (t) => {
      const { email } = await member(t);
      const { data } = await operator(t).auth.admin.generateLink({ type: 'magiclink', email });
      return anyone(t).auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'email' });
    },
  },
  {
    service: 'auth',
    call: 'resend',
    refusal: null,
    ask: async (t) => anyone(t).auth.resend({ type: 'signup', email: (await member(t)).email }),
  },
  {
    service: 'auth',
    call: 'resetPasswordForEmail',
    refusal: null,
    ask: async (t) => anyone(t).auth.resetPasswordForEmail((await member(t)).email),
  },
  {
    service: 'auth',
    call: 'reauthenticate',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.reauthenticate(),
  },
  {
    service: 'auth',
    call: 'getUser',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.getUser(),
  },
  {
    service: 'auth',
    call: 'getClaims',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.getClaims(),
  },
  {
    service: 'auth',
    call: 'getUserIdentities',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.getUserIdentities(),
  },
  {
    service: 'auth',
    call: 'refreshSession',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.refreshSession(),
  },
  {
    service: 'auth',
    call: 'signOut',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.signOut(),
  },
  {
    service: 'auth',
    call: 'linkIdentity without `MANUAL_LINKING`',
    refusal: 'manual_linking_disabled',
    ask: async (t) => (await member(t)).client.auth.linkIdentity({ provider: 'google' }),
  },
  {
    service: 'auth',
    call: 'signInWithIdToken without a provider',
    refusal: 'provider_disabled',
    ask: (t) => anyone(t).auth.signInWithIdToken({ provider: 'google', token: 'x' }),
  },
  {
    service: 'auth',
    call: 'signInWithSSO without `SAML_PROVIDERS`',
    refusal: 'saml_provider_disabled',
    ask: (t) => anyone(t).auth.signInWithSSO({ domain: 'kampus.test' }),
  },
  {
    service: 'auth',
    call: 'signInWithWeb3',
    refusal: 'web3_provider_disabled',
    ask: (t) => anyone(t).auth.signInWithWeb3({ chain: 'ethereum', message: 'x', signature: '0xaa' }),
  },
  {
    service: 'auth',
    call: 'passkey.list',
    refusal: null,
    ask: async (t) => (await member(t)).client.auth.passkey.list(),
  },
  {
    service: 'auth.mfa',
    call: 'enroll, challenge (TOTP)',
    refusal: null,
    ask: async (t) => {
      const { mfa } = (await member(t)).client.auth;
      const { data, error } = await mfa.enroll({ factorType: 'totp' });
      return data === null ? { error } : mfa.challenge({ factorId: data.id });
    },
  },
  {
    service: 'auth.mfa',
    call: 'enroll (phone)',
    refusal: null,
    ask: async (t) =>
      (await member(t)).client.auth.mfa.enroll({ factorType: 'phone', phone: '+6281234567890' }),
  },
  {
    service: 'auth.mfa',
    call: 'listFactors, getAuthenticatorAssuranceLevel',
    refusal: null,
    ask: async (t) => {
      const { mfa } = (await member(t)).client.auth;
      const { error } = await mfa.listFactors();
      return error === null ? mfa.getAuthenticatorAssuranceLevel() : { error };
    },
  },
  {
    service: 'auth.admin',
    call: 'createUser, updateUserById, getUserById, deleteUser',
    refusal: null,
    ask: async (t) => {
      const { admin } = operator(t).auth;
      const { data, error } = await admin.createUser({ email: `${randomUUID()}@kampus.test` });
      if (data.user === null) return { error };
      const changed = await admin.updateUserById(data.user.id, { user_metadata: { a: 1 } });
      const found = await admin.getUserById(data.user.id);
      const gone = await admin.deleteUser(data.user.id);
      return { error: changed.error ?? found.error ?? gone.error };
    },
  },
  { service: 'auth.admin', call: 'listUsers', refusal: null, ask: (t) => operator(t).auth.admin.listUsers() },
  {
    service: 'auth.admin',
    call: 'inviteUserByEmail',
    refusal: null,
    ask: (t) => operator(t).auth.admin.inviteUserByEmail(`${randomUUID()}@kampus.test`),
  },
  {
    service: 'auth.admin',
    call: 'oauth.listClients',
    refusal: 'oauth_client_not_found',
    ask: (t) => operator(t).auth.admin.oauth.listClients(),
  },
  {
    service: 'rest',
    call: 'from().select, insert, update, upsert, delete',
    refusal: null,
    ask: async (t) => {
      const notes = operator(t).from('catatan');
      const { error } = await notes.upsert({ id: 1, isi: 'a' }).select().single();
      const changed = await notes.update({ isi: 'b' }).eq('id', 1);
      const read = await notes.select('id, isi').eq('id', 1).single();
      const gone = await notes.delete().eq('id', 1);
      return { error: error ?? changed.error ?? read.error ?? gone.error };
    },
  },
  {
    service: 'rest',
    call: 'rpc',
    refusal: null,
    ask: async (t) => operator(t).rpc('tambah', { a: 1, b: 2 }),
  },
  {
    service: 'rest',
    call: 'aggregates without `AGGREGATE_FUNCTIONS`',
    refusal: 'PGRST123',
    ask: async (t) => operator(t).from('catatan').select('count()'),
  },
  {
    service: 'rest',
    call: 'explain without `PLAN_MEDIA_TYPE`',
    refusal: 'PGRST107',
    ask: async (t) => operator(t).from('catatan').select().explain(),
  },
  {
    service: 'storage',
    call: 'createBucket, upload',
    refusal: null,
    ask: (t) => bucketOf(t).then(() => ({ error: null })),
  },
  {
    service: 'storage',
    call: 'download, info, exists',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const { error } = await bucket.download('a.txt');
      return { error: error ?? (await bucket.info('a.txt')).error ?? (await bucket.exists('a.txt')).error };
    },
  },
  {
    service: 'storage',
    call: 'list, listV2',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      return { error: (await bucket.list()).error ?? (await bucket.listV2({ with_delimiter: true })).error };
    },
  },
  {
    service: 'storage',
    call: 'copy, move, remove',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const copied = await bucket.copy('a.txt', 'b.txt');
      const moved = await bucket.move('b.txt', 'c.txt');
      return { error: copied.error ?? moved.error ?? (await bucket.remove(['c.txt'])).error };
    },
  },
  {
    service: 'storage',
    call: 'createSignedUrl, createSignedUploadUrl, uploadToSignedUrl',
    refusal: null,
    ask: async (t) => {
      const bucket = await bucketOf(t);
      const signed = await bucket.createSignedUrl('a.txt', 60);
      const { data, error } = await bucket.createSignedUploadUrl('d.txt');
      if (data === null) return { error };
      return { error: signed.error ?? (await bucket.uploadToSignedUrl('d.txt', data.token, 'halo')).error };
    },
  },
  {
    service: 'storage',
    call: 'vectors',
    refusal: 'not supported',
    ask: (t) => operator(t).storage.vectors.listBuckets(),
  },
  {
    service: 'storage',
    call: 'analytics',
    refusal: 'not supported',
    ask: (t) => operator(t).storage.analytics.listBuckets(),
  },
  { service: 'realtime', call: 'channel', refusal: null, ask: (t) => subscribed(anyone(t)) },
  {
    service: 'realtime',
    call: 'private channel without a policy',
    refusal: 'Unauthorized',
    ask: (t) => subscribed(anyone(t), { private: true }),
  },
  {
    service: 'realtime',
    call: 'broadcast over HTTP',
    refusal: null,
    ask: async (t) => {
      const client = anyone(t);
      const result = await client.channel('x').httpSend('kabar', { n: 1 });
      await client.realtime.disconnect();
      return { error: result.success ? null : result };
    },
  },
  {
    service: 'functions',
    call: 'invoke of a function that no product brought along',
    refusal: '404',
    ask: async (t) => {
      const { error } = await anyone(t).functions.invoke('tidak-ada');
      const { status } = ((error as { context?: Response } | null)?.context ?? {}) as { status?: number };
      return { error: status === undefined ? error : { code: String(status) } };
    },
  },
];

/** The table of the README. */
export function renderCoverage(): string {
  const services = [...new Set(coverage.map(({ service }) => service))];
  const rows = services.map((service) => {
    const ofService = coverage.filter((row) => row.service === service);
    const answered = ofService.filter(({ refusal }) => refusal === null).map(({ call }) => call);
    const refused = ofService.flatMap(({ call, refusal }) =>
      refusal === null ? [] : [`${call}: \`${refusal}\``],
    );
    return `| \`${service}\` | ${answered.join('; ') || '–'} | ${refused.join('; ') || '–'} |`;
  });
  return ['| of | answered | refused |', '|---|---|---|', ...rows].join('\n');
}

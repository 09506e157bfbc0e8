import { randomUUID } from 'node:crypto';
import { anyone, type Case, member, operator, password } from './case.ts';

/** Sign-up, sign-in, and the administration of accounts. */
export const authCases: readonly Case[] = [
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
    call: 'oauth.getAuthorizationDetails, listGrants',
    refusal: 'oauth_client_not_found',
    ask: async (t) => {
      const { oauth } = (await member(t)).client.auth;
      const { error } = await oauth.listGrants();
      return error?.code === 'oauth_client_not_found'
        ? oauth.getAuthorizationDetails(randomUUID())
        : { error };
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
    service: 'auth.admin',
    call: 'customProviders',
    refusal: 'oauth_provider_not_supported',
    ask: (t) => operator(t).auth.admin.customProviders.listProviders(),
  },
  {
    service: 'auth.admin',
    call: 'generateLink',
    refusal: null,
    ask: async (t) =>
      operator(t).auth.admin.generateLink({ type: 'recovery', email: (await member(t)).email }),
  },
  {
    service: 'auth.admin',
    call: 'signOut',
    refusal: null,
    ask: async (t) => {
      const { data } = await (await member(t)).client.auth.getSession();
      return operator(t).auth.admin.signOut(data.session?.access_token ?? '');
    },
  },
];

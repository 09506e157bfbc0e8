import type { SupabaseClient } from '@supabase/supabase-js';
import { Authenticator } from '../../src/auth/testing/authenticator.ts';
import { anyone, type Case, member, operator, type Target } from './case.ts';

type Holder = {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly authenticator: Authenticator;
  readonly passkeyId: string;
};

/** A member with a passkey, which an authenticator of our own has made. */
async function holder(target: Target): Promise<Holder> {
  const { client, id } = await member(target);
  const authenticator = new Authenticator({ origin: target.url, rpId: 'localhost' });
  const { data: begun, error } = await client.auth.passkey.startRegistration();
  if (begun === null) throw error;
  const { data, error: refused } = await client.auth.passkey.verifyRegistration({
    challengeId: begun.challenge_id,
    credential: authenticator.create(begun.options),
  });
  if (data === null) throw refused;
  return { client, id, authenticator, passkeyId: data.id };
}

/** Passkeys, of the person and of the admin. */
export const passkeyCases: readonly Case[] = [
  {
    service: 'auth.passkey',
    call: 'startRegistration, verifyRegistration',
    refusal: null,
    ask: async (t) => holder(t).then(() => ({ error: null })),
  },
  {
    service: 'auth.passkey',
    call: 'startAuthentication, verifyAuthentication',
    refusal: null,
    ask: async (t) => {
      const { authenticator } = await holder(t);
      const visitor = anyone(t);
      const { data, error } = await visitor.auth.passkey.startAuthentication();
      if (data === null) return { error };
      return visitor.auth.passkey.verifyAuthentication({
        challengeId: data.challenge_id,
        credential: authenticator.prove(data.options),
      });
    },
  },
  {
    service: 'auth.passkey',
    call: 'list, update, delete',
    refusal: null,
    ask: async (t) => {
      const { client, passkeyId } = await holder(t);
      const { error } = await client.auth.passkey.list();
      const named = await client.auth.passkey.update({ passkeyId, friendlyName: 'Ponsel' });
      return { error: error ?? named.error ?? (await client.auth.passkey.delete({ passkeyId })).error };
    },
  },
  {
    service: 'auth.admin',
    call: 'passkey.listPasskeys, passkey.deletePasskey',
    refusal: null,
    ask: async (t) => {
      const { id: userId, passkeyId } = await holder(t);
      const { passkey } = operator(t).auth.admin;
      const { error } = await passkey.listPasskeys({ userId });
      return error === null ? passkey.deletePasskey({ userId, passkeyId }) : { error };
    },
  },
];

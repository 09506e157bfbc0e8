import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { type Case, member, operator, type Target } from './case.ts';

/** A client whose session a TOTP factor has raised to aal2. */
async function raised(target: Target): Promise<{ client: SupabaseClient; id: string; factorId: string }> {
  const { client, id } = await member(target);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
  if (data === null) throw new Error('there is no factor');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (error !== null) throw error;
  return { client, id, factorId: data.id };
}

/** Second factors and recovery codes. */
export const factorCases: readonly Case[] = [
  {
    service: 'auth.mfa',
    call: 'enroll, challenge, verify, unenroll (TOTP)',
    refusal: null,
    ask: async (t) => {
      const { client, factorId } = await raised(t);
      return client.auth.mfa.unenroll({ factorId });
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
    call: 'enroll (WebAuthn)',
    refusal: null,
    ask: async (t) =>
      (await member(t)).client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'kunci' }),
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
    service: 'auth.mfa',
    call: 'recoveryCodes.generate, getStatus, verify, regenerate, unenroll',
    refusal: null,
    ask: async (t) => {
      const { recoveryCodes } = (await raised(t)).client.auth.mfa;
      const { data, error } = await recoveryCodes.generate({ friendlyName: 'cadangan' });
      if (data === null) return { error };
      const told = await recoveryCodes.getStatus();
      const verified = await recoveryCodes.verify({ code: data.codes[0] ?? '' });
      const renewed = await recoveryCodes.regenerate();
      const gone = await recoveryCodes.unenroll();
      return { error: told.error ?? verified.error ?? renewed.error ?? gone.error };
    },
  },
  {
    service: 'auth.mfa',
    call: 'recoveryCodes.generate without another factor',
    refusal: 'insufficient_aal',
    ask: async (t) => (await member(t)).client.auth.mfa.recoveryCodes.generate(),
  },
  {
    service: 'auth.admin',
    call: 'mfa.listFactors, mfa.deleteFactor',
    refusal: null,
    ask: async (t) => {
      const { id: userId, factorId } = await raised(t);
      const { mfa } = operator(t).auth.admin;
      const { error } = await mfa.listFactors({ userId });
      return error === null ? mfa.deleteFactor({ id: factorId, userId }) : { error };
    },
  },
];

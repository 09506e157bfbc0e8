import { describe, expect, test } from 'vitest';
import { freshPhone, letterTo, member, totpCode, visitor } from './support.ts';

describe('second factors', () => {
  test('enroll, challengeAndVerify, listFactors, assurance level, unenroll with totp', async () => {
    const person = await member();
    const { mfa } = person.client.auth;
    const events: string[] = [];
    person.client.auth.onAuthStateChange((event) => void events.push(event));
    const { data: factor, error } = await mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
    expect(error).toBeNull();
    const factorId = factor?.id ?? '';
    const secret = factor?.type === 'totp' ? factor.totp.secret : '';
    const verified = await mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect(verified.error).toBeNull();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect((await mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });

    const low = visitor();
    await low.auth.signInWithPassword(person);
    expect((await low.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await low.auth.updateUser({ password: 'teh-manis-8' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await low.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const replay = await low.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
    expect(replay.error?.code).toBe('mfa_verification_failed');
    const next = await low.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, 1) });
    expect(next.error).toBeNull();
    expect((await mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('challenge and verify with a phone factor', async () => {
    const { client } = await member();
    const phone = freshPhone();
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone,
      friendlyName: 'nomor',
    });
    const factorId = factor?.id ?? '';
    const { data: challenge, error } = await client.auth.mfa.challenge({ factorId });
    expect(error).toBeNull();
    const { code } = await letterTo(phone);
    const verified = await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
    expect(verified.error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.phone).toHaveLength(1);
  });
});

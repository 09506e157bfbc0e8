import { describe, expect, test } from 'vitest';
import { freshEmail, freshPhone, goodPassword, letterTo, member, siteUrl, visitor } from './support.ts';

const follow = async (link: string): Promise<URL> => {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
};

describe('codes and links', () => {
  test('resetPasswordForEmail, verifyOtp recovery, updateUser', async () => {
    const { email } = await member();
    const client = visitor();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const { code } = await letterTo(email, 'Atur ulang');
    const { error } = await client.auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: 'teh-manis-8' })).error).toBeNull();
    expect((await visitor().auth.signInWithPassword({ email, password: 'teh-manis-8' })).error).toBeNull();
    expect((await visitor().auth.verifyOtp({ type: 'recovery', email, token: code })).error?.code).toBe(
      'otp_expired',
    );
  });

  test('the link of the mail opens the page with a recovery session', async () => {
    const { email } = await member();
    await visitor().auth.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/reset-password` });
    const target = await follow((await letterTo(email, 'Atur ulang')).link);
    expect(target.pathname).toBe('/reset-password');
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    const { data } = await visitor().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(email);
  });

  test('exchangeCodeForSession: with PKCE only the client that asked can use the link', async () => {
    const { email } = await member();
    const client = visitor({ flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/reset-password` });
    const target = await follow((await letterTo(email, 'Atur ulang')).link);
    const code = target.searchParams.get('code') ?? '';
    expect(target.hash).toBe('');
    expect((await visitor({ flowType: 'pkce' }).auth.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test('signInWithOtp by mail: code for a new person, link for a known one', async () => {
    const email = freshEmail();
    const client = visitor();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code } = await letterTo(email);
    const { data, error } = await client.auth.verifyOtp({ type: 'email', email, token: code });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTypeOf('string');
    const unknown = await visitor().auth.signInWithOtp({
      email: freshEmail(),
      options: { shouldCreateUser: false },
    });
    expect(unknown.error?.code).toBe('otp_disabled');
    const again = await visitor().auth.signInWithOtp({ email });
    expect(again.error?.code).toBe('over_email_send_rate_limit');
  });

  test('signInWithOtp and signUp by phone', async () => {
    const phone = freshPhone();
    const client = visitor();
    const asked = await client.auth.signInWithOtp({ phone, options: { channel: 'whatsapp' } });
    expect(asked.error).toBeNull();
    const { code } = await letterTo(phone);
    expect((await client.auth.verifyOtp({ type: 'sms', phone, token: code })).error).toBeNull();
    const second = freshPhone();
    const fresh = visitor();
    const made = await fresh.auth.signUp({ phone: second, password: goodPassword });
    expect(made.error).toBeNull();
    expect(made.data.session).toBeNull();
    const early = await fresh.auth.signInWithPassword({ phone: second, password: goodPassword });
    expect(early.error?.code).toBe('phone_not_confirmed');
    const confirmed = await fresh.auth.verifyOtp({
      type: 'sms',
      phone: second,
      token: (await letterTo(second)).code,
    });
    expect(confirmed.error).toBeNull();
    expect(
      (await visitor().auth.signInWithPassword({ phone: second, password: goodPassword })).error,
    ).toBeNull();
  });

  test('updateUser email: both mailboxes confirm before it moves; resend answers alike', async () => {
    const { client, email } = await member();
    const next = freshEmail();
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user?.new_email).toBe(next);
    expect((await follow((await letterTo(email, 'penggantian')).link)).hash).toContain('#message=');
    const { code } = await letterTo(next, 'baru');
    const { error } = await client.auth.verifyOtp({ type: 'email_change', email: next, token: code });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(next);
    expect((await visitor().auth.resend({ type: 'signup', email: freshEmail() })).error).toBeNull();
  });

  test('reauthenticate sends a code that updateUser takes as nonce, once', async () => {
    const { client, email } = await member();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = await letterTo(email, 'Kode keamanan');
    expect((await client.auth.updateUser({ password: 'teh-manis-8', nonce: code })).error).toBeNull();
    const again = await client.auth.updateUser({ password: 'air-putih-9', nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });
});

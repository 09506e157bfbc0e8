import { describe, expect, test } from 'vitest';
import { pagePolicy } from '#web/page-policy.ts';
import { testSettings } from '#testing/settings.ts';

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('page policy', () => {
  test('names no captcha without one', () => {
    expect(pagePolicy([], testSettings)).not.toMatch(/cloudflare|hcaptcha/);
  });

  test.each(['', '.sandbox'])('lets in what snap.js loads, and no more (%s)', (part) => {
    const midtrans = {
      ...testSettings.midtrans,
      simulated: false,
      snapBaseUrl: `https://app${part}.midtrans.com`,
      apiBaseUrl: `https://api${part}.midtrans.com`,
    };
    const policy = directives(pagePolicy([], { ...testSettings, midtrans }));
    const names = ['app', 'api', 'snap-popup-app', 'snap-popup'].map(
      (name) => `https://${name}${part}.midtrans.com`,
    );
    for (const name of ['script-src', 'frame-src', 'connect-src'])
      expect(policy[name]).toEqual(expect.arrayContaining(names));
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['report-uri']).toEqual(['/laporan-kebijakan']);
    const off = pagePolicy([], { ...testSettings, midtrans: { ...midtrans, isOff: true } });
    expect(off).not.toContain('midtrans');
  });

  test.each([
    [
      'turnstile',
      'https://challenges.cloudflare.com/turnstile/v0/api.js',
      'https://challenges.cloudflare.com',
    ],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'https://*.hcaptcha.com'],
  ] as const)('lets %s in where it is configured, and nothing else', (provider, scriptUrl, origin) => {
    const captcha = { provider, siteKey: 'k', secret: 's', scriptUrl, verifyUrl: scriptUrl };
    const [plain, opened] = [null, captcha].map((value) =>
      directives(pagePolicy(["'sha256-a'"], { ...testSettings, captcha: value })),
    );
    for (const name of ['script-src', 'frame-src', 'connect-src', 'style-src']) {
      expect(opened?.[name]).toContain(origin);
      expect(opened?.[name]?.slice(0, plain?.[name]?.length)).toEqual(plain?.[name]);
    }
    for (const name of ['default-src', 'object-src', 'base-uri', 'img-src', 'form-action']) {
      expect(opened?.[name]).toEqual(plain?.[name]);
    }
    expect(opened?.['script-src']?.join(' ')).not.toContain('unsafe');
  });
});

import { describe, expect, test } from 'vitest';
import { chooseRedirectTarget } from './redirect-target.ts';

const rules = {
  siteUrl: 'https://kawanusaha.id',
  allowList: ['https://*.kampus.ac.id/masuk', 'kawanusaha://masuk', 'http://localhost:5173/**'],
};

describe('chooseRedirectTarget keeps', () => {
  test.each([
    'https://kawanusaha.id',
    'https://kawanusaha.id/reset-password?dari=surat#x',
    'https://ui.kampus.ac.id/masuk',
    'kawanusaha://masuk',
    'http://localhost:5173/a/b?c=d',
  ])('%s', (target) => {
    expect(chooseRedirectTarget(target, rules)).toBe(target);
  });
});

test('letters outside ASCII are escaped, so that a header can carry the target', () => {
  expect(chooseRedirectTarget('https://kawanusaha.id/usaha-café?k=€#名', rules)).toBe(
    'https://kawanusaha.id/usaha-caf%C3%A9?k=%E2%82%AC#%E5%90%8D',
  );
  expect(chooseRedirectTarget('https://kawanusaha.id/a%20b/\ud800', rules)).toBe(
    'https://kawanusaha.id/a%20b/%EF%BF%BD',
  );
});

describe('chooseRedirectTarget replaces by the site', () => {
  test.each([
    '',
    '/reset-password',
    '//evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://kawanusaha.id@evil.example',
    'https://user:pw@kawanusaha.id',
    'https://kawanusaha.id.evil.example',
    'https://kawanusaha.id\\@evil.example',
    'https://kawanusaha.id\n.evil.example',
    'https://kawanusaha。id.evil.example',
    'http://kawanusaha.id',
    'https://kawanusaha.id:8443',
    'https://a.b.kampus.ac.id/masuk',
    'https://evil.example/.kampus.ac.id/masuk',
    'https://ui.kampus.ac.id/masuk/lagi',
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://[::1]',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://kawanusaha.id/1',
    'kawanusaha://lain',
    'http://localhost:51730/x',
    `https://kawanusaha.id/${'a'.repeat(3000)}`,
    'bukan url',
  ])('%s', (target) => {
    expect(chooseRedirectTarget(target, rules)).toBe(rules.siteUrl);
  });
});

import { expect, test } from 'vitest';
import type { MailKind } from '#account-rules.ts';
import { defaultTexts } from './default-texts.ts';
import { renderMail } from './render-mail.ts';

const link =
  'https://kawanusaha.id/auth/v1/verify?token=a&type=signup&redirect_to=https%3A%2F%2Fkawanusaha.id';
const kinds = Object.keys(defaultTexts.mails) as MailKind[];

test.each(kinds)('%s: text and HTML say the same, and nothing is loaded', (kind) => {
  const mail = renderMail(defaultTexts, {
    kind,
    to: 'budi@kampus.test',
    code: '012345',
    link,
    validSeconds: 3600,
  });
  const { subject, lead, unasked, action, codeLabel } = defaultTexts.mails[kind];
  expect(mail).toMatchObject({ to: 'budi@kampus.test', subject });
  for (const part of [lead, unasked]) expect(mail.text).toContain(part);
  expect(mail.text.includes(link)).toBe(action !== null);
  expect(mail.text.includes('012345')).toBe(codeLabel !== null);
  expect(mail.html.includes('012345')).toBe(codeLabel !== null);
  expect(mail.html.includes(link.replaceAll('&', '&amp;'))).toBe(action !== null);
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.html).not.toMatch(/<(?:img|script|link|iframe)|src=|url\(/);
});

test('content is escaped', () => {
  const mail = renderMail(defaultTexts, {
    kind: 'signup',
    to: 'a@kampus.test',
    link: 'https://x.test/"><script>alert(1)</script>',
  });
  expect(mail.html).not.toContain('<script>');
});

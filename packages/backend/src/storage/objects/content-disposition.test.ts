import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('pictures are shown in place, everything else is saved', () => {
  expect(contentDisposition('a/foto.webp', 'image/webp', undefined)).toBeNull();
  for (const type of [
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'application/pdf',
    'IMAGE/PNG ',
  ]) {
    expect(contentDisposition('a/b.png', type, undefined)).toMatch(/^attachment; filename="b\.png"/);
  }
});

test('a wished name stays inside its quotes, whatever it is made of', () => {
  const wished = 'x"\r\nSet-Cookie: a=b/..\\\u202Egpj.exe';
  const header = contentDisposition('a', 'text/plain', wished) ?? '';
  expect(header).toMatch(/^attachment; filename="[^"\r\n/\\]*"; filename\*=UTF-8''[\w.%~!-]*$/);
});

test('a long name is not cut through the middle of a letter', () => {
  expect(contentDisposition('a', 'text/plain', `${'a'.repeat(199)}😀`)).toContain('aaa');
});

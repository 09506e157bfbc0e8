import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const folder = path.resolve(import.meta.dirname, '../../public');

type Picture = { readonly src: string; readonly sizes: string; readonly type: string };
const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly (Picture & { readonly purpose: string })[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string; readonly method: string };
};

/** Width and height that a file itself tells, and its kind. */
function readSize(file: Buffer): { readonly sizes: string; readonly type: string } {
  if (file.toString('latin1', 1, 4) === 'PNG')
    return { sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, type: 'image/png' };
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return { sizes: `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`, type: 'image/webp' };
}

test('the pictures of the installable app are there, as large as it says', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any');
  for (const { src, sizes, type } of pictures)
    expect([src, readSize(fs.readFileSync(path.join(folder, src)))]).toEqual([src, { sizes, type }]);
  // What Android asks of an app before it offers to install it, and of its richer dialog.
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
});

test('its shortcuts and its share target lead to pages that are there', () => {
  const pages = JSON.stringify(routes);
  const addresses = [...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(pages).toMatch(new RegExp(`"path":"${address.slice(1)}(/\\*)?"`));
  expect(manifest.share_target.method).toBe('GET');
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAll } from '#adapters/bytes/byte-store.ts';
import { bytesOf } from './bytes-of.ts';
import { createSeal, makeSealKey } from './seal.ts';
import { isSealKey } from './seal-key.ts';

const large = Buffer.concat([Buffer.alloc(200_000, 'baris yang sama '), randomBytes(150_000)]);
const { identity, recipient } = await makeSealKey();

test.each([
  ['without a key', null, null],
  ['with a key', identity, identity],
  ['written with the public half', recipient, identity],
])('%s what was sealed comes back', async (_, written, read) => {
  const closing = createSeal(written);
  for (const content of [large, Buffer.alloc(0), Buffer.from('pendek')]) {
    const sealed = await readAll(closing.close(bytesOf(content)));
    const opened = await readAll(createSeal(read).open(`a${closing.suffix}`, bytesOf(sealed)));
    expect(opened.equals(content)).toBe(true);
    expect(sealed.includes('baris yang sama')).toBe(written === null && content === large);
  }
});

test('every byte counts: what was altered, cut off or lengthened is refused, encrypted or not', async () => {
  for (const key of [null, identity]) {
    const seal = createSeal(key);
    const sealed = await readAll(seal.close(bytesOf(large)));
    const altered = Buffer.from(sealed);
    altered[sealed.length - 70_000] = (altered[sealed.length - 70_000] ?? 0) ^ 1;
    const bad = [altered, sealed.subarray(0, -1), sealed.subarray(0, 70_000)];
    if (key !== null) bad.push(Buffer.concat([sealed, Buffer.from('x')]));
    for (const bytes of bad)
      await expect(readAll(seal.open(`a${seal.suffix}`, bytesOf(bytes)))).rejects.toThrow();
  }
});

test('without the key, with its public half or with another one nothing is read', async () => {
  const sealed = await readAll(createSeal(identity).close(bytesOf(large)));
  const other = (await makeSealKey()).identity;
  for (const key of [null, recipient, other])
    await expect(
      (async () => readAll(createSeal(key).open('a.zst.age', bytesOf(sealed))))(),
    ).rejects.toThrow();
});

test('only keys of this kind are keys', () => {
  expect([identity, recipient].map(isSealKey)).toEqual([true, true]);
  for (const text of ['', 'rahasia', identity.toLowerCase(), `${recipient} `, recipient.slice(0, -1)])
    expect(isSealKey(text)).toBe(false);
});

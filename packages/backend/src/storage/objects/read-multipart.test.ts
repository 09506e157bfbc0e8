import { expect, test } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const type = 'multipart/form-data; boundary="tepi"';
const part = (head: string, body: string): string =>
  `--tepi\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const file = part('name=""; filename="a.txt"\r\ncontent-type: text/plain', 'satu\r\n--te dua');
const whole = `${part('name="cacheControl"', '3600')}${file}--tepi--\r\n`;

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

async function read(
  text: string,
  size: number,
): Promise<{ fields: [string, string][]; type: string; text: string }> {
  const form = await readMultipart(inPieces(text, size), type);
  const chunks: Uint8Array[] = [];
  for await (const chunk of form.bytes) chunks.push(chunk);
  return { fields: [...form.fields], type: form.type, text: Buffer.concat(chunks).toString() };
}

test.each([1, 2, 7, 1_000])('reads fields and file however the body is cut: pieces of %i', async (size) => {
  expect(await read(whole, size)).toEqual({
    fields: [['cacheControl', '3600']],
    type: 'text/plain',
    text: 'satu\r\n--te dua',
  });
});

test('refuses what ends early at every place, what holds no file, too long a field and a missing boundary', async () => {
  const damaged = { code: 'InvalidRequest' };
  for (let end = 0; end < whole.length - '--tepi--\r\n'.length; end += 1) {
    await expect(read(whole.slice(0, end), 50)).rejects.toMatchObject(damaged);
  }
  await expect(read(`${part('name="a"', 'b')}--tepi--\r\n`, 50)).rejects.toThrow('The form holds no file');
  await expect(
    read(`${part('name="a"', 'b'.repeat(70_000))}${file}--tepi--\r\n`, 1_000),
  ).rejects.toMatchObject(damaged);
  const many = Array.from({ length: 30 }, (_, n) => part(`name="f${n}"`, 'x')).join('');
  await expect(read(`${many}${file}--tepi--\r\n`, 1_000)).rejects.toMatchObject(damaged);
  expect(() => readMultipart(inPieces(whole, 50), 'multipart/form-data')).toThrow('damaged');
});

test('a reader that stops stops the body, and an error of the body is the reader’s', async () => {
  let isStopped = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from(file.slice(0, -10));
      for (;;) yield Buffer.alloc(65_536);
    } finally {
      isStopped = true;
    }
  }
  const form = await readMultipart(endless(), type);
  await form.bytes.next();
  await form.bytes.return(undefined);
  await expect.poll(() => isStopped).toBe(true);

  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(file.slice(0, -10));
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('the client has gone');
  }
  const cut = await readMultipart(broken(), type);
  const readAll = async (): Promise<void> => {
    while ((await cut.bytes.next()).done !== true);
  };
  await expect(readAll()).rejects.toThrow('the client has gone');
});

import { expect, test } from 'vitest';
import { MessageReader } from '#db/wire/message-reader.ts';
import { MessageWriter } from '#db/wire/message-writer.ts';

const texts = [
  '',
  'on',
  'Café',
  'x'.repeat(24),
  'ü'.repeat(24),
  `${'a'.repeat(23)}€`,
  '😀'.repeat(30_000),
  '\u0000',
];

test.each(texts)('a value leaves as UTF-8 behind its length (%#)', (text) => {
  const written = new MessageWriter().begin('B').value(text).value(null).int16(7).end().take();
  const bytes = Buffer.from(text);
  expect(written.readInt32BE(1)).toBe(written.length - 1);
  expect(written.readInt32BE(5)).toBe(bytes.length);
  expect(written.subarray(9, 9 + bytes.length).equals(bytes)).toBe(true);
  expect(written.readInt32BE(9 + bytes.length)).toBe(-1);
  expect(written.readInt16BE(13 + bytes.length)).toBe(7);
});

test('a name with a null character is refused', () => {
  expect(() => new MessageWriter().begin('P').name('a\0b')).toThrow(RangeError);
});

test('messages are cut alike, however their bytes arrive', () => {
  const writer = new MessageWriter();
  writer
    .begin('1')
    .end()
    .begin('D')
    .value('baris')
    .end()
    .begin('C')
    .name('SELECT 1')
    .end()
    .begin('Z')
    .byte(73)
    .end();
  const bytes = Buffer.from(writer.take());
  const whole = new MessageReader().read(bytes).map(({ type, body }) => `${type}${body.toString('hex')}`);
  expect(whole.map(([type]) => type)).toEqual(['1', 'D', 'C', 'Z']);
  for (const size of [1, 2, 5, 7]) {
    const reader = new MessageReader();
    const seen: string[] = [];
    for (let at = 0; at < bytes.length; at += size)
      for (const { type, body } of reader.read(bytes.subarray(at, at + size)))
        seen.push(`${type}${body.toString('hex')}`);
    expect(seen).toEqual(whole);
  }
});

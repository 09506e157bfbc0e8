import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBinary } from './binary-frame.ts';
import { decodeText, encodeText, FrameError } from './frame.ts';

it.each(['1.0.0', '2.0.0'] as const)('reads what it has written, %s', (version) => {
  const frame = { joinRef: '1', ref: '2', topic: 'realtime:kamar', event: 'broadcast' };
  expect(decodeText(version, encodeText(version, frame, '{"a":"ü"}'))).toEqual({
    ...frame,
    payload: { a: 'ü' },
  });
});

it('gives nothing but a FrameError for anything else', () => {
  const readsOrRefuses = (read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      expect(error).toBeInstanceOf(FrameError);
    }
  };
  fc.assert(fc.property(fc.string(), (text) => readsOrRefuses(() => decodeText('2.0.0', text))));
  fc.assert(fc.property(fc.json(), (text) => readsOrRefuses(() => decodeText('1.0.0', text))));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (rest) =>
      readsOrRefuses(() => decodeBinary(Buffer.from([3, ...rest]))),
    ),
  );
});

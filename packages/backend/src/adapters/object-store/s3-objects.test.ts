import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Stub, type S3Stub } from '#storage/testing/s3-stub.ts';
import { bytesOf } from './bytes-of.ts';
import { createS3Objects } from './s3-objects.ts';

const secret = 'rahasia-uji';
let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub(secret);
});
afterAll(() => stub.close());

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

test('an object that is read later than it was asked for has its bytes, whole and in part', async () => {
  const store = createS3Objects({
    endpoint: stub.endpoint,
    region: 'id-uji-1',
    accessKeyId: 'AKIAUJI',
    secretAccessKey: secret,
  });
  const bytes = Buffer.alloc(300_000, 'kopi susu ');
  await store.put('berkas/kopi', bytesOf(bytes));
  const whole = await store.get('berkas/kopi');
  const part = await store.getRange('berkas/kopi', { start: 5, end: 14 });
  for (let round = 0; round < 20; round += 1) {
    collectGarbage();
    await nextTurn();
  }
  expect((await buffer(whole ?? bytesOf(''))).equals(bytes)).toBe(true);
  expect((await buffer(part ?? bytesOf(''))).toString()).toBe('susu kopi ');
  expect(await store.get('berkas/tidak-ada')).toBeNull();
});

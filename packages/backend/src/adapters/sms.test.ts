import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { createHttpSmsSender, createMailboxSmsSender } from './sms.ts';
import { startStub, type Stub } from './testing/start-stub.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub();
});
afterAll(() => stub.close());

test('hands number, text and channel over, with the secret as bearer', async () => {
  stub.answer = { status: 202, body: '{}' };
  const sender = createHttpSmsSender(stub.url, 'rahasia');
  await sender.send({ to: '6281234567890', text: 'Kode: 012345', channel: 'whatsapp' });
  const request = stub.requests.at(-1);
  expect(request).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer rahasia' } });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    to: '+6281234567890',
    text: 'Kode: 012345',
    channel: 'whatsapp',
  });
});

test('a refusal is thrown', async () => {
  stub.answer = { status: 500, body: '' };
  const sender = createHttpSmsSender(stub.url, null);
  await expect(sender.send({ to: '62812', text: 'x', channel: 'sms' })).rejects.toThrow('500');
});

test('locally, messages lie beside the mails', async () => {
  const mails: Mail[] = [];
  const sender = createMailboxSmsSender({ send: async (mail) => void mails.push(mail) });
  await sender.send({ to: '6281234567890', text: 'Kode: 012345', channel: 'sms' });
  expect(mails).toMatchObject([{ to: '+6281234567890', subject: 'SMS', text: 'Kode: 012345' }]);
});

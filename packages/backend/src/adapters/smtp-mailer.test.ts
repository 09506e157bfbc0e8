import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

type Received = { from: string; to: string[]; source: string; user: string | undefined };

describe('createSmtpMailer', () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === 'rahasia-surat' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
          user: session.user === undefined ? undefined : String(session.user),
        });
        done();
      });
    },
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const mail = {
    to: 'budi@kampus.test',
    subject: 'Atur ulang password KawanUsaha Anda',
    text: 'Kode Anda: 012345\n',
    html: '<p>Kode Anda: 012345</p>',
  };

  test('hands the mail over, as text and HTML, from the configured sender', async () => {
    const mailer = createSmtpMailer(
      `smtp://pengirim:rahasia-surat@127.0.0.1:${port}`,
      'KawanUsaha <halo@kawanusaha.test>',
    );
    await mailer.send(mail);
    mailer.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'halo@kawanusaha.test',
      to: ['budi@kampus.test'],
      user: 'pengirim',
    });
    const { source } = received[0] ?? { source: '' };
    expect(source).toContain('Subject: Atur ulang password KawanUsaha Anda');
    expect(source).toContain('multipart/alternative');
    expect(source).toContain('text/html; charset=utf-8');
    expect(source).toContain('012345');
  });

  test('files go with it, whole and under their names', async () => {
    const mailer = createSmtpMailer(
      `smtp://pengirim:rahasia-surat@127.0.0.1:${port}`,
      'halo@kawanusaha.test',
    );
    const before = received.length;
    const base64 = Buffer.from('%PDF-1.7 isi').toString('base64');
    await mailer.send({
      ...mail,
      attachments: [{ name: 'kwitansi.pdf', contentType: 'application/pdf', base64 }],
    });
    mailer.close();
    const source = received[before]?.source ?? '';
    expect(source).toContain('Content-Type: application/pdf; name=kwitansi.pdf');
    expect(source).toContain(base64);
  });

  test('an address cannot add recipients or headers', async () => {
    const mailer = createSmtpMailer(
      `smtp://pengirim:rahasia-surat@127.0.0.1:${port}`,
      'halo@kawanusaha.test',
    );
    const before = received.length;
    await mailer
      .send({ ...mail, to: 'a@kampus.test\r\nBcc: b@evil.test', subject: 'Halo\r\nBcc: c@evil.test' })
      .catch(() => {});
    mailer.close();
    for (const { to, source } of received.slice(before)) {
      expect(to.join()).not.toMatch(/[bc]@evil\.test/);
      expect(source).not.toMatch(/^Bcc:/m);
    }
  });

  test('a refusal is thrown', async () => {
    const mailer = createSmtpMailer(`smtp://pengirim:salah@127.0.0.1:${port}`, 'halo@kawanusaha.test');
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
  });
});

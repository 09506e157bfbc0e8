import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

function written(error: unknown, extra: object = {}): string {
  let line = '';
  const log = createLog('info', { destination: { write: (text: string) => (line += text) } });
  log.child({ requestId: 'abc' }).error({ err: error, ...extra }, 'failed');
  return line;
}

const secrets = ['budi.rahasia', '628111222333', 'kopi-susu-7', '123456'];

test.each([
  [
    'a refusal of PostgreSQL',
    Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
      code: '23505',
      detail: 'Key (email)=(budi.rahasia@kampus.test) already exists.',
      where: 'SQL statement "insert … 628111222333"',
      query: 'insert into auth.users values ($1)',
      parameters: ['budi.rahasia@kampus.test', 'kopi-susu-7'],
      constraint_name: 'users_email_key',
    }),
  ],
  [
    'a refusal of a mail server',
    Object.assign(new Error('550 5.1.1 <budi.rahasia@kampus.test>: user unknown'), {
      responseCode: 550,
      response: '550 5.1.1 <budi.rahasia@kampus.test>: user unknown',
      rejected: ['budi.rahasia@kampus.test'],
      envelope: { to: ['budi.rahasia@kampus.test'] },
    }),
  ],
  [
    'a failure with a cause',
    new Error('the mail was not sent', { cause: new Error('to budi.rahasia@kampus.test, code in it') }),
  ],
  ['a request that a client library hangs on its error', Object.assign(new Error('x'), { body: '123456' })],
  ['what is no error', { email: 'budi.rahasia@kampus.test' }],
  ['what is a text', 'budi.rahasia@kampus.test'],
  ['nothing', null],
])('%s is told without persons and secrets', (_kind, error) => {
  const line = written(error);
  for (const secret of secrets) expect(line).not.toContain(secret);
});

test('what helps to find the fault stays', () => {
  const error = Object.assign(new Error('no such <budi@kampus.test>'), {
    code: '23505',
    constraint_name: 'c',
  });
  const line = JSON.parse(written(error)) as { err: Record<string, string> };
  expect(line).toMatchObject({ requestId: 'abc', msg: 'failed' });
  expect(line.err).toMatchObject({ type: 'Error', code: '23505', constraint_name: 'c' });
  expect(line.err['message']).toBe('no such <***@kampus.test>');
  expect(line.err['stack']).toContain('create-log.test.ts');
});

test('secrets by name are not written', () => {
  expect(written(new Error('x'), { token: 'kopi-susu-7' })).not.toContain('kopi-susu-7');
});

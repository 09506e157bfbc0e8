import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { createRecentErrors } from './recent-errors.ts';

test('errors of the log are kept with what finds their line, without persons; other lines are not', () => {
  const errors = createRecentErrors();
  const log = createLog('info', { hear: errors.hear, destination: { write: () => {} } });
  log.info('request');
  log.warn({ err: new Error('slow') }, 'a slow statement');
  log
    .child({ requestId: 'request-1' })
    .error({ err: new Error('no such <budi@kampus.test>') }, 'unexpected failure');
  log.error({ err: new Error('x is undefined'), errorId: 'ABCD2345' }, 'an error in a browser');
  log.fatal({ job: 'back-up' }, 'a job failed');
  expect(errors.take().map(({ at: _at, ...told }) => told)).toEqual([
    { origin: 'server', code: 'request-1', words: 'unexpected failure: no such <***@kampus.test>' },
    { origin: 'browser', code: 'ABCD2345', words: 'an error in a browser: x is undefined' },
    { origin: 'server', code: '', words: 'back-up: a job failed' },
  ]);
  expect(errors.take()).toEqual([]);
});

test('a flood keeps the last hundred, each short', () => {
  const errors = createRecentErrors();
  const log = createLog('info', { hear: errors.hear, destination: { write: () => {} } });
  for (let n = 0; n < 500; n += 1) log.error(`${n} ${'x'.repeat(1_000)}`);
  const taken = errors.take();
  expect(taken).toHaveLength(100);
  expect(taken.at(-1)?.words).toMatch(/^499 x{296}$/);
});

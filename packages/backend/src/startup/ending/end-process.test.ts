import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

test.each([0, 1, 3])('the process ends with the code %i, whatever still waits', (code) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { endProcess } from '#startup/ending/end-process.ts';
      setInterval(() => {}, 1_000);
      process.on('exit', (code) => console.log('ends with', code));
      endProcess(${code});`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8', timeout: 30_000 },
  );
  expect({ status, stdout, stderr }).toEqual({ status: code, stdout: `ends with ${code}\n`, stderr: '' });
});

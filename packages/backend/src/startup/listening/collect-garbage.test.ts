import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

test('what a start has left behind is no longer held', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import v8 from 'node:v8';
      import { giveBackMemory } from '#startup/listening/collect-garbage.ts';
      const held = () => v8.getHeapStatistics().total_physical_size / 1024 / 1024;
      let left = Array.from({ length: 400_000 }, (_, at) => ({ at, text: 'row ' + at }));
      const before = held();
      left = null;
      giveBackMemory();
      console.log(before - held() > 20);`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8', timeout: 30_000 },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});

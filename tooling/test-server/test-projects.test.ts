import { expect, test, vi } from 'vitest';

vi.mock('node:os', async (load) => {
  const { default: os } = await load<{ default: typeof import('node:os') }>();
  return { default: { ...os, availableParallelism: () => 7 } };
});

const { backendProjects } = await import('../../packages/backend/vitest.projects.ts');

test('the engine’s tests run in one go on a machine with any number of cores: one number of workers a group', () => {
  const workers = new Map<number, Set<number>>();
  for (const { test: project } of backendProjects) {
    const group = 'sequence' in project ? project.sequence.groupOrder : 0;
    workers.set(group, (workers.get(group) ?? new Set()).add(project.maxWorkers));
  }
  expect([...workers.values()].map((numbers) => [...numbers])).toEqual([[7], [2], [3]]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');

/** What every test project of the checkout shares. */
export const common = {
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [path.join(root, 'tooling/test-server/seed-generators.ts')],
};

/** Words of a test that changes what other tests of its process would see: modules, globals, the clock, the process itself. */
const changesItsProcess =
  /\bvi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers|setSystemTime)|\bprocess\.(on|off|chdir|exitCode)\b|\bprocess\.env[.[][^=]*[^=!]=[^=]|Object\.\w+\((globalThis|window|process)\b|\bdelete (globalThis|process)\b/;

type Patterns = { readonly include: string[]; readonly exclude: string[] };

/**
 * Two projects of the same tests: those that leave their process as it was share one for each core and load each module once; the
 * others have a process each. Which is which is read from the tests, so that a new one cannot be put into the wrong project.
 * @param folder where the patterns begin
 * @param rest what both projects have besides
 */
export function sharedProjects<Rest extends object>(
  name: string,
  folder: string,
  { include, exclude }: Patterns,
  rest: Rest,
) {
  const files = fs.globSync(include, { cwd: folder, exclude });
  const alone = files.filter((file) =>
    changesItsProcess.test(fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  // One more than the runner takes by itself, which leaves a core to its own work.
  const each = { ...common, root: folder, maxWorkers: os.availableParallelism(), ...rest };
  return [
    {
      test: {
        ...each,
        name,
        include,
        exclude: [...exclude, ...alone],
        isolate: false,
        setupFiles: [...common.setupFiles, path.join(root, 'tooling/test-server/leave-process-alone.ts')],
      },
    },
    { test: { ...each, name: `${name}-alone`, include: alone, exclude } },
  ];
}

/** Tests that need nothing. */
export const unitProjects = (name: string, folder: string, patterns: Patterns) =>
  sharedProjects(name, folder, patterns, {});

/** Tests that need PostgreSQL: one for each of the two projects, with a database for each file. */
export const databaseProjects = (name: string, folder: string, patterns: Patterns, globalSetup: string) =>
  sharedProjects(name, folder, patterns, {
    globalSetup: [globalSetup],
    pool: 'forks' as const,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  });

/** What every project of black-box tests adds. Three at a time also on two cores: they wait for starts, kills and clocks. */
export const blackBox = {
  testTimeout: 120_000,
  hookTimeout: 200_000,
  pool: 'forks' as const,
  maxWorkers: 3,
  // Kinds of tests run one after the other: the runner refuses projects of one group that differ in their workers.
  sequence: { groupOrder: 2 },
};

/** The engine's tests: without anything, over a PostgreSQL of their own, and against the running command. */
export const backendProjects = [
  ...unitProjects('backend-unit', folder, {
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.db.test.ts'],
  }),
  ...databaseProjects(
    'backend-db',
    folder,
    { include: ['src/**/*.db.test.ts'], exclude: ['**/node_modules/**'] },
    path.join(folder, 'src/testing/global-setup.ts'),
  ),
  {
    test: {
      ...common,
      ...blackBox,
      name: 'backend-acceptance',
      root: folder,
      include: ['acceptance/**/*.test.ts'],
    },
  },
];

import process from 'node:process';
import { countLevels, findCycles, groupByFolder, readImportGraph } from './import-graph.ts';

// `node tooling/rules/print-levels.ts`: how the folders of the engine and of the server stand above each other.
const graph = readImportGraph();
for (const base of ['packages/backend/src', 'apps/server/src']) {
  const folders = groupByFolder(graph, base);
  const edges = [...folders.values()].flat().length;
  const cycles = findCycles(folders);
  const levels = cycles.length === 0 ? String(countLevels(folders)) : 'no order of';
  process.stdout.write(
    `${base}: ${folders.size} folders, ${levels} levels, ${edges} edges, ${cycles.length} cycles ${JSON.stringify(cycles)}\n`,
  );
  for (const [folder, targets] of folders)
    process.stdout.write(`  ${folder} → ${targets.toSorted().join(', ')}\n`);
}

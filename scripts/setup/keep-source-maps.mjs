// Takes the maps of the built scripts out of what is served, to where the server finds which line of which source a position is.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const client = path.join(root, 'apps/web/build/client');
const maps = path.join(root, 'apps/web/build/maps');

rmSync(maps, { recursive: true, force: true });
mkdirSync(maps, { recursive: true });
for (const name of globSync('**/*.map', { cwd: client })) {
  const file = path.join(client, name);
  const { version, names, mappings, sources } = JSON.parse(readFileSync(file, 'utf8'));
  // As this repository names them; the texts of the sources are in it.
  const told = sources.map((source) => path.relative(root, path.resolve(path.dirname(file), source)));
  writeFileSync(
    path.join(maps, path.basename(name)),
    JSON.stringify({ version, names, mappings, sources: told }),
  );
  rmSync(file);
}

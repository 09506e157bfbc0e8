import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** A position in a built file, as browsers write it into a stack. */
const builtPosition = /[^\s()@]{0,200}\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;
/** A stack names few files; more would be made up. */
const mostFiles = 12;

/**
 * Names in a stack of a browser the sources in the place of the built files, where their maps are at hand.
 * @param mapsDir where `scripts/setup/keep-source-maps.mjs` has put the maps
 * @returns what translates a stack; a position that no map knows stays as it is
 */
export function createSourcePositions(mapsDir: string): (stack: string) => Promise<string> {
  return async (stack) => {
    const files = new Set([...stack.matchAll(builtPosition)].map(([, file = '']) => file));
    const maps = new Map(
      await Promise.all(
        [...files].slice(0, mostFiles).map(async (file) => [file, await readMap(mapsDir, file)] as const),
      ),
    );
    return stack.replaceAll(builtPosition, (written, file: string, line: string, column: string) => {
      const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) return written;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
  };
}

async function readMap(mapsDir: string, file: string): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(await readFile(path.join(mapsDir, `${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}

import path from 'node:path';
import type { Plugin } from 'vite';

/** Parts of libraries that this app never calls but that their callers bring to each page, and what stands for them. */
export const leanParts: readonly {
  readonly library: string;
  readonly part: string;
  readonly lean: string;
}[] = [
  { library: 'react-router', part: 'lib/dom/ssr/fog-of-war.js', lean: 'route-discovery.ts' },
  { library: 'react-router', part: 'lib/dom/ssr/errorBoundaries.js', lean: 'error-boundaries.ts' },
  { library: 'react-router', part: 'lib/router/instrumentation.js', lean: 'instrumentation.ts' },
  { library: '@tanstack/query-core', part: 'mutationCache.js', lean: 'mutation-cache.ts' },
  { library: '@tanstack/query-core', part: 'onlineManager.js', lean: 'online-manager.ts' },
  { library: '@tanstack/query-core', part: 'timeoutManager.js', lean: 'timeout-manager.ts' },
  ...['suspense.js', 'errorBoundaryUtils.js', 'QueryErrorResetBoundary.js', 'IsRestoringProvider.js'].map(
    (part) => ({ library: '@tanstack/react-query', part, lean: 'query-rendering.ts' }),
  ),
];

/**
 * Builds what the browser loads without parts of libraries that are never called here.
 * A part that a new version of its library names otherwise ends the build, instead of coming back unseen.
 */
export function leanLibraries(): Plugin {
  const missing = new Set(leanParts);
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const part = leanParts.find(({ part: file }) => source.endsWith(`/${path.posix.basename(file)}`));
      // The router's parts for servers stand in the same entry of the library; nothing of them reaches the browser.
      if (part === undefined || importer === undefined || /\/lib\/(server-runtime|rsc)\//.test(importer))
        return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (resolved?.id.includes(`/node_modules/${part.library}/`) !== true) return undefined;
      if (!resolved.id.endsWith(`/${part.part}`)) return undefined;
      missing.delete(part);
      return path.resolve(import.meta.dirname, 'lean', part.lean);
    },
    generateBundle() {
      for (const { library, part } of missing) this.error(`${library} has no ${part} any more`);
    },
  };
}

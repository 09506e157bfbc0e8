import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.resolve(import.meta.dirname, 'worker/worker.ts');

/** Builds the service worker as one classic script, `/sw.js` of the browser's build: its address must never change. */
export function workerScript(): Plugin {
  return {
    name: 'worker-script',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'worker' } },
      });
      const [bundle] = Array.isArray(result) ? result : [result];
      if (bundle === undefined || !('output' in bundle)) throw new Error('The worker gave no script.');
      const [chunk] = bundle.output;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  };
}

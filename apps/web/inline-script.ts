import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Gives a script that stands in documents: an entry and what it imports, bundled into one classic script.
 * In: how it is imported (`virtual:early-script`) and the file of the entry.
 */
export function inlineScript(name: `virtual:${string}`, file: string): Plugin {
  const entry = path.resolve(import.meta.dirname, file);
  return {
    name: `inline-script:${name}`,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const result = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'early' } },
      });
      const [bundle] = Array.isArray(result) ? result : [result];
      if (bundle === undefined || !('output' in bundle)) throw new Error('The early entry gave no script.');
      const [chunk] = bundle.output;
      for (const file of chunk.moduleIds) if (path.isAbsolute(file)) this.addWatchFile(file);
      // Inside a document `</` could end the script.
      return `export default ${JSON.stringify(chunk.code.trim().replaceAll('</', String.raw`<\/`))}`;
    },
  };
}

import path from 'node:path';
import type { Plugin } from 'vite';

const lean = path.resolve(import.meta.dirname, 'src/components/brand/create-icon.tsx');

/**
 * Builds the icons of lucide-react with our own element: theirs repeats, in every document and for each icon, the namespace that only
 * files need and class names that nothing here uses.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/') === true
        ? lean
        : undefined,
  };
}

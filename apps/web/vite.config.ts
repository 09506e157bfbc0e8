import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { inlineScript } from './inline-script.ts';
import { leanIcons } from './lean-icons.ts';
import { leanLibraries } from './lean-libraries.ts';
import { leanStyles } from './lean-styles.ts';
import { workerScript } from './worker-script.ts';

export default defineConfig({
  plugins: [
    leanIcons(),
    leanLibraries(),
    tailwindcss(),
    leanStyles(),
    reactRouter(),
    inlineScript('virtual:early-script', 'src/app/entry.early.ts'),
    inlineScript('virtual:flow-script', 'src/app/entry.flow.ts'),
    workerScript(),
  ],
  // Bundled, so that the server writes the same icons as the browser.
  ssr: { noExternal: ['lucide-react'] },
  // A strict content security policy allows no data: addresses, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    // Each document names the typeface.
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        // For the server's log alone (scripts/setup/keep-source-maps.mjs): no file names its map, and none is served.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
  },
});

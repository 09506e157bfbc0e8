import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A strict content security policy allows no data: addresses, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 2,
                },
                // What most pages share comes as one file: dozens of tiny ones compress badly.
                {
                  name: 'common',
                  test: /apps\/web\/src|packages\/contracts|lucide-react|clsx|radix/,
                  minShareCount: 16,
                  priority: 1,
                },
                // What the pages with lists share; no public page may need it before it is alive (`npm run check` sees to the budget).
                {
                  name: 'lists',
                  test: /components\/(lists|safety-notice|ui\/(tabs|dialog|modal|confirm-dialog|alert-dialog|checkbox|native-select))|lib\/(lists|format-date|shorten|pictures|api\/public-fetch)|icons\/(search|plus|users|send|clock|chevron-down)\./,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});

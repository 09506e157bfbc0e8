import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A strict content security policy allows no data: addresses, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
});

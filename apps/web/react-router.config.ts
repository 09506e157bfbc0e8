import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // One cached file names all routes, instead of a request for the links of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

import { QueryClient } from '@tanstack/react-query';

const freshMs = 30_000;

/**
 * The one cache of what the browser has read from the server. Queries run in the browser only: on the server no user
 * is signed in, and public pages get their data from loaders.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, retry: 1, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

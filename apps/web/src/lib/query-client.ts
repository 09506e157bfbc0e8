import { QueryClient } from '@tanstack/react-query';

const freshMs = 30_000;

/**
 * The one cache of what the browser has read from the server. Queries run in the browser only: on the server no user
 * is signed in, and public pages get their data from loaders.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call is made as well: it may give what is kept, and else says that it failed instead of waiting for ever.
    queries: { staleTime: freshMs, retry: 1, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

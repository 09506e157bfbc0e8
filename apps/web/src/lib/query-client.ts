import { QueryClient } from '@tanstack/react-query';
import { mayHelpToAskAgain } from './api/may-help-to-ask-again.ts';

const freshMs = 30_000;
/** A line that was lost for a moment, or a server that restarts, is mostly back after one and after three seconds. */
const triesMore = 2;

/** A cache of what has been read from the server. Queries ask in the browser alone; on the server they show what a loader gave. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < triesMore && mayHelpToAskAgain(error),
        refetchOnWindowFocus: true,
        // Without a connection a call is made as well: it may give what is kept, and else says that it failed instead of waiting for ever.
        networkMode: 'always',
      },
    },
  });

/** The one cache of the browser. */
export const queryClient = newQueryClient();

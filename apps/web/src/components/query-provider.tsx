import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { newQueryClient, queryClient } from '#lib/query-client.ts';

/** Put around a screen that reads with TanStack Query, so that screens without it do not load the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  // On the server each page has its own, as it may hold what a loader gave.
  const [client] = useState(() => (typeof document === 'undefined' ? newQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

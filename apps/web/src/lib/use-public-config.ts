import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from './request-context.ts';

/** The settings that any visitor may see; undefined on a page whose root failed to load. */
export function usePublicConfig(): PublicConfig | undefined {
  return useRouteLoaderData<PublicConfig>('root');
}

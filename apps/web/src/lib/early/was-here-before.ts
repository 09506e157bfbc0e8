import { cameFromHere } from './came-from-here.ts';

/**
 * Whether the visitor came from another page of ours, or a style sheet came out of the browser's cache: then an earlier visit
 * brought it, also where the address was typed. Nothing is stored to know it. To be asked once the page is loaded. The typeface says
 * nothing: it comes out of the cache on a first visit as well, where the early script has just fetched it.
 */
export function wasHereBefore(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    cameFromHere() ||
    files.some(
      ({ name, transferSize, decodedBodySize }) =>
        name.endsWith('.css') && transferSize === 0 && decodedBodySize > 0,
    )
  );
}

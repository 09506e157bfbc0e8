/**
 * Whether the visitor came from another page of ours, or a file of the build came out of the browser's cache: then an earlier visit
 * brought it, also where the address was typed. Nothing is stored to know it. To be asked once the page is loaded.
 */
export function wasHereBefore(): boolean {
  if (document.referrer.startsWith(`${location.origin}/`)) return true;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(
    ({ name, transferSize, decodedBodySize }) =>
      name.startsWith(`${location.origin}/assets/`) && transferSize === 0 && decodedBodySize > 0,
  );
}

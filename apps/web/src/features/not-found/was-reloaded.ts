/** True when the browser reloaded this very address, false when one came here by a link. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload && new URL(entry.name).pathname === window.location.pathname;
}

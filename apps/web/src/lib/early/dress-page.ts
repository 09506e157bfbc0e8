/**
 * Shows the page in its typeface and with its texture. A first visit is read in stand-ins of the same widths: the typeface, by far the
 * largest file of a page, is fetched behind what is first painted, so that it takes nothing of a slow line before. A visitor who comes
 * from another page of ours has it, and sees it at once.
 */
export function dressPage(isMember: boolean): void {
  const show = (): void => {
    document.documentElement.dataset['dressed'] = '';
  };
  if (isMember || document.referrer.startsWith(`${location.origin}/`)) return show();
  new PerformanceObserver(show).observe({ type: 'paint' });
}

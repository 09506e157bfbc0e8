import { cameFromHere } from './came-from-here.ts';
import { fetchFile } from './load-app.ts';

/** Without styles nothing is laid out, so that a slow line is not given to pictures by then either. */
const latestPicturesMs = 3_000;

/**
 * Shows the page in its typeface and with its texture. A first visit is read in stand-ins of the same widths: the typeface, by far the
 * largest file of a page, is fetched behind what is first painted, so that it takes nothing of a slow line before. A visitor who comes
 * from another page of ours has it, and sees it at once. Pictures that are small beside their text are asked for behind the first paint,
 * too.
 * Out: gives up a typeface that is still on its way, so that the app has the line; the app dresses the page when it answers.
 */
export function dressPage(isMember: boolean): () => void {
  const { dataset } = document.documentElement;
  const fetching = new AbortController();
  const show = (): void => {
    dataset['dressed'] = '';
  };
  if (isMember || cameFromHere()) show();
  else {
    dataset['bare'] = '';
    const showPictures = (): void => {
      delete dataset['bare'];
    };
    // A browser that protects against fingerprinting tells of no paint.
    setTimeout(showPictures, latestPicturesMs);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      showPictures();
      fetchFile(dataset['typeface'] ?? '', fetching).then(show, () => undefined);
    }).observe({ type: 'paint' });
  }
  return () => fetching.abort();
}

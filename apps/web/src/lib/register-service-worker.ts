import { reportProblem } from './report-problem.ts';

/** Installs the offline page once the first page is idle, so that it takes no bandwidth from it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      reportProblem('The offline page could not be installed', error);
    });
  };
  const registerSoon = () => setTimeout(register, 3_000);
  // The scripts start after the page is loaded: then no further `load` comes.
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

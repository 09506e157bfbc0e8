import { reportProblem } from './report-problem.ts';

/** Installs the offline page once the first page is idle, so that it takes no bandwidth from it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      reportProblem('The offline page could not be installed', error);
    });
  };
  window.addEventListener('load', () => setTimeout(register, 3_000), { once: true });
}

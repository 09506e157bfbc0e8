/** Whether this document is drawn ahead of a click that may never come (`speculate.ts`). */
export const isDrawnAhead = (): boolean =>
  (document as Document & { prerendering?: boolean }).prerendering === true;

/** Runs what only a visit may do: at once, or in a page that is drawn ahead as soon as it is shown. */
export function whenShown(run: () => void): void {
  if (isDrawnAhead()) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Runs it each time a visitor comes back to this document as the browser has kept it: what changed meanwhile was told to it by no event. */
export function whenBack(run: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && run());
}

/** Marks the document while the browser has no connection; the styles then show the note that stands in every page. */
export function showConnection(): void {
  const show = (): void => {
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  };
  show();
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
}

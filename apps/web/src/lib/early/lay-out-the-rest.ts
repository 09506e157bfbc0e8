/**
 * Lays out what lies far below the first screen (`below-screen`), a part in each frame, so that no long task makes the phone stutter.
 * From then on all of a page is laid out at once, also of pages that a visitor goes on to.
 */
export async function layOutTheRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.below-screen')) {
    part.style.contentVisibility = 'visible';
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
  }
  document.documentElement.dataset['whole'] = '';
}

import type { Browser } from '@playwright/test';
import type { Shifts } from './pictures/watch-shifts.ts';

/** What each open page shows when a test has failed: its address, what it says in its live regions and dialogs, what has the focus, and what moved where that is watched. */
export function describePages(browser: Browser): Promise<string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page) => {
      const shown = page.evaluate(() => {
        const parts = document.querySelectorAll(
          '[role="status"], [role="alert"], dialog[open], [aria-invalid="true"], [aria-busy="true"]',
        );
        // What stands hidden in a part that is shown is not said.
        const texts = [...parts]
          .map((part) => ({ part, text: part instanceof HTMLElement ? part.innerText.trim() : '' }))
          .filter(({ part, text }) => part.checkVisibility() && text !== '')
          .map(({ part, text }) => `${part.tagName} ${part.id} ${text.slice(0, 120)}`.trim());
        const focus = document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing';
        const { total } = window as unknown as { total?: Shifts };
        const moved = total === undefined ? '' : `, moved: ${total.moved.slice(-12).join(' | ')}`;
        return `at ${window.scrollY} px, focus in ${focus}, says: ${texts.join(' | ')}${moved}`;
      });
      // A page that hangs cannot tell; the failure that is reported does not wait for it.
      const late = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'does not answer'));
      return `${page.url()} ${await Promise.race([shown.catch(String), late])}`;
    }),
  );
}

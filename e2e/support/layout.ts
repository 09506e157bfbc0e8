import type { Page } from '@playwright/test';

/** How much wider than the window the page is, in CSS pixels; 0 or less is right. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of the main part that stand on two lines, each with what holds it; addresses may be longer than a line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/@-]{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in ${text.parentElement.localName}`);
      }
    }
    return broken;
  });

/** Text of the page that a fixed box cuts off where nothing says that there is more: neither an ellipsis nor a scroller. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isMeant =
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          style.clipPath !== 'none' ||
          element.closest('[aria-hidden=true], a[aria-label], button[aria-label]') !== null;
        const isCut =
          (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && !isMeant && element.innerText.trim() !== '' && element.checkVisibility();
      })
      .map((element) => `${element.localName}.${element.className}: ${element.innerText.slice(0, 40)}`),
  );

/**
 * The page where there is little room: 320 px (WCAG 1.4.10, which is 1280 px at 400 %), there with the spacing of text that WCAG 1.4.12
 * demands, and 640 px (200 % zoom). Out: what is wider than the window or cut off. The window has its size again afterwards.
 */
export async function narrowProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const problems: string[] = [];
  const look = async (name: string) => {
    // A chart is drawn anew for another width, a moment later.
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        null,
        {
          timeout: 3_000,
        },
      )
      .catch(() => undefined);
    const overflow = await overflowOf(page);
    if (overflow > 0) problems.push(`${name}: ${overflow} px wider than the window`);
  };
  await page.setViewportSize({ width: 640, height: 400 });
  await look('200 % zoom');
  await page.setViewportSize({ width: 320, height: 640 });
  await look('320 px');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await look('320 px with wide text');
  problems.push(...(await cutTexts(page)).map((text) => `320 px with wide text cuts off ${text}`));
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await page.setViewportSize(before);
  return problems;
}

/**
 * Gives the focus to everything that can have it, one after the other as the Tab key would, and looks at each:
 * is the focus to be seen (WCAG 2.4.7), and does anything cover what has it whole (2.4.11)?
 */
export async function focusProblems(page: Page): Promise<string[]> {
  // One press tells the browser that this is a keyboard, so that `:focus-visible` holds.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const problems: string[] = [];
    const tabbable = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex="0"]',
    );
    const name = (element: HTMLElement) =>
      `${element.localName} ${(element.ariaLabel ?? element.innerText).trim().slice(0, 40) || element.id}`;
    for (const element of tabbable) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
        problems.push(`${name(element)} shows no focus`);
      // An inline link over two lines has a box for each.
      const boxes = [...element.getClientRects()];
      const isSeen = boxes.some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const found = document.elementFromPoint(left + width * x, top + height * y);
            return found !== null && (element.contains(found) || found.contains(element));
          }),
        ),
      );
      if (!isSeen) problems.push(`${name(element)} is covered when it has the focus`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return problems;
  });
}

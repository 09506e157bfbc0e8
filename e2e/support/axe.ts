import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours; the others see the same in either theme where the same things are in the same places. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: against WCAG 2.2 AA and its best practices, or in its colours alone. */
export async function axeProblems(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: only === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: colourRules },
      resultTypes: ['violations'],
    })
    // In one go: the page has no frame of another origin, and no second page has to open for the result.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Fails when axe finds anything against WCAG 2.2 AA or its best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeProblems(page)).toEqual([]);
}

/** What is shown and where: the text of every element that can be seen, and its box. Two themes must not differ in it. */
const whatIsWhere = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
  );

/**
 * Audits the page in both themes without loading it twice, and pictures it in both where a folder's path is given.
 * The dark one is audited whole when anything but colours differs from the light one.
 */
export async function auditThemes(
  page: Page,
  picture: (theme: 'light' | 'dark') => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  let light = '';
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await picture(theme);
    const shown = await whatIsWhere(page);
    const found = await axeProblems(page, theme === 'dark' && shown === light ? 'colours' : 'all');
    problems.push(...found.map((problem) => `${theme}: ${problem}`));
    light = shown;
  }
  return problems;
}

import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours; the others see the same in either theme where the same things are in the same places. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands: against WCAG 2.2 AA and its best practices, or in its colours alone.
 * @param part selector of what is looked at; everything else was looked at before
 */
export async function axeProblems(
  page: Page,
  only: 'all' | 'colours' = 'all',
  part?: string,
): Promise<string[]> {
  // Its half a megabyte is read once a document, which may be audited several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A colour that is still changing is not the one that the design names.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Left in the page and asked for, so that each call to the browser is short.
  await page.evaluate(
    ({ runOnly, within }) => {
      const { axe: auditor } = window as unknown as { axe: typeof axe };
      // What a provider shows in a frame of its own is not ours.
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false };
      // A bar that stays in the window covers what is scrolled under it: a control counts as too small where it is in the middle, too.
      const isSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await auditor.run(selector, {
          ...options,
          runOnly: { type: 'rule', values: ['target-size'] },
        });
        return again.violations.length > 0;
      };
      const audit = async (): Promise<string[]> => {
        const { violations } = await auditor.run(within ?? document, options);
        const place = { left: scrollX, top: scrollY, behavior: 'instant' as const };
        const found: string[] = [];
        for (const { id, nodes } of violations) {
          const targets: string[] = [];
          for (const { target } of nodes) {
            const selector = target.join(' ');
            if (id !== 'target-size' || (await isSmall(selector))) targets.push(selector);
          }
          if (targets.length > 0) found.push(`${id}: ${targets.join(', ')}`);
        }
        scrollTo(place);
        return found;
      };
      const keep = (outcome: string[] | null): void => void Object.assign(window, { axeOutcome: outcome });
      keep(null);
      audit().then(keep, (error: unknown) => keep([`axe failed: ${String(error)}`]));
    },
    {
      runOnly:
        only === 'all'
          ? { type: 'tag' as const, values: standards }
          : { type: 'rule' as const, values: colourRules },
      within: part,
    },
  );
  const outcome = await page.waitForFunction(
    () => (window as unknown as { axeOutcome: string[] | null }).axeOutcome,
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  return (await outcome.jsonValue()) ?? [];
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
 * Audits the page in both themes without loading it twice, and lets `picture` keep both for people.
 * The dark one is audited whole when anything but colours differs from the light one.
 * @param part as for {@link axeProblems}
 */
export async function auditThemes(
  page: Page,
  picture: (theme: 'light' | 'dark') => Promise<void>,
  part?: string,
): Promise<string[]> {
  const problems: string[] = [];
  let light = '';
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await picture(theme);
    const shown = await whatIsWhere(page);
    const found = await axeProblems(page, theme === 'dark' && shown === light ? 'colours' : 'all', part);
    problems.push(...found.map((problem) => `${theme}: ${problem}`));
    light = shown;
  }
  return problems;
}

/** Fails when axe finds anything on the page in its theme or in the other one; it ends in the one that it began with. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await auditThemes(page, async () => {})).toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

import { expect, type Browser, type Page } from '@playwright/test';
import { auditThemes } from '../support/axe.ts';
import { openAs, type Role } from '../support/demo.ts';
import { openByKeyboard, openings } from '../support/dialogs.ts';
import { fill, findAddresses } from '../support/found-addresses.ts';
import { overflowOf } from '../support/layout.ts';
import { roles } from '../support/screens.ts';
import { states } from '../support/states.ts';
import { takePicture } from '../support/pictures/take-picture.ts';
import { test } from '../support/test.ts';
import { wakeApp } from '../support/wake-app.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

type Look = {
  name: string;
  prepare: (page: Page) => Promise<unknown>;
  reach: (page: Page) => Promise<unknown>;
  /** What of the page is audited, where the rest is a screen as the walk sees it. */
  part?: string;
};

/** Brings each state about in a page of its own, and audits and pictures it in both themes. Out: what is wrong. */
async function lookAt(browser: Browser, role: Role, size: { width: number; height: number }, looks: Look[]) {
  const context = await openAs(browser, role, { viewport: size });
  const problems: string[] = [];
  for (const { name, prepare, reach, part } of looks) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await prepare(page);
      await reach(page);
      // What happens to lie half under the header after a scroll is no target that is too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      const picture = (theme: string) =>
        takePicture(page, `state-${role}-${name.replaceAll(/\W+/g, '-')}-${size.width}-${theme}`);
      const found = await auditThemes(page, picture, part);
      const overflow = await overflowOf(page);
      if (overflow > 0) found.push(`${overflow} px wider than the window`);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
      await page.close();
    });
  }
  await context.close();
  expect(problems).toEqual([]);
}

for (const role of roles) {
  for (const size of sizes) {
    test(`states of screens are accessible for ${role} at ${size.width} px, light and dark`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const found = await findAddresses(browser);
      const ofStates = states
        .filter((state) => state.role === role)
        .map(({ name, address, prepare, reach }) => ({
          name: `${name} ${address}`,
          prepare: async (page: Page) => prepare?.(page),
          reach: async (page: Page) => {
            await page.goto(fill(address, found));
            await reach(page);
          },
        }));
      const ofOpenings = openings
        .filter((opening) => opening.role === role && (opening.phoneOnly !== true || size.width < 768))
        .map((opening) => ({
          name: `dialog ${opening.name}`,
          // Where nothing was arranged before, the page under the dialog is the screen that the walk audits.
          ...(opening.prepare === undefined && opening.arrange === undefined && { part: 'dialog[open]' }),
          prepare: async (page: Page) => opening.prepare?.(page),
          reach: async (page: Page) => {
            await page.goto(fill(opening.address, found));
            await wakeApp(page);
            await opening.arrange?.(page);
            await openByKeyboard(page, opening);
          },
        }));
      await lookAt(browser, role, size, [...ofStates, ...ofOpenings]);
    });
  }
}

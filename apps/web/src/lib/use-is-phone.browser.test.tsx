import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useIsPhone } from './use-is-phone.ts';

function Place() {
  return <p>{useIsPhone() ? 'Telepon' : 'Layar lebar'}</p>;
}

afterAll(() => page.viewport(1280, 900));

test('a phone that is turned shows what belongs to the wide window, and back', async () => {
  await page.viewport(412, 915);
  const screen = await render(<Place />);
  await expect.element(screen.getByText('Telepon')).toBeVisible();
  await page.viewport(915, 412);
  await expect.element(screen.getByText('Layar lebar')).toBeVisible();
  await page.viewport(412, 915);
  await expect.element(screen.getByText('Telepon')).toBeVisible();
});

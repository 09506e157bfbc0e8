import { lazy } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LatePart } from './late-part.tsx';

test('a part whose script does not come says so in its place; the rest of the page stays', async () => {
  const Missing = lazy(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')));
  const screen = await render(
    <>
      <input aria-label="Kabar" defaultValue="Sepuluh terjual" />
      <LatePart>
        <Missing />
      </LatePart>
    </>,
  );
  await expect.element(screen.getByText('Bagian ini gagal dimuat')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible();
  await expect.element(screen.getByLabelText('Kabar')).toHaveValue('Sepuluh terjual');
});

import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { dismissToast, getToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
  vi.useRealTimers();
});

const renderToaster = (isDialogOpen = false) =>
  render(
    <MemoryRouter>
      <Dialog open={isDialogOpen}>
        <DialogContent>
          <DialogTitle>Lamar proyek</DialogTitle>
        </DialogContent>
      </Dialog>
      <Toaster />
    </MemoryRouter>,
  );

const shownIn = (screen: Awaited<ReturnType<typeof renderToaster>>) => () =>
  screen.getByRole('region', { name: 'Pemberitahuan' }).query()?.textContent ?? '';

test('it is said once in a status, and the newest takes the place of the one before', async () => {
  const screen = await renderToaster();
  toast.success('Tersimpan');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Tersimpan');
  toast.error('Gagal menyimpan', 'Coba lagi.');
  await expect.poll(shownIn(screen)).toBe('Gagal menyimpanCoba lagi.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gagal menyimpan. Coba lagi.');
});

test('it goes after five seconds, an error after ten, and never while the pointer rests on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderToaster();
  const shown = shownIn(screen);
  toast.success('Tersimpan');
  await expect.poll(shown).toContain('Tersimpan');
  vi.advanceTimersByTime(4_900);
  expect(shown()).toContain('Tersimpan');
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toBe('');
  toast.error('Gagal');
  await expect.poll(shown).toContain('Gagal');
  vi.advanceTimersByTime(6_000);
  expect(shown()).toContain('Gagal');
  await userEvent.hover(screen.getByText('Gagal').last());
  vi.advanceTimersByTime(60_000);
  expect(shown()).toContain('Gagal');
});

test('its action is done once and closes it; the cross closes it', async () => {
  const screen = await renderToaster();
  const undo = vi.fn();
  toast({ title: 'Proyek dihapus', action: { label: 'Urungkan', onClick: undo } });
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(undo).toHaveBeenCalledOnce();
  await expect.poll(shownIn(screen)).toBe('');
  toast.info('Ada kabar');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  await expect.poll(shownIn(screen)).toBe('');
});

test('an open dialog does not hide it, and it covers no heading of that dialog', async () => {
  const screen = await renderToaster(true);
  const heading = screen.getByRole('heading', { name: 'Lamar proyek' });
  await expect.element(heading).toBeVisible();
  toast.error('Gagal mengirim aplikasi');
  const region = screen.getByRole('region', { name: 'Pemberitahuan', includeHidden: true });
  // Shown after the dialog, it lies over it in the top layer.
  await expect.poll(() => region.element().matches(':popover-open')).toBe(true);
  const covers = () => {
    const at = region.element().getBoundingClientRect();
    const { top, bottom } = heading.element().getBoundingClientRect();
    return top < at.bottom && at.top < bottom;
  };
  await expect.poll(covers).toBe(false);
});

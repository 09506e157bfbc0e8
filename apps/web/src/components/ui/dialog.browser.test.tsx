import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog.tsx';
import { ModalTrigger } from './modal.tsx';

function Example({ dismissable = true }: { dismissable?: boolean }) {
  const [isShown, setShown] = useState(true);
  return (
    <main id="konten" tabIndex={-1}>
      {isShown ? (
        <Dialog>
          <ModalTrigger>Hapus proyek</ModalTrigger>
          <DialogContent dismissable={dismissable}>
            <DialogTitle>Hapus proyek?</DialogTitle>
            <DialogDescription>Lamaran ikut terhapus.</DialogDescription>
            <input aria-label="Alasan" />
            <button type="button" onClick={() => setShown(false)}>
              Hapus
            </button>
          </DialogContent>
        </Dialog>
      ) : null}
    </main>
  );
}

async function openDialog(dismissable = true) {
  const screen = await render(<Example dismissable={dismissable} />);
  const trigger = screen.getByRole('button', { name: 'Hapus proyek' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Hapus proyek?' });
  await expect.element(dialog).toBeVisible();
  return { screen, trigger, dialog };
}

const inCorner = { x: 4, y: 4 };
const pressInCorner = () => userEvent.click(document.body, { position: inCorner, force: true });

test('it is named and described, and the focus stays inside it', async () => {
  const { dialog } = await openDialog();
  await expect.element(dialog).toHaveAccessibleDescription('Lamaran ikut terhapus.');
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true);
  }
});

test('Escape closes it, the focus returns, and it opens again in the same moment', async () => {
  const { trigger, dialog } = await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  expect(dialog.query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
});

test('a press beside it closes it; one that begins inside does not, so that selected text stays', async () => {
  const { screen, dialog } = await openDialog();
  await userEvent.dragAndDrop(screen.getByLabelText('Alasan'), document.body, {
    targetPosition: inCorner,
    force: true,
  });
  await expect.element(dialog).toBeVisible();
  await pressInCorner();
  await expect.poll(() => dialog.query()).toBeNull();
});

test('where an answer is needed a press beside it does nothing', async () => {
  const { dialog } = await openDialog(false);
  await pressInCorner();
  await expect.element(dialog).toBeVisible();
});

test('where what opened it is gone with it, the content of the page gets the focus', async () => {
  const { screen, dialog } = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus', exact: true }));
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('a dialog that closes by itself never stands in the page open and empty', async () => {
  const answer = Promise.withResolvers<undefined>();
  function Waiting() {
    const [isOpen, setOpen] = useState(true);
    // As an answer of the server does it: by no press, for which React is done before the next frame.
    useEffect(() => {
      void answer.promise.then(() => setTimeout(() => setOpen(false)));
    }, []);
    return (
      <Dialog open={isOpen}>
        <DialogContent>
          <p>Menunggu jawaban</p>
        </DialogContent>
      </Dialog>
    );
  }
  const screen = await render(<Waiting />);
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement;
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (dialog.childElementCount === 0) seen.push(dialog.open);
  });
  watch.observe(dialog, { childList: true });
  answer.resolve(undefined);
  await expect.poll(() => seen).toEqual([false]);
  watch.disconnect();
});

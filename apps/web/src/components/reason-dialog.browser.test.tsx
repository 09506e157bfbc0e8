import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReasonDialog } from './reason-dialog.tsx';

type Confirm = (reason: string, more: Readonly<Record<string, string>>) => Promise<boolean>;

async function open(confirm: Confirm) {
  const onConfirm = vi.fn(confirm);
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <ReasonDialog
      title="Blokir akun ini?"
      description="Ia diberi tahu."
      label="Alasan untuk pemilik akun"
      actionLabel="Blokir"
      templates={[{ key: 'a', label: 'Penipuan', body: 'Meminta uang di muka' }]}
      fields={{
        initial: { days: '7' },
        show: (register) => <input aria-label="Lamanya" {...register('days')} />,
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  const reason = screen.getByLabelText('Alasan untuk pemilik akun');
  return { screen, onConfirm, onClose, reason, action: screen.getByRole('button', { name: 'Blokir' }) };
}

test('nothing is done without a reason, which is asked for at its field', async () => {
  const { screen, onConfirm, reason, action } = await open(async () => true);
  await userEvent.fill(reason, '  a ');
  await userEvent.click(action);
  await expect.element(screen.getByText('Alasan untuk pemilik akun wajib diisi')).toBeVisible();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  await expect.element(reason).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  // A reason that is taken from the list is one.
  await screen.getByLabelText('Alasan siap pakai').selectOptions('Penipuan');
  await expect.element(reason).not.toHaveAttribute('aria-invalid', 'true');
});

test('the reason goes with what else was asked for, and a refusal keeps what was written', async () => {
  const answers = [false, true];
  const { screen, onConfirm, onClose, reason, action } = await open(async () => answers.shift() ?? false);
  await screen.getByLabelText('Alasan siap pakai').selectOptions('Penipuan');
  await expect.element(reason).toHaveValue('Meminta uang di muka');
  await userEvent.fill(screen.getByLabelText('Lamanya'), '30');
  await userEvent.click(action);
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledWith('Meminta uang di muka', { days: '30' }));
  await expect.element(action).toBeEnabled();
  await expect.element(reason).toHaveValue('Meminta uang di muka');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(action);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paths } from '#config/paths.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

type Answer = Promise<{ error: unknown }>;

const server = vi.hoisted(() => ({
  verify: vi.fn<() => Answer>(),
  update: vi.fn<(wanted: { password: string }) => Answer>(),
}));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({
    auth: {
      verifyOtp: server.verify,
      updateUser: server.update,
      signOut: async () => ({ error: null }),
    },
  }),
}));

function Example() {
  const [isOpen, setOpen] = useState(false);
  return <ResetPasswordForm email="sari@contoh.id" recovered={isOpen} onRecovered={setOpen} />;
}

test('a code that is refused is said in its field; one that is taken opens the session, and the password is stored', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Example /> },
      { path: paths.passwordResetSuccess, element: <p>Password tersimpan</p> },
    ],
    { initialEntries: ['/'] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const code = screen.getByRole('textbox', { name: 'Kode dari email' });
  const send = screen.getByRole('button', { name: 'Simpan Password Baru' });
  await userEvent.fill(code, '123456');
  await userEvent.fill(document.getElementById('reset-password') ?? code, 'rahasia-baru-7');
  await userEvent.fill(document.getElementById('reset-confirmation') ?? code, 'rahasia-baru-7');
  server.verify.mockResolvedValueOnce({ error: { code: 'otp_expired' } });
  await userEvent.click(send);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code).toHaveFocus();
  expect(server.update).not.toHaveBeenCalled();

  server.verify.mockResolvedValueOnce({ error: null });
  server.update.mockResolvedValueOnce({ error: null });
  await userEvent.click(send);
  await expect.element(screen.getByText('Password tersimpan'), { timeout: 8_000 }).toBeVisible();
  expect(server.update).toHaveBeenCalledExactlyOnceWith({ password: 'rahasia-baru-7' });
});

import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SecondStepForm } from './second-step-form.tsx';

const server = vi.hoisted(() => ({
  verify: vi.fn<(wanted: { factorId: string; code: string }) => Promise<{ error: unknown }>>(),
}));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({
    auth: {
      mfa: {
        listFactors: async () => ({ data: { totp: [{ id: 'f-app' }], phone: [] }, error: null }),
        challengeAndVerify: server.verify,
      },
    },
  }),
}));

test('a code that is wrong is said in its field, which has the focus; the right one goes on', async () => {
  const onVerified = vi.fn<() => void>();
  const router = createMemoryRouter([
    { path: '/', element: <SecondStepForm onVerified={onVerified} onCancel={() => {}} /> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  const code = screen.getByRole('textbox', { name: 'Kode verifikasi' });
  server.verify.mockResolvedValueOnce({ error: { code: 'mfa_verification_failed' } });
  await userEvent.fill(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  await expect.element(code).toHaveAccessibleDescription(/Kode verifikasi salah/);
  await expect.element(code).toHaveFocus();
  expect(onVerified).not.toHaveBeenCalled();

  server.verify.mockResolvedValueOnce({ error: null });
  await userEvent.fill(code, '654321');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onVerified.mock.calls.length).toBe(1);
  expect(server.verify).toHaveBeenLastCalledWith({ factorId: 'f-app', code: '654321' });
});

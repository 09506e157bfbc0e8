import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { salesMessages } from './messages.ts';
import { SalesForm } from './sales-form.tsx';

const server = vi.hoisted(() => ({
  publish: vi.fn<() => Promise<{ data: unknown; error: unknown }>>(),
}));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({ functions: { invoke: server.publish } }),
}));

const page = {
  slug: 'keripik-sari',
  name: 'Keripik Sari',
  offer: 'Keripik pisang renyah dari kebun sendiri, dikirim tiap Jumat.',
  city: 'Malang',
  how: 'Pesan lewat WhatsApp sebelum Kamis malam.',
  items: [{ name: 'Keripik pisang', price: 15_000, unit: 'bungkus' }],
};

test('a field that the server or the rules refuse says so and has the focus; a page that is kept is published', async () => {
  const done = vi.fn<() => void>();
  const saveNow = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const form = (
    <SalesForm ideaId="i" own={null} page={page} onChange={() => {}} saveNow={saveNow} onDone={done} />
  );
  const screen = await render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  const publish = screen.getByRole('button', { name: 'Terbitkan halaman' });
  const slug = screen.getByRole('textbox', { name: salesMessages.slug });
  const context = new Response(JSON.stringify({ error: 'slug_taken', message: 'Alamat ini sudah dipakai' }));
  server.publish.mockResolvedValueOnce({ data: null, error: { context } });
  await userEvent.click(publish);
  await expect.element(slug).toHaveFocus();
  await expect.element(slug).toHaveAccessibleDescription(/Alamat ini sudah dipakai/);
  expect(done).not.toHaveBeenCalled();

  const name = screen.getByRole('textbox', { name: salesMessages.name, exact: true });
  await userEvent.clear(name);
  await userEvent.click(publish);
  await expect.element(name).toHaveFocus();
  expect(server.publish).toHaveBeenCalledTimes(1);

  await userEvent.fill(name, 'Keripik Sari');
  server.publish.mockResolvedValueOnce({ data: { state: 'public' }, error: null });
  await userEvent.click(publish);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(saveNow).toHaveBeenCalledTimes(2);
});

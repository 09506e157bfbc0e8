import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider } from '#components/query-provider.tsx';
import type { PayoutProvider } from '../api/list-payout-providers.ts';
import { PayoutDialog } from './payout-dialog.tsx';

type Answer = { error: { context: Response } | null };

const server = vi.hoisted(() => ({
  banks: undefined as PayoutProvider[] | undefined,
  name: undefined as string | undefined,
  answers: [] as Answer[],
  invoke: vi.fn<(name: string, options: { body: unknown }) => void>(),
}));
vi.mock('../api/list-payout-providers.ts', () => ({
  usePayoutProviders: () => ({ data: server.banks, isError: false }),
}));
vi.mock('../api/get-holder.ts', () => ({
  useHolder: () => ({ data: server.name === undefined ? undefined : { nama_lengkap: server.name } }),
}));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({
    functions: {
      invoke: async (name: string, options: { body: unknown }) => {
        server.invoke(name, options);
        return server.answers.shift();
      },
    },
  }),
}));

const refusal = (body: object): Answer => ({ error: { context: new Response(JSON.stringify(body)) } });
const banks = [{ code: 'bca', name: 'BCA', kind: 'bank' }];

function Example({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const profile = { provider: 'bca', provider_name: 'BCA', number_end: '6789', holder_name: 'Sari Lestari' };
  return (
    <QueryProvider>
      <PayoutDialog userId="u" profile={isNew ? null : profile} onClose={onClose} />
    </QueryProvider>
  );
}

test('the bank that was chosen before is shown also when the list of banks comes later', async () => {
  server.banks = undefined;
  const screen = await render(<Example isNew={false} onClose={() => undefined} />);
  const bank = screen.getByLabelText('Bank atau dompet digital');
  await expect.element(bank).toHaveValue('');
  server.banks = banks;
  await screen.rerender(<Example isNew={false} onClose={() => undefined} />);
  await expect.element(bank).toHaveValue('bca');
});

test("the member's name is proposed as soon as it is known, and not over one that was typed", async () => {
  server.banks = banks;
  server.name = undefined;
  const screen = await render(<Example isNew onClose={() => undefined} />);
  const name = screen.getByLabelText('Nama pemilik');
  await expect.element(name).toHaveValue('');
  server.name = 'Sari Lestari';
  await screen.rerender(<Example isNew onClose={() => undefined} />);
  await expect.element(name).toHaveValue('Sari Lestari');
  await userEvent.fill(name, 'Ibu Sari');
  server.name = 'Sari L';
  await screen.rerender(<Example isNew onClose={() => undefined} />);
  await expect.element(name).toHaveValue('Ibu Sari');
});

test('a refusal stands at its field with the focus, and a proof is asked for when the server wants one', async () => {
  server.banks = banks;
  const onClose = vi.fn<() => void>();
  const screen = await render(<Example isNew={false} onClose={onClose} />);
  const save = screen.getByRole('button', { name: 'Simpan' });
  const number = screen.getByLabelText('Nomor rekening atau nomor HP');
  await userEvent.click(save);
  await expect.element(number).toHaveFocus();
  expect(server.invoke).not.toHaveBeenCalled();
  await userEvent.fill(number, '123-456-789');
  server.answers = [
    refusal({ error: 'invalid', field: 'number', message: 'Nomor BCA berisi 10 angka' }),
    refusal({ error: 'fresh_proof_needed', message: 'Tulis password Anda' }),
    { error: null },
  ];
  await userEvent.click(save);
  await expect.element(screen.getByText('Nomor BCA berisi 10 angka')).toBeVisible();
  await expect.element(number).toHaveFocus();
  await userEvent.fill(number, '1234567890');
  await userEvent.click(save);
  const password = screen.getByLabelText('Password akun Anda');
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'rahasia');
  await userEvent.click(save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.invoke.mock.lastCall?.[1].body).toEqual({
    ...{ provider: 'bca', number: '1234567890', holder_name: 'Sari Lestari', password: 'rahasia' },
  });
});

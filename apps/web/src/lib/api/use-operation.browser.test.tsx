import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getToasts } from '#components/ui/toast.ts';
import { Refusal } from './failure.ts';
import { useOperation } from './use-operation.ts';

/** A call whose end the test gives. */
function createCall() {
  const waiting: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const call = (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve: () => resolve(name), reject });
    });
  return { call, next: () => waiting.shift() };
}

const ends: string[] = [];

function Example({ call }: { call: (name: string) => Promise<string> }) {
  const { run, isPending, input, failure, refuse } = useOperation(call, {
    done: (result) => ends.push(`done ${result}`),
    failed: (_error, name) => ({ title: `Gagal menyimpan ${name}`, detail: 'Coba lagi.' }),
    settled: () => ends.push('settled'),
  });
  return (
    <>
      {['satu', 'dua'].map((name) => (
        <button key={name} type="button" aria-busy={input === name} onClick={() => void run(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => refuse({ field: 'nama', title: 'Nama wajib diisi' })}>
        periksa
      </button>
      <p role="status">{isPending ? 'menyimpan' : 'diam'}</p>
      <p role="alert">{failure === null ? '' : `${failure.field}: ${failure.title}`}</p>
    </>
  );
}

test('it says what is under way until that has ended', async () => {
  const { call, next } = createCall();
  ends.length = 0;
  const screen = await render(<Example call={call} />);
  await userEvent.click(screen.getByRole('button', { name: 'satu' }));
  await expect.element(screen.getByRole('button', { name: 'satu' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('button', { name: 'dua' })).toHaveAttribute('aria-busy', 'false');
  next()?.resolve('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('diam');
  expect(ends).toEqual(['done satu', 'settled']);
});

test('the end of an earlier call leaves a later one under way', async () => {
  const { call, next } = createCall();
  const screen = await render(<Example call={call} />);
  await userEvent.click(screen.getByRole('button', { name: 'satu' }));
  await userEvent.click(screen.getByRole('button', { name: 'dua' }));
  ends.length = 0;
  next()?.resolve('');
  await expect.poll(() => ends).toContain('settled');
  await expect.element(screen.getByRole('button', { name: 'dua' })).toHaveAttribute('aria-busy', 'true');
  next()?.resolve('');
  await expect.element(screen.getByRole('button', { name: 'dua' })).toHaveAttribute('aria-busy', 'false');
});

test('a failure is a toast, a refusal with a field stands in the form and goes with the next attempt', async () => {
  const { call, next } = createCall();
  const screen = await render(<Example call={call} />);
  await userEvent.click(screen.getByRole('button', { name: 'satu' }));
  next()?.reject(new Error('no connection'));
  await expect
    .poll(() => getToasts()[0])
    .toMatchObject({ title: 'Gagal menyimpan satu', description: 'Coba lagi.', variant: 'destructive' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  await userEvent.click(screen.getByRole('button', { name: 'dua' }));
  next()?.reject(new Refusal({ field: 'nama', title: 'Nama sudah dipakai' }));
  await expect.element(screen.getByText('nama: Nama sudah dipakai')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'periksa' }));
  await expect.element(screen.getByText('nama: Nama wajib diisi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'dua' }));
  await expect.element(screen.getByText('nama: Nama wajib diisi')).not.toBeInTheDocument();
  next()?.resolve('');
});

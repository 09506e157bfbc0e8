import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useOperationForm } from './use-operation-form.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Nama wajib diisi')),
  city: z.string(),
});
const sent: string[] = [];

function Example() {
  const form = useOperationForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', city: '' },
  });
  const { errors } = form.formState;
  const save = useOperation(
    async ({ name, city }: z.output<typeof schema>) => {
      sent.push(name);
      if (city === '') throw new Refusal({ field: 'city', title: 'Kota belum dikenal' });
    },
    { refused: form.refused },
  );
  return (
    <Form onSubmit={form.sendBy(save.run)}>
      <Field label="Kota" required error={errors.city?.message}>
        <Input {...form.register('city')} />
      </Field>
      <Field label="Nama" required error={errors.name?.message}>
        <Input {...form.register('name')} />
      </Field>
      <button type="submit">Simpan</button>
    </Form>
  );
}

test('what the rules or the operation refuse stands in the field, which has the focus by then', async () => {
  sent.length = 0;
  const screen = await render(<Example />);
  const name = screen.getByRole('textbox', { name: 'Nama' });
  const city = screen.getByRole('textbox', { name: 'Kota' });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Nama wajib diisi');
  expect(sent).toEqual([]);

  await userEvent.fill(name, ' Sari ');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect.element(city).toHaveFocus();
  await expect.element(city).toHaveAccessibleDescription('Kota belum dikenal');
  expect(sent).toEqual(['Sari']);

  await userEvent.fill(city, 'Malang');
  await expect.element(city).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['Sari', 'Sari']);
  await expect.element(city).toHaveFocus();
});

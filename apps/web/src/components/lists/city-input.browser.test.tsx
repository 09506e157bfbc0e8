import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CityInput } from './city-input.tsx';

const committed: string[] = [];

function Example() {
  const [city, setCity] = useState('');
  return (
    <form id="saring">
      <CityInput
        id="kota"
        formId="saring"
        label="Kota"
        value={city}
        onChange={(next) => {
          committed.push(next);
          setCity(next);
        }}
      />
      <button type="button" onClick={() => setCity('')}>
        Hapus saringan
      </button>
      <button type="button">Lanjut</button>
    </form>
  );
}

/** A form with the field alone in view. */
async function open() {
  committed.length = 0;
  const screen = await render(<Example />);
  return { screen, field: screen.getByRole('combobox', { name: 'Kota' }) };
}

test('it offers cities that its list names, and any other can be typed', async () => {
  const { field } = await open();
  const input = field.element() as HTMLInputElement;
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toContain('Yogyakarta');
  await userEvent.type(field, 'Wonosobo{Enter}');
  expect(committed).toEqual(['Wonosobo']);
  await expect.element(field).toHaveValue('Wonosobo');
});

test('a city that is complete counts at once, an unfinished one when the field is left', async () => {
  const { screen, field } = await open();
  await userEvent.type(field, 'Malan');
  expect(committed).toEqual([]);
  await userEvent.type(field, 'g');
  expect(committed).toEqual(['Malang']);
  await userEvent.fill(field, 'Temanggung');
  expect(committed).toEqual(['Malang']);
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(committed).toEqual(['Malang', 'Temanggung']);
});

test('Enter sends no form, and a filter that is taken off empties the field', async () => {
  const { screen, field } = await open();
  const form = (field.element() as HTMLInputElement).form;
  let sent = 0;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  await userEvent.type(field, '  Solo {Enter}');
  expect(committed).toEqual(['Solo']);
  expect(sent).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
  await expect.element(field).toHaveValue('');
});

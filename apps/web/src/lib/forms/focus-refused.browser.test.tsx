import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { focusRefused } from './focus-refused.ts';

function Example({ asks }: { asks: 'choice' | 'tick' }) {
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('Pilih dulu');
        focusRefused(event.currentTarget);
      }}
    >
      {asks === 'choice' ? (
        <RadioGroup legend="Lanjut?" error={error} required>
          <RadioGroupItem name="lanjut" label="Lanjut" />
          <RadioGroupItem name="lanjut" label="Berhenti" />
        </RadioGroup>
      ) : (
        <Checkbox label="Sudah saya baca" error={error} />
      )}
      <div style={{ height: '200vh' }} />
      <button type="submit">Kirim</button>
    </form>
  );
}

test.each([
  ['choice', 'Lanjut'],
  ['tick', 'Sudah saya baca'],
] as const)('a refused %s comes into view with the focus and says why', async (asks, name) => {
  const screen = await render(<Example asks={asks} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  const control = screen.getByRole(asks === 'choice' ? 'radio' : 'checkbox', { name, exact: true });
  await expect.element(control).toHaveFocus();
  const { top, bottom } = control.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  const said = asks === 'choice' ? screen.getByRole('radiogroup') : control;
  await expect.element(said).toHaveAttribute('aria-invalid', 'true');
  await expect.element(said).toHaveAccessibleDescription('Pilih dulu');
});

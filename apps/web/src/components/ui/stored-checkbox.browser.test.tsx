import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoredCheckbox } from './stored-checkbox.tsx';

/** Answers of the server, given by the test when it wants them to arrive. */
function createServer() {
  const waiting: ((isStored: boolean) => void)[] = [];
  function Example() {
    const [stored, setStored] = useState(false);
    return (
      <StoredCheckbox
        label="Kirim kabar mingguan"
        checked={stored}
        onStore={async (wanted) => {
          const isStored = await new Promise<boolean>((resolve) => waiting.push(resolve));
          if (isStored) setStored(wanted);
        }}
      />
    );
  }
  return { Example, answer: (isStored: boolean) => waiting.shift()?.(isStored) };
}

test('it shows what was chosen while that is stored, and what is stored when that failed', async () => {
  const { Example, answer } = createServer();
  const screen = await render(<Example />);
  const box = screen.getByRole('checkbox', { name: 'Kirim kabar mingguan' });
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  answer(true);
  await expect.element(box).toBeChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
  answer(false);
  await expect.element(box).toBeChecked();
});

test('two choices in quick succession end with the last one', async () => {
  const { Example, answer } = createServer();
  const screen = await render(<Example />);
  const box = screen.getByRole('checkbox', { name: 'Kirim kabar mingguan' });
  await userEvent.click(box);
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
  answer(true);
  await expect.element(box).not.toBeChecked();
  answer(true);
  await expect.element(box).not.toBeChecked();
});

import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

async function renderMenu(onChoose = vi.fn()) {
  const screen = await render(
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Akun</DropdownMenuTrigger>
        <DropdownMenuContent>
          {['Profil', 'Proyek Saya', 'Keluar'].map((name) => (
            <DropdownMenuItem key={name} onClick={() => onChoose(name)}>
              {name}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <p style={{ marginTop: 400 }}>Di luar</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Akun' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  return { screen, trigger, item, onChoose };
}

test('it opens under its button with the first item in focus, and arrows go round', async () => {
  const { trigger, item } = await renderMenu();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await expect.element(item('Profil')).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(item('Profil').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    trigger.element().getBoundingClientRect().bottom,
  );
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Keluar')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Profil')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Keluar')).toHaveFocus();
});

test('Escape closes it and gives the focus back, and at once it can be opened again', async () => {
  const { trigger, item } = await renderMenu();
  trigger.element().focus();
  for (let time = 0; time < 3; time += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Profil')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  }
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('Tab closes it and goes on from the button', async () => {
  const { trigger, item } = await renderMenu();
  await userEvent.click(trigger);
  await expect.element(item('Profil')).toHaveFocus();
  await userEvent.tab();
  await expect.poll(() => item('Profil').query()).toBeNull();
  expect(document.activeElement?.getAttribute('role')).not.toBe('menuitem');
});

test('a press on an item does it once and closes; a press elsewhere only closes', async () => {
  const { screen, trigger, item, onChoose } = await renderMenu();
  await userEvent.click(trigger);
  await userEvent.click(item('Proyek Saya'));
  expect(onChoose.mock.calls).toEqual([['Proyek Saya']]);
  await expect.poll(() => item('Proyek Saya').query()).toBeNull();
  await userEvent.click(trigger);
  await expect.element(item('Profil')).toHaveFocus();
  await userEvent.click(screen.getByText('Di luar'));
  await expect.poll(() => item('Profil').query()).toBeNull();
  expect(onChoose).toHaveBeenCalledOnce();
});

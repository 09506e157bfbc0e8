import { setTheme, themeStorageKey, type Theme } from '../theme.ts';
import { readStored } from './read-stored.ts';

const choices = () => document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');

function showChoice(chosen: string): void {
  for (const choice of choices()) choice.ariaPressed = String(choice.dataset['themeChoice'] === chosen);
}

/** A chosen theme never flashes, and is chosen before the app is alive as well. */
export function applyTheme(): void {
  const stored = readStored(themeStorageKey);
  const { dataset } = document.documentElement;
  if (stored === 'light' || stored === 'dark') {
    dataset['theme'] = stored;
    document.addEventListener('DOMContentLoaded', () => showChoice(stored));
  }
  window.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'];
    if (choice === undefined || 'alive' in dataset) return;
    setTheme(choice as Theme);
    showChoice(choice);
  });
}

import { setTheme, themeStorageKey, type Theme } from '../theme.ts';
import { readStored } from './read-stored.ts';
import { whenBack } from './when-shown.ts';

const choices = () => document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');

function showChoice(chosen: string): void {
  for (const choice of choices()) choice.ariaPressed = String(choice.dataset['themeChoice'] === chosen);
}

function showStored(): void {
  const stored = readStored(themeStorageKey);
  const isChosen = stored === 'light' || stored === 'dark';
  const { dataset } = document.documentElement;
  if (isChosen) dataset['theme'] = stored;
  else delete dataset['theme'];
  const show = () => showChoice(isChosen ? stored : 'system');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

/** A chosen theme never flashes, and is chosen before the app is alive as well. */
export function applyTheme(): void {
  showStored();
  // A page that was drawn ahead may be older than the choice.
  document.addEventListener('prerenderingchange', showStored);
  whenBack(showStored);
  const { dataset } = document.documentElement;
  window.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'];
    if (choice === undefined || 'alive' in dataset) return;
    setTheme(choice as Theme);
    showChoice(choice);
  });
}

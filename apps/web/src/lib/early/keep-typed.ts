import { readDraft, writeDraft } from '../forms/draft-storage.ts';
import { earlyWindow } from './early-actions.ts';

/**
 * Keeps what was typed before the app was alive when the page is left by a link, as the draft of its form (`Form`'s `draft`): in this
 * tab alone, never in an address. A password is never kept.
 */
export function keepTyped(): void {
  window.addEventListener('pagehide', () => {
    for (const action of earlyWindow.earlyActions ?? []) {
      if (action.kind !== 'input') continue;
      const { name, type, form } = action.element;
      const draft = form?.dataset['draft'];
      if (draft === undefined || name === '' || type === 'password') continue;
      writeDraft(draft, { ...readDraft(draft), [name]: action.value });
    }
  });
}

import { earlyWindow, type EarlyAction } from './early-actions.ts';

/** Lets React hear of a text that stands in a field already: it only believes in changes, so the field is empty for it first. */
function repeatTyping(field: HTMLInputElement | HTMLTextAreaElement, held: string): void {
  // React empties a controlled text area when it comes alive; who typed on meanwhile has the newer text.
  const typed = field.value === '' ? held : field.value;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replay(action: EarlyAction): void {
  if (!action.element.isConnected) return;
  if (action.kind === 'click') action.element.click();
  else if (action.kind === 'submit') action.element.requestSubmit(action.button);
  else if (action.kind === 'input') repeatTyping(action.element, action.value);
  else if (typeof action.value === 'boolean') {
    // A click turns it around, and React hears of a change only when the value differs from the one before.
    const input = action.element as HTMLInputElement;
    input.checked = !action.value;
    input.click();
  } else {
    const select = action.element as HTMLSelectElement;
    select.value = action.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

let isRunning = false;

/** Does what was done before the app was alive, in its order; what the visitor does meanwhile comes after it. */
export async function replayEarlyActions(): Promise<void> {
  const root = document.documentElement;
  root.dataset['alive'] = '';
  // The typeface has given it the line (`dressPage`).
  root.dataset['dressed'] = '';
  const held = earlyWindow.earlyActions ?? [];
  if (isRunning) return;
  isRunning = true;
  for (let next = held[0]; next !== undefined; next = held[0]) {
    held.replaying = true;
    try {
      replay(next);
    } catch (error) {
      // What can no longer be done, as a form whose button has gone, must not hold up the rest.
      reportError(error);
    }
    held.replaying = false;
    held.shift();
    if (held.length === 0) delete root.dataset['waiting'];
    // The next one meets what this one has led to.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  isRunning = false;
}

/** The same once React has shown what it knows of the visitor, so that a button does what its words say. */
export function replayEarlyActionsSoon(): () => void {
  const timer = setTimeout(() => void replayEarlyActions(), 0);
  return () => clearTimeout(timer);
}

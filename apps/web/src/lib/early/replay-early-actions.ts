/** What somebody did before the page was alive, as `earlyScript` holds it. */
type EarlyAction =
  | { kind: 'click'; element: HTMLElement }
  | { kind: 'submit'; element: HTMLFormElement; button: HTMLElement | null }
  | { kind: 'input'; element: HTMLInputElement | HTMLTextAreaElement; value: string }
  | { kind: 'change'; element: HTMLInputElement; value: boolean }
  | { kind: 'change'; element: HTMLSelectElement; value: string };

/** Filled by the script in the head, which is no module. */
const early = globalThis as { earlyActions?: EarlyAction[] };

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

/**
 * Does what was done before the page was alive, in its order. Actions in a part that is still to come alive
 * (`data-late`) wait for that part's own call.
 */
export async function replayEarlyActions(): Promise<void> {
  const root = document.documentElement;
  root.dataset['alive'] = '';
  const held = early.earlyActions ?? [];
  const ready = held.filter(({ element }) => element.closest('[data-late]') === null);
  early.earlyActions?.splice(0, held.length, ...held.filter((action) => !ready.includes(action)));
  if (early.earlyActions?.length === 0) delete root.dataset['waiting'];
  for (const action of ready) {
    replay(action);
    // The next one meets what this one has led to.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** The same once React has shown what it knows of the visitor, so that a button does what its words say. */
export function replayEarlyActionsSoon(): () => void {
  const timer = setTimeout(() => void replayEarlyActions(), 0);
  return () => clearTimeout(timer);
}

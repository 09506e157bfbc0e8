import { earlyWindow, type EarlyAction, type EarlyActions } from './early-actions.ts';

/**
 * Holds what is pressed, ticked, typed or sent before the app is alive, or while what came before is still being done, so that the app
 * does it in its order. Links, search forms and native menus need no help: the browser itself follows them.
 */
export function holdEarlyActions(): void {
  const held: EarlyActions = (earlyWindow.earlyActions = []);
  const { dataset } = document.documentElement;

  const waits = (): boolean => !held.replaying && (!('alive' in dataset) || held.length > 0);

  /** A change stays where it was made; a press or a form would do something else without the app. */
  function hold(event: Event, action: EarlyAction): void {
    held.push(action);
    dataset['waiting'] = '';
    if (event.type !== 'change') event.preventDefault();
    event.stopImmediatePropagation();
  }

  function on<Name extends keyof WindowEventMap>(
    name: Name,
    act: (event: WindowEventMap[Name]) => void,
  ): void {
    window.addEventListener(name, act, { capture: true });
  }

  on('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (button === null || button.matches('[popovertarget]') || (button.type !== 'button' && button.form))
      return;
    if (button.matches('[data-theme-choice]') && !('alive' in dataset)) return;
    if (waits()) hold(event, { kind: 'click', element: button });
  });
  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('action') && waits())
      hold(event, { kind: 'submit', element: form, button: event.submitter });
  });
  on('keydown', (event) => {
    const field = event.target as HTMLTextAreaElement;
    if (event.key !== 'Enter' || event.shiftKey || field.enterKeyHint !== 'send' || !waits()) return;
    if (field.form === null) return;
    event.preventDefault();
    // React may hear it already: it would send the text, and the form that is held would be sent empty.
    event.stopImmediatePropagation();
    field.form.requestSubmit();
  });
  on('input', ({ target }) => {
    const field = target as HTMLInputElement | HTMLTextAreaElement;
    if (!isTextField(field) || !waits()) return;
    const known = held.find(({ kind, element }) => kind === 'input' && element === field);
    if (known?.kind === 'input') known.value = field.value;
    else held.push({ kind: 'input', element: field, value: field.value });
  });
  on('change', (event) => {
    const field = event.target as HTMLInputElement | HTMLSelectElement;
    const isTick = isChoice(field);
    if (!waits() || !(isTick || field.localName === 'select')) return;
    const value = isTick ? (field as HTMLInputElement).checked : field.value;
    hold(event, { kind: 'change', element: field, value });
  });
}

const isChoice = ({ type }: { type: string }): boolean => type === 'checkbox' || type === 'radio';

const isTextField = (field: HTMLElement & { type: string }): boolean =>
  field.localName === 'textarea' || (field.localName === 'input' && !isChoice(field));

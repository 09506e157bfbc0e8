import { focusField } from './focus-field.ts';

/**
 * Leads to the first refused field of a form as soon as it is marked as such: in view and with the focus, so that a screen reader says
 * what is wrong. For small forms without a summary of their errors.
 */
export function focusRefused(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a question with choices one can stand on its first choice alone.
    const control = refused?.matches('[role="radiogroup"]') ? refused.querySelector('input') : refused;
    if (control) focusField(control.id);
  });
}

/**
 * Puts the focus into a control and brings it into view, also when it had the focus already (then the browser alone would not scroll).
 * In: the id of the control.
 */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}

/** Notes in the browser's console what went wrong where the screen shows something milder or nothing. No personal data. */
export function reportProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}

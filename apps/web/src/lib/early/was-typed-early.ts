type Typing = { kind: string; element: { name?: string } };

/** Whether something typed into the field of this name before the page was alive is still to be taken over (`replayEarlyActions`). */
export const wasTypedEarly = (name: string): boolean =>
  (globalThis as { earlyActions?: Typing[] }).earlyActions?.some(
    ({ kind, element }) => kind === 'input' && element.name === name,
  ) ?? false;

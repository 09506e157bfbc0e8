type Typing = { kind: string; element: { name?: string } };

/** Whether something typed into the field of this name before the app was alive is still to be taken over (`replayEarlyActions`). */
export const wasTypedEarly = (name: string): boolean =>
  // Without `earlyWindow`: forms share no file with the frame.
  (globalThis as { earlyActions?: Typing[] }).earlyActions?.some(
    ({ kind, element }) => kind === 'input' && element.name === name,
  ) ?? false;

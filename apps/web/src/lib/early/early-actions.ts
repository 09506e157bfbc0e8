/** What a visitor did before the app was alive. */
export type EarlyAction =
  | { kind: 'click'; element: HTMLElement }
  | { kind: 'submit'; element: HTMLFormElement; button: HTMLElement | null }
  | { kind: 'input'; element: HTMLInputElement | HTMLTextAreaElement; value: string }
  /** Of a tick whether it is set. */
  | { kind: 'change'; element: HTMLInputElement | HTMLSelectElement; value: boolean | string };

/** In their order. While `replaying`, what happens on the page is the replay's doing and not held. */
export type EarlyActions = EarlyAction[] & { replaying?: boolean };

/** Filled by the early entry, emptied by the app (`replayEarlyActions`): the two are built apart, so the window holds it. */
export const earlyWindow = globalThis as { earlyActions?: EarlyActions };

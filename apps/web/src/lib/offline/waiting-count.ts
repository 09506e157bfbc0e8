import type { WaitingForm } from './waiting-form.ts';
import { listWaiting } from './waiting-store.ts';

let forms: readonly WaitingForm[] = [];
const listeners = new Set<() => void>();

/** The forms that wait on this device, as last read. */
export const getWaiting = (): readonly WaitingForm[] => forms;

/** Reads them again and tells every subscriber. */
export async function noteWaiting(): Promise<void> {
  forms = await listWaiting().catch(() => []);
  for (const listener of listeners) listener();
}

/** Calls `listener` when they change; gives back how to stop. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { toastLimit, toastRemoveDelayMs } from '@kawanusaha/contracts/business';

export type ToastVariant = 'default' | 'success' | 'destructive';

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  /** Milliseconds on the screen; 5 s, and 10 s for an error, unless told. `Infinity` keeps it. */
  durationMs?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

export type Toast = ToastOptions & { id: number; open: boolean };

const defaultDurationMs = 5_000;
const errorDurationMs = 10_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Subscribes to the list of toasts; gives back how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts that are shown, newest first. */
export const getToasts = (): readonly Toast[] => toasts;

const noToasts: readonly Toast[] = [];
/** The server shows none; always the same list, so that React sees no change. */
export const getServerToasts = (): readonly Toast[] => noToasts;

/** How long a toast stays, in milliseconds. */
export function toastDurationMs({ durationMs, variant }: ToastOptions): number {
  return durationMs ?? (variant === 'destructive' ? errorDurationMs : defaultDurationMs);
}

/** Hides a toast at once; it leaves the list after 1,000,000 ms (spec §4). */
export function dismissToast(id: number): void {
  update(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => update(toasts.filter((one) => one.id !== id)), toastRemoveDelayMs);
}

/** Shows a toast and gives its id back. A new one takes the place of the one that is visible (spec §9: at most 1). */
export function toast(options: ToastOptions): number {
  const id = nextId;
  nextId += 1;
  update([{ ...options, id, open: true }, ...toasts].slice(0, toastLimit));
  return id;
}

toast.success = (title: string, description?: string) => toast({ title, description, variant: 'success' });
toast.error = (title: string, description?: string) => toast({ title, description, variant: 'destructive' });
toast.info = (title: string, description?: string) => toast({ title, description });

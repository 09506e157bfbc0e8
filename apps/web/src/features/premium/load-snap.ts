/** Result object of the provider's callbacks; it can be forged in the browser, so nothing is decided by it. */
export type SnapResult = { order_id?: string; transaction_status?: string; status_code?: string };

export type Snap = {
  pay: (
    token: string,
    options: {
      language?: 'id' | 'en';
      onSuccess?: (result: SnapResult) => void;
      onPending?: (result: SnapResult) => void;
      onError?: (result: SnapResult) => void;
      onClose?: () => void;
    },
  ) => void;
};

declare global {
  // The provider's script adds itself to the window; only an interface can be merged.
  interface Window {
    snap?: Snap;
  }
}

/** Mobile data in a corridor needs longer than the described 2 s (spec §4). */
const patienceMs = 15_000;
const pollMs = 100;

let pending: Promise<Snap> | undefined;

function insertScript(src: string, clientKey: string): Promise<Snap> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string): void => {
      clearTimeout(timer);
      clearInterval(poll);
      script.remove();
      reject(new Error(message));
    };
    const finish = (): void => {
      if (!window.snap) return;
      clearTimeout(timer);
      clearInterval(poll);
      resolve(window.snap);
    };
    const timer = setTimeout(() => fail('Snap not available'), patienceMs);
    // The provider's script may define itself a moment after its load event.
    const poll = setInterval(finish, pollMs);
    script.src = src;
    script.async = true;
    script.dataset['clientKey'] = clientKey;
    script.addEventListener('load', finish);
    script.addEventListener('error', () => fail('Failed to load Midtrans script'));
    document.head.append(script);
  });
}

/**
 * Loads the provider's script once, on the first click that needs it.
 * Rejects with 'Failed to load Midtrans script' or, after 15 s, 'Snap not available' (spec §4); the next call tries again.
 */
export function loadSnap(src: string, clientKey: string): Promise<Snap> {
  if (window.snap) return Promise.resolve(window.snap);
  pending ??= insertScript(src, clientKey).finally(() => {
    pending = undefined;
  });
  return pending;
}

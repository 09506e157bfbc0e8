/** A form that waits for a connection, with the request that sends it. */
export type WaitingForm = {
  /** Tells the server that a second arrival is the same form. */
  readonly key: string;
  readonly userId: string;
  /** What waits, in words: 'Lamaran untuk Kopi Keliling'. */
  readonly what: string;
  readonly path: WaitingPath;
  readonly body: string;
  readonly apikey: string;
  /** The access token of when it was put here, for the worker; the page takes a fresh one. */
  readonly token: string;
  /** Until when that token works, in seconds since 1970. */
  readonly tokenUntil: number;
  readonly queuedAt: number;
  /** Why the server has refused it; null while it waits. */
  readonly refusal: string | null;
};

/** Where forms that wait may go, each to something that knows a second arrival. */
export type WaitingPath =
  | '/rest/v1/project_applications'
  | '/rest/v1/project_listings'
  | '/rest/v1/relasi_bisnis'
  | '/functions/v1/send-message';

/** The lock under which forms are sent, so that page and worker never send the same one at once. */
export const waitingLock = 'kawanusaha-waiting';
/** The name under which the browser tells the worker that there is a connection. */
export const waitingTag = 'kawanusaha-waiting';
export const maxWaiting = 30;

/** The question whether the session of a link is to be taken over. */
export type ArrivalQuestion = {
  /** E-mail address or phone number of the account that the link opens. */
  account: string;
  /** Address of another account that is signed in here and would be replaced, or null. */
  replaces: string | null;
  answer: (accepted: boolean) => void;
};
/** How the arrival ended: there was none, its session was taken over or declined, or it could not be used. */
export type ArrivalOutcome = 'none' | 'adopted' | 'declined' | 'failed';
type Arrival = { isPending: boolean; question: ArrivalQuestion | null };

const listeners = new Set<() => void>();
let state: Arrival = {
  isPending: typeof window !== 'undefined' && window.location.hash.includes('access_token='),
  question: null,
};
let resolveOutcome: (outcome: ArrivalOutcome) => void = () => undefined;
const outcome = new Promise<ArrivalOutcome>((resolve) => {
  resolveOutcome = resolve;
});

/** Calls `listener` when the arrival changes; gives back how to stop. */
export function subscribeToArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The arrival as of now: one object until it changes. */
export const getArrival = (): Arrival => state;

/** How the arrival of this page load ends; waits for the visitor where they are asked. */
export const arrivalOutcome = (): Promise<ArrivalOutcome> => outcome;

/** Makes `next` the arrival as of now, and tells who listens. */
export function publishArrival(next: Arrival): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Ends the arrival of this page load with `result`. */
export function endArrival(result: ArrivalOutcome): void {
  publishArrival({ isPending: false, question: null });
  resolveOutcome(result);
}

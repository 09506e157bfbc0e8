/** Why something did not happen, as it is told to the user. */
export type Failure = {
  readonly title: string;
  readonly detail?: string | undefined;
  /** The field or part of the form that shows it; without one it is a toast. */
  readonly field?: string | undefined;
};

/** A failure that one field of a form shows. */
export type FieldFailure = Failure & { readonly field: string };

/** Whether a field shows the failure; otherwise a toast does. */
export const isOfField = (failure: Failure): failure is FieldFailure => failure.field !== undefined;

/** A refusal that was expected and has its words, thrown by an operation of `useOperation`. */
export class Refusal extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.title);
    this.failure = failure;
  }
}

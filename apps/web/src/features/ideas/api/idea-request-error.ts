export type IdeaFailure = 'invalid_format' | 'no_more' | 'refused' | 'failed';

/** Why no idea came; `message` is meant for the person. */
export class IdeaRequestError extends Error {
  readonly failure: IdeaFailure;

  constructor(failure: IdeaFailure, message: string) {
    super(message);
    this.name = 'IdeaRequestError';
    this.failure = failure;
  }
}

/** How a reply to an applicant is sent; the page brings it along, since conversations are another feature. */
export type Replies = {
  /** The conversation of an application, made when it is not there. Out: its id. Throws the data API's error. */
  readonly open: (applicationId: string) => Promise<string>;
  /** Writes into it. Out: whether the line arrived; one that did not is kept there. */
  readonly send: (threadId: string, body: string) => Promise<boolean>;
};

/** A file of a mail; its content is plain data, so that a mail can be handed to another process. */
export type Attachment = { readonly name: string; readonly contentType: string; readonly base64: string };

/** One message; `html` repeats `text` for readers that show it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further header lines, as those by which a mail program ends a list. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
};

/** Sends mail. A failure is thrown; the caller decides whether the action stands without the mail. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
};

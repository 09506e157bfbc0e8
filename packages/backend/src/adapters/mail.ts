/** One message; `html` repeats `text` for readers that show it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail. A failure is thrown; the caller decides whether the action stands without the mail. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
};

/** A query of the library: it begins when its result is awaited; a fragment of another query never does. */
export type Query = Promise<unknown> & {
  readonly active: boolean;
  handle: () => Promise<void>;
  /** Where it goes when it begins. */
  handler: (query: Query) => Promise<void>;
  readonly reject: (error: unknown) => void;
  readonly canceller: ((query: Query) => Promise<void>) | null;
  cancelled: unknown;
  strings: readonly string[];
  args: readonly unknown[];
  /** Whether it was written as a template. */
  readonly tagged: boolean;
  /** Where it was first asked, as a text. */
  readonly origin: string;
};

/** Whether a value is a query of the library. */
export const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'canceller' in value && 'handle' in value;

import type { AsyncLocalStorage } from 'node:async_hooks';

/** Values of a span: patterns, statuses and names of tables, never what a person wrote. */
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

/** What a span is begun with; without `parent` it belongs to the one under way. */
export type SpanStart = {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client';
  readonly values?: SpanValues;
  /** What a client's `traceparent` names. */
  readonly parent?: { readonly trace: string; readonly span: string } | null;
};

export type OpenSpan = {
  readonly trace: string;
  /** Does the work with this span as the one under way. */
  readonly run: <T>(work: () => T) => T;
  readonly add: (values: SpanValues) => void;
  readonly rename: (name: string) => void;
  /** Ends it; `failure` is a code or a kind of error, never its message, which may quote a person. */
  readonly end: (failure?: string) => void;
};

/** Where spans go. Of a process there is one, since statements and calls know nothing of the app that they serve. */
export type Spans = {
  readonly begin: (start: SpanStart) => OpenSpan;
  /** What is under way here, if anything. */
  readonly current: Pick<AsyncLocalStorage<unknown>, 'getStore'>;
};

let spans: Spans | null = null;

/** The spans of this process; null where none are exported, which costs nothing but this question. */
export const readSpans = (): Spans | null => spans;

/** Sets where spans of this process go from now on; null: nowhere. */
export function setSpans(next: Spans | null): void {
  spans = next;
}

/** Begins a span below what is under way; null where nothing is, or where none are exported. */
export function beginBelow(start: () => SpanStart): OpenSpan | null {
  return spans?.current.getStore() === undefined ? null : spans.begin(start());
}

/** Why something failed, as spans may tell it: the code of an error, else its kind. */
export function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Does work as one span below what is under way. Errors: those of the work. */
export async function inSpan<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  return finishWith(beginBelow(start), work);
}

/** Does work as a span of its own that belongs to no request, such as a job. Errors: those of the work. */
export async function inOwnSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  return finishWith(spans?.begin({ ...start, parent: null }) ?? null, work);
}

async function finishWith<T>(span: OpenSpan | null, work: () => Promise<T>): Promise<T> {
  if (span === null) return work();
  try {
    const done = await span.run(work);
    span.end();
    return done;
  } catch (error) {
    span.end(nameFailure(error));
    throw error;
  }
}

import { nameStatement } from './name-statement.ts';
import { beginBelow, inSpan, nameFailure, readSpans, type SpanStart } from './spans.ts';

/** A query of the library: begins when its result is awaited, and not at all when it is a part of another. */
type LazyQuery = Promise<unknown> & { handle: () => unknown; readonly strings: readonly string[] };

const isLazyQuery = (value: unknown): value is LazyQuery =>
  value instanceof Promise && 'handle' in value && 'strings' in value;

const describe = (texts: readonly string[]): SpanStart => {
  const name = nameStatement(texts[0] ?? '');
  return {
    name,
    kind: 'client',
    values: {
      'db.system.name': 'postgresql',
      'db.operation.name': name.split(' ', 1)[0] ?? name,
      'db.query.summary': name,
      ...(texts.length > 1 ? { 'db.operation.batch.size': texts.length } : {}),
    },
  };
};

/** Does statements that leave together as one span. */
export function inStatementSpan<T>(texts: readonly string[], work: () => Promise<T>): Promise<T> {
  return readSpans() === null ? work() : inSpan(() => describe(texts), work);
}

/** Gives a query a span from when it begins; gives back what it was given. */
export function traceQuery<T>(value: T): T {
  if (readSpans() === null || !isLazyQuery(value)) return value;
  const { handle } = value;
  let hasBegun = false;
  value.handle = () => {
    if (!hasBegun) {
      hasBegun = true;
      const span = beginBelow(() => describe([value.strings.join('?')]));
      // Not `value.then`, which would begin it.
      if (span !== null)
        void Promise.prototype.then.call(
          value,
          () => span.end(),
          (error: unknown) => span.end(nameFailure(error)),
        );
    }
    return handle.call(value);
  };
  return value;
}

/** A transaction or reserved connection whose statements have spans of their own; the same one where none are exported. */
export function traceConnection<T extends object>(sql: T): T {
  if (readSpans() === null) return sql;
  return new Proxy(sql, {
    apply: (target, self, args) => traceQuery(Reflect.apply(target as () => unknown, self, args)),
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key === 'unsafe')
        return (...args: unknown[]) => traceQuery(Reflect.apply(value as () => unknown, target, args));
      if (key !== 'savepoint') return value;
      return (...args: unknown[]) => {
        const work = args.at(-1) as (inner: T) => unknown;
        const all = [...args.slice(0, -1), (inner: T) => work(traceConnection(inner))];
        return Reflect.apply(value as () => unknown, target, all);
      };
    },
  });
}

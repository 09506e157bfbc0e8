import type { Sql } from '#db/pool.ts';

/** A pool whose statements end in `into`, also those of its transactions. */
export const recordStatements = (sql: Sql, into: string[]): Sql => {
  const record = <T extends object>(target: T): T =>
    new Proxy(target, {
      apply: (inner, self, args: unknown[]) => {
        const [first] = args;
        if (Array.isArray(first) && 'raw' in first) into.push(first.join('?').replaceAll(/\s+/g, ' ').trim());
        return Reflect.apply(inner as () => unknown, self, args);
      },
      get: (inner, name, receiver) => {
        const value: unknown = Reflect.get(inner, name, receiver);
        if (name !== 'begin') return value;
        return (work: (tx: object) => Promise<unknown>) => {
          into.push('begin');
          return (value as (callback: typeof work) => Promise<unknown>)((tx) => work(record(tx)));
        };
      },
    });
  return record(sql);
};

/** What has changed, by key, and when; pages are held against it when they are asked for. */
export type PageMarks = {
  /** Where the marks stand; noted before a page is rendered, so that a write meanwhile counts. */
  readonly stand: () => number;
  readonly mark: (keys: readonly string[]) => void;
  /** Everything may have changed: nothing that was rendered before is good. */
  readonly markAll: () => void;
  /** How a page with these keys, rendered at this stand, does now. */
  readonly judge: (keys: readonly string[], since: number) => Verdict;
};

/**
 * `good`: nothing that it shows has changed. `behind`: only a list or a count could hold more by now, and such writes come so
 * fast that no rendering would keep up. `bad`: it must be rendered anew.
 */
export type Verdict = 'good' | 'behind' | 'bad';

type Mark = { readonly at: number; readonly times: readonly number[] };

/** A page of the unknown: any write may concern it. */
export const anyWrite = 'any';
const everything = '*';

const maxKeys = 50_000;
/** So many marks of one list within two seconds make it a busy one; one below that is rendered anew twice a second at most. */
const busy = { marks: 5, withinMs: 2_000 };

/** Whether a key is that of a list or a count: what a page lacks of them is not on it, so it shows nothing that it must not. */
export const isListKey = (key: string): boolean => /^(?:projects|contacts|stats)(?::|$)/.test(key);

/** Makes marks of which none is set. Bounded: what is forgotten counts as changed for every page that is older. */
export function createPageMarks(now: () => number = () => performance.now()): PageMarks {
  const marks = new Map<string, Mark>();
  let latest = 0;
  let floor = 0;

  const isBusy = ({ times }: Mark): boolean =>
    times.length === busy.marks && now() - (times[0] ?? 0) < busy.withinMs;

  const markAll = (): void => {
    latest += 1;
    floor = latest;
    marks.clear();
  };

  return {
    stand: () => latest,
    mark(keys) {
      if (keys.includes(everything)) return markAll();
      latest += 1;
      for (const key of keys) {
        const times = isListKey(key) ? [...(marks.get(key)?.times ?? []), now()].slice(-busy.marks) : [];
        marks.delete(key);
        marks.set(key, { at: latest, times });
      }
      for (const [oldest, { at }] of marks) {
        if (marks.size <= maxKeys) break;
        marks.delete(oldest);
        floor = at;
      }
    },
    markAll,
    judge(keys, since) {
      if (since < floor) return 'bad';
      let verdict: Verdict = 'good';
      for (const key of keys) {
        const mark = marks.get(key);
        if (mark === undefined || mark.at <= since) continue;
        if (!isListKey(key) || !isBusy(mark)) return 'bad';
        verdict = 'behind';
      }
      return verdict;
    },
  };
}

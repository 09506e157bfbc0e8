import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { LRUCache } from 'lru-cache';
import type { PackedBody } from '#web/cache/packed-body.ts';
import { anyWrite, type PageMarks } from '#web/cache/page-marks.ts';

/** A rendered page as every visitor gets it. */
export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the text; each form of it has a tag of its own. */
  readonly digest: string;
  readonly body: PackedBody;
  readonly keys: readonly string[];
  /** Where the marks stood before it was rendered. */
  readonly stand: number;
  readonly renderedAt: number;
  /** When the clock alone makes it wrong, in milliseconds since 1970. */
  readonly until: number;
};

/** `fresh`: as it is. `aging`: good, but to be rendered again meanwhile. `gone`: not to be shown. */
export type Condition = 'fresh' | 'aging' | 'gone';

export type PageCache = {
  readonly marks: PageMarks;
  readonly find: (key: string, isHeard: boolean) => { page: KeptPage; condition: Condition } | null;
  readonly keep: (key: string, page: KeptPage) => void;
  /** Packs a page that was asked for as text alone, so that its text need not be kept. */
  readonly packFirst: (key: string, page: KeptPage) => void;
  /** Packs a page that lives and is asked for as small as it goes, one at a time. */
  readonly squeezeIfWorthwhile: (key: string, page: KeptPage) => void;
  /** Counts its memory again after it was packed in another form. */
  readonly weigh: (key: string, page: KeptPage) => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

const maxBytes = 48 * 1024 * 1024;
/** What a page takes beside its body, about: its keys, headers and place. */
const overhead = { page: 1_500, key: 70 };
/** From when a page is rendered again behind its readers, and how long it lives; what a write may change is marked at once. */
const age = { agingMs: 600_000, longestMs: 3_600_000 };
/** Without notices of other processes, and for what any write may concern. */
const unsureMs = 30_000;
/** How old a page of a busy list may be, and from when it is rendered anew behind its readers. */
const behind = { agingMs: 500, longestMs: 2_000 };
/** A page worth the time that the best compression takes: it has lived for a while and is asked for. */
const lively = { afterMs: 5_000, requests: 3 };

/** Keeps rendered pages within a bound of bytes, and says how each of them does; `metrics` counts the looks into it. */
export function createPageCache(
  marks: PageMarks,
  metrics?: Metrics,
  now: () => number = Date.now,
): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: weightOf });
  const asked = new WeakMap<KeptPage, number>();
  let isSqueezing = false;

  const conditionOf = (page: KeptPage, isHeard: boolean): Condition => {
    const lived = now() - page.renderedAt;
    const isUnsure = !isHeard || page.keys.includes(anyWrite);
    if (now() >= page.until || lived > (isUnsure ? unsureMs : age.longestMs)) return 'gone';
    const verdict = marks.judge(page.keys, page.stand);
    if (verdict === 'bad') return 'gone';
    if (verdict === 'good') return lived > age.agingMs ? 'aging' : 'fresh';
    if (lived > behind.longestMs) return 'gone';
    return lived > behind.agingMs ? 'aging' : 'fresh';
  };

  const weigh = (key: string, page: KeptPage): void => {
    if (pages.peek(key) !== page) return;
    pages.delete(key);
    pages.set(key, page);
  };

  return {
    marks,
    find(key, isHeard) {
      const page = pages.get(key);
      const condition = page === undefined ? 'gone' : conditionOf(page, isHeard);
      metrics?.countCacheRead('pages', condition !== 'gone');
      if (page === undefined) return null;
      asked.set(page, (asked.get(page) ?? 0) + 1);
      return { page, condition };
    },
    keep(key, page) {
      const known = pages.peek(key);
      if (known === undefined || known.stand <= page.stand) pages.set(key, page);
    },
    weigh,
    packFirst(key, page) {
      if (pages.peek(key) !== page) return;
      void page.body
        .packFirst()
        .then(() => weigh(key, page))
        .catch(() => {});
    },
    squeezeIfWorthwhile(key, page) {
      const isLively = (asked.get(page) ?? 0) >= lively.requests && now() - page.renderedAt > lively.afterMs;
      if (isSqueezing || !isLively || page.body.isSmallest() || pages.peek(key) !== page) return;
      isSqueezing = true;
      void page.body
        .squeeze()
        .then(() => weigh(key, page))
        .catch(() => {})
        .finally(() => (isSqueezing = false));
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

const weightOf = ({ body, keys, headers }: KeptPage): number =>
  body.bytes() +
  overhead.page +
  keys.length * overhead.key +
  (headers['Content-Security-Policy']?.length ?? 0);

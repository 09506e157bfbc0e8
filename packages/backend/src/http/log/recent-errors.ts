import * as z from 'zod';

/** An error of the log: its code finds the line (id of the request, code on a person's screen, or trace). */
export type LoggedError = {
  readonly origin: 'server' | 'browser';
  readonly code: string;
  readonly words: string;
  readonly at: string;
};

/** The errors of the log of this process that were not taken yet. */
export type RecentErrors = {
  /** Hears each line of the log as it is written, after everything secret was left out. */
  readonly hear: (line: string) => void;
  /** Gives those that came since the last call, the oldest first. */
  readonly take: () => LoggedError[];
};

const most = 100;
const maxWords = 300;
/** Levels 50 and 60; the log writes the level first. */
const isError = /^\{"level":[56]0,/;

const lineSchema = z.object({
  time: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string().optional() }).optional(),
  errorId: z.string().optional(),
  requestId: z.string().optional(),
  job: z.string().optional(),
});

/** Keeps the last errors of the log until they are taken; beyond 100 the oldest go, so that a flood stays small. */
export function createRecentErrors(): RecentErrors {
  let kept: LoggedError[] = [];
  return {
    hear(line) {
      if (!isError.test(line)) return;
      const read = lineSchema.safeParse(parse(line));
      if (!read.success) return;
      const { time, msg, err, errorId, requestId, job } = read.data;
      const words = [job, msg, err?.message].filter((part) => part !== undefined && part !== '').join(': ');
      kept.push({
        origin: errorId === undefined ? 'server' : 'browser',
        code: errorId ?? requestId ?? '',
        words: words.slice(0, maxWords) || '-',
        at: new Date(time).toISOString(),
      });
      if (kept.length > most) kept.shift();
    },
    take() {
      const taken = kept;
      kept = [];
      return taken;
    },
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

import { cpuSeconds, processTree } from './cpu.ts';
import { median, percentile, runLoad, type Call } from './load.ts';

export type Subject = {
  readonly name: string;
  readonly port: number;
  /** Root processes whose CPU counts, with their children: the server and the database. */
  readonly pids: readonly number[];
  readonly call: (n: number) => Call;
};

export type Figures = {
  readonly name: string;
  readonly cpuPer1000: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
};

type Options = { readonly rounds: number; readonly ms: number; readonly connections: number };

/** Measures subjects in interleaved rounds, so that noise of the machine meets all alike; gives medians. */
export async function measureInterleaved(subjects: readonly Subject[], options: Options): Promise<Figures[]> {
  const samples = new Map<string, Figures[]>();
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const subject of subjects) {
      const sample = await measureOnce(subject, options);
      // The first round warms caches and plans up.
      if (round > 0) samples.set(subject.name, [...(samples.get(subject.name) ?? []), sample]);
    }
  }
  return [...samples.entries()].map(([name, rounds]) => ({
    name,
    cpuPer1000: median(rounds.map((figures) => figures.cpuPer1000)),
    requestsPerSecond: median(rounds.map((figures) => figures.requestsPerSecond)),
    p50Ms: median(rounds.map((figures) => figures.p50Ms)),
    p99Ms: median(rounds.map((figures) => figures.p99Ms)),
    errors: rounds.reduce((sum, figures) => sum + figures.errors, 0),
  }));
}

async function measureOnce(subject: Subject, options: Options): Promise<Figures> {
  const before = cpuSeconds(subject.pids.flatMap(processTree));
  const load = await runLoad(subject.port, subject.call, options);
  const after = cpuSeconds(subject.pids.flatMap(processTree));
  return {
    name: subject.name,
    cpuPer1000: ((after - before) / load.requests) * 1000,
    requestsPerSecond: load.requests / load.seconds,
    p50Ms: percentile(load.latenciesMs, 0.5),
    p99Ms: percentile(load.latenciesMs, 0.99),
    errors: load.errors,
  };
}

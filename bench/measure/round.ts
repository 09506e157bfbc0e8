import { cpuSeconds, splitProcesses, type Roots } from './cpu.ts';
import { median, percentile, runLoad, type Call } from './load.ts';

export type Subject = {
  readonly name: string;
  readonly port: number;
  /** Whose CPU counts, with all that they started; where one started the other, nothing counts twice. */
  readonly roots: Roots;
  readonly call: (n: number) => Call;
};

export type Figures = {
  readonly name: string;
  readonly cpuPer1000: number;
  /** The two parts of it. */
  readonly serverCpuPer1000: number;
  readonly databaseCpuPer1000: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
};

type Options = {
  readonly rounds: number;
  readonly ms: number;
  readonly minRequests: number;
  readonly connections: number;
};

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
    serverCpuPer1000: median(rounds.map((figures) => figures.serverCpuPer1000)),
    databaseCpuPer1000: median(rounds.map((figures) => figures.databaseCpuPer1000)),
    requestsPerSecond: median(rounds.map((figures) => figures.requestsPerSecond)),
    p50Ms: median(rounds.map((figures) => figures.p50Ms)),
    p99Ms: median(rounds.map((figures) => figures.p99Ms)),
    errors: rounds.reduce((sum, figures) => sum + figures.errors, 0),
  }));
}

async function measureOnce(subject: Subject, options: Options): Promise<Figures> {
  const before = measureCpu(subject.roots);
  const load = await runLoad(subject.port, subject.call, options);
  const after = measureCpu(subject.roots);
  const server = ((after.server - before.server) / load.requests) * 1000;
  const database = ((after.database - before.database) / load.requests) * 1000;
  return {
    name: subject.name,
    cpuPer1000: server + database,
    serverCpuPer1000: server,
    databaseCpuPer1000: database,
    requestsPerSecond: load.requests / load.seconds,
    p50Ms: percentile(load.latenciesMs, 0.5),
    p99Ms: percentile(load.latenciesMs, 0.99),
    errors: load.errors,
  };
}

function measureCpu(roots: Roots): { server: number; database: number } {
  const { server, database } = splitProcesses(roots);
  return { server: cpuSeconds(server), database: cpuSeconds(database) };
}

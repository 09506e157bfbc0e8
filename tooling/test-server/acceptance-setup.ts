import type { TestProject } from 'vitest/node';
import { findFreePort, startServer } from './start-server.ts';

export type AcceptanceTarget = {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    target: AcceptanceTarget;
  }
}

/** Starts one server for the black-box tests; they know its address and its two keys, nothing else. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, publishableKey, secretKey, stop } = await startServer(await findFreePort(), {
    DEMO_DATA: 'false',
  });
  project.provide('target', { url, publishableKey, secretKey });
  return stop;
}

import type { Engine } from '../engine.ts';
import type { Faults } from '../faults.ts';
import type { SimulatorConfig } from '../options.ts';
import type { Store } from '../store.ts';
import type { WebhookSender } from '../webhook-sender.ts';

/** What the routes share. */
export type RouteContext = {
  config: SimulatorConfig;
  store: Store;
  engine: Engine;
  sender: WebhookSender;
  faults: { current: Faults };
  /** Numbers of cards whose bank waits for its one-time code, by transaction; in memory alone. */
  cardsAtBank: Map<string, string>;
};

import type { Database } from '#db/pool.ts';
import type { RestLimits } from './limits.ts';
import type { CacheHolder } from './schema-cache/cache-holder.ts';
import type { PreparedRead, PreparedWrite } from './handle/prepared.ts';
import type { RequestMemo } from './handle/request-memo.ts';
import type { StageClock } from './handle/stage-clock.ts';
import type { PlanChoice } from './run/plan-choice.ts';
import type { ShapeRegistry } from './run/shape-registry.ts';

export type OpenapiOptions = {
  /** Who gets the document of the root, and whether it names only what the caller may use. */
  readonly mode: 'follow-privileges' | 'ignore-privileges' | 'secret-key' | 'disabled';
  /** Whether the document tells how a token is sent. */
  readonly tellsSecurity: boolean;
  /** A function whose answer stands in the place of the document; null for none. */
  readonly rootFunction?: string | null;
};

/** What all requests share. */
export type RestEngine = {
  database: Database;
  cache: CacheHolder;
  shapes: ShapeRegistry;
  plans: PlanChoice;
  reads: RequestMemo<PreparedRead>;
  writes: RequestMemo<PreparedWrite>;
  limits: RestLimits;
  /** Schemas that stand behind the one asked for in the search path. */
  extraSearchPath: readonly string[];
  /** Whether `Prefer: tx=rollback` is obeyed. */
  allowsRollback: boolean;
  /** Whether `sum()`, `count()` and their like may be selected; they can be costly. */
  allowsAggregates: boolean;
  /** Whether `application/vnd.pgrst.plan` is answered; it tells what stands in the database. */
  allowsPlan: boolean;
  /** Whether `*` means the columns that the role may read; else PostgreSQL refuses it where some are hidden. */
  narrowsStar: boolean;
  openapi: OpenapiOptions;
  onWrite: (tables: readonly string[]) => void;
  /** Times the stages of the one request that has this engine; null where no times are told. */
  clock: StageClock | null;
  /** Called when a statement of the one request that has this engine is about to leave; null where that is not asked. */
  onSend: (() => void) | null;
};

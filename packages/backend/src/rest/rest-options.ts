import type { OpenapiOptions } from './engine.ts';
import { type BeforeRequest, nothingBefore } from './handle/before-request.ts';
import { defaultRestLimits, type RestLimits } from './limits.ts';

/** What a server decides about its data API; PostgREST's settings have other names. */
export type RestOptions = {
  /** Exposed schemas; the first is the default. */
  schemas: readonly string[];
  limits: RestLimits;
  /** Roles that trusted tokens may carry beside those of a project. */
  furtherRoles: readonly string[];
  /** Schemas that stand behind the one asked for in the `search_path` of a request. */
  extraSearchPath: readonly string[];
  /** Whether `Prefer: tx=rollback` is obeyed; for test suites that clean up after themselves. */
  allowsRollback: boolean;
  /** Whether `sum()`, `count()` and their like may be selected; they can be costly. */
  allowsAggregates: boolean;
  /** Whether `application/vnd.pgrst.plan` is answered; it tells what stands in the database. */
  allowsPlan: boolean;
  /** Whether `*` means the columns that the role may read, where some are hidden from it; PostgREST lets PostgreSQL refuse. */
  narrowsStar: boolean;
  /** The document of the root. */
  openapi: OpenapiOptions;
  /** Whether answers tell how long each stage took; who may know that, may guess at what is hidden. */
  tellsTimes: boolean;
  before: BeforeRequest;
  /** Whether SQL sees the credentials and cookies of the request among its headers. */
  showsCredentials: boolean;
};

/** A bare project's. */
export const defaultOptions: RestOptions = {
  schemas: ['public'],
  furtherRoles: [],
  extraSearchPath: ['public', 'extensions'],
  limits: defaultRestLimits,
  allowsRollback: false,
  allowsAggregates: false,
  allowsPlan: false,
  narrowsStar: true,
  openapi: { mode: 'secret-key', tellsSecurity: true },
  tellsTimes: false,
  before: nothingBefore,
  showsCredentials: false,
};

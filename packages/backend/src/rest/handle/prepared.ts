import type { LRUCache } from 'lru-cache';
import type { ResponseFormat } from '../parse/media-type.ts';
import type { RestHeaders, RestRequest } from '../parse/request.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import type { Statement } from '../sql/statement.ts';

/** One request below the prefix of the data API. */
export type RestInput = {
  method: string;
  path: string;
  search: string;
  headers: RestHeaders;
  /** Where clients reach the API: origin and prefix. */
  address: URL;
  text: () => Promise<string>;
  bytes: () => Promise<Uint8Array>;
};

/** What the first three stages make of a read. */
export type PreparedRead = {
  request: RestRequest;
  format: ResponseFormat;
  statement: Statement;
  explain: Statement | null;
  searchPath: string;
  contentLocation: string;
};

/** A statement whose payload, or the values of its only object, are put in when they are known; `payloadAt` is where they begin. */
export type WriteTemplate = Statement & { payloadAt: number };

/** What the first stages make of a write but for its body, and its statements by the keys of the body's objects. */
export type PreparedWrite = {
  context: PlanContext;
  request: RestRequest;
  format: ResponseFormat;
  relation: Relation;
  statements: LRUCache<string, WriteTemplate>;
};

import type { CallInput } from '../parse/call-body.ts';
import type { RestRequest } from '../parse/request.ts';
import { qualifiedKey, type Relation, type Routine, type SchemaCache } from '../schema-cache/schema-cache.ts';
import { chooseRoutine } from './choose-routine.ts';
import type { CallPlan } from './call-plan.ts';
import type { PlanContext } from './plan-context.ts';
import { cap, planRead } from './plan-read.ts';

/**
 * Plans a function call and the read of its result. In: the arguments as the body or query string gave them.
 * Errors: PGRST202, PGRST203, and those of `planRead`.
 */
export function planCall(
  context: PlanContext,
  name: string,
  request: RestRequest,
  input: CallInput,
): CallPlan {
  const { routine, args } = chooseRoutine(context, name, input);
  const isRead = request.method !== 'POST';
  const range = cap(request.range, routine.returnsSet ? context.limits.maxRows : null);
  const base = { kind: 'call' as const, routine, args, range, isReadOnly: isRead || !routine.isVolatile };
  const { result } = routine;
  if (result.kind === 'void') return { ...base, shape: 'void', read: null };
  if (result.kind === 'scalar')
    return { ...base, shape: routine.returnsSet ? 'scalars' : 'scalar', read: null };
  const { relation, rowType } = resultRelation(context.cache, routine);
  const read = planRead(context, relation, request.query, {
    source: { kind: 'cte', rowType },
    range: request.range,
    isCapped: routine.returnsSet,
  });
  return { ...base, shape: routine.returnsSet ? 'rows' : 'object', read };
}

/** The relation whose columns the result has: a known table, or one made up of the OUT parameters. */
function resultRelation(
  cache: SchemaCache,
  routine: Routine,
): { relation: Relation; rowType: Relation | null } {
  const { result } = routine;
  const named = result.kind === 'composite' ? result.relation : null;
  const known = named === null ? undefined : cache.relations.get(qualifiedKey(named));
  if (known !== undefined) return { relation: known, rowType: known };
  const columns = result.kind === 'composite' ? result.columns : [];
  const relation: Relation = {
    schema: routine.schema,
    name: routine.name,
    isView: false,
    hasPolicies: false,
    takes: { inserts: false, updates: false, deletes: false },
    comment: null,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: [],
    computedColumns: new Map(),
    privileges: new Map(),
  };
  return { relation, rowType: null };
}

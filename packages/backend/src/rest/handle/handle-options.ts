import type { RestRequest } from '../parse/request.ts';
import { findRelation, type PlanContext } from '../plan/plan-context.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { RestError } from '../rest-error.ts';

/** OPTIONS: the methods of a table or function, from the cache alone. Errors: PGRST202, PGRST205. */
export function handleOptions(context: PlanContext, { target }: RestRequest): RestAnswer {
  // Without a length an empty answer would be sent in chunks, of which there are none.
  const headers = { Allow: methodsOf(context, target).join(','), 'Content-Length': '0' };
  return { status: 200, headers, body: null };
}

function methodsOf(context: PlanContext, target: RestRequest['target']): string[] {
  if (target.kind === 'root') return ['OPTIONS', 'GET', 'HEAD'];
  if (target.kind === 'function') {
    const overloads = context.cache.routines.get(`${context.schema}.${target.name}`);
    if (overloads === undefined) {
      throw new RestError('PGRST202', {
        message: `Could not find the function ${context.schema}.${target.name} in the schema cache`,
      });
    }
    const isReadable = overloads.some((routine) => !routine.isVolatile);
    return isReadable ? ['OPTIONS', 'GET', 'HEAD', 'POST'] : ['OPTIONS', 'POST'];
  }
  const relation = findRelation(context, target.name);
  const { inserts, updates, deletes } = relation.takes;
  const methods = ['OPTIONS', 'GET', 'HEAD'];
  if (inserts) methods.push('POST');
  if (inserts && updates && relation.primaryKey.length > 0) methods.push('PUT');
  if (updates) methods.push('PATCH');
  if (deletes) methods.push('DELETE');
  return methods;
}

import * as fc from 'fast-check';
import type { MadeRequest } from './arbitrary-request.ts';

const callTarget = fc.constantFrom(
  'add?a=1&b=2',
  'add?a=x&b=1',
  'add?a=1',
  'find_projects',
  'find_projects?p_kind=tech',
  'find_projects?select=id,people(name)&order=id.desc',
  'find_projects?id=gt.1&select=id,label',
  'get_project?project_id=1&select=id,title',
  'get_project?project_id=99&select=id',
  'names',
  'summary?order=total.desc,kind',
  'split?text=a-b',
  'overload?a=1&b=2',
  'nope',
  'rename?project_id=1&new_title=x',
  'whoami',
  'nothing',
);

/** Calls by GET. */
export const arbitraryCall: fc.Arbitrary<MadeRequest> = fc
  .tuple(callTarget, fc.constantFrom('anon', 'user'), fc.option(fc.constantFrom('count=exact')))
  .map(([target, as, count]): MadeRequest => ({
    method: 'GET',
    target: `/rpc/${target}`,
    headers: count === null ? {} : { Prefer: count },
    body: null,
    as: as as 'anon' | 'user',
  }));

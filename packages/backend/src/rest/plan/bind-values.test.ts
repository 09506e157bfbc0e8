import { expect, test } from 'vitest';
import { parsePayload } from '../parse/payload.ts';
import { parseRequest, type RestRequest } from '../parse/request.ts';
import { defaultRestLimits } from '../limits.ts';
import type { Column, Relation } from '../schema-cache/schema-cache.ts';
import { bindValues } from './bind-values.ts';

const column = (name: string, type: string): [string, Column] => [
  name,
  {
    name,
    type,
    isNullable: true,
    defaultSql: null,
    isGenerated: false,
    isVector: false,
    representation: null,
    comment: null,
  },
];
const relation: Relation = {
  schema: 'public',
  name: 'notes',
  isView: false,
  hasPolicies: false,
  takes: { inserts: true, updates: true, deletes: true },
  comment: null,
  columns: new Map([
    column('body', 'text'),
    column('count', 'integer'),
    column('doc', 'jsonb'),
    column('tags', 'text[]'),
    column('point', 'point_of_shop'),
  ]),
  primaryKey: [],
  computedColumns: new Map(),
  privileges: new Map(),
};

const request = (search: string, prefer = '', method = 'POST'): RestRequest =>
  parseRequest(
    { method, path: '/notes', search, headers: new Headers({ prefer }) } as Parameters<
      typeof parseRequest
    >[0],
    defaultRestLimits,
  );
const bind = (body: string, asked = request('')) =>
  bindValues(
    relation,
    asked,
    parsePayload(null, body, { hasColumns: asked.query.columns !== null, maxJsonDepth: 20 }),
  );

test('the values of one object as a client in JavaScript writes it are bound', () => {
  expect(bind('{"body":"a","count":3,"doc":{"a":[1]},"tags":["x,y","\\"z"]}')).toEqual([
    'a',
    '3',
    '{"a":[1]}',
    '{"x,y","\\"z"}',
  ]);
  expect(bind('[{"body":null}]')).toEqual([null]);
  expect(bind('{"count":1,"other":2}', request('?columns=body,count'))).toEqual([null, '1']);
});

test('what JSON alone tells exactly stays JSON', () => {
  const left = [
    '[{"body":"a"},{"body":"b"}]',
    '[]',
    '{}',
    '{ "body": "a" }',
    '{"count":1.0}',
    '{"count":12345678901234567890}',
    '{"body":"a","body":"b"}',
    '{"body":"\\u0041"}',
    '{"body":["a"]}',
    '{"tags":["a",null]}',
    '{"point":"1"}',
    '{"nope":1}',
    `{"body":"${'a'.repeat(70_000)}"}`,
  ];
  expect(left.map((body) => [body.slice(0, 40), bind(body)])).toEqual(
    left.map((body) => [body.slice(0, 40), null]),
  );
  expect(bind('{"body":"a"}', request('', 'missing=default'))).toBeNull();
  expect(bind('{"body":"a"}', request('', '', 'PATCH'))).toBeNull();
});

/**
 * The limit of the machine: one prepared statement, no roles, no policies, no parsing, behind node:http in one process. No
 * server in Node can be cheaper than this by much.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import postgres from 'postgres';
import type { RawSqlTarget } from './raw-sql.ts';

const target = JSON.parse(process.env['RAW_SQL_TARGET'] ?? '') as RawSqlTarget;
const sql = postgres({
  path: target.socket,
  database: target.database,
  user: 'postgres',
  password: target.password,
  max: 8,
});

let asked = 0;
const server = createServer((request, response) => {
  const statement = target.statements[(request.url ?? '').slice(1)];
  if (statement === undefined) return void response.writeHead(404).end();
  // What a body brings is read as a body, though the text is made here.
  request.resume();
  const params = statement.params.map((value) => value ?? `Note ${(asked += 1)}`);
  sql
    .unsafe(statement.text, params, { prepare: true })
    .then(([row]) => response.end(String(row?.['body'] ?? '')))
    .catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

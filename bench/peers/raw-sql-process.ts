/**
 * The limit of the machine for the list: one prepared statement as `json_agg`, no roles, no parsing, behind node:http. No
 * server can be cheaper than this by much.
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

const server = createServer((_request, response) => {
  sql
    .unsafe(
      `select coalesce(json_agg(t), '[]')::text as body from (
        select id, user_id, project_name, project_description, project_type, required_skills, budget_range, timeline,
          contact_type, owner_name, city, is_remote, hours_per_week, reward_type, seats, deadline, is_active, expires_at, created_at
        from public.project_listings where is_active and project_type = $1 order by created_at desc limit 20) t`,
      ['Startup'],
      { prepare: true },
    )
    .then(([row]) => response.end(String(row?.['body'])))
    .catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

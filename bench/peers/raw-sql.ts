import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type postgres from 'postgres';

/**
 * The limit of the machine for the list: one prepared statement as `json_agg`, no roles, no parsing, behind node:http in
 * this process. No server can be cheaper than this by much.
 */
export async function startRawSql(sql: postgres.Sql): Promise<{ port: number; stop: () => Promise<void> }> {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

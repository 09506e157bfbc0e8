import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { validationFailed } from '../../errors/auth-error.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import type { AuthContext } from '../../context.ts';
import { presentUser } from '../../users/present-user.ts';
import { userColumns, type UserRow } from '../../users/user-row.ts';

const defaultPageSize = 50;
const maxPageSize = 1000;

const readNumber = (text: string | undefined, fallback: number, max: number): number => {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) {
    throw validationFailed(`Bad Pagination Parameters: "${text.slice(0, 20)}" is not a number`);
  }
  return Math.min(Math.max(Number(text), 1), max);
};

/**
 * GET /admin/users?page=&per_page=&filter=: users, newest first, with the total in headers (secret key only).
 * Errors: 400 "Bad Pagination Parameters"; 401, 403 without the key.
 */
export const getAdminUsers =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const sql = context.database.owner;
    const page = readNumber(c.req.query('page'), 1, 10_000_000);
    const size = readNumber(c.req.query('per_page'), defaultPageSize, maxPageSize);
    const filter = (c.req.query('filter') ?? '').replaceAll('\0', '').slice(0, 100);
    const matching = sql`
      u.deleted_at is null and (${filter} = '' or strpos(lower(u.email), lower(${filter})) > 0
        or strpos(lower(u.raw_user_meta_data ->> 'full_name'), lower(${filter})) > 0)`;
    const [[count], users] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from auth.users u where ${matching}`,
      sql<UserRow[]>`
        select ${sql.unsafe(userColumns)} from auth.users u where ${matching}
        order by u.created_at desc, u.id desc limit ${size} offset ${(page - 1) * size}`,
    ]);
    const total = count?.total ?? 0;
    const lastPage = Math.max(1, Math.ceil(total / size));
    const link = (target: number, rel: string): string =>
      `<${context.settings.siteUrl}/auth/v1/admin/users?page=${target}&per_page=${size}>; rel="${rel}"`;
    c.header('X-Total-Count', String(total));
    c.header(
      'Link',
      [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', '),
    );
    return c.json({ users: users.map(presentUser), aud: 'authenticated' });
  };

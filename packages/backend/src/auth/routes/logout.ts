import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { validationFailed } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { requireUser } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { sessionMemory } from '../sessions/session-memory.ts';

const scopes = ['global', 'local', 'others'] as const;
type Scope = (typeof scopes)[number];

const isScope = (value: string): value is Scope => scopes.some((scope) => scope === value);

/**
 * POST /logout?scope=global|local|others: ends all sessions of the person, this one, or all but this one (spec §7).
 * Out: 204, which ends what the browser keeps of the pages unless only other sessions ended. Access tokens of an ended session are refused from then on.
 * Errors: 400 `validation_failed` for another scope; those of the bearer check.
 */
export const postLogout =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user, claims } = await requireUser(c, context);
    const scope = c.req.query('scope') ?? 'global';
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const session = claims.session_id;
    await context.database.owner.begin(async (tx) => {
      await tx`
        delete from auth.sessions where user_id = ${user.id}
          and (${scope === 'global'} or (id = ${session}) = ${scope === 'local'})`;
      await writeAudit(tx, { action: 'logout', actorId: user.id, ip: clientInfo(c).ip, traits: { scope } });
    });
    sessionMemory(context.database).forgetUser(user.id);
    // Pages that the browser keeps, also for the way back. Its storage stays: theme and referral code are no part of the session.
    return scope === 'others' ? c.body(null, 204) : c.body(null, 204, { 'clear-site-data': '"cache"' });
  };

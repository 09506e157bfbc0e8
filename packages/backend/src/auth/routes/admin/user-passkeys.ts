import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { findAdminUser } from '../../admin/admin-user-fields.ts';
import { writeAudit } from '../../audit.ts';
import type { AuthContext } from '../../context.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { listPasskeys, removePasskey, requireRelyingParty } from '../../mfa/webauthn/passkey.ts';

/** GET /admin/users/{id}/passkeys (secret key only). Errors: 401, 403 without the key; 404, also `passkey_disabled`. */
export const getAdminUserPasskeys =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRelyingParty(context);
    requireAdmin(c);
    const user = await findAdminUser(context.database.owner, c.req.param('id') ?? '');
    return c.json(await listPasskeys(context.database.owner, user.id));
  };

/** DELETE /admin/users/{id}/passkeys/{passkeyId} (secret key only). Out: 204. Errors: 401, 403 without the key; 404, also `passkey_disabled`. */
export const deleteAdminUserPasskey =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireRelyingParty(context);
    requireAdmin(c);
    const user = await findAdminUser(context.database.owner, c.req.param('id') ?? '');
    const id = c.req.param('passkeyId') ?? '';
    await context.database.owner.begin(async (tx) => {
      await removePasskey(tx, user.id, id);
      await writeAudit(tx, {
        action: 'passkey_deleted',
        actorId: null,
        ip: clientInfo(c).ip,
        traits: { user_id: user.id, passkey_id: id },
      });
    });
    return c.body(null, 204);
  };

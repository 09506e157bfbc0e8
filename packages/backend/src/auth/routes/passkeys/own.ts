import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { writeAudit } from '../../audit.ts';
import type { AuthContext } from '../../context.ts';
import { clientInfo } from '../../requests/client-info.ts';
import { readBody } from '../../requests/read-body.ts';
import { requireSecondStep, requireUser, type Bearer } from '../../sessions/bearer.ts';
import { requireFreshProof } from '../../sessions/fresh-proof.ts';
import {
  listPasskeys,
  removePasskey,
  renamePasskey,
  requireRelyingParty,
} from '../../mfa/webauthn/passkey.ts';
import type { Context } from 'hono';

const requireOwner = async (c: Context<AppEnv>, context: AuthContext): Promise<Bearer> => {
  requireRelyingParty(context);
  const bearer = await requireUser(c, context);
  requireSecondStep(bearer, { status: 403, message: 'AAL2 required to manage passkeys' });
  return bearer;
};

/** GET /passkeys: the own ones, oldest first. Errors: 403 `insufficient_aal`; 404 `passkey_disabled`; those of the bearer check. */
export const getPasskeys =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user } = await requireOwner(c, context);
    return c.json(await listPasskeys(context.database.owner, user.id));
  };

const renameSchema = z.object({ friendly_name: z.string().trim().min(1).max(120) });

/**
 * PATCH /passkeys/{id}: another name. Out: the passkey.
 * Errors: 400 `bad_json` for no name or one over 120 characters; 403 `insufficient_aal`; 404 `webauthn_credential_not_found`, `passkey_disabled`.
 */
export const patchPasskey =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user } = await requireOwner(c, context);
    const body = await readBody(c, renameSchema);
    const sql = context.database.owner;
    return c.json(await renamePasskey(sql, user.id, c.req.param('id') ?? '', body.friendly_name));
  };

/**
 * DELETE /passkeys/{id}: the passkey signs in no more. Out: 204.
 * Errors: 400 `reauthentication_needed` ten minutes after the last proof; 403 `insufficient_aal`; 404
 * `webauthn_credential_not_found`, `passkey_disabled`.
 */
export const deletePasskey =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const bearer = await requireOwner(c, context);
    await requireFreshProof(context, bearer);
    const id = c.req.param('id') ?? '';
    await context.database.owner.begin(async (tx) => {
      await removePasskey(tx, bearer.user.id, id);
      await writeAudit(tx, {
        action: 'passkey_deleted',
        actorId: bearer.user.id,
        ip: clientInfo(c).ip,
        traits: { passkey_id: id },
      });
    });
    return c.body(null, 204);
  };

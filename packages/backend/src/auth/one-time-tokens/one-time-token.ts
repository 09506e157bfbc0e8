import type { AuthContext } from '../context.ts';
import { createCode, createLinkToken, hashToken, sameDigest } from '../keys/secrets.ts';
import type { Queryable } from '../users/user-row.ts';

/** The slot of a token; a user has at most one of each, and a new one replaces it. */
export type TokenSlot =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

/** What using the token does; the `type` of /verify. */
export type TokenPurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

/**
 * Wrong digits that a code survives. More than one address may try on an account (`verifyFrom`), so that a stranger who sends
 * wrong digits does not use the code up for the person who was sent it.
 */
export const maxCodeTries = 25;
/** Seconds that the token of a mail, and of an SMS, is good for. */
export const mailTokenSeconds = 3600;
export const smsTokenSeconds = 600;

export type IssuedToken = { code: string; linkToken: string };

export type OneTimeToken = {
  id: string;
  user_id: string;
  token_type: TokenSlot;
  purpose: TokenPurpose;
  relates_to: string;
  code_hash: string | null;
  flow_state_id: string | null;
  /** The flow state's own moment, for the answer of a PKCE link. */
  created_at: Date;
};

type IssueOptions = {
  userId: string;
  slot: TokenSlot;
  purpose: TokenPurpose;
  /** The mail address or phone number that it was sent to. */
  relatesTo: string;
  lifetimeSeconds: number;
  /** Set when the request carried a PKCE challenge; the link token then starts with `pkce_`. */
  flowStateId?: string | null;
};

const codeContext = (userId: string, slot: TokenSlot, relatesTo: string): string =>
  `${userId}\n${slot}\n${relatesTo}`;

/** Makes a code of six digits and a link token for one use, and stores only their hashes. */
export const issueOneTimeToken = async (
  context: AuthContext,
  sql: Queryable,
  options: IssueOptions,
): Promise<IssuedToken> => {
  const { userId, slot, purpose, relatesTo, lifetimeSeconds, flowStateId = null } = options;
  const code = createCode();
  const linkToken = `${flowStateId === null ? '' : 'pkce_'}${createLinkToken()}`;
  const codeHash = context.secrets.hashCode(codeContext(userId, slot, relatesTo), code);
  await sql`
    insert into auth.one_time_tokens
      (user_id, token_type, token_hash, relates_to, code_hash, purpose, flow_state_id, expires_at)
    values (${userId}, ${slot}, ${hashToken(linkToken)}, ${relatesTo}, ${codeHash}, ${purpose}, ${flowStateId},
      now() + make_interval(secs => ${lifetimeSeconds}))
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, relates_to = excluded.relates_to, code_hash = excluded.code_hash,
      purpose = excluded.purpose, flow_state_id = excluded.flow_state_id, expires_at = excluded.expires_at,
      attempts = 0, created_at = now(), updated_at = now()`;
  return { code, linkToken };
};

const tokenColumns = 'id, user_id, token_type, purpose, relates_to, code_hash, flow_state_id, created_at';

/** Finds what a link token stands for without using it up, or null when it is unknown or late. */
export const findByLinkToken = async (sql: Queryable, linkToken: string): Promise<OneTimeToken | null> => {
  const [token] = await sql<OneTimeToken[]>`
    select ${sql.unsafe(tokenColumns)} from auth.one_time_tokens
    where token_hash = ${hashToken(linkToken)} and expires_at > now()`;
  return token ?? null;
};

/**
 * Checks a code against the given slots of a user. Each call counts as a try before anything is compared, also when many
 * run together, so a code survives {@link maxCodeTries} of them. The count does not wait for the disk: a known account would
 * take longer than one that is none.
 * @returns the matching token, not used up yet, or null
 */
export const findByCode = async (
  context: AuthContext,
  sql: Queryable,
  wanted: { userId: string; slots: readonly TokenSlot[]; relatesTo: string; code: string },
): Promise<OneTimeToken | null> => {
  const candidates = await sql<OneTimeToken[]>`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    update auth.one_time_tokens set attempts = attempts + 1 from unhurried
    where user_id = ${wanted.userId} and token_type::text in ${sql([...wanted.slots])}
      and relates_to = ${wanted.relatesTo} and attempts < ${maxCodeTries} and expires_at > now()
    returning ${sql.unsafe(tokenColumns)}`;
  const matching = candidates.find((token) =>
    sameDigest(
      token.code_hash ?? '',
      context.secrets.hashCode(codeContext(token.user_id, token.token_type, token.relates_to), wanted.code),
    ),
  );
  return matching ?? null;
};

/** Uses a token up. Of several concurrent callers one gets true. */
export const consumeToken = async (sql: Queryable, token: OneTimeToken): Promise<boolean> => {
  const gone = await sql`
    delete from auth.one_time_tokens
    where id = ${token.id} and code_hash is not distinct from ${token.code_hash} and expires_at > now()`;
  return gone.count === 1;
};

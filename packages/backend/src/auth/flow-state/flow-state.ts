import { AuthError } from '../errors/auth-error.ts';
import { assertCodeVerifier, type CodeChallenge } from './pkce.ts';
import { createLinkToken, hashToken } from '../keys/secrets.ts';
import type { Queryable } from '../users/user-row.ts';

/** Seconds in which an issued code must be exchanged. */
export const authCodeSeconds = 300;

export type FlowState = {
  id: string;
  user_id: string | null;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  authentication_method: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  late: boolean;
};

type NewFlow = {
  challenge: CodeChallenge;
  method: string;
  userId: string | null;
  providerType: string;
  /** Seconds until the flow must have come to its code. */
  lifetimeSeconds: number;
};

/** Remembers a PKCE challenge until the person has proved who they are. Returns the flow's id. */
export const createFlowState = async (sql: Queryable, flow: NewFlow): Promise<string> => {
  const [row] = await sql<{ id: string }[]>`
    insert into auth.flow_state
      (user_id, code_challenge, code_challenge_method, provider_type, authentication_method, expires_at)
    values (${flow.userId}, ${flow.challenge.challenge}, ${flow.challenge.method}, ${flow.providerType}, ${flow.method},
      now() + make_interval(secs => ${flow.lifetimeSeconds}))
    returning id`;
  if (!row) throw new AuthError('unexpected_failure');
  return row.id;
};

/**
 * Issues the code that the client exchanges with its verifier.
 * Errors: 404 `flow_state_not_found` when the flow is unknown or late.
 */
export const issueAuthCode = async (sql: Queryable, flowId: string, userId: string): Promise<string> => {
  const code = createLinkToken();
  const issued = await sql`
    update auth.flow_state
    set auth_code = ${hashToken(code)}, auth_code_issued_at = now(), user_id = ${userId}, updated_at = now()
    where id = ${flowId} and expires_at > now()`;
  if (issued.count === 0) throw new AuthError('flow_state_not_found');
  return code;
};

/**
 * Exchanges a code for what it stands for; of several concurrent callers one succeeds.
 * Errors: 404 `flow_state_not_found`, 422 `flow_state_expired`, 400 `bad_code_verifier`.
 */
export const redeemAuthCode = async (
  sql: Queryable,
  authCode: string,
  verifier: string,
): Promise<FlowState & { user_id: string }> => {
  const [flow] = await sql<FlowState[]>`
    select id, user_id, code_challenge, code_challenge_method, authentication_method, provider_access_token,
      provider_refresh_token, auth_code_issued_at <= now() - make_interval(secs => ${authCodeSeconds}) as late
    from auth.flow_state where auth_code = ${hashToken(authCode)}`;
  if (!flow?.user_id) throw new AuthError('flow_state_not_found');
  if (flow.late) throw new AuthError('flow_state_expired');
  assertCodeVerifier({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier);
  const gone = await sql`delete from auth.flow_state where id = ${flow.id}`;
  if (gone.count === 0) throw new AuthError('flow_state_not_found');
  return { ...flow, user_id: flow.user_id };
};

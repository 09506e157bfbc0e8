import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Email = { email: string; primary: boolean; verified: boolean; visibility: string | null };
export type GithubAccount = { id: number; login: string; name: string | null; emails: Email[] };

export type GithubPeer = {
  readonly site: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs an account in at the site's page; gives the address back to us. */
  readonly signIn: (authorizationUrl: URL, account: GithubAccount) => string;
  /** The API answers 500 while this is set. */
  isDown: boolean;
  readonly close: () => Promise<void>;
};

type Grant = { account: GithubAccount; challenge: string; redirectUri: string };

/**
 * OAuth as GitHub speaks it: no ID token and no discovery, errors of the token endpoint with status 200, the person and the
 * addresses from an API that demands a User-Agent.
 */
export const startGithubPeer = async (): Promise<GithubPeer> => {
  const [clientId, clientSecret] = ['Iv1.kawan', 'rahasia-github'];
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GithubAccount>();
  const peer = { isDown: false };

  const redeem = (form: URLSearchParams): object => {
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return { error: 'incorrect_client_credentials', error_description: 'The client_id is incorrect.' };
    }
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return {
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      };
    }
    const token = `gho_${randomBytes(18).toString('hex')}`;
    tokens.set(token, grant.account);
    return { access_token: token, token_type: 'bearer', scope: 'user:email' };
  };

  const server = http.createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body));
    };
    const path = new URL(request.url ?? '/', 'http://peer').pathname;
    if (path === '/login/oauth/access_token' && request.method === 'POST') {
      void text(request).then((body) => answer(200, redeem(new URLSearchParams(body))));
      return;
    }
    const account = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (peer.isDown) answer(500, { message: 'Server Error' });
    else if (!request.headers['user-agent']) answer(403, { message: 'Request forbidden' });
    else if (!account) answer(401, { message: 'Bad credentials' });
    else if (path === '/api/v3/user') {
      const { emails: _emails, ...user } = account;
      answer(200, { ...user, email: null, avatar_url: 'https://avatars.test/u/1', type: 'User' });
    } else if (path === '/api/v3/user/emails') answer(200, account.emails);
    else answer(404, { message: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(peer, {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    clientSecret,
    signIn: (url: URL, account: GithubAccount): string => {
      const wanted = url.searchParams;
      const code = randomBytes(10).toString('hex');
      const redirectUri = wanted.get('redirect_uri') ?? '';
      codes.set(code, { account, challenge: wanted.get('code_challenge') ?? '', redirectUri });
      return `${redirectUri}?${new URLSearchParams({ code, state: wanted.get('state') ?? '' }).toString()}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};

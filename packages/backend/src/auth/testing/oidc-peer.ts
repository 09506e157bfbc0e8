import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

type Account = { email?: string; email_verified?: boolean; name?: string; picture?: string };

export type OidcPeer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who there is, by subject. */
  readonly accounts: Map<string, Account>;
  /** Plays the browser from the provider's address until it is sent back; gives that last address. */
  readonly signIn: (authorizationUrl: string, subject: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

const loginPage = `<!doctype html><html lang="id"><title>Masuk di kampus</title>
<form method="post"><label>Nomor mahasiswa <input name="subject"></label><button>Masuk</button></form></html>`;

/** A real OpenID provider on loopback that signs in the subject named in `login_hint`, or whom its page is told. */
export const startOidcPeer = async (redirectUri: string): Promise<OidcPeer> => {
  const accounts = new Map<string, Account>();
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['kawan', 'rahasia-klien-rahasia-klien'];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
      { client_id: 'lain', client_secret: clientSecret, redirect_uris: ['http://127.0.0.1:1/cb'] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only-for-tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  // Signs in whom `login_hint` names; without one, a person in a browser is asked.
  const interact = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response);
    const typed = request.method === 'POST' ? new URLSearchParams(await text(request)).get('subject') : null;
    const accountId = typed ?? (typeof params['login_hint'] === 'string' ? params['login_hint'] : null);
    if (accountId === null) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(loginPage);
      return;
    }
    await provider.interactionFinished(request, response, { login: { accountId } });
  };
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void serve(request, response);
      return;
    }
    void interact(request, response);
  });

  const signIn: OidcPeer['signIn'] = async (authorizationUrl, subject) => {
    const jar = new Map<string, string>();
    const start = new URL(authorizationUrl);
    start.searchParams.set('login_hint', subject);
    let address = start.href;
    for (let step = 0; step < 10 && address.startsWith(issuer); step += 1) {
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null)
        throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      address = new URL(location, issuer).href;
    }
    return address;
  };

  return {
    issuer,
    clientId,
    clientSecret,
    accounts,
    signIn,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppDeps } from '#deps.ts';
import type { PageCache } from '#web/page-cache.ts';
import { pagePolicy } from '#web/page-policy.ts';
import { requestContext } from '#web/request-context.ts';

/**
 * Stands where the nonce will be in a cached page. It is random for each process, so no content can contain it.
 */
const placeholder = randomBytes(18).toString('base64url');
const cacheable = new Set(['text/html; charset=utf-8', 'text/x-script; charset=utf-8', 'text/x-script']);

type Rendered = {
  readonly response: Response;
  readonly kept: { readonly body: string; readonly status: number; readonly headers: Headers } | null;
};

/**
 * Renders pages. A page is rendered without a session (the session lives in the browser), so its HTML is kept for
 * a short while; each answer gets a fresh nonce in place of the placeholder.
 */
export function createPageRenderer(
  deps: AppDeps,
  cache: PageCache,
  loadBuild: () => Promise<ServerBuild>,
): (request: Request) => Promise<Response> {
  const { settings } = deps;
  let handler: Promise<ReturnType<typeof createRequestHandler>> | null = null;
  const apiHeaders = { apikey: settings.publishableKey };

  const flights = new Map<string, Promise<Rendered>>();

  async function render(request: Request): Promise<Response> {
    handler ??= loadBuild()
      .then((build) => createRequestHandler(build, settings.environment))
      .catch((error: unknown) => {
        handler = null;
        throw error;
      });
    const context = new RouterContextProvider();
    context.set(requestContext, {
      nonce: placeholder,
      reportError: (err) =>
        deps.log.error(
          { err, path: new URL(request.url).pathname },
          'a part of a page could not be rendered',
        ),
      fetchApi: (path, init) => {
        const headers = new Headers(init?.headers);
        for (const [name, value] of Object.entries(apiHeaders)) headers.set(name, value);
        return deps.fetchApi(new Request(new URL(path, settings.siteUrl), { ...init, headers }));
      },
      publicConfig: {
        siteUrl: settings.siteUrl,
        publishableKey: settings.publishableKey,
        chatbotUrl: settings.chatbotEmbedUrl ?? '',
        captcha: publicCaptcha(settings.captcha),
        signInProviders: settings.providers.map(({ name }) => name),
        mailboxUrl: deps.mailbox === undefined ? '' : '/mailbox',
      },
    });
    return (await handler)(request, context);
  }

  return async function renderPage(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return render(request);
    const url = new URL(request.url);
    const key = `${url.pathname}${url.search}`;
    const known = cache.get(key);
    if (known !== null) return finish(known.body, known.status, new Headers(known.headers));
    const generation = cache.generation();
    // Who asks for a page that is being rendered waits for it; after a write it is rendered anew.
    const flight = `${generation} ${key}`;
    const isFirst = !flights.has(flight);
    // Without the request's signal: one who goes away must not take the page from the others.
    const anyones = new Request(request.url, { headers: request.headers });
    const rendering = flights.get(flight) ?? render(anyones).then(keep(key, generation));
    if (isFirst) {
      flights.set(flight, rendering);
      void rendering.catch(() => {}).finally(() => flights.delete(flight));
    }
    const page = await rendering;
    if (page.kept !== null) return finish(page.kept.body, page.kept.status, page.kept.headers);
    // What is no page (a redirect, a file) belongs to the one request that it was made for.
    return isFirst ? page.response : render(request);
  };

  function keep(key: string, generation: number) {
    return async (response: Response): Promise<Rendered> => {
      if (!cacheable.has(response.headers.get('content-type') ?? '')) return { response, kept: null };
      const { status, headers } = response;
      const body = await response.text();
      if (status === 200) cache.set(key, { body, status, headers: [...headers] }, generation);
      return { response, kept: { body, status, headers } };
    };
  }

  function finish(body: string, status: number, headers: Headers): Response {
    const nonce = randomBytes(18).toString('base64url');
    const sent = new Headers(headers);
    sent.set('Content-Security-Policy', pagePolicy(nonce, settings));
    if (!sent.has('Cache-Control')) sent.set('Cache-Control', 'no-cache');
    return new Response(body.replaceAll(placeholder, nonce), { status, headers: sent });
  }
}

/** What the browser needs for the widget: everything but the secret. */
function publicCaptcha(captcha: AppDeps['settings']['captcha']) {
  if (captcha === null) return null;
  const { provider, siteKey, scriptUrl } = captcha;
  return { provider, siteKey, scriptUrl };
}

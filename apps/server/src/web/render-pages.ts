import { hash, randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppDeps } from '#deps.ts';
import { createGate } from '@kawanusaha/backend/http/load/gate';
import { shareResult } from '@kawanusaha/backend/http/load/share-result';
import { retryAfterSeconds } from '@kawanusaha/backend/http/problem';
import { answerKept, cachingHeaders, type ReadyAnswer } from '#web/cache/answer-kept.ts';
import { daysEnd } from '#web/cache/days-end.ts';
import type { PageChanges } from '#web/cache/hear-page-changes.ts';
import { packBody } from '#web/cache/packed-body.ts';
import type { KeptPage, PageCache } from '#web/cache/page-cache.ts';
import { isListKey } from '#web/cache/page-marks.ts';
import { readPageSource } from '#web/cache/page-sources.ts';
import { pagePolicy } from '#web/page-policy.ts';
import { requestContext } from '#web/request-context.ts';
import { scriptHash, sealScripts } from '#web/seal-scripts.ts';

/** Marks our own scripts while a page is rendered. It is random for each process, so no content can contain it, and never sent. */
const nonce = randomBytes(18).toString('base64url');
const documentType = 'text/html; charset=utf-8';
const cacheable = new Set([documentType, 'text/x-script; charset=utf-8', 'text/x-script']);
const maxTries = 3;

/** What the pages of a server are kept in and how it hears of changes. */
export type Keeping = { readonly cache: PageCache; readonly changes: PageChanges };

type Rendered = { readonly response: Response; readonly page: KeptPage | null };
type Flight = { readonly rendering: Promise<Rendered> };

/** What a rendering has read so far. */
type Reading = {
  keys: Set<string>;
  until: number;
  isWhole: boolean;
  /** Whether something that the page shows could not be had, through no fault of the request. */
  hasFailed: boolean;
  allowed: Set<string>;
};

/** Renderings of one process: they want the processor, so more at once make each one late and everything else with them. */
const renderings = { name: 'pages', atOnce: 3, waiting: 60, waitMs: 5_000 };

/**
 * Renders pages. A page is rendered without a session (the session lives in the browser), so its bytes are the same for every visitor
 * and are kept until something that they show changes; many who ask for one that is not there wait for one rendering.
 */
export function createPageRenderer(
  deps: AppDeps,
  { cache, changes }: Keeping,
  loadBuild: () => Promise<ServerBuild>,
): (request: Request) => Promise<Response | ReadyAnswer> {
  const { settings } = deps;
  let handler: Promise<ReturnType<typeof createRequestHandler>> | null = null;
  const flights = new Map<string, Flight>();
  const gate = createGate(renderings, deps.metrics?.countRefusal);
  deps.metrics?.watchGate(renderings.name, () => gate.state().waiting);

  async function render(request: Request, reading: Reading): Promise<Response> {
    const leave = await gate.enter();
    try {
      return await renderNow(request, reading);
    } finally {
      leave();
    }
  }

  async function renderNow(request: Request, reading: Reading): Promise<Response> {
    handler ??= loadBuild()
      .then((build) => createRequestHandler(build, settings.environment))
      .catch((error: unknown) => {
        handler = null;
        throw error;
      });
    const context = new RouterContextProvider();
    context.set(requestContext, {
      nonce,
      allowScript: (text) => void reading.allowed.add(scriptHash(text)),
      reportError: (err) => {
        reading.isWhole = false;
        reading.hasFailed = true;
        deps.log.error(
          { err, path: new URL(request.url).pathname },
          'a part of a page could not be rendered',
        );
      },
      fetchApi: (path, init) => fetchNoting(path, init, reading, false),
      fetchAside: (path, init) => fetchNoting(path, init, reading, true),
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

  /**
   * Calls the API as an anonymous visitor and notes what the page owes to the answer; of what stands aside the rows alone, since with
   * the list of similar ones each new listing would make all pages of its type anew.
   */
  async function fetchNoting(
    path: string,
    init: RequestInit | undefined,
    reading: Reading,
    isAside: boolean,
  ): Promise<Response> {
    const headers = new Headers(init?.headers);
    headers.set('apikey', settings.publishableKey);
    // What the data API keeps may be older than the change for which the page is rendered anew.
    headers.set('cache-control', 'no-cache');
    try {
      const response = await deps.fetchApi(
        new Request(new URL(path, settings.siteUrl), { ...init, headers }),
      );
      const body = await response.text();
      if (!response.ok) reading.isWhole = false;
      if (response.status >= 500) reading.hasFailed = true;
      const source = readPageSource(path, body, Date.now());
      for (const key of source.keys) if (!isAside || !isListKey(key)) reading.keys.add(key);
      reading.until = Math.min(reading.until, source.until);
      return new Response(body, response);
    } catch (error) {
      reading.isWhole = false;
      reading.hasFailed = true;
      throw error;
    }
  }

  /** Renders an address for all who ask for it, and keeps the page when it is whole. */
  async function renderFor(key: string): Promise<Rendered> {
    const stand = cache.marks.stand();
    const reading = newReading();
    // Nothing of one request goes into what all others get.
    const response = await render(new Request(new URL(key, settings.siteUrl)), reading);
    const type = response.headers.get('content-type') ?? '';
    if (!cacheable.has(type)) return { response, page: null };
    const renderedAt = Date.now();
    const keys = [...reading.keys];
    const sealed = sealScripts(await response.text(), nonce);
    const isKept = response.status === 200 && reading.isWhole;
    // Shown without what could not be had, and said to be so: caches, crawlers and monitors go by the status.
    const lacksData = response.status === 200 && reading.hasFailed && type === documentType;
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Content-Security-Policy': pagePolicy([...sealed.hashes, ...reading.allowed], settings),
      ...(isKept ? cachingHeaders(keys) : { 'Cache-Control': 'no-cache' }),
      ...(lacksData ? { 'Retry-After': retryAfterSeconds } : {}),
    };
    for (const [name, value] of response.headers) if (name !== 'content-type') headers[titled(name)] = value;
    const page: KeptPage = {
      status: lacksData ? 503 : response.status,
      headers,
      digest: hash('sha256', `${headers['Content-Security-Policy']}\n${sealed.html}`, 'base64url').slice(
        0,
        22,
      ),
      body: packBody(sealed.html),
      keys,
      stand,
      renderedAt,
      until: Math.min(reading.until, daysEnd(renderedAt)),
    };
    if (isKept) cache.keep(key, page);
    return { response, page };
  }

  function fly(key: string): Flight {
    const known = flights.get(key);
    if (known !== undefined) return known;
    const flight = { rendering: renderFor(key).finally(() => flights.delete(key)) };
    flights.set(key, flight);
    return flight;
  }

  /** Waits for a rendering that began after the last change of what the page shows. */
  async function renderOnce(key: string): Promise<{ rendered: Rendered; isOwn: boolean }> {
    for (let tries = 1; ; tries += 1) {
      const isOwn = !flights.has(key);
      const { rendering } = fly(key);
      const rendered = await (isOwn ? rendering : shareResult(rendering));
      const { page } = rendered;
      const isBehind = page !== null && cache.marks.judge(page.keys, page.stand) === 'bad';
      if (isOwn || !isBehind) return { rendered, isOwn };
      if (tries === maxTries) return { rendered: await renderFor(key), isOwn: true };
    }
  }

  return async function renderPage(request) {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return seal(request);
    const key = `${pathname}${search}`;
    const isCertain = (await changes.caughtUp()) && changes.isHeard();
    const found = cache.find(key, isCertain);
    if (found !== null && found.condition !== 'gone') {
      const isAging = found.condition === 'aging';
      if (isAging) void fly(key).rendering.catch(() => {});
      return answerKept(cache, key, found.page, request.headers, isAging ? 'hit; detail=aging' : 'hit');
    }
    if (!flights.has(key)) gate.assertRoom();
    const { rendered, isOwn } = await renderOnce(key);
    if (rendered.page !== null)
      return answerKept(
        cache,
        key,
        rendered.page,
        request.headers,
        found === null ? 'fwd=miss' : 'fwd=stale',
      );
    // What is no page (a redirect, a file) belongs to the one request that it was made for.
    return isOwn ? rendered.response : seal(request);
  };

  /** Renders for one request alone: a form that was sent, or a file. */
  async function seal(request: Request): Promise<Response> {
    const reading = newReading();
    const response = await render(request, reading);
    if (response.headers.get('content-type') !== documentType) return response;
    const sealed = sealScripts(await response.text(), nonce);
    const headers = new Headers(response.headers);
    headers.set('Content-Security-Policy', pagePolicy([...sealed.hashes, ...reading.allowed], settings));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    return new Response(sealed.html, { status: response.status, headers });
  }
}

const newReading = (): Reading => ({
  keys: new Set(),
  until: Number.POSITIVE_INFINITY,
  isWhole: true,
  hasFailed: false,
  allowed: new Set(),
});

/** A header's name as the others are written, so that none stands there twice. */
const titled = (name: string): string => name.replaceAll(/(^|-)([a-z])/g, (letter) => letter.toUpperCase());

/** What the browser needs for the widget: everything but the secret. */
function publicCaptcha(captcha: AppDeps['settings']['captcha']) {
  if (captcha === null) return null;
  const { provider, siteKey, scriptUrl } = captcha;
  return { provider, siteKey, scriptUrl };
}

import { createContext, type RouterContext } from 'react-router';

/** A captcha of Turnstile or hCaptcha: its public key, and what the browser loads. */
export type CaptchaConfig = { provider: 'turnstile' | 'hcaptcha'; siteKey: string; scriptUrl: string };

/** Settings that any visitor may see; the root loader passes them to the browser. */
export type PublicConfig = {
  /** Origin of the site without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** Key that supabase-js sends as `apikey`; it grants what an anonymous visitor may do. */
  publishableKey: string;
  /** Address of the embedded premium chatbot, empty when none is configured. */
  chatbotUrl: string;
  /** Page that shows the mails of a local installation, which sends none; empty elsewhere. */
  mailboxUrl: string;
  /** Configured ways to sign in beside e-mail, as `signInWithOAuth` names them. */
  signInProviders: readonly string[];
  /** The captcha that the account forms show; null without one. */
  captcha: CaptchaConfig | null;
};

/** What the server gives to every page that it renders. */
export type RequestContext = {
  /** Marks our own inline scripts; the server names them in the policy by their hashes and takes it out of the document. */
  nonce: string;
  /** Lets the page run an inline script that the early entry adds. */
  allowScript: (text: string) => void;
  /** Writes what failed while a page was made into the server's log. */
  reportError: (error: unknown) => void;
  /** Calls the API of the same process as an anonymous visitor, e.g. `fetchApi('/rest/v1/rpc/get_public_stats', { method: 'POST' })`. */
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same for what stands beside the page's own matter: rows that it shows stay true, new ones come when the page is made anew. */
  fetchAside: (path: string, init?: RequestInit) => Promise<Response>;
  publicConfig: PublicConfig;
};

const key = Symbol.for('kawanusaha.requestContext');
const shared = globalThis as { [key]?: RouterContext<RequestContext> };

/**
 * Router context that the server fills for each request.
 * The server bundle carries its own copy of this module, so both sides find the context object under one global symbol.
 */
export const requestContext: RouterContext<RequestContext> = (shared[key] ??=
  createContext<RequestContext>());

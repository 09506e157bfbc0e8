import { createContext } from 'react-router';

/** What a page may know of the request that asks for it. The web app states the same shape; see its `lib/`. */
export type RequestContext = {
  readonly nonce: string;
  readonly allowScript: (text: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  readonly fetchAside: (path: string, init?: RequestInit) => Promise<Response>;
  readonly publicConfig: {
    readonly siteUrl: string;
    readonly publishableKey: string;
    readonly chatbotUrl: string;
    readonly mailboxUrl: string;
    readonly signInProviders: readonly string[];
    readonly captcha: {
      readonly provider: 'turnstile' | 'hcaptcha';
      readonly siteKey: string;
      readonly scriptUrl: string;
    } | null;
  };
};

type Context = ReturnType<typeof createContext<RequestContext>>;
const key = Symbol.for('kawanusaha.requestContext');
const registry = globalThis as unknown as Record<symbol, Context | undefined>;

/** One object for both: the web bundle carries its own copy of modules, so identity must go through the registry. */
export const requestContext: Context = (registry[key] ??= createContext<RequestContext>());

import type { Logger } from 'pino';
import type { RequestRole } from '#db/scope.ts';

/** What a protocol says of an answer that it keeps itself. */
export type Repeatable = {
  readonly body: Uint8Array | null;
  /** Whether it would give the same answer to the same request now. */
  readonly isCurrent: () => boolean;
};

/** Claims of a verified access token; only what the server reads is named. */
export type Claims = {
  readonly sub?: string;
  readonly role?: string;
  readonly email?: string;
  readonly session_id?: string;
  readonly aal?: string;
  readonly exp?: number;
  readonly iat?: number;
  readonly [name: string]: unknown;
};

/** What a living session has proved: its level of assurance, and whether the person's second factor is still to be shown. */
export type Assurance = { readonly aal: 'aal1' | 'aal2'; readonly owesSecondStep: boolean };

/** Who asks: decided once a request by `http/caller.ts` from the API key and the bearer token. */
export type Caller = {
  readonly role: RequestRole;
  readonly claims: Claims | null;
  readonly token: string | null;
  /** Null also for a user who still has to show a second factor: until then the database knows no user, too. */
  readonly userId: string | null;
};

/** Headers of an answer, names in lower case. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** What all that has offered headers so far has offered together, names in lower case. */
export type OfferedHeaders = {
  readonly always: Readonly<Record<string, string>>;
  /** For an answer that has none of that name. */
  readonly unlessGiven: Readonly<Record<string, string>>;
};

/** Hono environment of every route of the server. */
export type AppEnv = {
  Variables: {
    requestId: string;
    caller: Caller;
    /** Why the bearer token was refused; each protocol words that refusal itself. */
    tokenError: unknown;
    /** Set by a protocol that keeps the answer and would give it to the same request again (http/load/repeated-answers.ts). */
    repeatable: Repeatable | undefined;
    /** Whether the client's requests are counted, each of them. */
    isCounted: boolean;
    /** Milliseconds in which it was found out who asks. */
    identifiedIn: number;
    clientIp: string;
    /** The pattern that stands for the request where requests are counted, when it says more than the one that matched. */
    route: string;
    /** Makes the logger of the request, whose lines hold its id and trace (http/log/request-log.ts). */
    makeLog: () => Logger;
    /** Set by what sends scripts, styles and typefaces: no document is made of them, so headers for documents would only make each of them longer. */
    isPartOfPages: boolean;
    log: Logger;
    /** Headers for the answer that is still to be made (http/headers/set-headers.ts). */
    offered: OfferedHeaders;
    /** The answer that was made with all that was offered. */
    complete: Response;
  };
};

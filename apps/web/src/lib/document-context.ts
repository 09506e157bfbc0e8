import { createContext } from 'react';
import type { PageApp } from './early/page-app.ts';

/** What the document shell writes besides the page. */
export type DocumentParts = {
  /** Marks our own scripts for the server, which takes it out again. */
  readonly nonce: string;
  /** The early entry, which runs before the first paint. */
  readonly earlyScript: string;
  /** React Router's state of the page for its entry, as JSON. */
  readonly handoff: string;
  readonly app: PageApp;
};

/** Known while the server renders; undefined in the browser. */
export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

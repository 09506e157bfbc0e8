import { createContext } from 'react';
import type { PageApp } from './early/page-app.ts';

/** What the document shell writes besides the page. */
export type DocumentParts = {
  /** Marks our own scripts for the server, which takes it out again. */
  readonly nonce: string;
  /** The early entry, which runs before the first paint. */
  readonly earlyScript: string;
  /** Marks what is pressed to sign in elsewhere; in documents that offer it. */
  readonly flowScript: string;
  /** Address of the typeface, which the early entry fetches (`dressPage`). */
  readonly typeface: string;
  readonly app: PageApp;
  /** What the loaders of the page gave, as React Router's own stream writes it. */
  readonly data: string;
};

/** Known while the server renders; undefined in the browser. */
export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

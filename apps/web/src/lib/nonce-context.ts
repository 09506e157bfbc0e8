import { createContext } from 'react';

/** Nonce of the response while the server renders; undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

import type { Statement } from './authenticator.ts';

/** Statements that the authenticator signs, though they are false. */
export const falseStatements: Record<string, Partial<Statement>> = {
  'another origin': { origin: 'https://kawanusaha.contoh.test' },
  'the origin by another scheme': { origin: 'https://localhost:3000' },
  'the origin at another port': { origin: 'http://localhost:3001' },
  'the origin with a slash': { origin: 'http://localhost:3000/' },
  'a name below the origin': { origin: 'http://jahat.localhost:3000' },
  'no origin': { origin: '' },
  'another site’s hash': { rpId: 'contoh.test' },
  'a name below the site': { rpId: 'jahat.localhost' },
  'an empty site': { rpId: '' },
  'another challenge': { challenge: 'A'.repeat(43) },
  'no challenge': { challenge: '' },
  'no presence': { userPresent: false },
  'no verification of the user': { userVerified: false },
  'neither presence nor verification': { userPresent: false, userVerified: false },
  'a frame of another page': { crossOrigin: true, topOrigin: 'https://contoh.test' },
  'a frame of a page without a name': { crossOrigin: true },
  'a page around it, and no frame': { topOrigin: 'https://contoh.test' },
};

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser and its authenticator say; each member can be made false by a test. */
export type Statement = {
  type: string;
  challenge: string;
  origin: string;
  rpId: string;
  crossOrigin: boolean;
  topOrigin?: string;
  userPresent: boolean;
  userVerified: boolean;
  counter: number;
};

export type NewCredential = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: 'internal'[] };
  clientExtensionResults: Record<string, never>;
};

export type CredentialProof = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
  clientExtensionResults: Record<string, never>;
};

export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const clientData = (statement: Statement): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: statement.type,
      challenge: statement.challenge,
      origin: statement.origin,
      crossOrigin: statement.crossOrigin,
      ...(statement.topOrigin === undefined ? {} : { topOrigin: statement.topOrigin }),
    }),
  );

const authenticatorData = (statement: Statement, attested: Buffer = Buffer.alloc(0)): Buffer => {
  const flags =
    (statement.userPresent ? 1 : 0) | (statement.userVerified ? 4 : 0) | (attested.length > 0 ? 0x40 : 0);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(statement.counter);
  return Buffer.concat([sha256(statement.rpId), Buffer.from([flags]), counter, attested]);
};

/** An authenticator of one credential, in software: ES256, with whatever false statements a test wants it to sign. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;
  /** base64url; kept at registration, as a discoverable credential keeps it. */
  userHandle = '';
  readonly #site: { origin: string; rpId: string };

  constructor(site: { origin: string; rpId: string }) {
    this.#site = site;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const members: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ];
    return isoCBOR.encode(new Map(members));
  }

  #statement(type: string, challenge: string, change: Partial<Statement>): Statement {
    return {
      type,
      challenge,
      ...this.#site,
      crossOrigin: false,
      userPresent: true,
      userVerified: true,
      counter: this.#counter,
      ...change,
    };
  }

  /** The answer to a registration. `attestation` replaces the format and statement, which are none. */
  create(
    options: { challenge: string; user: { id: string } },
    change: Partial<Statement> = {},
    attestation: { fmt: string; attStmt: Map<string, unknown> } = { fmt: 'none', attStmt: new Map() },
  ): NewCredential {
    this.userHandle = options.user.id;
    const statement = this.#statement('webauthn.create', options.challenge, change);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const attestationObject = isoCBOR.encode(
      new Map<string, never>([
        ['fmt', attestation.fmt as never],
        ['attStmt', attestation.attStmt as never],
        ['authData', Uint8Array.from(authenticatorData(statement, attested)) as never],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData(statement)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** The answer to a proof; each one counts. */
  prove(options: { challenge: string }, change: Partial<Statement> = {}): CredentialProof {
    this.#counter += 1;
    const statement = this.#statement('webauthn.get', options.challenge, change);
    const said = clientData(statement);
    const data = authenticatorData(statement);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.userHandle,
      },
      clientExtensionResults: {},
    };
  }
}

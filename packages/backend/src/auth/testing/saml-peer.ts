import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { generate } from 'selfsigned';

// The library asks for a validator of its own parsing; this peer only writes.
setSchemaValidator({ validate: async () => 'skipped' });

export type SamlPeer = {
  readonly issuer: string;
  readonly entryPoint: string;
  readonly certificate: string;
  /** Signs a person in for the request behind this address; `change` falsifies the answer before it is signed. */
  readonly answer: (
    authorizationUrl: string,
    person: { subject: string; email: string; name?: string },
    change?: { audience?: string; inResponseTo?: string; issuedMinutesAgo?: number; otherKey?: boolean },
  ) => Promise<{ SAMLResponse: string; RelayState: string }>;
};

const readRequest = (authorizationUrl: string): { id: string; relayState: string } => {
  const { searchParams } = new URL(authorizationUrl);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  return { id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '', relayState: searchParams.get('RelayState') ?? '' };
};

/** A SAML identity provider that signs in whom a test names. */
export const createSamlPeer = async (
  metadataXml: string,
  audience: string,
  acsUrl: string,
): Promise<SamlPeer> => {
  const issuer = 'https://idp.kampus.test/metadata';
  const entryPoint = 'https://idp.kampus.test/sso';
  const makeKeys = () =>
    generate([{ name: 'commonName', value: 'idp.kampus.test' }], { keySize: 2048, algorithm: 'sha256' });
  const keys = await makeKeys();
  const open = ({ private: privateKey, cert }: typeof keys) =>
    IdentityProvider({
      entityID: issuer,
      privateKey,
      signingCert: cert,
      isAssertionEncrypted: false,
      nameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
      singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: entryPoint }],
      singleLogoutService: [{ Binding: Constants.namespace.binding.redirect, Location: entryPoint }],
      loginResponseTemplate: {
        context: SamlLib.defaultLoginResponseTemplate.context,
        attributes: [
          {
            name: 'mail',
            valueTag: 'mail',
            nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
            valueXsiType: 'xs:string',
          },
          {
            name: 'displayName',
            valueTag: 'displayName',
            nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
            valueXsiType: 'xs:string',
          },
        ],
      },
    });
  const service = ServiceProvider({ metadata: metadataXml });
  return {
    issuer,
    entryPoint,
    certificate: keys.cert,
    answer: async (authorizationUrl, person, change = {}) => {
      const { id, relayState } = readRequest(authorizationUrl);
      const issued = new Date(Date.now() - (change.issuedMinutesAgo ?? 0) * 60_000);
      const ends = new Date(issued.getTime() + 5 * 60_000).toISOString();
      const provider = open(change.otherKey === true ? await makeKeys() : keys);
      const fill = (template: string) => {
        const responseId = `_${randomUUID()}`;
        const values = {
          ID: responseId,
          AssertionID: `_${randomUUID()}`,
          Destination: acsUrl,
          Audience: change.audience ?? audience,
          SubjectRecipient: acsUrl,
          NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
          NameID: person.subject,
          Issuer: issuer,
          IssueInstant: issued.toISOString(),
          ConditionsNotBefore: issued.toISOString(),
          ConditionsNotOnOrAfter: ends,
          SubjectConfirmationDataNotOnOrAfter: ends,
          AssertionConsumerServiceURL: acsUrl,
          EntityID: audience,
          InResponseTo: change.inResponseTo ?? id,
          StatusCode: Constants.StatusCode.Success,
          AuthnStatement: '',
          attrMail: person.email,
          attrDisplayName: person.name ?? '',
        };
        return { id: responseId, context: SamlLib.replaceTagsByValue(template, values) };
      };
      const { context } = await provider.createLoginResponse(
        service,
        { extract: { request: { id } } },
        'post',
        {},
        { customTagReplacement: fill },
      );
      return { SAMLResponse: context, RelayState: relayState };
    },
  };
};

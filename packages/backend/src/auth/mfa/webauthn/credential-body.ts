import { z } from 'zod';

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

/** A credential's id has at most 1,023 bytes (WebAuthn §4). */
const credentialId = base64url(1_364);
const clientData = base64url(8_192);
const transports = z.array(z.string().max(32)).max(8).optional();

const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
};

/** What a browser gives for a new credential, as JSON (`RegistrationResponseJSON`). */
export const newCredentialSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: base64url(65_536),
    transports,
  }),
});

/** What a browser gives for a proof with a known credential, as JSON (`AuthenticationResponseJSON`). */
export const credentialProofSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: base64url(8_192),
    signature: base64url(8_192),
    userHandle: base64url(128).nullish(),
  }),
});

export type NewCredentialBody = z.infer<typeof newCredentialSchema>;
export type CredentialProofBody = z.infer<typeof credentialProofSchema>;

import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

export type TotpEnrolment = { secret: string; uri: string; qrCode: string };

const totpOf = (secret: Secret, label = '', issuer = ''): TOTP =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** A new TOTP secret with what an authenticator app needs: address and QR code as SVG. */
export const createTotp = async (issuer: string, label: string): Promise<TotpEnrolment> => {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret, label, issuer).toString();
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  // The client puts the picture into a data: address, where a raw '#' would start a fragment.
  const qrCode = svg.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
  return { secret: secret.base32, uri, qrCode };
};

/**
 * Checks a code with one step of clock skew either way.
 * @returns the time step that the code belongs to, or null
 */
export const findTotpStep = (secret: string, code: string): number | null => {
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
};

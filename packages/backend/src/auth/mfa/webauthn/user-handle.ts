/** The 16 bytes of a user's id: what an authenticator keeps of the user, and nothing personal. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

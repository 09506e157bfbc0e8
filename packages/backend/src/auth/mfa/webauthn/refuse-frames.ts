/**
 * Refuses what was made in a frame of another page: this site asks in its own pages only. The library looks at a proof with the outer
 * page's name alone, and at a registration not at all.
 */
export const refuseFrames = async (clientDataJSON: string): Promise<void> => {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  if (crossOrigin === true || topOrigin !== undefined) throw new Error('made in a frame of another page');
};

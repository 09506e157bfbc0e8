/** A sentence of a page, said to a jury: what speaks to the person speaks of the team. */
export const toldToJury = (text: string): string =>
  text.replaceAll(/(^|[.!?]\s+|\n(?:[-•] )?)Anda\b/g, '$1Tim kami').replaceAll(/\bAnda\b/g, 'tim kami');

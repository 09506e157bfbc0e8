/** A piece of a line: plain words, or a web address. */
export type Piece = { readonly text: string; readonly href: string | null };

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gi;

/** Splits a line into words and web addresses. In: the line. Out: its pieces, which make the line again; only http and https lead anywhere. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: match[0], href: URL.canParse(match[0]) ? match[0] : null });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

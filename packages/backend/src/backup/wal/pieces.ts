/** A part of one segment of the log, as it lies in an archive. */
export type Piece = {
  readonly name: string;
  /** The segment's name in `pg_wal`. */
  readonly segment: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
};

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** The name of a part of a segment below a folder, before the suffix of the seal. */
export const pieceName = (folder: string, segment: string, from: number, to: number): string =>
  `${folder}${segment}-${hex(from)}-${hex(to)}`;

/** Reads a name that `pieceName` made; null for any other. */
export function readPiece(name: string): Piece | null {
  const [, segment, from, to] =
    /(?:^|\/)([0-9A-F]{24})-([0-9a-f]{8})-([0-9a-f]{8})\.zst(?:\.age)?$/.exec(name) ?? [];
  if (segment === undefined || from === undefined || to === undefined) return null;
  return { name, segment, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
}

/**
 * Which pieces of one segment give it from its first byte on, with nothing missing in between, as few as possible.
 * @returns in order; the last one's `to` is how far the segment goes
 */
export function coverSegment(pieces: readonly Piece[]): Piece[] {
  const chosen: Piece[] = [];
  for (let covered = 0; ;) {
    let best: Piece | undefined;
    for (const piece of pieces)
      if (piece.from <= covered && piece.to > Math.max(covered, best?.to ?? 0)) best = piece;
    if (best === undefined) return chosen;
    chosen.push(best);
    covered = best.to;
  }
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keys = new Map(rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }])));

/** Letters that are heard or written for each other. */
const alike = ['ei', 'ou', 'ae', 'ao', 'fvp', 'ckqgx', 'szcj', 'dt', 'bp', 'yij', 'uw', 'mn', 'lr'];

/**
 * Whether two keys lie beside each other.
 * @param a a letter
 * @param b a letter
 */
export function areNeighbours(a: string, b: string): boolean {
  const first = keys.get(a);
  const second = keys.get(b);
  return (
    first !== undefined && second !== undefined && Math.hypot(first.x - second.x, first.y - second.y) < 1.2
  );
}

/** One letter for another: 0.8 where the hand or the ear slips, 1.5 for any other; 0 for a pair that was not asked for yet. */
const replacing = new Float64Array(128 * 128);

function replacingCost(letter: number, other: number): number {
  const pair = letter * 128 + other;
  const known = replacing[pair] ?? 1.5;
  if (known > 0) return known;
  const a = String.fromCharCode(letter);
  const b = String.fromCharCode(other);
  const isNear = areNeighbours(a, b) || alike.some((letters) => letters.includes(a) && letters.includes(b));
  return (replacing[pair] = isNear ? 0.8 : 1.5);
}

/**
 * How far a written word is from another: letters inserted or left out (1, a doubled one 0.6), replaced (0.8 or 1.5),
 * swapped with their neighbour (0.7). Damerau, optimal alignment.
 * @param a a word of the letters a to z
 * @param b a word of the letters a to z
 * @param limit larger distances need not be exact
 * @returns the distance, or infinity when it is beyond the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_none, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1);
    const isDoubled = row > 1 && letter === a.charCodeAt(row - 2);
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      const isOtherDoubled = column > 1 && other === b.charCodeAt(column - 2);
      let value = Math.min(
        (last[column] ?? 0) + (isDoubled ? 0.6 : 1),
        (current[column - 1] ?? 0) + (isOtherDoubled ? 0.6 : 1),
        (last[column - 1] ?? 0) + (letter === other ? 0 : replacingCost(letter, other)),
      );
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        value = Math.min(value, (beforeLast[column - 2] ?? 0) + 0.7);
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const distance = last[b.length] ?? Number.POSITIVE_INFINITY;
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

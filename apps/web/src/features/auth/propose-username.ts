const longest = 24;

/**
 * A username that goes with a name, for a person to take or to change: its first two words in plain letters, and two figures, since
 * names are common. In: the full name, and the figures. Out: the proposal, empty while the name is too short for one.
 */
export function proposeUsername(name: string, figures: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const base = words.slice(0, 2).join('_').slice(0, longest);
  return base.length < 3 ? '' : base + figures;
}

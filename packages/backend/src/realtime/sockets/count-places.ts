/** How many sockets each network address holds. */
export type Places = {
  readonly taken: (address: string) => number;
  readonly take: (address: string) => void;
  readonly leave: (address: string) => void;
};

/** Forgets an address with its last socket. */
export function countPlaces(): Places {
  const counts = new Map<string, number>();
  const taken = (address: string): number => counts.get(address) ?? 0;
  return {
    taken,
    take: (address) => void counts.set(address, taken(address) + 1),
    leave(address) {
      const left = taken(address) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
  };
}

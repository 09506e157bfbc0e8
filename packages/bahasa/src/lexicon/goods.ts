import type { ConceptKind } from './concept.ts';

/** Kinds whose concepts are things that can be made, grown or sold. */
export const goodsKinds = [
  'dish',
  'drink',
  'craft',
  'crop',
  'fish',
  'livestock',
  'speciality',
] as const satisfies readonly ConceptKind[];

const kinds: ReadonlySet<string> = new Set(goodsKinds);

/** Whether a concept of this kind is a thing that can be made, grown or sold. */
export const isGoods = (kind: string): boolean => kinds.has(kind);

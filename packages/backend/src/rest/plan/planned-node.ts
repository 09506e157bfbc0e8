import { RestError } from '../rest-error.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import type { Embed, ReadNode } from './read-plan.ts';

/** A node while it is being planned, with the relation that its names are looked up in. */
export type PlannedNode = {
  node: ReadNode;
  relation: Relation;
  /** Embeds above it. */
  depth: number;
  children: Map<Embed, PlannedNode>;
};

/** What PostgREST calls a relation in a statement, which stands in refusals of columns: embedded ones have a number. */
export const calledAt = (name: string, depth: number): string => (depth === 0 ? name : `${name}_${depth}`);

/** An embed of this node, addressed by its alias or by its name; undefined when there is none. */
export function embedNamed(parent: PlannedNode, name: string): Embed | undefined {
  return parent.node.embeds.find((embed) => embed.as === name || embed.name === name);
}

/** The same, where it must exist. Errors: PGRST108. */
export function findEmbed(parent: PlannedNode, name: string): Embed {
  const embed = embedNamed(parent, name);
  if (embed !== undefined) return embed;
  throw new RestError('PGRST108', {
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

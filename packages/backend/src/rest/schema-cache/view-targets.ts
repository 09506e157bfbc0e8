/** One column of a view, and the column of a table or view that it shows unchanged. */
export type ViewTarget = { position: number; oid: string; attribute: number };

/** Blanks, brackets, and words; a backslash takes the sign behind it along. */
const token = /[{}()]|(?:\\[^]|[^\s{}()\\])+/g;

/**
 * Reads from the stored parse tree of a view (`pg_rewrite.ev_action`) which column each of its own columns comes from.
 * The tree is a list of nodes, `({QUERY :key value … :targetList ({TARGETENTRY … :resno 1 … :resorigtbl 5 :resorigcol 2 …})})`;
 * only the targets of the outermost query matter, so nodes below them are passed over. Columns that are computed have no
 * origin and are left out.
 */
export function readViewTargets(definition: string): ViewTarget[] {
  const targets: ViewTarget[] = [];
  let depth = 0;
  let isInTargets = false;
  let key = '';
  let entry = { position: 0, oid: '0', attribute: 0 };
  for (const [word] of definition.matchAll(token)) {
    if (word === '{') {
      depth += 1;
      if (depth === 2) entry = { position: 0, oid: '0', attribute: 0 };
    } else if (word === '}') {
      if (depth === 2 && isInTargets && entry.oid !== '0' && entry.attribute > 0) targets.push(entry);
      depth -= 1;
    } else if (word.startsWith(':')) {
      if (depth === 1) isInTargets = word === ':targetList';
      key = depth === 2 ? word : '';
    } else if (depth === 2 && isInTargets) {
      if (key === ':resno') entry.position = Number(word);
      else if (key === ':resorigtbl') entry.oid = word;
      else if (key === ':resorigcol') entry.attribute = Number(word);
      key = '';
    }
  }
  return targets;
}

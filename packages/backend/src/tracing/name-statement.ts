const verbs: Readonly<Record<string, string>> = {
  'insert into': 'insert',
  'merge into': 'merge',
  'delete from': 'delete',
  update: 'update',
  from: 'select',
};
const relation =
  /\b(?<verb>insert\s+into|merge\s+into|delete\s+from|update|from)\s+(?:only\s+)?(?<name>(?:"[^"]{1,63}"|[a-z_]\w*)(?:\.(?:"[^"]{1,63}"|[a-z_]\w*))?)/i;
const call = /\bselect\s+(?<name>[a-z_]\w*(?:\.[a-z_]\w*)?)\s*\(/i;
const keyword = /^[\s(]*(?<verb>[a-z]+)/i;
const longest = 4_000;

/**
 * A short name for a statement: what it does, and to which table or function first ('select public.projects'). The text itself is
 * not told: names are few, and values, which are its parameters, stand in none of them.
 */
export function nameStatement(text: string): string {
  const start = text.length > longest ? text.slice(0, longest) : text;
  const found = relation.exec(start)?.groups;
  if (found?.verb !== undefined && found.name !== undefined)
    return `${verbs[found.verb.toLowerCase().replace(/\s+/, ' ')]} ${found.name.replaceAll('"', '')}`;
  const called = call.exec(start)?.groups?.name;
  if (called !== undefined) return `select ${called}`;
  return keyword.exec(start)?.groups?.verb?.toLowerCase() ?? 'statement';
}

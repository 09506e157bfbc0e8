/** What takes the table away from its readers for as long as it reads or writes all rows, when a table holds many. */
const slowChanges =
  /alter column \w+ (?:set data )?type|generated (?:always|by default) as (?:\(.*\) stored|identity)|set (?:un)?logged|set not null|add (?:constraint \w+ )?(?:check|foreign key)|\breferences\b/;
/** They make an index, or read all rows, before the table is given back; no `not valid` spares that. One made before may be taken over by name. */
const slowKeys =
  /add (?:constraint \w+ )?(?:(?:unique|primary key)(?! using index)|exclude)\b|add (?:column )?(?:if not exists )?\w+ (?!.*\busing index\b).*\b(?:unique|primary key)\b/;
/** A default that may be another one for each row makes a new column write all of them. What is stable, as `now()`, is reckoned once. */
const volatileDefault =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b)\w+ .*\bdefault\b.*?(?:\b(?:gen_random_uuid|uuid_generate_v\d\w*|uuidv[47]|clock_timestamp|timeofday|random|random_normal|nextval|gen_random_bytes)\(|\b(?:private|public)\.\w+\()|\b(?:small|big)?serial\b/;
const slowCommands =
  /^(?:cluster|vacuum full|refresh materialized view (?!concurrently)|reindex (?!.*concurrently))/;
/** They take the table from its readers too, if only for a moment. */
const otherLocks =
  /^(?:(?:create|alter|drop) policy \w+|(?:create|alter|drop) policy "[^"]+"|drop trigger(?: if exists)? \w+) on ([\w.]+)/;
const works = /^(?:update|delete|insert|merge|with|select|do)\b/;

/** The statements of a migration, without comments and without the bodies of functions. */
function listStatements(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/**
 * Finds what keeps readers from a table for long: a file is one transaction, so `alter table` holds its lock until the last statement of
 * the file has run. Rows are changed in a file of their own, a constraint is added `not valid` and validated by the next file.
 * @param sql a migration
 * @returns the statements, shortened; none where the file makes the table itself
 */
export function findReaderLocks(sql: string): string[] {
  const statements = listStatements(sql);
  const made = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? []),
  );
  let isLocked = false;
  return statements.filter((statement) => {
    if (slowCommands.test(statement)) return true;
    const [, table, change = ''] =
      /^alter table (?:if exists )?(?:only )?([\w.]+)(.*)$/.exec(statement) ?? [];
    if (table !== undefined && !made.has(table)) {
      isLocked = true;
      const plain = change.replaceAll(/'(?:[^']|'')*'/g, "''");
      if (slowKeys.test(plain) || volatileDefault.test(plain)) return true;
      return slowChanges.test(change) && !change.endsWith('not valid');
    }
    const [, other] = otherLocks.exec(statement) ?? [];
    if (other !== undefined && !made.has(other)) isLocked = true;
    return isLocked && works.test(statement);
  });
}

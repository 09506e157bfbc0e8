import { accountTables } from './account-tables.ts';
import { ageTables } from './age-tables.ts';
import { directoryTables } from './directory-tables.ts';
import { ideaTables } from './idea-tables.ts';
import { matchingTables } from './matching-tables.ts';
import { moneyTables } from './money-tables.ts';
import { officeTables } from './office-tables.ts';
import { reputationTables } from './reputation-tables.ts';
import { teamTables } from './team-tables.ts';
import { threadTables } from './thread-tables.ts';
import type { TableCases } from './table-case.ts';

/** The permission table: each table × operation × person (see table-matrix.db.test.ts). `:name` stands for an id of the fixture. */
export const matrix: Readonly<Record<string, TableCases>> = {
  ...accountTables,
  ...ageTables,
  ...directoryTables,
  ...matchingTables,
  ...moneyTables,
  ...ideaTables,
  ...officeTables,
  ...reputationTables,
  ...teamTables,
  ...threadTables,
};

/** A process of its own that migrates: `node run-migrations.ts <connection and files as JSON>`; for tests that kill it. */
import process from 'node:process';
import postgres from 'postgres';
import { migrate } from '../../../packages/backend/src/db/migrate.ts';
import type { MigrationFile } from '../../../packages/backend/src/db/migration-files.ts';

type Given = { readonly connection: Record<string, string | number>; readonly files: MigrationFile[] };

const { connection, files } = JSON.parse(process.argv[2] ?? '') as Given;
await migrate(postgres({ ...connection, max: 1, onnotice: () => {} }), files);

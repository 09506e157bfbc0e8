import postgres, { type Sql } from 'postgres';
import type { TestCluster } from './global-setup.ts';

export type ScratchDatabases = {
  /** An empty database, or a copy of another that no connection uses, with a connection to it. */
  readonly create: (name: string, template?: string) => Promise<Sql>;
  /** A further connection to one of them, of the cluster's owner unless another role is named. */
  readonly connect: (name: string, role?: string) => Sql;
  /** Ends the connections and drops the databases. */
  readonly dropAll: () => Promise<void>;
};

/** Databases of the test cluster that no migration has run on. */
export function openScratchDatabases(cluster: TestCluster): ScratchDatabases {
  const { socketDir, port, owner, password } = cluster;
  const open = (database: string, user = owner): Sql =>
    postgres({
      path: `${socketDir}/.s.PGSQL.${port}`,
      user,
      password,
      database,
      max: 1,
      onnotice: () => {},
    });
  const admin = open('postgres');
  const opened: Sql[] = [];
  const names: string[] = [];
  const connect = (name: string, role = owner): Sql => {
    const sql = open(name, role);
    opened.push(sql);
    return sql;
  };
  return {
    create: async (name, template = 'template1') => {
      await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
      names.push(name);
      return connect(name);
    },
    connect,
    dropAll: async () => {
      await Promise.all(opened.map((sql) => sql.end()));
      for (const name of names) await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

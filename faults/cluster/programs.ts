import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What the cluster is made of, as Debian packages it. */
export type Programs = {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The folder of one PostgreSQL's programs. */
  readonly postgres: string;
};

const packages = 'patroni python3-etcd etcd-server haproxy pgbouncer postgresql';

/**
 * Finds the programs.
 * @throws with the packages to install when one is missing
 */
export function findPrograms(): Programs {
  const find = (name: string): string => {
    const found = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
      .map((folder) => path.join(folder, name))
      .find((file) => fs.existsSync(file));
    if (found === undefined) throw new Error(`${name} is not installed: apt-get install ${packages}`);
    return found;
  };
  const all = '/usr/lib/postgresql';
  const versions = fs.existsSync(all) ? fs.readdirSync(all).map(Number).filter(Number.isInteger) : [];
  const newest = versions
    .toSorted((left, right) => right - left)
    .find((version) => fs.existsSync(path.join(all, String(version), 'bin/postgres')));
  if (newest === undefined) throw new Error(`PostgreSQL is not installed: apt-get install ${packages}`);
  return {
    patroni: find('patroni'),
    etcd: find('etcd'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    postgres: path.join(all, String(newest), 'bin'),
  };
}

/** Whom the programs run as: PostgreSQL and PgBouncer refuse root, for whom Debian's account stands in. */
export function findIdentity(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const read = (option: string): number =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: read('-u'), gid: read('-g') };
}

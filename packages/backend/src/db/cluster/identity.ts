import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** How the server processes are started so that PostgreSQL, which refuses root, does not see root. */
export type Identity = {
  /** Words put before the command. */
  readonly wrap: readonly string[];
  /** The account to become, or null to stay who we are. */
  readonly uid: number | null;
};

const nobody = 65_534;

/**
 * Chooses the way around PostgreSQL's refusal of root: a user namespace, in which files stay root's (so a checkout under
 * /root works and no account is needed), else the account `nobody`. An ordinary user needs neither.
 */
export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) return { wrap: [], uid: null };
  const wrap = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  const works = spawnSync(wrap[0] ?? '', [...wrap.slice(1), 'true']).status === 0;
  return works ? { wrap, uid: null } : { wrap: [], uid: nobody };
}

/** Whether `nobody` may reach a file: every folder above it must be passable for others. */
export function isReachable(file: string): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && (fs.statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** How the server processes are started so that PostgreSQL, which refuses root, does not see root. */
export type Identity = {
  /** Words put before the command. */
  readonly wrap: readonly string[];
  /** The account to become, or null to stay who we are. */
  readonly uid: number | null;
};

const nobody = 65_534;

/** Whether the system knows a name for this process's user; PostgreSQL makes no cluster without one. */
function hasAccount(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/**
 * Chooses the way around PostgreSQL's refusal of root: a user namespace, in which files stay root's (so a checkout under
 * /root works and no account is needed), else the account `nobody`. A user whom no account names, as containers have, needs the
 * namespace too; an ordinary one needs nothing.
 */
export function chooseIdentity(): Identity {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasAccount()) return { wrap: [], uid: null };
  const wrap = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  const works = spawnSync(wrap[0] ?? '', [...wrap.slice(1), 'true']).status === 0;
  if (works) return { wrap, uid: null };
  return { wrap: [], uid: isRoot ? nobody : null };
}

/** Whether `nobody` may reach a file: every folder above it must be passable for others. */
export function isReachable(file: string): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && (fs.statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

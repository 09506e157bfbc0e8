import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../source-files.ts';

/** A package of the list, as CycloneDX writes it; further fields as npm gives them. */
export type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};

/** A CycloneDX document. */
export type Bill = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

type NpmBill = Omit<Bill, 'metadata'> & {
  readonly serialNumber: string;
  readonly metadata: {
    readonly timestamp: string;
    readonly tools?: unknown;
    readonly component: Component;
  };
};

/**
 * All packages that the product and its tools are made of, from package-lock.json alone: name, version, checksum, licence and what
 * each needs; those of the tools are marked as for development. The same lock file gives the same text (no time, no random number, no version of npm).
 * @throws Error with what npm says when the lock file breaks what a package asks for
 */
export function makeBill(): Bill {
  // The npm that runs this, or the one of the path.
  const cli = process.env.npm_execpath;
  const [command, before] =
    cli !== undefined && /\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []];
  const run = spawnSync(
    command,
    [...before, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (run.status !== 0) throw new Error(`npm sbom: ${run.stderr || (run.error?.message ?? '')}`);
  const { serialNumber: _, metadata, ...bill } = JSON.parse(run.stdout) as NpmBill;
  const { timestamp: __, tools: ___, ...kept } = metadata;
  // npm calls it by the folder of the checkout.
  return { ...bill, metadata: { ...kept, component: { ...kept.component, name: 'kawanusaha' } } };
}

/** A list as its file has it. */
export const printBill = (bill: Bill): string => `${JSON.stringify(bill, null, 2)}\n`;

/** Keeps a list in the repository beside the commit that a tag names, as a note that `git notes --ref=sbom show <tag>` prints. */
export function attachBill(
  git: (args: readonly string[], input?: string) => string,
  tag: string,
  bill: Bill,
): void {
  const object = git(['hash-object', '-w', '--stdin'], printBill(bill));
  git(['notes', '--ref=sbom', 'add', '--force', '-C', object, `${tag}^{commit}`]);
}

const ref = 'refs/notes/sbom';
const published = 'refs/notes/sbom-origin';

/**
 * Takes in the lists that `origin` holds, which a clone does not bring along: without them the push of the next one is refused.
 * @param tryGit what git prints, or null where it fails
 * @returns false where there is an `origin` that could not be asked
 */
export function joinBills(tryGit: (args: readonly string[]) => string | null): boolean {
  if (tryGit(['remote', 'get-url', 'origin']) === null) return true;
  const listed = tryGit(['ls-remote', 'origin', ref]);
  if (listed === null || listed === '') return listed === '';
  // Not over our own: a list of a release that was not pushed yet would be lost.
  return (
    tryGit(['fetch', '--quiet', 'origin', `+${ref}:${published}`]) !== null &&
    tryGit(['notes', '--ref=sbom', 'merge', '--quiet', '--strategy=theirs', published]) !== null
  );
}

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Numbers of a version, for comparing. */
const parts = (version: string): number[] => version.split('.').map(Number);

/** Whether a version comes after another. */
function isLater(version: string, than: string): boolean {
  const [left, right] = [parts(version), parts(than)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at !== -1 && (left[at] ?? 0) > (right[at] ?? 0);
}

/** What a release is judged by: its number, the versions in both manifests, the changelog, its list of migrations, what is not committed, the tags there are. */
export type ReleaseFacts = {
  readonly number: string;
  readonly manifest: string;
  readonly lock: string;
  readonly changelog: string;
  /** Whether the list of the release names the migrations of this checkout, and no other. */
  readonly isListed: boolean;
  readonly changed: string;
  readonly tags: readonly string[];
};

/** Why a release cannot be made, in one sentence; null when it can. */
export function findFault(facts: ReleaseFacts): string | null {
  const { number, manifest, lock, changelog, isListed, changed, tags } = facts;
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(number)) return 'Say which release: npm run release -- 1.2.3';
  if (manifest !== number || lock !== number)
    return `package.json says ${manifest} and package-lock.json ${lock}; run "npm version ${number} --no-git-tag-version" and commit that first.`;
  if (!new RegExp(`^## ${escaped(number)} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, 'm').test(changelog))
    return `CHANGELOG.md has no heading "## ${number} (<date>)".`;
  if (!isListed)
    return `supabase/releases/${number}.json does not list the migrations of this checkout; run "npm run release -- ${number} --list" and commit that first.`;
  if (changed !== '') return 'There are changes that are not committed; a release is a commit.';
  const released = tags.filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag)).map((tag) => tag.slice(1));
  if (released.includes(number)) return `v${number} is there already; a release never changes.`;
  const later = released.find((each) => !isLater(number, each));
  return later === undefined ? null : `v${later} is there already and later than v${number}.`;
}

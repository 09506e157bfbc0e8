type Props = { children?: string };

/**
 * Says in words, above the skeletons of a member's page, what happens to a visitor without a session while the scripts are on their
 * way. Members never see it.
 */
export function StrangerNote({
  children = 'Halaman ini untuk anggota. Halaman masuk sedang dibuka…',
}: Props) {
  return <p className="if-anonymous no-script-hidden mb-4 rounded-md bg-muted p-4 text-sm">{children}</p>;
}

type SkipLinkProps = { href?: `#${string}`; children?: string };

/** A stop of the Tab key that jumps: first over header and navigation, in a directory then over search and filters. */
export function SkipLink({ href = '#konten', children = 'Lewati ke konten' }: SkipLinkProps) {
  return (
    <a href={href} className="btn btn-primary skip-link">
      {children}
    </a>
  );
}

type SkipLinkProps = { href?: `#${string}`; children?: string };

/** A stop of the Tab key that jumps: first over header and navigation, in a directory then over search and filters. */
export function SkipLink({ href = '#konten', children = 'Lewati ke konten' }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="btn btn-primary fixed top-2 left-2 z-50 not-focus-visible:sr-only focus-visible:fixed"
    >
      {children}
    </a>
  );
}

/** First stop of the Tab key: jumps over header and navigation. */
export function SkipLink() {
  return (
    <a
      href="#konten"
      className="btn btn-primary fixed top-2 left-2 z-50 not-focus-visible:sr-only focus-visible:fixed"
    >
      Lewati ke konten
    </a>
  );
}

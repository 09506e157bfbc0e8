const stripes = 24;
const width = 32;

/** The roof of a stall, drawn: stripes that end in arcs, over the whole width. */
export function Awning() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${stripes * width} 56`}
      preserveAspectRatio="xMidYMin slice"
      className="block h-14 w-full"
    >
      {Array.from({ length: stripes }, (_, index) => (
        <path
          key={index}
          d={`M${index * width} 0h${width}v38a${width / 2} ${width / 2} 0 0 1-${width} 0z`}
          className={index % 2 === 0 ? 'fill-band' : 'fill-accent'}
        />
      ))}
      <rect width={stripes * width} height="6" className="fill-band-motif" />
    </svg>
  );
}

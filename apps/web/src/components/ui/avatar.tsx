import { cn } from '#lib/cn.ts';

type AvatarProps = {
  /** Full name; its initials show while there is no photo. */
  name: string;
  /** Addresses of the photo, as `photoSources` gives them. */
  photo?: { src: string; srcSet: string } | null | undefined;
  /** Edge in CSS pixels, so that the browser takes the right size. */
  size?: number | undefined;
  className?: string | undefined;
};

/** Up to here the smallest photo (64 px) is enough on a fine screen, too. */
const smallest = 24;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Photo or initials of a person; decorative, because the name stands beside it. */
export function Avatar({ name, photo, size = 40, className }: AvatarProps) {
  const classes = cn('avatar', className);
  if (photo) {
    return (
      <img
        {...(size > smallest ? { ...photo, sizes: `${size}px` } : { src: photo.src })}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        // A face never is what a page waits for: the letters come first.
        fetchPriority="low"
        decoding="async"
        className={classes}
      />
    );
  }
  return (
    <span aria-hidden className={classes}>
      {initialsOf(name)}
    </span>
  );
}

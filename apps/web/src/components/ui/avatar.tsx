import { cn } from '#lib/cn.ts';

type AvatarProps = {
  /** Full name; its initials show while there is no picture. */
  name: string;
  src?: string | null | undefined;
  className?: string | undefined;
};

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Picture or initials of a person; decorative, because the name stands beside it. */
export function Avatar({ name, src, className }: AvatarProps) {
  const classes = cn('avatar', className);
  if (src) {
    return <img src={src} alt="" loading="lazy" decoding="async" className={classes} />;
  }
  return (
    <span aria-hidden className={classes}>
      {initialsOf(name)}
    </span>
  );
}

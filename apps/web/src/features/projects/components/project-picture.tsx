import { cn } from '#lib/cn.ts';
import { projectPictureSources } from '#lib/pictures/picture-sources.ts';

type Props = {
  path: string;
  /** Says what the picture belongs to; empty where the name stands right beside it. */
  alt: string;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  isLazy?: boolean | undefined;
  /** Its width and its ratio, where it is not the whole. */
  shape?: string | undefined;
  className?: string | undefined;
};

/** A project's picture in 16:9; its place is kept while it loads. */
export function ProjectPicture({
  path,
  alt,
  sizes,
  isLazy = true,
  shape = 'aspect-video w-full',
  className,
}: Props) {
  return (
    <img
      {...projectPictureSources(path)}
      sizes={sizes}
      width={640}
      height={360}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={cn('picture-place object-cover', shape, className)}
    />
  );
}

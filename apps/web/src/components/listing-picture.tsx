import { cn } from '#lib/cn.ts';
import { findThing, thingUrl, type Subject } from '#lib/pictures/find-thing.ts';
import { projectPictureSources } from '#lib/pictures/picture-sources.ts';

type Props = {
  /** The listing; without a picture of its own, a drawing of what it is about stands in. */
  project: Subject & { readonly picture_path: string | null };
  /** Says what the picture belongs to; empty where the name stands right beside it. A drawing has none. */
  alt?: string | undefined;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** Off where it is the largest part of the first screen; a small one beside its text must not take the line from the styles. */
  isLazy?: boolean | undefined;
  /** Its width and its ratio, where it is not the whole 16:9. */
  shape?: string | undefined;
  className?: string | undefined;
};

/** A listing's picture, or a drawing; its place is kept while it loads. */
export function ListingPicture({
  project,
  alt = '',
  sizes,
  isLazy = true,
  shape = 'aspect-video w-full',
  className,
}: Props) {
  const own = project.picture_path;
  return (
    <img
      {...(own === null ? { src: thingUrl(findThing(project)) } : { ...projectPictureSources(own), sizes })}
      width={640}
      height={360}
      alt={own === null ? '' : alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={cn('picture-place object-cover', shape, className)}
    />
  );
}

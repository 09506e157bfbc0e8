import { company } from '@kawanusaha/contracts/company';
import type { MetaDescriptor } from 'react-router';
import { previewPicture } from './page-meta.ts';

type SharedPage = {
  /** What previews call it. */
  name: string;
  description: string;
  /** Absolute address. */
  url: string;
  type: 'article' | 'profile' | 'website';
  /** Path of its preview, and what the preview says. */
  picture: { path: string; says: string };
  /** Title without the name of the site, where it is another. */
  title?: string;
  mayBeIndexed?: boolean;
  /** Structured data (schema.org). */
  structured?: Record<string, unknown>;
};

/** What search engines and previews are told of a page that a member has made: a listing, a profile, a sales page. */
export function sharedPageMeta(page: SharedPage): MetaDescriptor[] {
  const { name, description, url } = page;
  const picture = new URL(page.picture.path, url).href;
  const says = `${page.picture.says}. ${description}`;
  return [
    { title: `${page.title ?? name} | ${company.name}` },
    { name: 'description', content: description },
    ...(page.mayBeIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:site_name', content: company.name },
    ...previewPicture(picture, says),
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: says },
    ...(page.structured === undefined ? [] : [{ 'script:ld+json': page.structured }]),
  ];
}

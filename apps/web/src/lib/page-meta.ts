import type { MetaDescriptor } from 'react-router';
import { company } from '@kawanusaha/contracts/company';

type Match = { id: string; loaderData?: unknown } | undefined;

type PageMetaOptions = {
  /** Title without the name of the site. */
  title: string;
  /** One or two sentences for search results and previews. */
  description: string;
  /** Canonical path, e.g. `paths.about`. */
  path: string;
  /** Path of the preview picture, 1200 × 630. */
  image?: string | undefined;
  /** Structured data (schema.org) of the page. */
  jsonLd?: Record<string, unknown> | undefined;
};

/** Origin of the site from the root loader; empty when the root failed, so that links stay relative. */
export function siteUrlFrom(matches: readonly Match[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const siteUrl = typeof data === 'object' && data !== null && 'siteUrl' in data ? data.siteUrl : '';
  return typeof siteUrl === 'string' ? siteUrl : '';
}

/** The picture that previews show: absolute address, measures and what it says; Twitter asks for its form alone and takes the rest from these. */
export const previewPicture = (address: string, alt: string): MetaDescriptor[] => [
  { property: 'og:image', content: address },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** Title, description, canonical address, Open Graph and structured data of a public page. */
export function pageMeta(matches: readonly Match[], options: PageMetaOptions): MetaDescriptor[] {
  const siteUrl = siteUrlFrom(matches);
  const title = `${options.title} | ${company.name}`;
  const url = siteUrl + options.path;
  return [
    { title },
    { name: 'description', content: options.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: options.description },
    { property: 'og:url', content: url },
    ...previewPicture(
      siteUrl + (options.image ?? '/og.png'),
      `${company.name}, teman satu tim untuk usaha Anda`,
    ),
    ...(options.jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...options.jsonLd } }]
      : []),
  ];
}

/** Title of a screen that search engines should not list. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

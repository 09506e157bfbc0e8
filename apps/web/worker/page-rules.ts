/** Pages that are readable without a connection once they were open. None with a token in its address, none of the sign-in, none of the desk. */
const kept =
  /^\/(?:|cari-project|cari-relasi|tentang|kontak|paket|premium|privasi|panduan|kalkulator-hpp|kalkulator-bep|aplikasi-saya|kelola-aplikasi|ide-saya|pesan|tersimpan|akun|profil|daftar-project|daftar-relasi|ai|all-ai)$|^\/(?:cari-project|cari-relasi|panduan|ide-saya|pesan)\/[\w-]+$/;

/**
 * Their documents hold nothing of a member and read their address in the browser, so one stands in for another of its kind. Never for one
 * of another kind: React would then build the whole page anew, and take from it what the early script has marked.
 */
const shells: readonly RegExp[] = [/^\/pesan\/[\w-]+$/, /^\/ide-saya\/[\w-]+$/];
/** Pages of a member, whose documents are the same whatever the query says. */
const ownPage =
  /^\/(?:aplikasi-saya|kelola-aplikasi|ide-saya|pesan|tersimpan|akun|profil|daftar-project|daftar-relasi)(?:\/|$)/;

/** What a link may carry without changing the page. */
const passing = /^(?:ref|utm_\w+|fbclid|gclid)$/;

/** Whether a page is kept. */
export const isKeptPage = (pathname: string): boolean => kept.test(pathname);

/** The address under which a page is kept: without what a link adds, and for a member's page without its query. */
export function pageKey(url: URL): string {
  const key = new URL(url.pathname, url.origin);
  if (!ownPage.test(url.pathname))
    for (const [name, value] of url.searchParams)
      if (!passing.test(name)) key.searchParams.append(name, value);
  return key.href;
}

/** What the pages that one document can stand in for have in common; null for a page that only its own document shows. */
export const shellOf = (pathname: string): RegExp | null =>
  shells.find((shell) => shell.test(pathname)) ?? null;

/** The page that a router's request for data belongs to; null where it is none. The home page's is `/_.data`. */
export function pageOfData(url: URL): URL | null {
  if (!url.pathname.endsWith('.data')) return null;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(?:\/_)?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  return page;
}

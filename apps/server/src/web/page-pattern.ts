import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const maxKept = 2_000;

type Manifest = ServerBuild['routes'];

function childrenOf(routes: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index === true
      ? [{ id, index, ...(path === undefined ? {} : { path }) }]
      : [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }];
  });
}

/** Tells the pattern of the page that a path leads to, as `/proyek/:id`: what requests are counted by. */
export function createPagePattern(routes: Manifest): (pathname: string) => string {
  const tree = childrenOf(routes, undefined);
  const kept = new LRUCache<string, string>({ max: maxKept });
  return function patternOf(pathname) {
    const known = kept.get(pathname);
    if (known !== undefined) return known;
    const parts = (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => route.path ?? []);
    const pattern = `/${parts.join('/').replaceAll(/^\/+/g, '')}`;
    kept.set(pathname, pattern);
    return pattern;
  };
}

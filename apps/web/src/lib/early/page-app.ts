/**
 * The app that a document can become, as the server names it in the document (`PageScripts`) and the early entry reads it.
 * `files` are in the order in which they are run; `routes` gives the module of each matched route by its id.
 */
export type PageApp = {
  /**
   * When it loads for a visitor without a session. Page `on-action` is a document: the app loads when the visitor acts on a control that
   * needs it; `on-reload` is the same until it is loaded a second time.
   */
  readonly starts: 'on-action' | 'on-reload' | 'at-once';
  readonly files: readonly string[];
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /** React Router's settings, which its entry expects on the window. */
  readonly router: Readonly<Record<string, unknown>>;
};

/** Id of the element that holds what the loaders gave. */
export const pageDataId = 'data-halaman';

/** Id of the element that holds it as JSON. */
export const pageAppId = 'aplikasi-halaman';

type Route = { readonly module: string; readonly imports?: readonly string[] | undefined };
type Manifest = {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route | undefined>>;
};

/**
 * Names the files of a page.
 * In: the manifest of the build, the ids of the matched routes from the root on, when it starts, and the router's settings.
 */
export function describePageApp(
  manifest: Manifest,
  routeIds: readonly string[],
  starts: PageApp['starts'],
  router: PageApp['router'],
): PageApp {
  const routes = routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [{ id, ...route }];
  });
  const files = new Set([
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [...imports, module]),
  ]);
  files.delete(manifest.entry.module);
  return {
    starts,
    files: [...files],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    router,
  };
}

/**
 * Stands in the browser's build for the router's discovery of routes: the one file of all routes is loaded at once
 * (`routeDiscovery` in react-router.config.ts), so that nothing is looked for later.
 */
export const isFogOfWarEnabled = (): boolean => false;

/** No route is added while the app goes somewhere. */
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;

/** Watches no links. */
export const useFogOFWarDiscovery = (): void => undefined;

/** Only asked for where routes are looked for later. */
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest;

/** Stands in the browser's build for the router's instrumentation, which this app passes nothing to (`instrumentations`). */
export const getRouteInstrumentationUpdates = (): object => ({});

/** Gives the router back as it came. */
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

/** No answer of a call is watched. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

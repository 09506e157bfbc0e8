/** Stands in the browser's build for the router's instrumentation, which this app passes nothing to (`instrumentations`). */
export const getRouteInstrumentationUpdates = (): object => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;

/** Stands in the browser's build for the query library's watch of the connection, which no query waits for (`networkMode: 'always'`). */
export const onlineManager = {
  isOnline: (): boolean => true,
  subscribe: () => (): void => undefined,
};

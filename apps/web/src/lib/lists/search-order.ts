/** Order of the answers to a query: those that answer best first, or the newest. */
export type SearchOrder = 'cocok' | 'terbaru';

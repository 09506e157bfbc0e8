/** How long the server may make a file, all documents of a plan in one ZIP among them, while it has much else to do. */
export const longestFileMs = 90_000;

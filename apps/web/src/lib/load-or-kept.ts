/**
 * Loads what a page shows; without a connection the server is asked for the page, which the worker answers with the kept one.
 * Errors: what `load` throws while there is a connection.
 */
export async function loadOrKept<Loaded>(
  load: () => Promise<Loaded>,
  askServer: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return askServer();
  }
}

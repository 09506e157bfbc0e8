/** As much of Deno as the adapters touch. */
declare const Deno: {
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
  readonly env: { readonly toObject: () => Record<string, string> };
};

/** The browser that tests use, as `chromium.mjs` finds it. */
export function findChromium(node: string): { path: string; args: string[]; env: Record<string, string> };

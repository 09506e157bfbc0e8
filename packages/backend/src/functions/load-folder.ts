import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionContext, FunctionDefinition, FunctionHandler } from '#functions/define-function.ts';
import { SettingsError } from '#environment.ts';

const prefix = '/functions/v1';
const entries = ['index.ts', 'index.mts', 'index.js', 'index.mjs'];
const wireName = /^[A-Za-z][\w-]*$/;
/** What a hosted project allows an answer to take, and a body to hold here. */
const limits = { timeoutMs: 150_000, maxBodyBytes: 1024 * 1024 };

/**
 * The functions of a folder: each of its folders with an `index.ts` or `index.js` is one, under the folder's name; those whose
 * name begins with `_` or `.` hold what they share. The module exports as default what answers a request, a function or
 * `{ fetch }`; `export const verifyJwt = false` lets callers without a token in.
 * Errors: SettingsError naming the folder that cannot be served.
 */
export async function loadFunctionsFolder(folder: string): Promise<FunctionDefinition[]> {
  const found = await fs.readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new SettingsError(`The folder of FUNCTIONS_FOLDER cannot be read: ${folder}`, { cause });
  });
  const names = found
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map(({ name }) => name);
  return Promise.all(names.toSorted().map((name) => loadFunction(folder, name)));
}

async function loadFunction(folder: string, name: string): Promise<FunctionDefinition> {
  if (!wireName.test(name)) throw new SettingsError(`A function cannot be called so: ${name}`);
  const files = await fs.readdir(path.join(folder, name));
  const entry = entries.find((candidate) => files.includes(candidate));
  if (entry === undefined) throw new SettingsError(`The function ${name} has no index.ts or index.js`);
  const module = (await import(pathToFileURL(path.resolve(folder, name, entry)).href)) as {
    default?: unknown;
    verifyJwt?: unknown;
  };
  const answer = readAnswer(module.default);
  if (answer === null)
    throw new SettingsError(`The function ${name} has no default export that answers requests`);
  const handler: FunctionHandler<FunctionContext> = async (request, context) =>
    answer(withoutPrefix(request), context);
  return { name, verifyJwt: module.verifyJwt !== false, ...limits, handler };
}

type Answer = (request: Request, context: FunctionContext) => Response | Promise<Response>;

function readAnswer(exported: unknown): Answer | null {
  if (typeof exported === 'function') return exported as Answer;
  if (typeof exported !== 'object' || exported === null || !('fetch' in exported)) return null;
  return typeof exported.fetch === 'function' ? (exported.fetch.bind(exported) as Answer) : null;
}

/** As on a hosted project: a function sees its own name first. */
function withoutPrefix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length);
  return new Request(url, request);
}

import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { LRUCache } from 'lru-cache';

const maxPaths = 500;
/** A longer path comes but once. */
const maxCharacters = 200;

/** Finds the handlers of a path once: pages and clients ask for the same paths again and again. */
export class RememberingRouter<T> implements Router<T> {
  readonly name = 'RememberingRouter';
  readonly #router = new TrieRouter<T>();
  readonly #found = new LRUCache<string, Result<T>>({ max: maxPaths });

  /** Adds a handler; what was found before is forgotten. */
  add(method: string, path: string, handler: T): void {
    this.#found.clear();
    this.#router.add(method, path, handler);
  }

  /** The handlers of a method and a path in their order, with the parameters that the path gives them. */
  match(method: string, path: string): Result<T> {
    if (path.length > maxCharacters) return this.#router.match(method, path);
    const key = `${method} ${path}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = this.#router.match(method, path);
    this.#found.set(key, found);
    return found;
  }
}

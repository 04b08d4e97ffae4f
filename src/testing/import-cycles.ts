import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles in which files import each other at run time, each as its files in order. Imports of types are gone by then, and
 * what is fetched by `import()` comes when all is there.
 */
export function importCycles(files: readonly Pick<SourceFile, 'path' | 'text'>[]): readonly string[][] {
  const known = new Set(files.map(({ path }) => path));
  const graph: Graph = new Map(
    files.map(({ path, text }) => [path, valueImportsOf(path, text).filter((other) => known.has(other))]),
  );
  return circlesIn(graph);
}

const IMPORT = /^(?:import|export)\s+(?!type\b)([^'"]*?)\bfrom '([^']+)'|^import '([^']+)'/gm;

/** Which files below `src` a text imports values of. */
function valueImportsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from, alone]) => {
    const name = from ?? alone;
    if (name === undefined || isOfTypes(names)) return [];
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [posix.join(posix.dirname(path), name)] : [];
  });
}

/** `{ type A, type B }`: nothing but types in braces. */
function isOfTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1];
  const all = inBraces?.split(',').flatMap((name) => name.trim() || []) ?? [];
  return all.length > 0 && all.every((name) => name.startsWith('type '));
}

/** A circle for every import that leads back to a file that is on the way to it. */
function circlesIn(graph: Graph): string[][] {
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[][] = [];

  function follow(path: string): void {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path]);
      return;
    }
    if (done.has(path)) return;
    way.push(path);
    for (const other of graph.get(path) ?? []) follow(other);
    way.pop();
    done.add(path);
  }

  for (const path of graph.keys()) follow(path);
  return circles;
}

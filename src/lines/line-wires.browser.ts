import { CONFIGURABLE } from './configurable.ts';
import type { Wire } from './fetch-wire.ts';
import { folderOf, partOf } from './part-of.ts';

const FILES = import.meta.glob<Readonly<Record<string, Wire>>>('./*/wire.ts', { eager: true });

/** What `line-wires.ts` says, as a bundler puts it together ahead: the pages are built with this file in its place. */
export const LINE_WIRES: ReadonlyMap<string, Wire> = new Map(
  CONFIGURABLE.map((code) => [code, partOf(FILES[`./${folderOf(code)}/wire.ts`] ?? {}, `${code}_WIRE`)]),
);

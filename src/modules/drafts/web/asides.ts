import { isRecord } from '#kernel/is-record.ts';
import { type DraftContent, type DraftPlace, readAll, writeAll } from './local-drafts.ts';

/** A state of a draft that another window has gone past: it is kept beside the draft until somebody chooses. */
export interface Aside {
  readonly key: string;
  readonly customer?: string;
  /** The window whose state it is. */
  readonly window: string;
  readonly name: string;
  readonly at: number;
  readonly content: DraftContent;
}

const ASIDES = 'asides';
/** Of windows that were closed without a choice only the last few are told. */
const MOST = 5;

/** The states kept beside a draft, the newest first, but for those of a window itself. */
export function asidesOf(place: DraftPlace, ownWindow: string): readonly Aside[] {
  return readAsides()
    .filter((aside) => isOf(aside, place) && aside.window !== ownWindow)
    .reverse();
}

/** Keeps the state of a window beside the draft; answers whether the browser took it. */
export function putAside(
  { key, customer }: DraftPlace,
  state: Pick<Aside, 'window' | 'name' | 'at' | 'content'>,
): boolean {
  const aside = { key, ...(customer !== undefined && { customer }), ...state };
  return writeAsides((all) => [...all.filter((other) => !isSame(other, aside)), aside].slice(-MOST));
}

/** Forgets the states beside a draft that a choice was made about: those of a window, or all. */
export function dropAsides(place: DraftPlace, window?: string): void {
  if (!readAsides().some((aside) => isOf(aside, place))) return;
  writeAsides((all) => all.filter((aside) => !isOf(aside, place) || (window !== undefined && aside.window !== window)));
}

function readAsides(): readonly Aside[] {
  const stored = readAll()[ASIDES];
  return Array.isArray(stored) ? stored.filter(isAside) : [];
}

function writeAsides(change: (all: readonly Aside[]) => readonly Aside[]): boolean {
  const next = change(readAsides());
  return writeAll(({ [ASIDES]: _, ...all }) => (next.length === 0 ? all : { ...all, [ASIDES]: next }));
}

function isAside(value: unknown): value is Aside {
  if (!isRecord(value)) return false;
  const { key, window, name, at, content } = value;
  const areTexts = [key, window, name].every((text) => typeof text === 'string');
  return areTexts && typeof at === 'number' && isRecord(content);
}

function isOf(aside: Aside, { key, customer }: Pick<DraftPlace, 'key' | 'customer'>): boolean {
  return aside.key === key && aside.customer === customer;
}

function isSame(one: Aside, other: Aside): boolean {
  return one.window === other.window && isOf(one, { key: other.key, customer: other.customer });
}

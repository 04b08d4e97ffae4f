import { WITHOUT_ASKING } from '#web/leaving/leaving.ts';
import { closingState, type OnClosed } from './open-tabs.ts';

/** The state of a navigation by the strip: the page behind keeps its work in its own tab, so nobody is asked. */
export const BY_TAB = { ...WITHOUT_ASKING, byTab: true } as const;

/** The state of the navigation that closing the tab one is on needs; the focus stays with the strip for the keyboard. */
export function byClosing(name: string, { path, keepsFocus, onClosed }: Leaving): object {
  return { byTab: true, keepsFocus, ...closingState(name, path, onClosed) };
}

interface Leaving {
  readonly path: string;
  readonly keepsFocus: boolean;
  readonly onClosed: OnClosed;
}

/** Whether a page is come back to by its tab. */
export function isByTab(state: unknown): boolean {
  return has(state, 'byTab');
}

/** Whether the focus stays where it is when the page arrives. */
export function keepsFocus(state: unknown): boolean {
  return has(state, 'keepsFocus');
}

function has(state: unknown, mark: 'byTab' | 'keepsFocus'): boolean {
  return typeof state === 'object' && state !== null && Object.entries(state).some(([key, on]) => key === mark && on);
}

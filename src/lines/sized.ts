import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import { CONFIGURABLE } from './configurable.ts';
import { fetchSized } from './fetch-sized.ts';

/** The lines whose drives a machine is sized with; each reads its own rows alone. */
export const SIZED_LINES: readonly SizedLine[] = await Promise.all(CONFIGURABLE.map(fetchSized));

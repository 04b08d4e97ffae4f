export { possibleRowsOf } from './look-ups/possible-rows-of.ts';
export { type RefusedField, refusedChoice, refusedFields, refusedSearch } from './look-ups/refused-fields.ts';
export { type ActiveRelease, loadActiveRelease } from './release/active-release.ts';
export type { Releases } from './release/releases.ts';
export { releasesOf } from './releases-of.ts';

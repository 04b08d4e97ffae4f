export { type ActiveRelease, loadActiveRelease } from './active-release.ts';
export { possibleRowsOf } from './possible-rows-of.ts';
export type { Releases } from './releases.ts';
export { releasesOf } from './releases-of.ts';
export { limitText } from './search-texts.ts';

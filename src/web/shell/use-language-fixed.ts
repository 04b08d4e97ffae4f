import { PATHS } from '#web/paths.ts';

/** On the sample-catalogue pages of JRT the language stays as it is (spec 000 §2). */
export function isLanguageFixed(pathname: string): boolean {
  return pathname.startsWith(`${PATHS.sampleSelect}/JRT`);
}

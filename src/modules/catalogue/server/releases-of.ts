import type { Portal } from '#server/portal.ts';
import { followReleases, openReleases, type Releases } from './release/releases.ts';

const opened = new WeakMap<Portal, Releases>();

/** Opens the releases of a portal, once, for every module that asks for them. */
export async function openReleasesOf(portal: Portal): Promise<Releases> {
  const releases = await openReleases(portal);
  followReleases(portal, releases);
  opened.set(portal, releases);
  return releases;
}

/** The releases of a portal; the catalogue has opened them before a later module asks. */
export function releasesOf(portal: Portal): Releases {
  const releases = opened.get(portal);
  if (releases === undefined) throw new Error('The releases are not open: the catalogue is registered first.');
  return releases;
}

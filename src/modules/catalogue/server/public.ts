export { type ActiveRelease, loadActiveRelease } from './active-release.ts';
export { registerCatalogueRoutes } from './catalogue-routes.ts';
export { possibleRowsOf } from './possible-rows-of.ts';
export { registerReleaseRoutes } from './release-routes.ts';
export { followReleases, openReleases, type Releases } from './releases.ts';
export { limitText } from './search-texts.ts';
export { seedCatalogue, seedProductRelease } from './seed-release.ts';

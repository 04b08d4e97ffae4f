export { registerCatalogueRoutes } from './look-ups/catalogue-routes.ts';
export { possibleRowsOf } from './look-ups/possible-rows-of.ts';
export { limitText } from './look-ups/search-texts.ts';
export { type ActiveRelease, loadActiveRelease } from './release/active-release.ts';
export { registerReleaseRoutes } from './release/release-routes.ts';
export { followReleases, openReleases, type Releases } from './release/releases.ts';
export { seedCatalogue, seedProductRelease } from './seed/seed-release.ts';

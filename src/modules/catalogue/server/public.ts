export { type ActiveRelease, loadActiveRelease } from './active-release.ts';
export { registerCatalogueRoutes } from './catalogue-routes.ts';
export { limitText } from './search-texts.ts';
export { seedCatalogueRelease } from './seed-release.ts';

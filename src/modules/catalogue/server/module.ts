import { USUAL_LINE } from '#lines/configurable.ts';
import { CATALOGUE } from '#modules/catalogue/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { registerCatalogueRoutes } from './look-ups/catalogue-routes.ts';
import { rehearseSearch } from './look-ups/rehearse-search.ts';
import { registerRowRoutes } from './look-ups/row-routes.ts';
import { registerReleaseRoutes } from './release/release-routes.ts';
import { openReleasesOf, releasesOf } from './releases-of.ts';
import { seedCatalogue, seedProductRelease } from './seed/seed-release.ts';

/** Reference data, basic types and their search, and the releases of the product lines. */
export const catalogueModule: ServerModule = {
  name: 'catalogue',
  declares: CATALOGUE,
  failureTexts: { 'zh-cn': zh, en },
  async register(portal) {
    const releases = await openReleasesOf(portal);
    registerCatalogueRoutes(portal, releases.current);
    registerRowRoutes(portal, releases);
    registerReleaseRoutes(portal, releases);
  },
  start: (portal) => rehearseSearch(portal, releasesOf(portal).current(USUAL_LINE)),
  seeds: [
    { demoOnly: false, run: seedCatalogue },
    { demoOnly: false, run: seedProductRelease },
  ],
};

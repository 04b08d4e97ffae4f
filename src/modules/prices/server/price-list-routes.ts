import { readFileSync } from 'node:fs';
import { priceListRoutes } from '#modules/prices/contract.ts';
import { LIST_COLUMNS } from '#modules/prices/domain/list-columns.ts';
import { listDifference } from '#modules/prices/domain/list-difference.ts';
import { listRecords } from '#modules/prices/domain/list-records.ts';
import { csvOf } from '#server/csv.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { servePriceEffects } from './effect/effect-routes.ts';
import { serveImports } from './import/import-routes.ts';
import { knownList } from './known-lists.ts';
import { presentDifference, presentList, presentMargins, presentUnpriced, presentVersion } from './present-version.ts';
import { findActive } from './price-store.ts';
import { SAMPLE_FILE } from './seed-demo-prices.ts';
import { serveVersionSteps } from './serve-version-steps.ts';
import { unservedGroups } from './unserved-groups.ts';
import { findLists, findVersion, findVersions } from './version-store.ts';

/** Serves the price lists in the back office. */
export function registerPriceLists(portal: Portal): void {
  serve(portal, priceListRoutes.lists, async ({ db, locale }) => {
    const [found, versions] = [await findLists(db), await findVersions(db)];
    return {
      lists: found.map((list) => ({
        ...presentList(list, locale),
        versions: versions.filter(({ listId }) => listId === list.id).map(presentVersion),
      })),
    };
  });
  serve(portal, priceListRoutes.open, async ({ db, locale, params, query }) => {
    const found = await findVersion(db, params.id);
    if (found === undefined) throw new Failure('record.unknown');
    const { version, list: row } = found;
    const list = await knownList(db, version.id, true);
    const active = await findActive(db, row.id);
    const isCompared = active !== undefined && active.id !== version.id;
    const before = isCompared ? await knownList(db, active.id, true) : undefined;
    return {
      version: presentVersion(version),
      list: presentList(row, locale),
      unpriced: presentUnpriced(version.report, locale),
      margins: presentMargins(list, locale),
      unserved: await unservedGroups(db, row.id, list),
      difference: before && active ? presentDifference(listDifference(before, list), active.no, query, locale) : null,
    };
  });
  serve(portal, priceListRoutes.file, async ({ db, params }) => {
    const found = await findVersion(db, params.id);
    if (found === undefined) throw new Failure('record.unknown');
    const records = listRecords(await knownList(db, found.version.id, true));
    const rows = records.map((record) => LIST_COLUMNS.map((column) => record[column] ?? ''));
    const name = `${found.list.code}-${found.version.no}.csv`;
    return { bytes: Buffer.from(csvOf([LIST_COLUMNS, ...rows])), disposition: contentDisposition(name) };
  });
  serve(portal, priceListRoutes.sample, () => ({
    bytes: readFileSync(SAMPLE_FILE),
    disposition: contentDisposition('price-list-sample.csv'),
  }));
  serveImports(portal);
  serveVersionSteps(portal);
  servePriceEffects(portal);
}

import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { type KeysOfRows, keysOfRows } from '#modules/prices/domain/keys-of-rows.ts';
import type { ReportedField } from '#modules/prices/domain/list-report.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { unpricedValues } from '#modules/prices/domain/unpriced-values.ts';

/** What no row of a list prices, of every line that is priced, by the releases in force. */
export function unpricedFields(list: PriceList, releases: Releases): readonly ReportedField[] {
  return LINE_CATALOGUES.flatMap(({ line }) => {
    const release = releases.current(line);
    const { prices, rowValues } = contextOf(release).line;
    if (prices === undefined) return [];
    const rows = rowsOf(release, () => keysOfRows({ index: release.index, prices, rowValues }));
    const labels = new Map([
      ...COMPONENT_LABELS,
      ...release.product.fields.map(({ id, label }) => [id, label] as const),
    ]);
    return unpricedValues(release.product.fields, { prices, rows }, list).map(({ field, codes }) => ({
      ...{ line, field, codes },
      label: labels.get(field) ?? { zh: field, en: field },
    }));
  });
}

/** What every component is called: of units, motors and inputs the report names keys of the list. */
const COMPONENT_LABELS = PRICE_COMPONENTS.map(({ id, label }) => [id, label] as const);

/** The rows of a release never change: who imports the next list waits for no search. */
const known = new WeakMap<ActiveRelease, KeysOfRows>();

function rowsOf(release: ActiveRelease, find: () => KeysOfRows): KeysOfRows {
  const rows = known.get(release) ?? find();
  known.set(release, rows);
  return rows;
}

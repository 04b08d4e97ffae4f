import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import type { ReportedField } from '#modules/prices/domain/list-report.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { unpricedValues } from '#modules/prices/domain/unpriced-values.ts';

/** What no row of a list prices, of every line that is priced, by the releases in force. */
export function unpricedFields(list: PriceList, releases: Releases): readonly ReportedField[] {
  return LINE_CATALOGUES.flatMap(({ line }) => {
    const release = releases.current(line);
    const { prices } = contextOf(release).line;
    if (prices === undefined) return [];
    const labels = new Map(release.product.fields.map(({ id, label }) => [id, label]));
    return unpricedValues(release.product.fields, prices, list).map(({ field, codes }) => ({
      ...{ line, field, codes },
      label: labels.get(field) ?? { zh: field, en: field },
    }));
  });
}

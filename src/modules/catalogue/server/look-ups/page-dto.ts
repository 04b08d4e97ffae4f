import { type Locale, textIn } from '#kernel/locale.ts';
import { besideOf } from '#modules/catalogue/domain/search/beside-speed.ts';
import type { SearchAnswer } from '#modules/catalogue/domain/search/search.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { columnOf, wireName } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import { nearMissText, relaxText } from './search-texts.ts';

/** What a page of rows is written with. */
export interface PageOf<Dto> {
  readonly release: ActiveRelease;
  readonly locale: Locale;
  /** A row as it travels. */
  readonly dto: (row: CatalogueRow) => Dto;
}

/** A page of rows as it travels, with the sentences about it in the asked language. */
export function pageDto<Dto>(answer: SearchAnswer, { release, locale, dto }: PageOf<Dto>) {
  const { index } = release;
  const { relax } = answer;
  return {
    total: answer.total,
    rows: answer.rows.map(dto),
    nearMissTotal: answer.nearMissTotal,
    nearMisses: answer.nearMisses.map((miss) => ({
      row: dto(miss.row),
      reason: { code: miss.reason.code, text: nearMissText(miss, index, locale), ...besideOf(miss.reason) },
    })),
    next: answer.next,
    relax: relax
      ? {
          field: wireName(index.search, relax.field),
          part: relax.part,
          value: relax.value,
          rows: relax.rowsGained,
          ...(relax.fourPoles && { fourPoles: dto(relax.fourPoles) }),
          text: relaxText(
            relax,
            {
              unit: columnOf(index.search, relax.field)?.unit,
              label: labelOf(release, relax.field, locale),
              search: index.search,
            },
            locale,
          ),
        }
      : null,
    enquire: [...answer.enquire],
    oversizedTotal: answer.oversizedTotal,
    frameTooSmallTotal: answer.frameTooSmallTotal,
    picks: answer.picks.map(({ pick, row, reasons }) => ({ pick, row: dto(row), reasons: [...reasons] })),
    verdicts: answer.verdicts.map((verdict) => ({ ...verdict })),
  };
}

function labelOf({ index, fields }: ActiveRelease, column: string, locale: Locale): string {
  const label = fields.get(wireName(index.search, column))?.label ?? columnOf(index.search, column)?.label;
  return label === undefined ? column : textIn(label, locale);
}

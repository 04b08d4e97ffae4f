import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import { type PreviewedRepair, previewRepairs } from '#modules/configurator/domain/explain/preview-repairs.ts';
import { basicTypeQuery } from '#modules/configurator/domain/rows/basic-type-query.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import { columnOf, requiredColumn, rowFigure } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { FoundRow } from './line-panels.ts';
import styles from './prompt-panel.module.css';
import { RepairItem } from './repair-item.tsx';
import { measureOf } from './search/measure.ts';
import { nearOf, readFound } from './search/read-found.ts';
import { searchQueries } from './search-queries.ts';
import { shortInWords } from './short-in-words.ts';
import { useShownFigures } from './shown-figures.ts';
import type { Ask } from './use-prompt.ts';
import { useWizardView } from './wizard-view.ts';

export type AskedOption = Extract<Ask, { kind: 'excluded' | 'empty' }>;

/** Who wants more than these looks through the near misses. */
const MOST = 2;

/** A drive just beside the speed asked for, with the change that takes it. */
export interface Beside extends FoundRow {
  /** Without a load it has no reserve to be told. */
  readonly isLoaded: boolean;
  /** The torque asked for, Nm. */
  readonly torque: number | undefined;
  readonly previewed: PreviewedRepair;
}

interface BesideProps {
  beside: readonly Beside[];
  variable: FieldId;
}

/** The drives just beside the speed that is asked for, the first of them what to do first; nothing where there are none. */
export function JustBeside({ beside, variable }: BesideProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  const figures = useShownFigures();
  const id = useId();
  const { rows } = product.context.line;
  const column = requiredColumn(rows)?.id;
  if (beside.length === 0) return null;
  const reserveOf = ({ judged, isLoaded }: Beside) =>
    column && judged && isLoaded
      ? `${columnOf(rows, column)?.symbol ?? ''}\u00a0${figures.withUnit(column, judged.reserve)}`
      : '';
  return (
    <>
      <p className={styles.caption} id={id}>
        {t('ask.justBeside')}
      </p>
      <ul className={styles.ways} aria-labelledby={id}>
        {beside.map((one, place) => (
          <RepairItem
            key={one.row.id}
            repair={one.previewed}
            variable={variable}
            label={t('ask.take', { value: words.row(one.row) })}
            look={place === 0 ? 'primary' : 'plain'}
            alone=""
            note={[...shortInWords(one.row, { rows, torque: one.torque, figures, t }), reserveOf(one), one.reason?.text]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    </>
  );
}

/**
 * The drives that have an option which does not fit, bear the load and lie only just beside the speed asked for: 51.5 r/min for
 * 50 is what an engineer takes. None beside a chosen row: they would take its place.
 * @param instead the choices of the search that a way to the option gives up, undefined while nobody knows a way: a drive beside
 *   the speed is worth naming then only if it is lighter than what the way leads to
 */
export function useBeside({ variable, value, at }: AskedOption, instead: readonly FieldId[] | undefined) {
  const { config, product, words } = useWizardView();
  const { context } = product;
  const clears = instead ?? [];
  const change = { kind: 'refine', choices: { [variable]: value }, numbers: {}, clears } as const;
  const isAsked = instead !== undefined && config.basicType === null;
  const chosen = isAsked ? previewChange(config, change, context).config : config;
  const filter = basicTypeQuery(chosen, chosen.search, context);
  const found = useInfiniteQuery({
    ...searchQueries.rows(context.line.code, filter, { sort: undefined, locale: words.locale }),
    enabled: isAsked,
  });
  const def = context.fields.find((field) => field.id === at);
  const [page] = found.isPlaceholderData || !isAsked ? [] : (found.data?.pages ?? []);
  if (page === undefined || def === undefined) return [];
  const { isLoaded, torque } = measureOf(context.line, filter);
  const lightest = lightestOf(
    page.rows.flatMap((row) => readFound(row, page, product.panels)),
    product,
  );
  return nearOf(page, filter, product)
    .filter(({ reason, judged }) => reason?.side !== undefined && judged?.framePower === undefined)
    .filter(({ row }) => clears.length === 0 || massOf(row, product) < lightest)
    .slice(0, MOST)
    .flatMap((near) => {
      const set = { [variable]: value, ...ownOf(near.row, clears, product) };
      const [previewed] = previewRepairs(config, def, [{ set, drop: [], row: near.row, cost: 1 }], context);
      return previewed === undefined ? [] : [{ ...near, previewed, isLoaded, torque }];
    });
}

/** What a row has of the choices that were given up for it. */
function ownOf(row: CatalogueRow, fields: readonly FieldId[], { context }: Product): Values {
  const own = context.line.rowValues(row);
  return Object.fromEntries(Object.entries(own).filter(([field]) => fields.includes(field)));
}

function lightestOf(rows: readonly FoundRow[], product: Product): number {
  return Math.min(...rows.map(({ row }) => massOf(row, product)));
}

/** Infinite where nobody knows it: what might be heavier is no help. */
function massOf(row: CatalogueRow, { context }: Product): number {
  const { rows } = context.line;
  const mass = rowFigure(rows, row, rows.judged?.mass ?? '');
  return mass > 0 ? mass : Number.POSITIVE_INFINITY;
}

import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { plainFigure } from '#modules/configurator/web/format.ts';
import card from '#modules/configurator/web/wizard/card.module.css';
import { judgedFigures } from '#modules/configurator/web/wizard/search/judged-figures.ts';
import { measureOf } from '#modules/configurator/web/wizard/search/measure.ts';
import { nearOf, readFound } from '#modules/configurator/web/wizard/search/read-found.ts';
import { searchQueries } from '#modules/configurator/web/wizard/search-queries.ts';
import { useShownFigures } from '#modules/configurator/web/wizard/shown-figures.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type ChartAxes, type ChartDemand, chartDemand } from '#product/chart-demand.ts';
import { columnOf } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { torqueShort } from '#product/judgement/torque-short.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Segments } from '#web/ui/segments.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { labelsOf } from './chart-labels.ts';
import { type ChartPicture, type ChartPoint, pictureOf } from './chart-points.ts';
import { Glyph, type Mark } from './glyph.tsx';
import { placeOn } from './log-scale.ts';
import { Plot } from './plot.tsx';
import type { Pointing } from './pointing.ts';
import { type PointLabel, Points } from './points.tsx';
import styles from './row-chart.module.css';

export interface RowChartProps {
  axes: ChartAxes;
  filter: Values;
  pointing: Pointing;
}

/** Every row found as a point of torque over speed, with the near misses and what is demanded. */
export function RowChart(props: RowChartProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { product, words } = useWizardView();
  const found = useQuery(searchQueries.chart(product.context.line.code, props.filter, words.locale));
  if (found.isError && !found.data) {
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  }
  if (!found.data) return <Skeleton shape="rows" count={8} />;
  return (
    <div
      className={classes(card.card, styles.chart, found.isPlaceholderData && styles.stale)}
      aria-busy={found.isFetching}
    >
      <Chart {...props} page={found.data} />
    </div>
  );
}

function Chart({ axes, filter, pointing, page }: RowChartProps & { page: RowPage }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { product, words } = view;
  const search = product.context.line.rows;
  const { system } = figures;
  const { across, up: ups } = axes;
  const [chosen, setUp] = useState<string>();
  const { torque } = measureOf(product.context.line, filter);
  const up = chosen ?? firstUp(axes, filter);
  const { picture, demand } = useMemo(() => {
    const rows = page.rows.flatMap((row) => readFound(row, page, product.panels));
    const recommended = page.picks[0]?.row.id;
    const demanded = chartDemand(search, axes, { up, filter, rows: rows.map(({ row }) => row), recommended });
    const drawn = { search, axes: { across, up }, system, demand: demanded, recommended, torque };
    return { picture: pictureOf([...rows, ...nearOf(page, filter, product)], drawn), demand: demanded };
  }, [page, product, search, axes, across, up, filter, system, torque]);
  const names = picture.points.map(({ found: { row } }) =>
    [
      product.panels.rowInShort(row, words.locale, figures),
      ...judgedFigures(row, view, figures),
      ...shortOf(torqueShort(search, row, torque), t),
    ].join(' · '),
  );
  const labels = useLabels(picture);
  const axis = (id: string) => {
    const column = columnOf(search, id);
    if (column === undefined) return '';
    const [name, unit] = [[words.column(column), column.symbol].filter(Boolean).join(' '), figures.unit(column)];
    return unit === undefined ? name : t('chart.axis', { name, unit });
  };
  return (
    <figure>
      <div className={styles.upName}>
        {t('chart.logarithmic', { axis: axis(up) })}
        {ups.length > 1 && (
          <Segments
            label={t('chart.up')}
            value={up}
            options={ups.map((id) => ({ value: id, label: columnOf(search, id)?.symbol ?? id }))}
            onValue={setUp}
          />
        )}
      </div>
      <Plot picture={picture}>
        <Points
          picture={picture}
          names={names}
          labels={labels}
          label={t('chart.label', { across: axis(across), up: axis(up), count: names.length })}
          pointing={pointing}
        />
      </Plot>
      <p className={styles.acrossName}>{t('chart.logarithmic', { axis: axis(across) })}</p>
      <figcaption>
        <Readout picture={picture} names={names} pointing={pointing} />
        <Key points={picture.points} demand={demand} axes={axes} up={up} />
        {page.total > page.rows.length && (
          <p>
            {t('chart.first', {
              shown: plainFigure(page.rows.length, words.locale),
              total: plainFigure(page.total, words.locale),
            })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** The least room of the plot, px: where there is more, the labels only stand further apart. */
const ROOM = { wide: { width: 560, height: 300 }, narrow: { width: 240, height: 260 } };

/** What the points say they are, the one recommended and the chosen one first. */
function useLabels(picture: ChartPicture): ReadonlyMap<string, PointLabel> {
  const { config, product } = useWizardView();
  const { rowUnit } = product.panels;
  const room = ROOM[useNarrow() ? 'narrow' : 'wide'];
  const chosen = config.basicType?.id;
  return useMemo(() => {
    const first = ({ found, kind }: ChartPoint) => (found.row.id === chosen ? -1 : KINDS.indexOf(kind));
    const points = picture.points.toSorted((one, other) => first(one) - first(other));
    const places = points.map(({ found, kind, across, up, short }) => ({
      x: placeOn(picture.across, across) * room.width,
      y: (1 - placeOn(picture.up, up)) * room.height,
      text: short === undefined ? rowUnit(found.row) : `${rowUnit(found.row)} −${short}\u00a0%`,
      isTelling: kind === 'recommended' || kind === 'fits' || kind === 'short' || found.row.id === chosen,
    }));
    const labelled = labelsOf(places, room);
    return new Map(
      points.map(({ found }, index) => {
        const [text, place] = [places[index]?.text ?? '', labelled.get(index)];
        return [found.row.id, { text, ...(place && { place }) }];
      }),
    );
  }, [picture, rowUnit, room, chosen]);
}

/** By how much a row gives less than the torque asked for. */
function shortOf(percent: number | undefined, t: TFunction<'configurator'>): readonly string[] {
  return percent === undefined ? [] : [t('search.short.row', { percent })];
}

/** Rows found for one load give much the same torque: what they could bear tells them apart. */
function firstUp({ across, up, load }: ChartAxes, filter: Values): string {
  const isOfLoad = [load.power, load.column].some((id) => filter[id] !== undefined) && up.includes(load.borne);
  return isOfLoad ? load.borne : (up[0] ?? across);
}

/** The figures of the row that is pointed at; the points say them themselves to who does not see them. */
function Readout({
  picture,
  names,
  pointing,
}: {
  picture: ChartPicture;
  names: readonly string[];
  pointing: Pointing;
}): ReactNode {
  const { t } = useTranslation('configurator');
  const hint = useNarrow() ? 'chart.hintTouch' : 'chart.hint';
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.get, () => undefined);
  const at = picture.points.findIndex(({ found }) => found.row.id === pointed);
  const point = picture.points[at];
  return (
    <p className={styles.readout}>
      {point ? t('chart.point', { row: names[at], kind: t(`chart.kind.${point.kind}`) }) : t(hint)}
    </p>
  );
}

const KINDS = ['recommended', 'fits', 'short', 'larger', 'near'] as const;

interface KeyProps {
  points: ChartPicture['points'];
  demand: ChartDemand;
  axes: ChartAxes;
  up: string;
}

/** What the signs mean, as far as they are on the chart; of the demand its figures. */
function Key({ points, demand, axes, up }: KeyProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { withUnit } = useShownFigures();
  const kinds = KINDS.filter((one) => points.some(({ kind: drawn }) => drawn === one));
  const { across: speed, up: load } = demand;
  const asked = speed && load && [withUnit(axes.across, speed.figure), withUnit(up, load.figure)].join(' · ');
  const kind = up === axes.load.borne ? 'borne' : load?.isOfPower ? 'ofPower' : 'asked';
  const entries: readonly (readonly [Mark, string])[] = [
    ...kinds.map((one) => [one, t(`chart.kind.${one}`)] as const),
    ...(asked ? [['demand', t(`chart.demand.${kind}`, { asked })] as const] : []),
  ];
  return (
    <ul className={styles.key}>
      {entries.map(([mark, text]) => (
        <li key={mark}>
          <Glyph mark={mark} />
          {text}
        </li>
      ))}
    </ul>
  );
}

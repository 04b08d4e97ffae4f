import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainFigure, type Words } from '#modules/configurator/web/public.ts';
import { type Demand, type WayToSamples, waysToSamples } from '#modules/samples/domain/demand.ts';
import { columnOf, type RowSearchDef } from '#product/column.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface NoneFoundProps {
  list: OfferedSamples;
  rows: RowSearchDef;
  demand: Demand;
  words: Words;
  onDemand: (demand: Demand) => void;
}

/** No sample does what is asked for: the nearest figures there are, and values to leave open, with how many there are then. */
export function NoneFound({ list, rows, demand, words, onDemand }: NoneFoundProps): ReactNode {
  const { t } = useTranslation('samples');
  const ways = waysToSamples(list, demand, rows);

  function wayName({ part, demand: { limits }, count }: WayToSamples): string {
    if (typeof part === 'string') return t('list.anyOf', { field: words.field(part), count });
    const column = columnOf(rows, part.column);
    const figure = plainFigure(limits[part.column]?.[part.end] ?? 0, words.locale);
    const value = [figure, column?.unit].filter(Boolean).join('\u00a0');
    return t(`list.shift.${part.end}`, { figure: column && words.column(column), value, count });
  }

  return (
    <EmptyState
      title={t('list.none')}
      next={
        <>
          {ways.map((way) => (
            <Button key={JSON.stringify(way.part)} onClick={() => onDemand(way.demand)}>
              {wayName(way)}
            </Button>
          ))}
          <Button look="quiet" onClick={() => onDemand({ chosen: {}, limits: {} })}>
            {t('list.clear')}
          </Button>
        </>
      }
    >
      {ways.length > 0 && t('list.giveUp')}
    </EmptyState>
  );
}

import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#kernel/locale.ts';
import { LISTED_FIGURES, type ListedFigure } from '#lines/listed-figures.ts';
import type { LineDto } from '#modules/cart/contract.ts';
import { type UnitSystem, unitIn } from '#product/unit-system.ts';
import type { Column } from '#web/ui/data-table.tsx';

type Told = LineDto['figures'][number];

/** How figures are told. */
export interface FigureWords {
  readonly locale: Locale;
  readonly system: UnitSystem;
}

/** The columns of figures, by their ids: lines of all products stand in one, each told by its own name where a pointer rests on it. */
export function figureColumns<Row extends LineDto>(words: FigureWords): ReadonlyMap<string, Column<Row>> {
  return new Map(LISTED_FIGURES.map((figure) => [figure.id, figureColumn<Row>(figure, words)]));
}

function figureColumn<Row extends LineDto>(listed: ListedFigure, { locale, system }: FigureWords): Column<Row> {
  const unit = unitIn(system, listed);
  return {
    id: listed.id,
    header: textIn(listed.label, locale),
    kind: 'number',
    symbol: listed.symbol,
    ...(unit !== undefined && { unit }),
    card: 'left-out',
    cell: (row) => {
      const figure = figureOf(row, listed);
      if (figure === undefined) return '';
      const own = unitOf(figure, system);
      const value = writtenIn(figure, system);
      return own === unit || own === undefined ? value : `${value}\u00a0${own}`;
    },
    sign: (row) => {
      const symbol = figureOf(row, listed)?.symbol ?? undefined;
      return symbol === listed.symbol ? undefined : symbol;
    },
    title: (row) => {
      const figure = figureOf(row, listed);
      return figure && [figure.label, figure.symbol, figure.value, figure.unit].filter(Boolean).join(' ');
    },
  };
}

function figureOf({ figures = [] }: Partial<Pick<LineDto, 'figures'>>, { of }: ListedFigure): Told | undefined {
  for (const id of of) {
    const found = figures.find(({ column }) => column === id);
    if (found) return found;
  }
  return undefined;
}

/** The unit of a figure in a system of units. */
export function unitOf(figure: Told | undefined, system: UnitSystem): string | undefined {
  return (system === 'imperial' ? figure?.imperial?.unit : undefined) ?? figure?.unit ?? undefined;
}

/** The figure itself in it. */
export function writtenIn(figure: Told, system: UnitSystem): string {
  return (system === 'imperial' ? figure.imperial?.value : undefined) ?? figure.value;
}

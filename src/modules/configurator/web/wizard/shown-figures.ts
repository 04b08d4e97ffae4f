import { useMemo } from 'react';
import { type ColumnDef, columnOf } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import { figureIn, isConverted, type UnitSystem, unitIn } from '#product/unit-system.ts';
import { useUnitSystem } from './unit-memory.ts';
import { useWizardView, type WizardView } from './wizard-view.ts';

const POWER = { unit: 'kW', written: 'listed' } as const;

/** How figures of rows are written in the units a person chose; they are given in SI. */
export interface ShownFigures {
  readonly system: UnitSystem;
  unit(column: ColumnDef): string | undefined;
  /** A figure as its column writes it, without its unit. */
  figure(column: string, value: number): string;
  withUnit(column: string, value: number): string;
  /** A power that stands in no column, given in kW. */
  power(value: number): string;
  /** A share from 0 to 1 that stands in no column, in per cent. */
  share(value: number): string;
  /** What a converted figure is in SI, with its unit. */
  inSi(column: string, value: number): string | undefined;
}

/** The figures of the wizard's line in the units chosen in this browser; the same until those change. */
export function useShownFigures(): ShownFigures {
  const system = useUnitSystem();
  const { product, words } = useWizardView();
  return useMemo(() => shownFigures({ product, words }, system), [product, words, system]);
}

/** The same in SI, for what others read. */
export function figuresInSi(view: Pick<WizardView, 'product' | 'words'>): ShownFigures {
  return shownFigures(view, 'si');
}

function shownFigures({ product, words }: Pick<WizardView, 'product' | 'words'>, system: UnitSystem): ShownFigures {
  const { rows } = product.context.line;

  function written(id: string, value: number, units: UnitSystem): string {
    return product.panels.figure(id, figureIn(units, columnOf(rows, id) ?? {}, value), words.locale);
  }

  function withUnit(id: string, value: number, units: UnitSystem): string {
    return [written(id, value, units), unitIn(units, columnOf(rows, id) ?? {})].filter(Boolean).join('\u00a0');
  }

  return {
    system,
    unit: (column) => unitIn(system, column),
    figure: (id, value) => written(id, value, system),
    withUnit: (id, value) => withUnit(id, value, system),
    power: (value) =>
      [figureText(POWER, figureIn(system, POWER, value)), unitIn(system, POWER)].filter(Boolean).join('\u00a0'),
    share: (value) => figureText({ written: 'percent' }, value),
    inSi: (id, value) => (isConverted(system, columnOf(rows, id) ?? {}) ? withUnit(id, value, 'si') : undefined),
  };
}

import { roundDown } from '#kernel/round-down.ts';
import type { FigureDef, FigureName } from '#product/warning.ts';
import { asPlanetary } from './configuration.ts';
import type { PlanetaryRow } from './rating/planetary-row.ts';

/** The figures of JRP's warnings. */
export const JRP_FIGURES: Readonly<Partial<Record<FigureName, FigureDef>>> = {
  serviceFactor: figure(
    (value) => roundDown(value, 2).toFixed(2),
    (row) => row.serviceFactor,
  ),
  ratio: figure(String, (row) => row.ratio),
  inputSpeed: figure(
    (value) => value.toFixed(0),
    (row) => row.inputSpeed,
  ),
  efficiency: figure(
    (value) => value.toFixed(0),
    // Printed to a hundredth: what the product of a fraction adds is no part of it.
    (row) => Math.round(row.efficiency * 1e6) / 1e4,
  ),
};

/** A figure of the chosen row; there is none without one. */
function figure(shown: (value: number) => string, of: (row: PlanetaryRow) => number): FigureDef {
  return {
    shown,
    of(config) {
      const { basicType: row } = asPlanetary(config);
      return row && of(row);
    },
  };
}

import { roundDown } from '#kernel/round-down.ts';
import { speedDeviationOf, speedDeviationText } from '#lines/shared/gear/warnings/speed-off.ts';
import type { FigureDef, FigureName } from '#product/warning.ts';
import { asWorm, type WormSearch } from './configuration.ts';
import type { WormRow } from './rows/worm-row.ts';

/** The figures of JRW's warnings. */
export const JRW_FIGURES: Readonly<Partial<Record<FigureName, FigureDef>>> = {
  serviceFactor: figure(
    (value) => roundDown(value, 2).toFixed(2),
    (row) => row.serviceFactor,
  ),
  speedDeviation: figure(speedDeviationText, speedDeviation),
  ratio: figure(String, (row) => row.ratio),
  inputSpeed: figure(decimals(0), (row) => row.inputSpeed),
  assumedInputSpeed: figure(decimals(0), (row, { inputSpeed }) =>
    row.route === 'module' && inputSpeed === null ? row.inputSpeed : null,
  ),
  motorPower: figure(decimals(2), (row) => row.motorPower),
  efficiency: figure(decimals(0), (row) => row.efficiency * 100),
  startingEfficiency: figure(decimals(0), (row) => row.startingEfficiency * 100),
};

/** A figure of the chosen row; there is none without one. */
function figure(
  shown: (value: number) => string,
  of: (row: WormRow, search: WormSearch, tolerance: number | undefined) => number | null,
): FigureDef {
  return {
    shown,
    of(config) {
      const { basicType: row, search, tolerance } = asWorm(config);
      return row && of(row, search, tolerance);
    },
  };
}

function speedDeviation(
  row: WormRow,
  { outputSpeed, ratio }: WormSearch,
  tolerance: number | undefined,
): number | null {
  if (outputSpeed !== null) return speedDeviationOf(row.outputSpeed, outputSpeed, tolerance);
  return ratio === null ? null : speedDeviationOf(row.ratio, ratio, tolerance);
}

function decimals(count: number): (value: number) => string {
  return (value) => value.toFixed(count);
}

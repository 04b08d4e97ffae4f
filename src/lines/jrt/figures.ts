import { speedDeviationOf, speedDeviationText } from '#lines/shared/gear/warnings/speed-off.ts';
import type { Values } from '#product/configuration.ts';
import type { FigureDef, FigureName } from '#product/warning.ts';
import { asJrt, type JrtSearch } from './configuration.ts';
import type { BasicType } from './rows/basic-type.ts';
import { synchronousSpeedBehind } from './rows/input-speed.ts';
import { shownServiceFactor } from './shown-service-factor.ts';

/** What figures are worked out from: the chosen row, what was searched for, and what stands in every variable. */
interface Basis {
  readonly row: BasicType;
  readonly search: JrtSearch;
  readonly tolerance: number | undefined;
  readonly standing: Values;
}

/** Share of the permissible overhung load that the small bolt circle of a B14 flange bears (reference rule 45). */
const SMALL_FLANGE_SHARE = 0.6;
const FIFTY_HERTZ_SPEEDS: readonly number[] = [750, 1000, 1500, 3000];
const WORM_STARTS = /^z1=(\d+)/;

/** The figures of JRT's warnings. */
export const JRT_FIGURES: Readonly<Partial<Record<FigureName, FigureDef>>> = {
  serviceFactor: figure(shownServiceFactor, ({ row }) => row.serviceFactor),
  speedDeviation: figure(speedDeviationText, speedDeviation),
  ratio: figure(decimals(2), ({ row }) => row.ratio),
  inputSpeed: figure(decimals(0), ({ row }) => row.inputSpeed),
  assumedInputSpeed: figure(decimals(0), ({ row, search }) =>
    row.route === 'module' && search.inputSpeed === null ? row.inputSpeed : null,
  ),
  fiftyHertzInputSpeed: figure(decimals(0), fiftyHertzInputSpeed),
  motorPower: figure(decimals(2), ({ row }) => row.motorPower),
  wormStarts: figure(decimals(0), ({ row }) => numberOrNull(WORM_STARTS.exec(row.wormStage ?? '')?.[1])),
  efficiency: figure(decimals(0), ({ row }) => row.efficiency * 100),
  overhungLoadOnSmallFlange: figure(decimals(0), ({ row }) =>
    row.overhungLoadIs === undefined ? row.overhungLoad * SMALL_FLANGE_SHARE : null,
  ),
  encoderFrequency: figure(decimals(0), encoderFrequency),
};

/** A figure of the chosen row; there is none without one. */
function figure(shown: (value: number) => string, of: (basis: Basis) => number | null): FigureDef {
  return {
    shown,
    of(config, standing) {
      const { basicType: row, search, tolerance } = asJrt(config);
      return row && of({ row, search, tolerance, standing });
    },
  };
}

function speedDeviation({ row, search, tolerance }: Basis): number | null {
  if (search.outputSpeed !== null) return speedDeviationOf(row.outputSpeed, search.outputSpeed, tolerance);
  return search.ratio === null ? null : speedDeviationOf(row.ratio, search.ratio, tolerance);
}

function fiftyHertzInputSpeed({ row, search: { inputSpeed } }: Basis): number | null {
  if (row.route === 'motor' || inputSpeed === null) return null;
  return FIFTY_HERTZ_SPEEDS.includes(synchronousSpeedBehind(inputSpeed)) ? inputSpeed : null;
}

function encoderFrequency({ row, standing }: Basis): number | null {
  const pulses = numberOrNull(standing.resolutionRatio);
  return pulses && (pulses * row.inputSpeed) / 60 / 1000;
}

function decimals(count: number): (value: number) => string {
  return (value) => value.toFixed(count);
}

function numberOrNull(text: string | undefined): number | null {
  const number = Number(text);
  return text === undefined || Number.isNaN(number) ? null : number;
}

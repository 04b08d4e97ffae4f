import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { synchronousSpeedBehind } from '#lines/jrt/rows/input-speed.ts';
import { shownServiceFactor } from '#modules/catalogue/domain/shown-service-factor.ts';
import type { Configuration, Search, Values } from '#modules/configurator/domain/configuration.ts';
import type { FigureBound, FigureName } from '#product/warning.ts';

/** What figures are worked out from: the chosen row, what was searched for, and what stands in every variable. */
interface Basis {
  readonly row: BasicType;
  readonly search: Search;
  readonly standing: Values;
}

interface Figure {
  /** How it is written. */
  readonly shown: (value: number) => string;
  /** Null where the figure does not exist. */
  readonly of: (basis: Basis) => number | null;
}

/** Share of the permissible overhung load that the small bolt circle of a B14 flange bears (reference rule 45). */
const SMALL_FLANGE_SHARE = 0.6;
const FIFTY_HERTZ_SPEEDS: readonly number[] = [750, 1000, 1500, 3000];
const WORM_STARTS = /^z1=(\d+)/;
/** Rounding of the arithmetic: a row that is found exactly at a limit is not beyond it. */
const HAIR = 1e-9;

const FIGURES: Readonly<Record<FigureName, Figure>> = {
  serviceFactor: { shown: shownServiceFactor, of: ({ row }) => row.serviceFactor },
  speedDeviation: { shown: decimals(1), of: speedDeviation },
  ratio: { shown: decimals(2), of: ({ row }) => row.ratio },
  inputSpeed: { shown: decimals(0), of: ({ row }) => row.inputSpeed },
  assumedInputSpeed: {
    shown: decimals(0),
    of: ({ row, search }) => (row.route === 'module' && search.inputSpeed === null ? row.inputSpeed : null),
  },
  fiftyHertzInputSpeed: { shown: decimals(0), of: fiftyHertzInputSpeed },
  motorPower: { shown: decimals(2), of: ({ row }) => row.motorPower },
  wormStarts: { shown: decimals(0), of: ({ row }) => numberOrNull(WORM_STARTS.exec(row.wormStage ?? '')?.[1]) },
  efficiency: { shown: decimals(0), of: ({ row }) => row.efficiency * 100 },
  overhungLoadOnSmallFlange: { shown: decimals(0), of: ({ row }) => row.overhungLoad * SMALL_FLANGE_SHARE },
  encoderFrequency: { shown: decimals(0), of: encoderFrequency },
};

/** A figure of a configuration; null without a row, or where the row has none. */
export function figureOf(name: FigureName, { basicType, search }: Configuration, standing: Values): number | null {
  return basicType && FIGURES[name].of({ row: basicType, search, standing });
}

/** The figure as a warning shows it. */
export function shownFigure(name: FigureName, value: number): string {
  return FIGURES[name].shown(value);
}

/** Whether a figure lies where the bound says. */
export function isWithinBound(value: number | null, { above, from, below }: FigureBound): boolean {
  if (value === null) return false;
  return (
    (above === undefined || value > above * (1 + HAIR)) &&
    (from === undefined || value >= from * (1 - HAIR)) &&
    (below === undefined || value < below * (1 - HAIR))
  );
}

function speedDeviation({ row, search }: Basis): number | null {
  if (search.outputSpeed !== null) return percentOff(row.outputSpeed, search.outputSpeed);
  return search.ratio === null ? null : percentOff(row.ratio, search.ratio);
}

function percentOff(found: number, asked: number): number {
  return Math.abs(found / asked - 1) * 100;
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

import type { Expr } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, Values } from './configuration.ts';

/** Figures a warning may bound or name, worked out from the chosen row, the search and what stands. */
export const FIGURES = [
  /** fB of the chosen row. */
  'serviceFactor',
  /** kW the chosen row bears by its heat where its torque would bear more, and what that is. */
  'thermalLimit',
  'torqueLimit',
  /** How much of what the chosen row gives off by heat the power asked leaves, %, and what that is, kW. */
  'thermalReserve',
  'heatGivenOff',
  /** Ambient temperature heat is reckoned at, °C; and the same where nobody said one. */
  'ambient',
  'assumedAmbient',
  /** The reserve a row is judged by because none was asked for. */
  'assumedFactor',
  /** f1 the line lists for the driven machine, and how far the one asked for lies below it. */
  'machineFactor',
  'belowMachineFactor',
  /** How far the row lies from the speed or ratio asked for, %. */
  'speedDeviation',
  /** i of the chosen row. */
  'ratio',
  /** n1 of the chosen row, r/min. */
  'inputSpeed',
  /** Speed of the motor that is coupled to the unit, r/min; how far it lies from n1 the row is rated at, %; and n2 with it, r/min. */
  'coupledSpeed',
  'coupledSpeedOff',
  'coupledOutputSpeed',
  /** n1 of a customer's motor nobody named, so that it was assumed, r/min. */
  'assumedInputSpeed',
  /** n1 of a customer's motor, named, at which induction motors run on 50 Hz, r/min. */
  'fiftyHertzInputSpeed',
  /** kW of the chosen row. */
  'motorPower',
  /** Threads of the worm of an S unit, z1. */
  'wormStarts',
  /** Efficiency of the gear unit, %. */
  'efficiency',
  /** Efficiency of the gear unit while it starts, %: a model. */
  'startingEfficiency',
  /** What a B14 flange leaves of the permissible overhung load, N. */
  'overhungLoadOnSmallFlange',
  /** Pulses per second of the incremental encoder at n1, kHz. */
  'encoderFrequency',
] as const;
export type FigureName = (typeof FIGURES)[number];

/** How a line works a figure out and writes it. */
export interface FigureDef {
  /** Null where the figure does not exist, as without a row. */
  of(config: Configuration, standing: Values): number | null;
  shown(value: number): string;
}

/** A condition on a figure: above or below a limit, or from it on. A figure that is unknown fulfils none. */
export interface FigureBound {
  readonly figure: FigureName;
  readonly above?: number;
  readonly from?: number;
  readonly below?: number;
}

/** `attention`: to be settled before ordering; `info`: to be known. */
export type WarningLevel = 'info' | 'attention';

/** Something to be told about a product that is allowed all the same (kind "warning" of the reference rules), as data. */
export interface WarningDef {
  readonly id: string;
  readonly level: WarningLevel;
  /** What must stand in the variables. */
  readonly when: Expr;
  /** What must hold of figures besides: those of the chosen row there are only with one. An empty list asks for a row only. */
  readonly row?: readonly FigureBound[];
  /** The fields beside which it is shown, the first one being the one to change. */
  readonly fields: readonly string[];
  /** What it says; `{figure}` stands for the figure, rounded. */
  readonly text: BilingualText;
  readonly source: string;
}

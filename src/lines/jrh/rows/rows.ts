import type { IndustrialParts, Rating } from '#lines/jrh/source/parts.ts';
import { coolingNeed } from './cooling.ts';
import { MOTOR_FACTOR, thermalFactor } from './factors.ts';
import type { IndustrialRow } from './industrial-row.ts';
import { inputShaftOf } from './input-shaft.ts';
import { type FramesFor, motorFramesAt } from './motor-frames.ts';
import { isDrawable, massOf, type OfferedUnit, offeredUnits } from './offered-units.ts';
import { type BorneWith, factorOf, permissiblePower, type Rated, ratedPower } from './permissible-power.ts';
import { type RatingAtSpeed, ratingAt } from './rating-at.ts';

/** The speed rows are listed at where none is asked; units printed for less alone are listed at their own fastest, r/min. */
export const USUAL_INPUT_SPEED = 1400;
/** f1 where none is said. */
export const USUAL_SERVICE_FACTOR = 1.5;
/** How much of T2 a peak may reach. */
const PEAK = 2;

/** Where no power is asked, nobody drives a unit with a smaller share of what it bears. */
const LEAST_SHARE = 0.1;

/** What is asked of a unit; what is left out stands as usual. */
export interface Demand {
  /** n1, r/min. */
  readonly inputSpeed?: number | undefined;
  /** P of the driven machine, kW. */
  readonly drivenPower?: number | undefined;
  /** f1. */
  readonly serviceFactor?: number | undefined;
  /** f1 of the driven machine, which counts where none is asked. */
  readonly machineFactor?: number | undefined;
  readonly cooling?: string | undefined;
  /** °C. */
  readonly ambientTemperature?: number | undefined;
  /** %. */
  readonly dutyCycle?: number | undefined;
}

/** One ratio of a unit, ready to be computed at any speed. */
export interface Ratio {
  readonly id: string;
  readonly offered: OfferedUnit;
  readonly rating: Rating;
  /** mm. */
  readonly inputShaft: number | null;
}

/** Every exact ratio that is offered, smallest unit first. */
export function ratiosOf(parts: IndustrialParts): readonly Ratio[] {
  return offeredUnits(parts).flatMap((offered) => {
    const { type, unit, ratings } = offered;
    const shafts = parts.inputShafts.filter((shaft) => shaft.type === type && shaft.size === unit.size);
    return ratings.map((rating) => ({
      id: `JRH-${type}-${unit.size}-${rating.ratio}`,
      offered,
      rating,
      inputShaft: inputShaftOf(shafts, rating.ratio)?.diameter ?? null,
    }));
  });
}

/** Reads ratios under a demand; undefined where one is rated for no such speed. What all of them share is worked out once. */
export function rowReader(
  { thermalFactors, motorEnds }: Pick<IndustrialParts, 'thermalFactors' | 'motorEnds'>,
  demand: Demand,
): (ratio: Ratio) => IndustrialRow | undefined {
  const f4 = thermalFactor(thermalFactors, demand.ambientTemperature, demand.dutyCycle) ?? null;
  const framesAt = memoized((speed: number) => motorFramesAt(motorEnds, speed));
  return (ratio) => {
    const inputSpeed = demand.inputSpeed ?? usualSpeed(ratio.rating);
    const rated = ratingAt(ratio.rating, inputSpeed);
    if (rated === undefined) return undefined;
    return rowOf(ratio, { rated, inputSpeed, f4, demand, framesFor: framesAt(inputSpeed) });
  };
}

interface Reading {
  readonly rated: RatingAtSpeed;
  readonly inputSpeed: number;
  readonly f4: number | null;
  readonly demand: Demand;
  readonly framesFor: FramesFor;
}

/** Every field by itself: a search reads each row of the line, and copying one takes longer than working it out. */
function rowOf({ id, offered, rating, inputShaft }: Ratio, reading: Reading): IndustrialRow {
  const { rated, inputSpeed, f4, demand, framesFor } = reading;
  const { unit, type } = offered;
  const outputSpeed = inputSpeed / rating.ratio;
  const figures: Rated = {
    ratedTorque: rated.torque,
    outputSpeed,
    thermalPower: rated.thermalPower,
    thermalPowerWithFan: rated.thermalPowerWithFan,
    thermalFactor: f4,
    leastCooling: coolingNeed(rated, demand.drivenPower, f4 ?? undefined),
    assumedFactor: demand.machineFactor ?? USUAL_SERVICE_FACTOR,
  };
  const load = loadOf(figures, demand);
  const uncooled = permissiblePower(figures, { serviceFactor: demand.serviceFactor });
  const motorPower = (demand.drivenPower ?? LEAST_SHARE * uncooled.permittedPower) / rating.efficiency;
  return {
    id,
    gearArrangement: type.startsWith('B') ? 'B' : 'H',
    stages: unit.stages,
    reduceType: type,
    reduceUnitSize: unit.size,
    ratio: rating.ratio,
    inputShaft,
    drawing: isDrawable(unit) ? 'yes' : 'request',
    inputSpeed,
    outputSpeed,
    drivenPower: load.drivenPower,
    permittedPower: load.permittedPower,
    powerLimit: load.powerLimit,
    assumedFactor: figures.assumedFactor,
    outputTorque: load.outputTorque,
    serviceFactor: load.serviceFactor,
    ratedTorque: rated.torque,
    ratedPower: ratedPower({ ratedTorque: rated.torque, outputSpeed, efficiency: rating.efficiency }),
    peakTorque: PEAK * rated.torque,
    thermalPower: rated.thermalPower,
    thermalPowerWithFan: rated.thermalPowerWithFan,
    thermalFactor: f4,
    coolingNeeded: load.coolingNeeded,
    leastCooling: figures.leastCooling,
    motorFrames: framesFor(motorPower),
    overhungLoad: rated.radialLoad,
    inputOverhungLoad: rating.inputRadialLoad,
    mass: massOf(unit),
    efficiency: rating.efficiency,
    origin: rated.origin,
  };
}

/** A row as it is read with a power, a factor and a cooling; the speed, ambient and duty it was read at stay. */
export function borne(row: IndustrialRow, by: BorneBy): IndustrialRow {
  return { ...row, ...loadOf(row, by) };
}

/** What is asked of a row: kW of the driven machine, f1, and its cooling. */
export interface BorneBy extends BorneWith {
  readonly drivenPower?: number | null | undefined;
}

/** T2 (n1) >= 9550 P f1 f2 / n2: with a power asked its torque and what f1 may be, else the torque the factor leaves. */
function loadOf(rated: Rated, { drivenPower, serviceFactor, cooling }: BorneBy) {
  const { ratedTorque, outputSpeed } = rated;
  const { permittedPower, powerLimit } = permissiblePower(rated, { serviceFactor, cooling });
  const asked = drivenPower ?? null;
  const power = asked ?? permittedPower;
  const outputTorque =
    asked === null ? ratedTorque / (factorOf(rated, serviceFactor) * MOTOR_FACTOR) : (9550 * asked) / outputSpeed;
  return {
    drivenPower: power,
    permittedPower,
    powerLimit,
    coolingNeeded: coolingNeed(rated, power, rated.thermalFactor ?? undefined),
    outputTorque,
    serviceFactor: ratedTorque / (outputTorque * MOTOR_FACTOR),
  };
}

function usualSpeed({ points }: Rating): number {
  return points.find(({ inputSpeed }) => inputSpeed <= USUAL_INPUT_SPEED)?.inputSpeed ?? USUAL_INPUT_SPEED;
}

function memoized<Value>(make: (key: number) => Value): typeof make {
  const made = new Map<number, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

import { MOTOR_FREQUENCIES } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { standardSpeed, synchronousSpeed, synchronousSpeedBehind } from '#lines/jrt/rows/input-speed.ts';
import { IEC_FRAMES, limitFrame, listedFrame } from '#lines/jrt/source/frames.ts';
import { reaches } from '#product/rounding.ts';
import type { SeenRow } from '#product/row-index.ts';
import type { SearchPlan } from './plan.ts';
import { bornePower } from './readings.ts';

/** A motor of the series by its place among the frames. */
interface FramedMotor {
  readonly power: number;
  readonly place: number;
}

/**
 * How many frames the adapter of a row lies from that of the customer's motor: the IEC motor of the power named, else of the
 * one a named torque needs, with the poles its speed tells; NEMA frames count as the IEC frames they are paired with. Undefined
 * where no motor is told, and with inputs that are no frame: input shafts, and servo adapters, whose motors have no IEC power.
 */
export function framesApart(table: CatalogueTable, plan: SearchPlan): ((seen: SeenRow) => number) | undefined {
  const { inputType, load } = plan;
  const isTold = load.power !== undefined || load.torque !== undefined;
  if (!isTold || (inputType !== 'AM' && inputType !== 'AN')) return undefined;
  const motors = motorsBehind(table, load.inputSpeed ?? standardSpeed(inputType));
  if (motors.length === 0) return undefined;
  const places = Int16Array.from(table.inputs, ({ frame }) => placeOf(frame === null ? null : limitFrame(frame)));
  const { figureOf } = bornePower(table);
  return (seen) => {
    const wanted = motors.find(({ power }) => reaches(power, figureOf(seen)));
    return Math.abs((places[table.columns.input[seen.row] ?? 0] ?? 0) - (wanted?.place ?? IEC_FRAMES.length));
  };
}

/** The motors of the series that run at a speed, by power. */
function motorsBehind({ inputs }: CatalogueTable, inputSpeed: number): readonly FramedMotor[] {
  const synchronous = synchronousSpeedBehind(inputSpeed);
  const runsSo = (poles: number) => MOTOR_FREQUENCIES.some((one) => synchronousSpeed(poles, one) === synchronous);
  const motors = inputs.flatMap(({ part }) => (part.type === 'motor' && runsSo(part.motor.poles) ? [part.motor] : []));
  return motors
    .map(({ power, frame }) => ({ power, place: placeOf(listedFrame(frame)) }))
    .sort((one, other) => one.power - other.power || one.place - other.place);
}

/** Frames above those of adapters stand behind them. */
function placeOf(frame: string | null): number {
  const place = frame === null ? -1 : IEC_FRAMES.indexOf(frame);
  return place < 0 ? IEC_FRAMES.length : place;
}

import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { standardSpeed, synchronousSpeedBehind } from '#lines/jrt/rows/input-speed.ts';
import { IEC_FRAMES, limitFrame, listedFrame } from '#lines/jrt/source/frames.ts';
import { MOTOR_FREQUENCIES } from '#lines/shared/motor/motor-codes.ts';
import { synchronousSpeed } from '#lines/shared/motor/rated-speed.ts';
import { reaches } from '#product/rounding.ts';
import type { AdapterFrames, SeenRow } from '#product/row-index.ts';
import type { SearchPlan } from './plan.ts';
import { bornePower } from './readings.ts';

/** A motor of the series by its place among the frames. */
interface FramedMotor {
  readonly power: number;
  readonly place: number;
}

/**
 * How the adapters of rows suit the customer's motor: the IEC motor of the power named, else of the one a named torque needs,
 * with the poles its speed tells; NEMA frames count as the IEC frames they are paired with. A frame is too small where the
 * strongest motor of the series in it gives less (IEC 60072-1, GB/T 4772: `motors.csv`). Undefined where no motor is told, and
 * with inputs that are no frame: input shafts, and servo adapters, whose motors have no IEC power.
 */
export function adapterFrames(table: CatalogueTable, plan: SearchPlan): AdapterFrames<BasicType> | undefined {
  const { inputType, load } = plan;
  const isTold = load.power !== undefined || load.torque !== undefined;
  if (!isTold || (inputType !== 'AM' && inputType !== 'AN')) return undefined;
  const motors = motorsBehind(table, load.inputSpeed ?? standardSpeed(inputType));
  if (motors.length === 0) return undefined;
  const places = Int16Array.from(table.inputs, ({ frame }) => placeOfAdapter(frame));
  const placeAt = ({ row }: SeenRow) => places[table.columns.input[row] ?? 0] ?? 0;
  const strongest = strongestIn(motors);
  const { figureOf } = bornePower(table);
  return {
    apart(seen) {
      const wanted = motors.find(({ power }) => reaches(power, figureOf(seen)));
      return Math.abs(placeAt(seen) - (wanted?.place ?? IEC_FRAMES.length));
    },
    isTooSmall: (seen) => !reaches(strongest.get(placeAt(seen)) ?? UNKNOWN, figureOf(seen)),
    shortPower({ motorFrame, motorPower }) {
      const power = strongest.get(placeOfAdapter(motorFrame)) ?? UNKNOWN;
      return reaches(power, motorPower) ? undefined : power;
    },
  };
}

/** Of a frame the series has no motor in, such as 132ML, nothing is known. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/** The most a motor of the series gives in each frame, kW. */
function strongestIn(motors: readonly FramedMotor[]): ReadonlyMap<number, number> {
  return new Map(motors.map(({ place, power }) => [place, power]));
}

function placeOfAdapter(frame: string | null): number {
  return placeOf(frame === null ? null : limitFrame(frame));
}

/** The motors of the series that run at a speed, the weakest first. */
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

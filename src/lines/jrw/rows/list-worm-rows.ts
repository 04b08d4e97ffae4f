import type { WormParts } from '#lines/jrw/source/parts.ts';
import { frameNumber } from '#lines/shared/motor/frames.ts';
import { isJcmcMotor } from '#lines/shared/motor/jcmc.ts';
import { MOTOR_FREQUENCIES } from '#lines/shared/motor/motor-codes.ts';
import type { Motor } from '#lines/shared/motor/source/parts.ts';
import { MIN_SERVICE_FACTOR, type WormClass, type WormRow } from './worm-row.ts';
import { type WormInputPart, wormRow } from './worm-row-of.ts';
import { type WormUnit, wormUnits } from './worm-unit.ts';

/** Numbers of poles the units are driven with; 8-pole motors are slower than any printed figure. */
const POLES: readonly number[] = [2, 4, 6];

/** A unit with one input, which a load makes a row of. */
export interface WormPair {
  readonly unit: WormUnit;
  readonly input: WormInputPart;
  /** That row, where the customer's motor turns as fast as the unit is rated at. */
  readonly row: WormRow;
}

/** Every unit with every input that fits it and gives a row, whatever load is asked. */
export function wormPairs(parts: WormParts): readonly WormPair[] {
  return wormUnits(parts).flatMap((unit) =>
    inputsOf(unit, parts.motors).flatMap((input) => {
      const row = wormRow(unit, input);
      return row !== undefined && row.serviceFactor >= MIN_SERVICE_FACTOR ? [{ unit, input, row }] : [];
    }),
  );
}

/** The rows of these pairs, those of customers' motors at a speed of theirs; in the order of the pairs. */
export function wormRows(pairs: readonly WormPair[], speed?: number): readonly WormRow[] {
  return pairs.flatMap(({ unit, input }) => wormRow(unit, input, speed) ?? []);
}

function inputsOf(unit: WormUnit, motors: readonly Motor[]): readonly WormInputPart[] {
  return [...motorInputs(unit, motors), ...moduleInputs(unit)];
}

function motorInputs({ flanges }: WormUnit, motors: readonly Motor[]): readonly WormInputPart[] {
  return flanges.flatMap(({ frame, form }) =>
    motors
      .filter((motor) => POLES.includes(motor.poles) && String(frameNumber(motor.frame)) === frame)
      .flatMap((motor) => readings(motor).map((reading) => ({ ...reading, motor, form }))),
  );
}

/** A motor in each of its classes at each frequency, and with the inverter on it where that is made. */
function readings(motor: Motor) {
  const classes: readonly WormClass[] = motor.efficiencyClasses.length === 0 ? ['AC'] : motor.efficiencyClasses;
  return MOTOR_FREQUENCIES.flatMap((frequency) =>
    classes.flatMap((efficiencyClass) => {
      const isJcmc = efficiencyClass !== 'AC' && isJcmcMotor(motor, efficiencyClass);
      const types = isJcmc ? (['motor', 'JCMC'] as const) : (['motor'] as const);
      return types.map((type) => ({ type, frequency, efficiencyClass }));
    }),
  );
}

function moduleInputs({ flanges, solidShaft }: WormUnit): readonly WormInputPart[] {
  return [
    ...flanges.map(({ frame, form }) => ({ type: 'AM', frame, form }) as const),
    ...(solidShaft ? [{ type: 'AD' } as const] : []),
    { type: 'none' },
  ];
}

import { listedFrame } from '#lines/jrt/source/frames.ts';
import { type CatalogueParts, type InputModule, unitKey } from '#lines/jrt/source/parts.ts';
import { frameNumber } from '#lines/shared/motor/frames.ts';
import { MOTOR_FREQUENCIES, type MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { ratedSpeed } from '#lines/shared/motor/rated-speed.ts';
import type { Motor } from '#lines/shared/motor/source/parts.ts';
import type { InputEntry, StoredInputType } from './catalogue-table.ts';
import { assumedSpeed, type InputPart, inputSpeedMaxOf } from './compute-basic-type.ts';
import { INPUT_SPEED_MAX, LARGE_FRAME_FROM, LARGE_FRAME_SPEED_MAX } from './input-speed.ts';

/** Motors below this power are for small worm units only, kW. */
const MIN_POWER = 0.12;

/** An input with its index in the table and what it is looked up by while the table is built. */
export interface NamedInput {
  readonly index: number;
  readonly type: StoredInputType;
  readonly frequency: MotorFrequency | null;
  /** Unit the module belongs to; empty for what fits every unit. */
  readonly unit: string;
  /** Frame under which a ratio lists the limit of a motor. */
  readonly listed: string | null;
  readonly entry: InputEntry;
}

/** Every input of the catalogue: motors per frequency by power and poles, then modules as listed, then none. */
export function listInputs(parts: CatalogueParts): readonly NamedInput[] {
  const motors = parts.motors.filter((motor) => motor.power >= MIN_POWER).sort(byPower);
  const unnumbered = [
    ...MOTOR_FREQUENCIES.flatMap((frequency) => motors.flatMap((motor) => motorInput(motor, frequency))),
    ...parts.modules.map(moduleInput),
    {
      type: 'none',
      frequency: null,
      unit: '',
      listed: null,
      entry: entryOf({ type: 'none' }, null),
    } as const,
  ];
  return unnumbered.map((input, index) => ({ ...input, index }));
}

function byPower(one: Motor, other: Motor): number {
  return one.power - other.power || one.poles - other.poles;
}

/** A motor too fast for its frame on the gears is no input (reference rule 30). */
function motorInput(motor: Motor, frequency: MotorFrequency): Omit<NamedInput, 'index'>[] {
  const speed = ratedSpeed(motor, frequency);
  const tooLarge = (frameNumber(motor.frame) ?? 0) > LARGE_FRAME_FROM && speed > LARGE_FRAME_SPEED_MAX;
  if (tooLarge || speed > INPUT_SPEED_MAX) return [];
  const part = { type: 'motor', motor, frequency } as const;
  const entry = { ...entryOf(part, motor.frame), inputSpeed: speed, inputSpeedMax: speed };
  return [{ type: 'motor', frequency, unit: '', listed: listedFrame(motor.frame), entry }];
}

function moduleInput(module: InputModule): Omit<NamedInput, 'index'> {
  const part = { type: 'module', module } as const;
  const entry = entryOf(part, module.frame);
  return { type: module.type, frequency: null, unit: unitKey(module), listed: null, entry };
}

function entryOf(part: InputPart, frame: string | null): InputEntry {
  const module = part.type === 'module' ? part.module.code : null;
  return {
    part,
    module,
    frame,
    inputSpeed: assumedSpeed(part),
    inputSpeedMax: inputSpeedMaxOf(part) ?? INPUT_SPEED_MAX,
  };
}

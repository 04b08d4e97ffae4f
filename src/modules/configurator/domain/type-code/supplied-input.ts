import { isRounded } from './is-rounded.ts';

/** An input that a unit is supplied with, as codes write it. */
export interface SuppliedInput {
  readonly input: string;
  /** kW of its motor; NaN of an input without one. */
  readonly power: number;
  /** The ratios of the unit with it. */
  readonly ratios: ReadonlySet<number>;
}

/**
 * The inputs that a unit is supplied with at a ratio at which it is not with the one that was asked for: those of its kind and
 * poles, the nearest power first. None where the unit has no such ratio at all.
 */
export function inputsAtRatio(ratio: number, asked: string, supplied: readonly SuppliedInput[]): readonly string[] {
  const power = supplied.find(({ input }) => input === asked)?.power ?? Number.NaN;
  const away = (one: SuppliedInput) => Math.abs(Math.log(one.power / power)) || 0;
  const isAtRatio = ({ ratios }: SuppliedInput) => [...ratios].some((taken) => isRounded({ asked: ratio, taken }));
  const atRatio = supplied.filter((one) => one.input !== asked && isAtRatio(one));
  const [kind, poles] = [kindOf(asked), polesOf(asked)];
  const ofPoles = atRatio.filter(({ input }) => polesOf(input) === poles);
  const ofKind = ofPoles.filter(({ input }) => kindOf(input) === kind);
  const inputs = [ofKind, ofPoles, atRatio].find(({ length }) => length > 0) ?? [];
  return inputs.toSorted((one, other) => away(one) - away(other)).map(({ input }) => input);
}

const MOTOR = /^(\w*?)\d{2,3}[SML][12]?([2468])(?=\/|$)/;

/** The letters before frame and poles: the class of a motor, or the kind of a module. */
function kindOf(input: string): string | undefined {
  return MOTOR.exec(input)?.[1] ?? /^[A-Z]*/.exec(input)?.[0];
}

function polesOf(input: string): string | undefined {
  return MOTOR.exec(input)?.[2];
}

import { exceeds, liesWithin } from '#product/rounding.ts';
import { LINES, type Line } from './index.ts';
import { rangeOf } from './ranges.ts';

/** What a drive has to give, kW, Nm and r/min at its output; what nobody knows is left out. */
export interface Load {
  readonly power?: number | undefined;
  readonly torque?: number | undefined;
  readonly speed?: number | undefined;
}

type Names = 'power' | 'torque';
const NAMES: readonly Names[] = ['power', 'torque'];

/** Whether a load is more than a line's own range names. */
export function isBeyond(line: Line, load: Load): boolean {
  return NAMES.some((name) => {
    const [figure, span] = [load[name], spanOf(line, name)];
    return figure !== undefined && span !== undefined && exceeds(figure, span.max);
  });
}

/** r/min: no motor of ours and no input of these lines runs faster. */
const FASTEST_INPUT = 3000;

/**
 * The other lines whose range holds this torque, and the power and the speed where the range says something of them; none where no
 * torque is known.
 */
export function linesFor({ power, torque, speed = 0 }: Load, besides: Line): readonly Line[] {
  if (torque === undefined || spanOf(besides, 'torque') === undefined) return [];
  return LINES.filter((line) => {
    const [torques, powers] = [spanOf(line, 'torque'), spanOf(line, 'power')];
    if (line.code === besides.code || line.stage === 'soon' || torques === undefined) return false;
    const fastest = FASTEST_INPUT / (spanOf(line, 'ratio')?.min ?? 1);
    if (exceeds(speed, fastest)) return false;
    return liesWithin(torque, torques) && (power === undefined || powers === undefined || power <= powers.max);
  });
}

function spanOf(line: Line, name: Names | 'ratio') {
  return rangeOf(line).find((fact) => fact.name === name)?.span;
}

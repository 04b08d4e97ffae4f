import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { bridged, type Chain, chainsOf, type Segment, simplified } from './chains.ts';

/** How finely a picture is written: the step of its coordinates, and how far a line may pass a point it leaves out, in units. */
export interface PenGrain {
  readonly step: number;
  readonly tolerance: number;
}

/** A tenth of a unit: a quarter of a pixel at 240 px. */
export const FINE_GRAIN: PenGrain = { step: 0.1, tolerance: 0.07 };

/** Lines that miss each other by no more than this go on in one another, in units. */
const GAP = 1.6;

/** SVG path data of lines, with relative steps, which are short. */
export function penPath(segments: readonly Segment[], { step, tolerance }: PenGrain = FINE_GRAIN): string {
  const onGrid = ([x, y]: Vec2): Vec2 => [Math.round(x / step), Math.round(y / step)];
  const drawn = chainsOf(segments.map(([from, to]): Segment => [onGrid(from), onGrid(to)]));
  const chains = bridged(drawn, GAP / step).map((chain) => simplified(chain, tolerance / step).map(onWhole));
  return written(chains, step);
}

function onWhole([x, y]: Vec2): Vec2 {
  return [Math.round(x), Math.round(y)];
}

function written(chains: readonly Chain[], step: number): string {
  let pen: Vec2 = [0, 0];
  const told = (by: number) => String(Math.round(by * step * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
  const to = ([x, y]: Vec2): string => {
    const way = `${told(x - pen[0])} ${told(y - pen[1])}`;
    pen = [x, y];
    return way;
  };
  const chain = ([first, ...others]: Chain) => (first === undefined ? '' : `m${to(first)}l${others.map(to).join(' ')}`);
  return chains
    .map(chain)
    .join('')
    .replaceAll(' -', '-')
    .replaceAll(/(\.\d) (?=\.)/g, '$1');
}

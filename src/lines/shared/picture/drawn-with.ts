import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { turnedModel } from '#modules/drawings/domain/solids/body.ts';
import type { Values } from '#product/configuration.ts';
import type { DrawModel } from './nearest-model.ts';
import type { Illustrate } from './stand-ins.ts';

/** What is drawn in place of what the drawings refuse: other values, and what a picture shows on their bodies, level. */
export interface StandIn {
  readonly values?: Values;
  readonly illustrate?: (...drawn: [...Parameters<Illustrate>, Dimensions]) => ReturnType<Illustrate>;
}

/** The bodies of pictures: those of a line's drawings, with what stands in for some of them, in its mounting position. */
export function drawnWith(draw: DrawProduct, standInsOf: (values: Values) => readonly StandIn[]): DrawModel {
  return (values, dimensions) => {
    const standIns = standInsOf(values);
    const standing: Values = Object.assign({}, values, ...standIns.map((one) => one.values));
    const drawn = draw({ standing, parts: {} }, dimensions);
    if (!drawn.ok || drawn.value.built === undefined) return undefined;
    const { model, turn } = drawn.value.built;
    const illustrated = standIns.reduce((made, { illustrate }) => illustrate?.(made, dimensions) ?? made, model);
    return turnedModel(turn, illustrated);
  };
}

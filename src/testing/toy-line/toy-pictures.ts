import { type LinePictures, productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import type { Values } from '#product/configuration.ts';

function block(name: string, half: number, [from, to]: readonly [number, number]): Body {
  const outer = rectangle([-half, -half], [half, half]);
  return { kind: 'prism', name, paint: 'housing', place: HERE, outer, holes: [], from, to };
}

const LIDS: Readonly<Record<string, readonly Body[]>> = {
  none: [],
  steel: [block('lid', 6, [8, 9])],
  glass: [block('lid', 5, [8, 8.4])],
};

/** The pictures of the toy: a box under each of its lids. */
export const TOY_PICTURES: LinePictures = {
  options: Object.fromEntries(Object.keys(LIDS).map((lid) => [`lid/${lid}`, { values: { lid }, accent: ['lid'] }])),
  product: (values) => ({ values, accent: ['lid'] }),
  model({ lid = '' }) {
    const bodies = LIDS[lid];
    return bodies && { bodies: [block('box', 6, [0, 8]), ...bodies], frames: [] };
  },
};

/** The name of the picture of a toy. */
export function toyPictureName(standing: Values): string {
  return productPictureName(standing, ['lid']);
}

/** What the wizard shows of toys in their own way: their pictures; all else follows from columns and fields. */
export async function toyPanels() {
  return {
    pictureOfProduct: ({ standing }: { readonly standing: Values }) =>
      standing.lid === undefined ? undefined : toyPictureName(standing),
    pictureOf: (field: string, code: string) => (field === 'lid' ? `lid/${code}` : undefined),
  };
}

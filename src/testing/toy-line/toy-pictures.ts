import { drawn, picturesOf } from '#modules/drawings/domain/pictures.ts';
import { block, type Solid } from '#modules/drawings/domain/solid.ts';
import type { Values } from '#product/configuration.ts';

const LIDS: Readonly<Record<string, readonly Solid[]>> = {
  none: [],
  steel: [block([-6, 6], [-6, 6], [8, 9], { accent: true })],
  glass: [block([-5, 5], [-5, 5], [8, 8.4], { accent: true })],
};

/** The pictures of the toy: a box under each of its lids. */
export const TOY_PICTURES = picturesOf({
  lid: (code) => {
    const lid = LIDS[code];
    return drawn(lid && { solids: [block([-6, 6], [-6, 6], [0, 8]), ...lid] });
  },
});

/** What the wizard shows of toys in their own way: their pictures; all else follows from columns and fields. */
export async function toyPanels() {
  return {
    pictures: TOY_PICTURES,
    pictureOfProduct: ({ standing }: { readonly standing: Values }) =>
      standing.lid === undefined ? undefined : `lid/${standing.lid}`,
    pictureOf: (field: string, code: string) => (field === 'lid' ? `lid/${code}` : undefined),
  };
}

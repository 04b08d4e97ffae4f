import { DESIGNS } from '#lines/jrp/rating/planetary-rows.ts';
import { jrpScene } from '#lines/jrp/scene.ts';
import { drawn, picturesOf } from '#modules/drawings/domain/pictures.ts';
import type { Values } from '#product/configuration.ts';

/**
 * The pictures of JRP: the design with its stages, how it is fixed and stands, and its output. No dimension of the line is
 * known, so nothing is drawn to scale.
 */
export const JRP_PICTURES = picturesOf({
  product: (said) => {
    const [code, stages, mounting, output, position] = said.split(':').map((word) => (word === '' ? undefined : word));
    const design = DESIGNS.find((known) => known === code);
    return design && drawn(jrpScene(design, Number(stages) || undefined, { mounting, output, position }));
  },
});

/** What stands where nothing is chosen. */
const USUAL: Values = { builtInType: 'F', outputShaftType: 'S', installationPosition: 'B5' };

/** The name of the picture of a unit, by what stands; while its design is open, of the one in line. */
export function pictureNameOf(standing: Values): string {
  const { design, stages = '', builtInType, outputShaftType, installationPosition } = { ...USUAL, ...standing };
  const known = DESIGNS.find((one) => one === design) ?? 'L';
  return [`product/${known}`, stages, builtInType, outputShaftType, installationPosition].join(':');
}

/** The fields whose options change what a unit looks like, with what else stands in their pictures. */
const FIELDS: Readonly<Record<string, Values>> = {
  design: {},
  builtInType: { stages: '1' },
  outputShaftType: { stages: '1' },
  installationPosition: { stages: '1' },
};

/** The name of the picture of an option, when it has one; a position on feet is drawn on them. */
export function pictureFor(field: string, code: string): string | undefined {
  const beside = FIELDS[field];
  if (beside === undefined) return undefined;
  const isOnFeet = field === 'installationPosition' && !['B5', 'V1', 'V3'].includes(code);
  const position = field === 'builtInType' && code === 'B' ? { installationPosition: 'B3' } : {};
  return pictureNameOf({ ...beside, ...position, ...(isOnFeet && { builtInType: 'B' }), [field]: code });
}

import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Values } from '#product/configuration.ts';
import type { Drawing } from '#product/drawing.ts';
import { modelPicture, type PictureLook } from './model-picture.ts';
import type { PictureNote } from './picture-notes.ts';

/** A picture as a line says it: the product that is drawn, and how it is shown. */
export interface PictureOrder extends Omit<PictureLook, 'notes'> {
  readonly values: Values;
  /** How the names of the bodies begin that are shown; all of them where it is not said. */
  readonly only?: readonly string[];
  /** What is written beside it, by the model that was drawn. */
  readonly notes?: (model: SolidModel) => readonly PictureNote[];
}

/** Pictures of options by names such as `mounting/K/M4`. */
export type OptionPictures = Readonly<Record<string, PictureOrder>>;

/** The pictures of a product line, all drawn from its one model (ADR 93). */
export interface LinePictures {
  readonly options: OptionPictures;
  /** How a product is shown of which so much is told. */
  readonly product: (told: Values) => PictureOrder;
  /**
   * The bodies of a product as a picture needs them: what the reference lacks of it is that of the nearest size, or illustrated.
   * undefined where nothing of it can be drawn.
   */
  readonly model: (values: Values, dimensions: Dimensions) => SolidModel | undefined;
}

/** A picture, drawn; undefined where nothing of its product can be drawn. */
export function orderedPicture(
  { model: modelOf }: Pick<LinePictures, 'model'>,
  { values, only, notes, ...look }: PictureOrder,
  dimensions: Dimensions,
): Drawing | undefined {
  const model = modelOf(values, dimensions);
  if (model === undefined) return undefined;
  const bodies = model.bodies.filter(({ name }) => only?.some((begin) => name.startsWith(begin)) ?? true);
  if (bodies.length === 0) return undefined;
  const shown = { ...model, bodies };
  return modelPicture(shown, { ...look, ...(notes && { notes: notes(shown) }) });
}

/** The picture of a product that is named; undefined for the name of anything else. */
export function productPicture(pictures: LinePictures, name: string, dimensions: Dimensions): Drawing | undefined {
  const told = valuesNamed(name);
  return told && orderedPicture(pictures, pictures.product(told), dimensions);
}

const PRODUCT = 'product/';
const EQUALS = '=';
const AND = '&';

/** The name of the picture of a product: what is told of the fields that shape it, always in the same order. */
export function productPictureName(told: Values, fields: readonly string[]): string {
  const said = fields.flatMap((field) => {
    const value = told[field];
    return value === undefined || value === '' ? [] : [`${field}${EQUALS}${value}`];
  });
  return PRODUCT + said.join(AND);
}

/** The values a name stands for; undefined for the name of an option's picture. */
export function valuesNamed(name: string): Values | undefined {
  if (!name.startsWith(PRODUCT)) return undefined;
  const said = name.slice(PRODUCT.length).split(AND).filter(Boolean);
  return Object.fromEntries(
    said.map((one) => {
      const at = one.indexOf(EQUALS);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}

/** The file in which the picture of an option lies, and its name there: pictures of one family of a line share one. */
export function fileOfOption(line: string, name: string): { readonly file: string; readonly id: string } {
  const parts = name.split('/');
  const id = parts.at(-1) ?? '';
  return { file: [line.toLowerCase(), ...parts.slice(0, -1)].join('-'), id };
}

/** A line whose pictures are not drawn from its model yet. */
export const NOT_YET: LinePictures = { options: {}, product: (values) => ({ values }), model: () => undefined };

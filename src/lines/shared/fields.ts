import { type FieldDef, plain, text } from '#product/field.ts';

/** A choice the engine holds; `usual` is delivered where nothing is said. */
export function choiceField(
  { step, id, label }: Pick<FieldDef, 'step' | 'id' | 'label'>,
  values: FieldDef['values'],
  usual?: string,
): FieldDef {
  return { id, step, kind: 'choice', label, values, ...(usual !== undefined && { usual }), modelled: true };
}

/** A figure that is no variable of the engine. */
export function figureField({ step, id, label }: Pick<FieldDef, 'step' | 'id' | 'label'>, unit?: string): FieldDef {
  return { id, step, kind: 'number', label, ...(unit !== undefined && { unit }), values: [], modelled: false };
}

/** The stages of a unit that has one to four of them. */
export const STAGES: FieldDef = choiceField(
  { step: 0, id: 'stages', label: text('级数', 'Stages') },
  ['1', '2', '3', '4'].map((stages) => plain(stages)),
);

/** The frame of a motor that is coupled to a unit, from the catalogue; each line asks for it in a step of its own. */
export const MOTOR_FRAME: FieldDef = choiceField(
  { step: 3, id: 'motorSize', label: text('电机机座号', 'Motor frame size') },
  [],
);

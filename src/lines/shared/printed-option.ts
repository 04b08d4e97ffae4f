import type { BilingualText } from '#kernel/locale.ts';
import type { FieldDef } from '#product/field.ts';
import type { SheetForm } from '#product/sheet.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './paint/colours.ts';
import { printedColour } from './paint/ral.ts';

/** What is printed of a brake, a paint and a colour of one's own, where the label of the code says too little. */
export const printedOption: SheetForm['printed'] = (field, code, { extras }) => {
  if (NOTED.includes(field.id)) return withNote(field, code);
  if (field.id === 'brakes') return withNote(field, code, SET_TO_ORDER);
  return code === CUSTOM_COLOUR && extras[CUSTOM_COLOR] ? printedColour(extras[CUSTOM_COLOR]) : undefined;
};

/** Fields whose label says less than what is noted of it: how long a paint lasts. */
const NOTED = ['surfaceProtection'];

/** Every brake is listed with several torques, of which the note tells the largest (reference motor options). */
const SET_TO_ORDER: BilingualText = { zh: '，按订单设定', en: ', set to order' };
const NOTHING_MORE: BilingualText = { zh: '', en: '' };

function withNote({ values }: FieldDef, code: string, more = NOTHING_MORE): BilingualText | undefined {
  const { label, note } = values.find((value) => value.code === code) ?? {};
  if (label === undefined || note === undefined) return label;
  const said = note.en.charAt(0).toLowerCase() + note.en.slice(1);
  return { zh: `${label.zh}（${note.zh}${more.zh}）`, en: `${label.en} (${said}${more.en})` };
}

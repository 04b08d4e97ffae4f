import type { BilingualText } from '#kernel/locale.ts';
import { BRAKES } from '#lines/shared/motor/fields/frame-options.ts';
import type { FieldDef } from '#product/field.ts';
import type { SheetForm } from '#product/sheet.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './paint/colours.ts';
import { printedColour } from './paint/ral.ts';

/** What is printed of a brake, a paint and a colour of one's own, where the label of the code says too little. */
export const printedOption: SheetForm['printed'] = (field, code, { extras }) => {
  if (NOTED.includes(field.id)) return withNote(field, code);
  if (field.id === 'brakes') return printedBrake(code);
  return code === CUSTOM_COLOUR && extras[CUSTOM_COLOR] ? printedColour(extras[CUSTOM_COLOR]) : undefined;
};

/** Fields whose label says less than what is noted of it: how long a paint lasts. */
const NOTED = ['surfaceProtection'];

/**
 * A brake with the torques it can be set to (reference motor options). Which one it has is settled with the order, and said so: it
 * follows from the rated torque of the motor and from what is braked, travel or hoisting.
 */
function printedBrake(code: string): BilingualText | undefined {
  const torques = BRAKES.find((brake) => brake.code === code)?.torques.map(String);
  if (torques === undefined) return undefined;
  const [last = '', ...rest] = torques.toReversed();
  const zh = `${torques.join('、')} Nm`;
  const en = `${rest.toReversed().join(', ')} or ${last} Nm`;
  return {
    zh: `${code}（制动力矩可设为 ${zh}，下单时确认）`,
    en: `${code} (braking torque ${en}, to be confirmed with the order)`,
  };
}

function withNote({ values }: FieldDef, code: string): BilingualText | undefined {
  const { label, note } = values.find((value) => value.code === code) ?? {};
  if (label === undefined || note === undefined) return label;
  const said = note.en.charAt(0).toLowerCase() + note.en.slice(1);
  return { zh: `${label.zh}（${note.zh}）`, en: `${label.en} (${said})` };
}

import { isDeepStrictEqual } from 'node:util';
import { asClientsSend, type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import type { LineRow } from './configuration-store.ts';

/** Whether two forms say the same, whatever ids their parts have and in whichever order they were written. */
export function isSameForm(one: SavedForm, other: SavedForm): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Whether a line that is saved over stays what it is. */
export function changesNothing(
  line: LineRow,
  { form, quantity, productName, typeCode }: Pick<LineRow, 'form' | 'quantity' | 'productName' | 'typeCode'>,
): boolean {
  const isCalledSo = line.productName === productName && line.typeCode === typeCode;
  return isCalledSo && line.quantity === quantity && isSameForm(form, line.form);
}

const sent = asClientsSend(savedForm);

/** As it is kept as JSON: what is left out is not there. */
function plain(form: SavedForm): unknown {
  return JSON.parse(JSON.stringify(sent.parse(form)));
}

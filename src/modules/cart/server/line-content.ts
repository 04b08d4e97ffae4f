import type { SavedForm } from '#modules/configurator/contract.ts';
import type { LineRow } from './configuration-store.ts';
import type { VerifiedForm } from './verify-form.ts';

/** What is stored of a product that was judged: its form, and what it is found and shown by. */
export function contentOf(form: SavedForm, { kind, productName, typeCode }: Omit<VerifiedForm, 'form'>) {
  const { category, releaseHash } = form;
  return { form, productName, typeCode, category, gearboxModel: kind, releaseHash };
}

/** The same of a line that is stored already, with another form of the same product; it costs what that was told to cost. */
export function contentOfLine({ gearboxModel: kind, ...line }: LineRow, form: SavedForm) {
  return { ...contentOf(form, { ...line, kind }), price: line.price };
}

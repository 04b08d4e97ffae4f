import { withoutDrawings } from '#lines/without-drawings.ts';
import { PARTS } from '#modules/cart/domain/part-ids.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { ACCEPTED_REASON, DOCUMENT_MAIL, REMARK, REQUIREMENTS, SPECIAL_WISHES } from '#product/configuration.ts';
import { REASON_LENGTH } from '#product/judgement/reserve.ts';
import { SIZING_CASE } from '#product/sizing-case.ts';

/** Stands where a product needs words to be one, and whose words they are is nobody's business. */
const UNSAID = '–'.repeat(REASON_LENGTH.min);

/**
 * A saved form as it is shared: the product, and nothing that a person wrote beside it. The address for documents, remark, wishes, the
 * reason for a drive below its demand and the machine it was sized for go, and so do the ids of its parts; where the product is none
 * without such words, dashes stand for them. Nothing of them is stored with a link, so that nothing of them can be told.
 */
export function sharedForm(form: SavedForm): SavedForm {
  const { [ACCEPTED_REASON]: accepted, [SIZING_CASE]: _machine, lectoTypeParamsValues: asked, ...product } = form;
  const isWish = form[SPECIAL_WISHES] || (form[REQUIREMENTS] ?? '').trim() !== '';
  return {
    ...withoutDrawings(withoutPartIds(product)),
    lectoTypeParamsValues: form.sampleSelectionFlag === 'Y' ? asked : [],
    [DOCUMENT_MAIL]: null,
    [REMARK]: null,
    [REQUIREMENTS]: isWish ? UNSAID : null,
    ...(accepted && { [ACCEPTED_REASON]: { reason: UNSAID } }),
  };
}

/** The same for whoever takes it over: no dashes pass for somebody's words, they say their own. */
export function formToTakeOver({ [ACCEPTED_REASON]: _, ...form }: SavedForm): SavedForm {
  return form[REQUIREMENTS] === UNSAID ? { ...form, [REQUIREMENTS]: null, [SPECIAL_WISHES]: false } : form;
}

function withoutPartIds<Form extends object>(form: Form): Form {
  const parts: readonly string[] = PARTS;
  const told = Object.entries(form).map(([name, value]) => [name, parts.includes(name) ? withoutId(value) : value]);
  // The same fields, each with what it had.
  return Object.fromEntries(told) as Form;
}

function withoutId(part: object | null): object | null {
  return part && Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'id'));
}

import { isRecord } from '#kernel/is-record.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { granted, type Result, refused } from '#kernel/result.ts';
import { samplesOfLine } from '#lines/samples.ts';
import { type ActiveRelease, samplesOf } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { ValidatedProduct } from '#modules/configurator/server/public.ts';
import { pickOfRow } from '#modules/samples/domain/picks.ts';
import { pairsOf, type SampleFault, sampleFault } from '#modules/samples/domain/sample-pairs.ts';
import type { FieldId } from '#product/configuration.ts';
import type { SampleList } from '#product/samples/samples.ts';
import { labelOf } from './sample-answers.ts';
import { sampleText } from './sample-texts.ts';

/** Why a form is no product of the sample catalogue; the reason is in the asked language. */
export interface SampleRefusal {
  readonly code: 'sample.refused';
  readonly params: { readonly reason: string };
}

type Fault = SampleFault | { readonly code: 'left-out'; readonly field: FieldId };

/**
 * A product that says it is of the sample catalogue, judged as such by the release it names: its row and what stands in its
 * parameters are in the catalogue, and what it says of them is so; the parameters are written anew. Any other product is
 * left as it is.
 */
export function judgedSample<Product extends ValidatedProduct>(
  product: Product,
  sent: SavedForm,
  release: ActiveRelease,
  locale: Locale,
): Result<Product, SampleRefusal> {
  if (sent.sampleSelectionFlag !== 'Y') return granted(product);
  const list = samplesOf(release);
  const line = samplesOfLine(release.product.family);
  const refuse = (fault: Fault) =>
    refused({ code: 'sample.refused', params: { reason: reasonOf(fault, release, locale) } } as const);
  if (list === undefined || line === undefined) return refuse({ code: 'not-listed' });
  const leftOut = line.leftOut.find((field) => isSaid(sent, field));
  if (leftOut !== undefined) return refuse({ code: 'left-out', field: leftOut });
  const { row, standing } = product;
  const fault = sampleFault(list, sent.lectoTypeParamsValues, { rowId: row.id, standing });
  if (fault !== null) return refuse(fault);
  return granted({ ...product, form: withPairs(product, list, line.leftOut) });
}

function withPairs(
  { form, row, standing }: ValidatedProduct,
  list: SampleList,
  leftOut: readonly FieldId[],
): SavedForm {
  const pick = pickOfRow(list, row.id);
  if (pick === undefined) return form;
  const pairs = pairsOf(list, pick, standing).map((pair) => ({
    ...pair,
    customerValues: [...pair.customerValues],
  }));
  return { ...withoutFields(form, leftOut), lectoTypeParamsValues: pairs };
}

/** A form whose parts say nothing of some fields. */
function withoutFields(form: SavedForm, fields: readonly FieldId[]): SavedForm {
  const parts = Object.entries(form).flatMap(([name, part]) => {
    if (!isRecord(part)) return [];
    const said = Object.keys(part).filter((field) => fields.includes(field));
    return said.length === 0 ? [] : [[name, { ...part, ...Object.fromEntries(said.map((field) => [field, null])) }]];
  });
  return { ...form, ...Object.fromEntries(parts) };
}

function isSaid(form: SavedForm, field: FieldId): boolean {
  return Object.values<unknown>(form).some((part) => isRecord(part) && (part[field] ?? null) !== null);
}

function reasonOf(fault: Fault, release: ActiveRelease, locale: Locale): string {
  if (fault.code === 'not-listed') return sampleText(locale, fault.code);
  const label = release.fields.get(fault.field)?.label;
  const field = label === undefined ? fault.field : textIn(label, locale);
  const value = 'value' in fault ? labelOf(fault.field, fault.value, { release, locale }) : '';
  return sampleText(locale, fault.code, { field, value });
}

import { conflictNamed } from '#engine/public.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { granted, type Result, refused } from '#kernel/result.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import { isKnown, type ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import type { OpenPoint } from '#modules/configurator/domain/describe/open-points.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import { type Configuration, SPECIAL_WISHES, type Values } from '#product/configuration.ts';
import { RESERVE_VERDICTS } from '#product/judgement/reserve.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import { platformText, serverTexts } from '#server/server-texts.ts';
import { canonicalForm } from './canonical-form.ts';
import { contextOf } from './context-of.ts';
import { fieldOf, labelOf } from './explanation-answer.ts';
import type { Naming } from './wording.ts';

const texts = serverTexts({ 'zh-cn': zh.check, en: en.check });

/** A form found to be a product, with what it is made of. */
export interface AcceptedForm {
  readonly row: CatalogueRow;
  /** The form to keep, written anew by the server. */
  readonly form: SavedForm;
  readonly config: Configuration;
  /** What stands in every variable of the release. */
  readonly standing: Values;
}

/** A product with what it is called. */
export interface ValidatedProduct extends AcceptedForm {
  /** Which of the line's kinds of product it is, such as a gear type. */
  readonly kind: string;
  readonly productName: string;
  readonly typeCode: string;
  readonly fullTypeCode: string;
}

/** Why a form is no product; the texts of the reasons are in the asked language. */
export interface FormRefusal {
  readonly code:
    | 'configuration.below-demand'
    | 'configuration.impossible'
    | 'configuration.incomplete'
    | 'configuration.invalid'
    | 'configuration.unknown-basic-type'
    | 'release.outdated';
  readonly params: Readonly<Record<string, string>>;
}

/** Judges a form about to be saved by the release it was configured with. */
export function productOfForm(
  form: SavedForm,
  release: ActiveRelease,
  locale: Locale,
): Result<ValidatedProduct, FormRefusal> {
  if (form.releaseHash !== release.hash) return refused({ code: 'release.outdated', params: {} });
  return productOfKeptForm(form, release, locale);
}

/** Judges a form as it was kept, which may stem from an earlier release, and names the product. */
export function productOfKeptForm(
  form: SavedForm,
  release: ActiveRelease,
  locale: Locale,
): Result<ValidatedProduct, FormRefusal> {
  const accepted = acceptedForm(form, release, locale);
  return accepted.ok ? granted(named(accepted.value, release)) : accepted;
}

/**
 * Judges a form by engine and catalogue, as if nobody had judged it before: the server trusts no choice, figure or name a
 * browser sends (product decisions §3, assurance decision 1).
 */
export function acceptedForm(
  form: SavedForm,
  release: ActiveRelease,
  locale: Locale,
): Result<AcceptedForm, FormRefusal> {
  const context = contextOf(release);
  const { saved } = context.line;
  const row = release.index.find(form.basicTypeId, saved.loadOf(form));
  if (row === undefined) return refused({ code: 'configuration.unknown-basic-type', params: {} });
  const misfit = saved.misfit(form, row);
  if (misfit !== null) return refused({ code: 'configuration.impossible', params: { reason: texts(locale, misfit) } });
  if (!saved.agrees(form, row)) return refused({ code: 'configuration.unknown-basic-type', params: {} });
  const config = configurationOf(form, row, context);
  if (contradictsRow(config, context.line.rowValues(row)))
    return refused({ code: 'configuration.unknown-basic-type', params: {} });
  const impossible = impossibility(config, context, { fields: release.fields, locale });
  if (impossible !== undefined) return refused({ code: 'configuration.impossible', params: { reason: impossible } });
  const { standing, openPoints } = completenessOf(config, context);
  if (openPoints.length > 0) return refused(refusalOf(openPoints, release, context.line, locale));
  const kept = canonicalForm(form, config, standing, context);
  if (!saved.speaksOfRow(form, kept)) return refused({ code: 'configuration.unknown-basic-type', params: {} });
  return granted({ row, form: kept, config, standing });
}

function named(accepted: AcceptedForm, release: ActiveRelease): ValidatedProduct {
  const { row, config, standing } = accepted;
  const context = contextOf(release);
  const typeCode = writeTypeCode(config, context, 'short') ?? '';
  const fullTypeCode = writeTypeCode(config, context, 'full') ?? typeCode;
  const kind = standing[catalogueOf(context.line.code).kindVariable] ?? '';
  return { ...accepted, kind, productName: context.line.productName(row, standing), typeCode, fullTypeCode };
}

/** Whether a choice says something else about the row than the row itself: 8 poles beside a row with 4. */
function contradictsRow({ values }: Configuration, columns: Values): boolean {
  return Object.entries(columns).some(([field, code]) => (values[field] ?? code) !== code);
}

/** Special wishes are ticked by their mark or by their text: the specification's payload has the text alone (spec 001 §3). */
function configurationOf(form: SavedForm, row: CatalogueRow, { codes, line }: ProductContext): Configuration {
  const config = line.saved.read(form, row);
  if (!codes.has(SPECIAL_WISHES)) return config;
  const wishes = form.specialWishes ? 'yes' : (config.values[SPECIAL_WISHES] ?? 'no');
  return { ...config, values: { ...config.values, [SPECIAL_WISHES]: wishes } };
}

/** The reason why the choices cannot stand together; undefined if they can. */
function impossibility(config: Configuration, context: ProductContext, wording: Naming): string | undefined {
  const unknown = Object.entries(config.values).filter(([field, code]) => !isKnown(context, field, code));
  if (unknown.length > 0)
    return unknown.map(([field, code]) => `${labelOf(fieldOf(field), wording)}\u00a0${code}`).join(', ');
  const conflict = conflictNamed(context.engine, engineChoices(engineValues(config, context)));
  return conflict?.rules.map(({ reason }) => textIn(reason, wording.locale)).join(' ');
}

/** What cannot be is told by its reason, what is wrong by the sentence of the form, what is missing by its field. */
function refusalOf(
  openPoints: readonly OpenPoint[],
  release: ActiveRelease,
  line: ProductLine,
  locale: Locale,
): FormRefusal {
  const reasons = openPoints
    .filter(({ code }) => line.impossible.includes(code))
    .map(({ code }) => texts(locale, code));
  if (reasons.length > 0) return { code: 'configuration.impossible', params: { reason: reasons.join(' ') } };
  const short = openPoints.find(({ code }) => isShortfall(code));
  if (short) return { code: 'configuration.below-demand', params: { reason: sentenceOf(short, locale) } };
  const wrong = openPoints.filter(({ code }) => code !== 'field-missing').map(({ code }) => texts(locale, code));
  if (wrong.length > 0)
    return { code: 'configuration.invalid', params: { reason: wrong.join(platformText(locale, 'invalid.separator')) } };
  const fields = openPoints.map(({ field }) => labelOf(field, { fields: release.fields, locale }));
  return { code: 'configuration.incomplete', params: { fields: [...new Set(fields)].join(', ') } };
}

/** An open point in a sentence: what is missing by the name of its field. */
export function sentenceOfPoint(point: OpenPoint, wording: Naming): string {
  if (point.code !== 'field-missing') return sentenceOf(point, wording.locale);
  return labelOf(point.field, wording);
}

function isShortfall(code: string): boolean {
  return RESERVE_VERDICTS.some((verdict) => verdict === code);
}

function sentenceOf({ code, figures }: OpenPoint, locale: Locale): string {
  return texts(locale, code, { figures: figures ? textIn(figures, locale) : '' });
}

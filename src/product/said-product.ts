import type { BilingualText } from '#kernel/locale.ts';
import { granted, type Result, refused } from '#kernel/result.ts';
import { type FieldId, REQUIREMENTS, SPECIAL_WISHES, type Values } from './configuration.ts';
import { type FieldDef, HIDDEN, text } from './field.ts';
import type { FactPlaces, LineFacts } from './line-facts.ts';
import type { PricedLine, PricedProduct } from './prices.ts';
import { fromCommaList } from './saved-part.ts';

type SaidFacts = Readonly<Record<string, string | number | null | undefined>>;
/** A code, a figure, a switch, the codes of a list; null is as good as not named. */
type SaidOption = string | number | boolean | readonly string[] | null;

/** A product said in few facts, with its options by the names of their fields; an option that is not named is not fitted. */
export interface SaidProduct {
  readonly facts: SaidFacts;
  readonly opt: Readonly<Record<FieldId, SaidOption>>;
}

/** What is wrong with what was said, and where. */
export interface SaidFault {
  readonly path: readonly string[];
  readonly told: BilingualText;
}

/**
 * A product as its price needs it, of few facts. Facts a line or an input does not have, such as the size of a motor alone, are of no
 * account. No rule of a release judges it: what cannot be built has a price all the same where the list has its rows.
 */
export function productOfFacts(
  line: PricedLine,
  { facts, opt }: SaidProduct,
): Result<PricedProduct, readonly SaidFault[]> {
  const form = line.prices?.facts;
  const said = { ...facts, input: facts.input ?? Object.keys(form?.beside ?? {})[0] };
  const places = form && placesOf(form, String(said.input));
  const faults = [
    ...(form === undefined || places ? [] : [{ path: ['input'], told: inputsOf(line.code, form) }]),
    ...unsaid(places ?? {}, said),
    ...Object.entries(opt).flatMap((named) => faultsOf(named, line)),
  ];
  if (faults.length > 0) return refused(faults);
  return granted(standingOf(line, { facts: said, opt }, places ?? {}));
}

/** What stands; a fact that stays open is undecided. */
function standingOf(line: PricedLine, { facts, opt }: SaidProduct, places: FactPlaces): PricedProduct {
  const told = Object.entries(places).map(([name, { field }]) => [field, facts[name] ?? undefined] as const);
  const codes = told.flatMap(([field, fact]) => (fact === undefined ? [] : [[field, String(fact)] as const]));
  const decided = told.map(([field]) => field);
  const options = Object.entries(optionsOf(line, opt)).filter(([field]) => !decided.includes(field));
  return { standing: Object.fromEntries([...options, ...codes]), row: { id: '', ...Object.fromEntries(told) } };
}

function placesOf({ always, beside }: LineFacts, input: string): FactPlaces | undefined {
  return Object.hasOwn(beside, input) ? { ...always, ...beside[input] } : undefined;
}

function inputsOf(line: string, { beside }: LineFacts): BilingualText {
  const inputs = Object.keys(beside);
  return text(`${line} 的输入方式有：${inputs.join('、')}`, `${line} has the inputs ${inputs.join(', ')}`);
}

function unsaid(places: FactPlaces, said: SaidFacts): SaidFault[] {
  const open = Object.entries(places).filter(([name, { mayStayOpen }]) => !mayStayOpen && (said[name] ?? '') === '');
  return open.map(([name]) => ({ path: [name], told: text('请填写', 'please fill in') }));
}

function faultsOf([name, option]: readonly [FieldId, SaidOption], line: PricedLine): SaidFault[] {
  const told = faultOf(name, option, line);
  return told === undefined ? [] : [{ path: ['opt', name], told }];
}

function faultOf(name: FieldId, option: SaidOption, line: PricedLine): BilingualText | undefined {
  const field = fieldsOf(line).find(({ id }) => id === name);
  if (field === undefined) return text(`${line.code} 没有这个字段`, `${line.code} has no field of this name`);
  const fact = factOf(name, line);
  if (fact !== undefined) return text(`请写在 ${fact} 中，不要写在 opt 中`, `say it as ${fact}, not among the options`);
  return Array.isArray(option) && field.kind !== 'multi' ? text('只能填一个代码', 'takes one code') : undefined;
}

/** The fact a field is said by, whatever the input. */
function factOf(name: FieldId, { prices }: PricedLine): string | undefined {
  const form = prices?.facts;
  const places: readonly FactPlaces[] = form ? [form.always, ...Object.values(form.beside)] : [];
  return places.flatMap((some) => Object.entries(some)).find(([, { field }]) => field === name)?.[0];
}

function fieldsOf({ steps }: PricedLine): readonly FieldDef[] {
  return steps.flatMap((step) => step.fields);
}

/** What stands of the options: all that is not named does not apply. */
function optionsOf(line: PricedLine, opt: SaidProduct['opt']): Values {
  const values = fieldsOf(line).map((field) => valuesOf(field, opt[field.id] ?? null));
  return Object.assign({}, ...values, hasWrittenWishes(opt) ? { [SPECIAL_WISHES]: YES_NO.true } : {});
}

function valuesOf({ id, kind }: FieldDef, option: SaidOption): Values {
  if (option === null) return { [id]: HIDDEN };
  if (kind === 'multi') return fromCommaList(id, String(option));
  return { [id]: typeof option === 'boolean' ? YES_NO[`${option}`] : String(option) };
}

const YES_NO = { true: 'yes', false: 'no' } as const;

/** Wishes that are written are special ones, as in a form. */
function hasWrittenWishes(opt: SaidProduct['opt']): boolean {
  return String(opt[REQUIREMENTS] ?? '').trim() !== '';
}

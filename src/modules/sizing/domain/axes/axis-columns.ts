import { plainOf } from '#kernel/figure-as-written.ts';
import type { Application, InputDef } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { unitIn } from '#modules/sizing/domain/core/units.ts';
import { inputsOf, nameIn } from '#modules/sizing/domain/sizing.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import { unitNamed } from './read-figure.ts';

/** What a column of a table of axes is for. */
export type ColumnUse =
  | { readonly kind: 'name' }
  /** An input, with the unit its figures are in where none stands beside them. */
  | { readonly kind: 'input'; readonly input: InputDef; readonly unit: string }
  /** The heading names a unit that the input is not measured in. */
  | { readonly kind: 'wrong-unit'; readonly input: InputDef; readonly told: string }
  /** An input that an earlier column has. */
  | { readonly kind: 'twice'; readonly input: InputDef }
  | { readonly kind: 'unknown' };

/** A column as it came, and what it is for. */
export interface AxisColumn {
  readonly heading: string;
  readonly use: ColumnUse;
}

/** What the column is called that names the axes, compared as names are. */
const NAMES: readonly string[] = [
  ...['name', 'axis', 'axisname', 'tag', 'item', 'position', 'pos', 'drive', 'conveyor', 'machine'],
  ...['名称', '轴', '轴名', '轴号', '位号', '编号', '序号', '项号', '设备', '设备名称', '驱动'],
];

/** What the columns of a table are for, by their headings: symbols or names of inputs in either language, with a unit or without. */
export function axisColumns(
  application: Application,
  headings: readonly string[],
  system: UnitSystem,
): readonly AxisColumn[] {
  const inputs = inputsOf(application);
  const keys = inputs.map((input) => ({ input, ...keysOf(application, input) }));
  const inputNamed = (text: string) => {
    const exact = alike(text);
    const among = (names: (one: (typeof keys)[number]) => readonly string[], name: string) =>
      keys.filter((one) => names(one).includes(name));
    const [found, other] =
      [among(({ signs }) => signs, exact), among(({ names }) => names, exact.toLowerCase())].find(
        ({ length }) => length > 0,
      ) ?? [];
    return other === undefined ? found?.input : undefined;
  };
  const uses = headings.map((heading) => purposeOf(heading, inputNamed, system));
  return headings.map((heading, at) => ({ heading: heading.trim(), use: onlyOnce(uses, at) }));
}

const UNKNOWN: ColumnUse = { kind: 'unknown' };

function onlyOnce(uses: readonly ColumnUse[], at: number): ColumnUse {
  const { [at]: use = UNKNOWN } = uses;
  const isEarlier = (other: ColumnUse) =>
    (use.kind === 'name' && other.kind === 'name') || ('input' in use && 'input' in other && other.input === use.input);
  if (!uses.slice(0, at).some(isEarlier)) return use;
  return 'input' in use ? { kind: 'twice', input: use.input } : { kind: 'unknown' };
}

function purposeOf(heading: string, inputNamed: (text: string) => InputDef | undefined, system: UnitSystem): ColumnUse {
  for (const [name, unit] of partsOf(heading)) {
    const input = inputNamed(name);
    if (input !== undefined) return purposeWith(input, unit, system);
  }
  return NAMES.includes(alike(heading).toLowerCase()) ? { kind: 'name' } : { kind: 'unknown' };
}

function purposeWith(input: InputDef, told: string, system: UnitSystem): ColumnUse {
  if (input.kind !== 'number') return { kind: 'input', input, unit: '' };
  if (told === '' || (input.unit === '' && told !== '%'))
    return { kind: 'input', input, unit: unitIn(system, input.unit) };
  const unit = unitNamed(told, input.unit);
  return unit === undefined ? { kind: 'wrong-unit', input, told } : { kind: 'input', input, unit };
}

/** A heading as name and unit, wherever it may be divided; the longest name first. */
function partsOf(heading: string): readonly (readonly [name: string, unit: string])[] {
  const text = plainOf(heading.replace(/[[\]【】()（）]/g, ' '));
  const divided = [...text.matchAll(/[ ,/:;]+/g)].map(
    ({ 0: sign, index }) => [text.slice(0, index), unitPart(text.slice(index + sign.length))] as const,
  );
  return [[text, ''], ...divided.toReversed()];
}

/** `in kg` and `单位 kg` name `kg`. */
function unitPart(text: string): string {
  return text.replace(/^(in|单位)[ :]+/i, '').trim();
}

/** What an input is called: its sign, where case matters, and its names. */
function keysOf(application: Application, { id }: InputDef) {
  const name = nameIn(application, id);
  const signs = [id, symbolOf(id)].map(alike);
  const words = [name?.zh ?? '', name?.en ?? ''].map((text) => alike(text).toLowerCase()).filter((text) => text !== '');
  const withSigns = words.flatMap((word) =>
    signs.flatMap((sign) => [word + sign.toLowerCase(), sign.toLowerCase() + word]),
  );
  return { signs, names: [...words, ...withSigns, ...signs.map((sign) => sign.toLowerCase())] };
}

function alike(text: string): string {
  return plainOf(text).replace(/[\s_.·-]/g, '');
}

import { plainOf } from '#kernel/figure-as-written.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { both } from '#modules/sizing/domain/core/define.ts';
import type { ChoiceInput, InputDef, NumberInput, PointMass } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { unitsFor } from '#modules/sizing/domain/core/units.ts';
import type { ColumnUse } from './axis-columns.ts';
import { AMBIGUOUS, readFigure, unitNamed } from './read-figure.ts';

/** Why a cell is not used. */
export interface Refused {
  readonly text: BilingualText;
}

type Read = { readonly value: TypedInput } | Refused;

/** What a cell says of an input; undefined where it is empty or of a column that says nothing of the machine. */
export function readCell(
  cell: string,
  use: ColumnUse | { readonly kind: 'beyond' },
): { readonly id: string; readonly value: TypedInput } | Refused | undefined {
  if (/^[-–—]?$/.test(cell)) return undefined;
  switch (use.kind) {
    case 'input': {
      const read = readAs(cell, use.input, use.unit);
      return 'text' in read ? read : { id: use.input.id, value: read.value };
    }
    case 'wrong-unit':
      return { text: wrongUnit(use.told, use.input) };
    case 'beyond':
      return { text: BEYOND };
    case 'twice':
    case 'name':
    case 'unknown':
      return undefined;
  }
}

function readAs(cell: string, input: InputDef, unit: string): Read {
  switch (input.kind) {
    case 'number':
      return figureOf(cell, input, unit);
    case 'choice':
      return choiceOf(cell, input);
    case 'switch':
      return switchOf(cell);
    case 'masses':
      return massesOf(cell);
  }
}

function figureOf(cell: string, input: NumberInput, unit: string): Read {
  const figure = readFigure(cell);
  if (figure === undefined) return { text: NO_FIGURE };
  if (figure === AMBIGUOUS) return { text: TWO_READINGS };
  if (figure.unit === '') return { value: { ...figure, unit } };
  const own = unitNamed(figure.unit, input.unit);
  return own === undefined ? { text: wrongUnit(figure.unit, input) } : { value: { ...figure, unit: own } };
}

function choiceOf(cell: string, { options }: ChoiceInput): Read {
  const asked = alike(cell);
  const isNamed = (name: string) => alike(name) === asked;
  const found =
    options.find(({ code }) => isNamed(code)) ?? options.find(({ name }) => isNamed(name.zh) || isNamed(name.en));
  if (found !== undefined) return { value: found.code };
  const told = (locale: 'zh' | 'en') => options.map(({ name }) => name[locale]);
  return { text: both(`可选：${told('zh').join('、')}`, `It has to be one of: ${told('en').join(', ')}`) };
}

const YES: readonly string[] = ['是', '有', 'y', 'yes', 'true', '1', 'x', '√', '✓'];
const NO: readonly string[] = ['否', '无', 'n', 'no', 'false', '0'];

function switchOf(cell: string): Read {
  const said = alike(cell);
  if (YES.includes(said)) return { value: true };
  return NO.includes(said) ? { value: false } : { text: YES_OR_NO };
}

/** `20@150; 5 kg × 300 mm`: masses in kg, each at its distance from the axis in mm. */
function massesOf(cell: string): Read {
  const masses = cell.split(/[;；、\n]/).map(massOf);
  const found = masses.filter((mass) => mass !== undefined);
  return found.length < masses.length ? { text: NO_MASSES } : { value: found };
}

function massOf(text: string): PointMass | undefined {
  const [mass, radius, ...others] = text.split(/[@x×*]/i).map((part) => readFigure(part));
  const isMass = typeof mass === 'object' && (mass.unit === '' || mass.unit === 'kg');
  const isRadius = typeof radius === 'object' && (radius.unit === '' || radius.unit === 'mm');
  return isMass && isRadius && others.length === 0 ? [mass.value, radius.value] : undefined;
}

function wrongUnit(told: string, input: InputDef): BilingualText {
  const units = input.kind === 'number' ? unitsFor(input.unit).filter((unit) => unit !== '') : [];
  if (units.length === 0)
    return both(`“${told}”不适用：该项没有单位`, `“${told}” does not belong here: it has no unit`);
  return both(
    `单位“${told}”不适用，可用：${units.join('、')}`,
    `The unit “${told}” is not one of it: ${units.join(', ')}`,
  );
}

function alike(text: string): string {
  return plainOf(text).toLowerCase().replaceAll(' ', '');
}

const NO_FIGURE = both('不是数值', 'It is no figure');
const TWO_READINGS = both(
  '逗号可作千位分隔也可作小数点：请写成不带逗号的数值',
  'The comma could divide thousands or decimals: write the figure without it',
);
const YES_OR_NO = both('请填“是”或“否”', 'It has to be yes or no');
const NO_MASSES = both(
  '请写成“质量@半径”，多个用分号分开，例如 20@150; 5@300',
  'Write mass@radius, divided by semicolons, such as 20@150; 5@300',
);
const BEYOND = both('所在列没有表头', 'It stands under no heading');

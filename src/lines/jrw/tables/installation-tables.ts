import type { SizeFact, WormFacts } from '#lines/jrw/facts/worm-facts.ts';
import { INSTALLATION_FIELDS } from '#lines/jrw/fields/installation-fields.ts';
import { ruleOf } from '#lines/jrw/rules/jrw-rules.ts';
import { HIDDEN, NONE, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

const POSITIONS = codesOf('installationPosition');
const UNIVERSAL = 'M0';

/** What each size offers for installation. */
export function installationTables({ sizes }: WormFacts): readonly NamedTable[] {
  return [
    {
      id: 'mounting-of-size',
      ...perSize(sizes, ['builtInType'], ({ hasOtherFaces }) =>
        hasOtherFaces ? [['foot'], ['side'], ['face'], ['hollow']] : [['foot'], ['hollow']],
      ),
      reason: text('025 只有底脚或轴装。', 'Size 025 is mounted on its feet or on the shaft only.'),
      source: 'jrw_housing.csv',
    },
    {
      ...ruleOf('jrw-position-known'),
      ...perSize(sizes, ['installationPosition'], ({ isFilledForLife }) =>
        POSITIONS.filter((code) => isFilledForLife || code !== UNIVERSAL).map((code) => [code]),
      ),
    },
    {
      ...ruleOf('jrw-bore-of-size'),
      ...perSize(sizes, ['hollowShaftSize'], ({ bores }) => bores.map(({ code }) => [code])),
    },
    {
      ...ruleOf('jrw-shaft-needs-standard-bore'),
      ...perSize(sizes, ['outputShaftType', 'hollowShaftSize'], ({ bores, shafts }) => [
        ...bores.map(({ code }) => [NONE, code]),
        ...shafts.flatMap(({ form }) => bores.filter(({ isStandard }) => isStandard).map(({ code }) => [form, code])),
      ]),
    },
    {
      ...ruleOf('jrw-shaft-of-size'),
      ...perSize(sizes, ['outputShaftType', 'outputShaftSize'], ({ shafts }) => [
        [NONE, HIDDEN],
        ...shafts.map(({ form, code }) => [form, code]),
      ]),
    },
    {
      ...ruleOf('jrw-flange-of-size'),
      ...perSize(sizes, ['flangeType', 'flangeSize'], ({ flanges }) => [
        [NONE, HIDDEN],
        ...flanges.map(({ form, code }) => [form, code]),
      ]),
    },
    {
      id: 'input-shaft-of-size',
      variables: ['reduceUnitSize', 'inputType', 'inputShaftIn'],
      rows: sizes.flatMap(({ size, inputShaft }) => [
        ...['motor', 'JCMC', 'AM', 'none'].map((input) => [size, input, HIDDEN]),
        ...(inputShaft === undefined ? [] : [[size, 'AD', inputShaft]]),
      ]),
      reason: text('该机座号没有此输入轴尺寸。', 'This size has no input shaft of this size.'),
      source: 'jrw_solid_input_shafts.csv',
    },
    {
      ...ruleOf('jrw-side-needs-single-shaft'),
      variables: ['outputShaftType', 'outputShaftPointing'],
      rows: [
        [NONE, HIDDEN],
        ['SS', 'A'],
        ['SS', 'B'],
        ['DS', 'AB'],
      ],
    },
  ];
}

function perSize(
  sizes: readonly SizeFact[],
  variables: readonly string[],
  offered: (size: SizeFact) => readonly (readonly string[])[],
): Pick<NamedTable, 'variables' | 'rows'> {
  return {
    variables: ['reduceUnitSize', ...variables],
    rows: sizes.flatMap((size) => offered(size).map((codes) => [size.size, ...codes])),
  };
}

function codesOf(id: string): readonly string[] {
  return INSTALLATION_FIELDS.filter((field) => field.id === id).flatMap(({ values }) => values.map(({ code }) => code));
}

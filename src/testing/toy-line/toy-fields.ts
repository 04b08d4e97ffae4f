import { type FieldDef, plain, text, value } from '#product/field.ts';
import type { LineStep } from '#product/step.ts';

const FIELDS: readonly FieldDef[] = [
  {
    id: 'size',
    step: 0,
    kind: 'choice',
    label: text('规格', 'Size'),
    values: ['10', '20', '30'].map((code) => plain(code)),
    modelled: true,
  },
  {
    id: 'drive',
    step: 0,
    kind: 'toggle',
    label: text('驱动', 'Drive'),
    values: [value('hand', '手摇', 'Crank'), value('motor', '电机', 'Motor')],
    modelled: true,
  },
  {
    id: 'lid',
    step: 1,
    kind: 'choice',
    label: text('盖', 'Lid'),
    values: [value('none', '无', 'None'), value('steel', '钢', 'Steel'), value('glass', '玻璃', 'Glass')],
    modelled: true,
  },
  {
    id: 'paint',
    step: 1,
    kind: 'choice',
    label: text('油漆', 'Paint'),
    values: [value('blue', '蓝', 'Blue'), value('red', '红', 'Red')],
    default: 'blue',
    modelled: true,
  },
];

/** The two steps of the toy's wizard. */
export const TOY_STEPS: readonly LineStep[] = [
  { number: 0, id: 'crank', kind: 'search', fields: FIELDS.filter(({ step }) => step === 0) },
  { number: 1, id: 'trim', kind: 'options', fields: FIELDS.filter(({ step }) => step === 1) },
];

export const TOY_FIELDS = FIELDS;

import { type FieldDef, text, value } from '#product/field.ts';

const NO_YES = [value('no', '否', 'No'), value('yes', '是', 'Yes')];

/** Step 6, overview (spec 001 §2, §3); special wishes are in the model because they open other IP ratings (spec 001 §9). */
export const OVERVIEW_FIELDS: readonly FieldDef[] = [
  {
    id: 'isDrawing',
    step: 5,
    kind: 'toggle',
    label: text('需要图纸', 'Request drawing'),
    values: NO_YES,
    usual: 'no',
    modelled: false,
  },
  {
    id: 'technicalDocEmail',
    step: 5,
    kind: 'text',
    label: text('技术资料接收邮箱', 'E-mail for technical documents'),
    values: [],
    modelled: false,
  },
  {
    id: 'specialWishes',
    step: 5,
    kind: 'toggle',
    label: text('特殊要求', 'Special wishes'),
    values: NO_YES,
    usual: 'no',
    modelled: true,
  },
  {
    id: 'customizedRequirements',
    step: 5,
    kind: 'text',
    label: text('定制要求', 'Customised requirements'),
    values: [],
    modelled: false,
    shownWhen: ['specialWishes', ['yes']],
  },
  {
    id: 'remark',
    step: 5,
    kind: 'text',
    label: text('备注', 'Remark'),
    values: [],
    modelled: false,
  },
];

import { type FieldDef, plain, text, value } from '#product/field.ts';

/** Where the terminal box of a geared motor stands, in degrees. */
export const BOX_LOCATION: FieldDef = {
  id: 'boxLocation',
  step: 2,
  kind: 'choice',
  label: text('接线盒位置', 'Terminal box position'),
  values: [
    value('0', '0°', '0°', text('从风扇端看', 'Viewed from the fan end')),
    value('90', '90°', '90°'),
    value('180', '180°', '180°'),
    value('270', '270°', '270°'),
  ],
  usual: '0',
  modelled: true,
};

/** On which side of the box the cable enters. */
export const CABLE_ENTRY: FieldDef = {
  id: 'outletNozzlePosition',
  step: 2,
  kind: 'choice',
  label: text('出线口位置', 'Cable entry position'),
  values: [value('X', 'X（标准）', 'X (standard)'), plain('1'), plain('2'), plain('3')],
  usual: 'X',
  modelled: true,
};

import { type FieldValue, value } from '#product/field.ts';

/** Where the output points of a unit on its flange or its shaft. */
export const FLANGE_POSITIONS: readonly FieldValue[] = [
  value('B5', 'B5 水平', 'B5, horizontal'),
  value('V1', 'V1 输出向下', 'V1, output down'),
  value('V3', 'V3 输出向上', 'V3, output up'),
];

/** How a unit stands on its feet (IEC 60034-7 by analogy; the sheet asks to confirm). */
export const FOOT_POSITIONS: readonly FieldValue[] = [
  value('B3', 'B3 底脚向下', 'B3, feet down'),
  value('B6', 'B6 底脚装于墙面', 'B6, feet on the wall'),
  value('B7', 'B7 底脚装于墙面', 'B7, feet on the wall'),
  value('B8', 'B8 底脚向上', 'B8, feet up'),
  value('V5', 'V5 输出向下', 'V5, output down'),
  value('V6', 'V6 输出向上', 'V6, output up'),
];

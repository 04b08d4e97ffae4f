import { LUBRICANTS, oilCode } from '#lines/jrt/fields/lubricants.ts';
import { HIDDEN, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

const MINERAL = LUBRICANTS.filter(({ type }) => type === 'mineral');
const OTHERS = LUBRICANTS.filter(({ type }) => type !== 'mineral');
const GEAR_TYPES = ['R', 'F', 'K', 'S'];

/** Which fillings go with which oil and gear type (reference lubricants, rule 80). */
export function reducerTables(): readonly NamedTable[] {
  return [
    {
      id: 'mineral-grade-of-gear-type',
      variables: ['gearboxModel', 'mineralOil'],
      rows: gradesByGearType(MINERAL),
      reason: text(
        '矿物油 VG220 用于 R、F、K，VG680 只用于 S：蜗轮蜗杆滑动接触需要更厚的油膜。',
        'Mineral VG220 is for R, F and K, VG680 for S only: the sliding worm contact needs a thicker film.',
      ),
      source: 'reference rule 80',
    },
    {
      id: 'synthetic-grade-of-gear-type',
      variables: ['gearboxModel', 'syntheticOil'],
      rows: gradesByGearType(OTHERS),
      reason: text('此牌号的润滑油不用于该类型减速机。', 'This oil grade is not for this gear type.'),
      source: 'reference rule 80',
    },
    {
      id: 'grade-of-oil',
      variables: ['lubricatingOil', 'syntheticOil'],
      rows: [['mineral', HIDDEN], ...OTHERS.map((lubricant) => [lubricant.type, oilCode(lubricant)])],
      reason: text('此牌号不属于所选的润滑油。', 'This grade does not belong to the chosen oil.'),
      source: 'reference lubricants',
    },
  ];
}

function gradesByGearType(lubricants: typeof LUBRICANTS): readonly (readonly string[])[] {
  return [
    ...GEAR_TYPES.map((gearType) => [gearType, HIDDEN]),
    ...lubricants.flatMap((lubricant) => lubricant.gearTypes.map((gearType) => [gearType, oilCode(lubricant)])),
  ];
}

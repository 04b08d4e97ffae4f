import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

export type OutputShaft = 'solid' | 'keyed' | 'shrink-disc' | 'splined';
export type FlangeForm = 'none' | 'B5' | 'B14';
/** How the reaction torque may be taken by an arm: not at all, as an option, or always. */
export type TorqueArmUse = 'none' | 'optional' | 'fixed';

export interface AssemblyType {
  readonly code: string;
  readonly gearType: 'R' | 'F' | 'K' | 'S';
  readonly label: BilingualText;
  readonly shaft: OutputShaft;
  readonly flange: FlangeForm;
  readonly torqueArm: TorqueArmUse;
  /** First and last gear unit size it is built for; absent for all sizes. */
  readonly sizes?: readonly [first: number, last: number];
}

/** Every assembly type of builtInType with the sizes it is built for (reference installation options, rules 39 to 44). */
export const ASSEMBLY_TYPES: readonly AssemblyType[] = [
  solid('R', 'R', '底脚安装，实心轴', 'Foot mounted, solid shaft', 'none'),
  solid('RF', 'R', 'B5 法兰安装，实心轴', 'B5 flange mounted, solid shaft', 'B5'),
  solid('R..F', 'R', '底脚和 B5 法兰安装，实心轴', 'Foot and B5 flange mounted, solid shaft', 'B5'),
  solid('RZ', 'R', 'B14 法兰安装，实心轴', 'B14 flange mounted, solid shaft', 'B14', [17, 87]),
  solid(
    'RM',
    'R',
    '加强轴承法兰（搅拌用），实心轴',
    'Extended bearing housing with flange, solid shaft',
    'B5',
    [57, 167],
  ),

  solid('F', 'F', '底脚安装，实心轴', 'Foot mounted, solid shaft', 'none'),
  solid('FF', 'F', 'B5 法兰安装，实心轴', 'B5 flange mounted, solid shaft', 'B5'),
  hollow('FA', 'F', '空心轴（平键）', 'Keyed hollow shaft', 'keyed', 'none', 'optional'),
  hollow('FAF', 'F', '空心轴（平键），B5 法兰', 'Keyed hollow shaft, B5 flange', 'keyed', 'B5', 'none'),
  hollow('FAZ', 'F', '空心轴（平键），B14 法兰', 'Keyed hollow shaft, B14 flange', 'keyed', 'B14', 'none', [37, 157]),
  hollow('FH', 'F', '空心轴（锁紧盘）', 'Hollow shaft with shrink disc', 'shrink-disc', 'none', 'optional'),
  hollow(
    'FHF',
    'F',
    '空心轴（锁紧盘），B5 法兰',
    'Hollow shaft with shrink disc, B5 flange',
    'shrink-disc',
    'B5',
    'none',
  ),
  hollow(
    'FHZ',
    'F',
    '空心轴（锁紧盘），B14 法兰',
    'Hollow shaft with shrink disc, B14 flange',
    'shrink-disc',
    'B14',
    'none',
    [37, 157],
  ),
  hollow(
    'FV',
    'F',
    '花键空心轴（DIN 5480）',
    'Splined hollow shaft (DIN 5480)',
    'splined',
    'none',
    'optional',
    [37, 107],
  ),
  hollow('FVF', 'F', '花键空心轴，B5 法兰', 'Splined hollow shaft, B5 flange', 'splined', 'B5', 'none', [37, 107]),

  solid('K', 'K', '底脚安装，实心轴', 'Foot mounted, solid shaft', 'none'),
  solid('KF', 'K', 'B5 法兰安装，实心轴', 'B5 flange mounted, solid shaft', 'B5', [37, 157]),
  hollow('KA', 'K', '空心轴（平键）', 'Keyed hollow shaft', 'keyed', 'none', 'optional'),
  hollow('KAF', 'K', '空心轴（平键），B5 法兰', 'Keyed hollow shaft, B5 flange', 'keyed', 'B5', 'none', [37, 157]),
  hollow(
    'KAB',
    'K',
    '底脚安装，空心轴（平键）',
    'Foot mounted, keyed hollow shaft',
    'keyed',
    'none',
    'none',
    [47, 107],
  ),
  hollow('KAZ', 'K', '空心轴（平键），B14 法兰', 'Keyed hollow shaft, B14 flange', 'keyed', 'B14', 'none', [37, 157]),
  hollow(
    'KAT',
    'K',
    '空心轴（平键），带扭力臂',
    'Keyed hollow shaft with torque arm',
    'keyed',
    'none',
    'fixed',
    [37, 157],
  ),
  hollow('KH', 'K', '空心轴（锁紧盘）', 'Hollow shaft with shrink disc', 'shrink-disc', 'none', 'optional'),
  hollow(
    'KHB',
    'K',
    '底脚安装，空心轴（锁紧盘）',
    'Foot mounted, hollow shaft with shrink disc',
    'shrink-disc',
    'none',
    'none',
    [47, 107],
  ),
  hollow(
    'KHF',
    'K',
    '空心轴（锁紧盘），B5 法兰',
    'Hollow shaft with shrink disc, B5 flange',
    'shrink-disc',
    'B5',
    'none',
    [37, 157],
  ),
  hollow(
    'KHZ',
    'K',
    '空心轴（锁紧盘），B14 法兰',
    'Hollow shaft with shrink disc, B14 flange',
    'shrink-disc',
    'B14',
    'none',
    [37, 157],
  ),
  hollow(
    'KHT',
    'K',
    '空心轴（锁紧盘），带扭力臂',
    'Hollow shaft with shrink disc and torque arm',
    'shrink-disc',
    'none',
    'fixed',
    [37, 157],
  ),
  hollow(
    'KV',
    'K',
    '花键空心轴（DIN 5480）',
    'Splined hollow shaft (DIN 5480)',
    'splined',
    'none',
    'optional',
    [37, 107],
  ),

  solid('S', 'S', '底脚安装，实心轴', 'Foot mounted, solid shaft', 'none'),
  solid('SF', 'S', 'B5 法兰安装，实心轴', 'B5 flange mounted, solid shaft', 'B5'),
  hollow('SA', 'S', '空心轴（平键）', 'Keyed hollow shaft', 'keyed', 'none', 'optional'),
  hollow('SAF', 'S', '空心轴（平键），B5 法兰', 'Keyed hollow shaft, B5 flange', 'keyed', 'B5', 'none'),
  hollow('SAZ', 'S', '空心轴（平键），B14 法兰', 'Keyed hollow shaft, B14 flange', 'keyed', 'B14', 'none', [47, 97]),
  hollow('SH', 'S', '空心轴（锁紧盘）', 'Hollow shaft with shrink disc', 'shrink-disc', 'none', 'optional'),
  hollow(
    'SHF',
    'S',
    '空心轴（锁紧盘），B5 法兰',
    'Hollow shaft with shrink disc, B5 flange',
    'shrink-disc',
    'B5',
    'none',
  ),
  hollow(
    'SAT',
    'S',
    '空心轴（平键），带扭力臂',
    'Keyed hollow shaft with torque arm',
    'keyed',
    'none',
    'fixed',
    [37, 97],
  ),
];

/** The assembly types that stand on feet. */
export const FOOT_MOUNTED: readonly string[] = ['R', 'R..F', 'F', 'K', 'KAB', 'KHB', 'S'];

/** The codes of the assembly types with a property. */
export function assembliesWith(property: (type: AssemblyType) => boolean): readonly string[] {
  return ASSEMBLY_TYPES.filter(property).map(({ code }) => code);
}

type Sizes = readonly [number, number];
type GearType = AssemblyType['gearType'];

function solid(
  code: string,
  gearType: GearType,
  zh: string,
  en: string,
  flange: FlangeForm,
  sizes?: Sizes,
): AssemblyType {
  return assembly({ code, gearType, label: text(zh, en), shaft: 'solid', flange, torqueArm: 'none' }, sizes);
}

function hollow(
  code: string,
  gearType: GearType,
  zh: string,
  en: string,
  shaft: OutputShaft,
  flange: FlangeForm,
  torqueArm: TorqueArmUse,
  sizes?: Sizes,
): AssemblyType {
  return assembly({ code, gearType, label: text(zh, en), shaft, flange, torqueArm }, sizes);
}

function assembly(type: AssemblyType, sizes: Sizes | undefined): AssemblyType {
  return sizes === undefined ? type : { ...type, sizes };
}

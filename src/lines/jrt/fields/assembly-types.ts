import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

export type OutputShaft = 'solid' | 'keyed' | 'shrink-disc' | 'splined';
export type FlangeForm = 'none' | 'B5' | 'B14';
/** How the reaction torque may be taken by an arm: not at all, as an option, or always. */
export type TorqueArmUse = 'none' | 'optional' | 'fixed';

/** How a gear unit is fixed and what its output is, whichever its gear type. */
interface Assembly {
  readonly label: BilingualText;
  readonly shaft: OutputShaft;
  readonly flange: FlangeForm;
  readonly torqueArm: TorqueArmUse;
  readonly onFeet: boolean;
}

export interface AssemblyType extends Assembly {
  readonly code: string;
  readonly gearType: 'R' | 'F' | 'K' | 'S';
  /** First and last gear unit size it is built for; absent for all sizes. */
  readonly sizes?: Sizes;
}

type Sizes = readonly [first: number, last: number];

const FEET = { onFeet: true } as const;
const ARM = { torqueArm: 'optional' } as const;
const FIXED_ARM = { torqueArm: 'fixed' } as const;
const B5 = { flange: 'B5' } as const;
const B14 = { flange: 'B14' } as const;

const ASSEMBLIES = {
  foot: assembly('solid', '底脚安装，实心轴', 'Foot mounted, solid shaft', FEET),
  B5: assembly('solid', 'B5 法兰安装，实心轴', 'B5 flange mounted, solid shaft', B5),
  'foot-B5': assembly('solid', '底脚和 B5 法兰安装，实心轴', 'Foot and B5 flange mounted, solid shaft', {
    ...FEET,
    ...B5,
  }),
  B14: assembly('solid', 'B14 法兰安装，实心轴', 'B14 flange mounted, solid shaft', B14),
  mixer: assembly('solid', '加强轴承法兰（搅拌用），实心轴', 'Extended bearing housing with flange, solid shaft', B5),

  keyed: assembly('keyed', '空心轴（平键）', 'Keyed hollow shaft', ARM),
  'keyed-foot': assembly('keyed', '底脚安装，空心轴（平键）', 'Foot mounted, keyed hollow shaft', FEET),
  'keyed-B5': assembly('keyed', '空心轴（平键），B5 法兰', 'Keyed hollow shaft, B5 flange', B5),
  'keyed-B14': assembly('keyed', '空心轴（平键），B14 法兰', 'Keyed hollow shaft, B14 flange', B14),
  'keyed-arm': assembly('keyed', '空心轴（平键），带扭力臂', 'Keyed hollow shaft with torque arm', FIXED_ARM),

  disc: assembly('shrink-disc', '空心轴（锁紧盘）', 'Hollow shaft with shrink disc', ARM),
  'disc-foot': assembly(
    'shrink-disc',
    '底脚安装，空心轴（锁紧盘）',
    'Foot mounted, hollow shaft with shrink disc',
    FEET,
  ),
  'disc-B5': assembly('shrink-disc', '空心轴（锁紧盘），B5 法兰', 'Hollow shaft with shrink disc, B5 flange', B5),
  'disc-B14': assembly('shrink-disc', '空心轴（锁紧盘），B14 法兰', 'Hollow shaft with shrink disc, B14 flange', B14),
  'disc-arm': assembly(
    'shrink-disc',
    '空心轴（锁紧盘），带扭力臂',
    'Hollow shaft with shrink disc and torque arm',
    FIXED_ARM,
  ),

  splined: assembly('splined', '花键空心轴（DIN 5480）', 'Splined hollow shaft (DIN 5480)', ARM),
  'splined-B5': assembly('splined', '花键空心轴，B5 法兰', 'Splined hollow shaft, B5 flange', B5),
} as const satisfies Record<string, Assembly>;

/** The assembly types of each gear type by their codes, with the sizes they are built for where those are not all. */
const OF_GEAR_TYPES: Readonly<
  Record<
    AssemblyType['gearType'],
    Readonly<Record<string, readonly [assembly: keyof typeof ASSEMBLIES, sizes?: Sizes]>>
  >
> = {
  R: {
    R: ['foot'],
    RF: ['B5'],
    'R..F': ['foot-B5'],
    RZ: ['B14', [17, 87]],
    RM: ['mixer', [57, 167]],
  },
  F: {
    F: ['foot'],
    FF: ['B5'],
    FA: ['keyed'],
    FAF: ['keyed-B5'],
    FAZ: ['keyed-B14', [37, 157]],
    FH: ['disc'],
    FHF: ['disc-B5'],
    FHZ: ['disc-B14', [37, 157]],
    FV: ['splined', [37, 107]],
    FVF: ['splined-B5', [37, 107]],
  },
  K: {
    K: ['foot'],
    KF: ['B5', [37, 157]],
    KA: ['keyed'],
    KAF: ['keyed-B5', [37, 157]],
    KAB: ['keyed-foot', [47, 107]],
    KAZ: ['keyed-B14', [37, 157]],
    KAT: ['keyed-arm', [37, 157]],
    KH: ['disc'],
    KHB: ['disc-foot', [47, 107]],
    KHF: ['disc-B5', [37, 157]],
    KHZ: ['disc-B14', [37, 157]],
    KHT: ['disc-arm', [37, 157]],
    KV: ['splined', [37, 107]],
  },
  S: {
    S: ['foot'],
    SF: ['B5'],
    SA: ['keyed'],
    SAF: ['keyed-B5'],
    SAZ: ['keyed-B14', [47, 97]],
    SH: ['disc'],
    SHF: ['disc-B5'],
    SAT: ['keyed-arm', [37, 97]],
  },
};

/** Every assembly type of builtInType with the sizes it is built for (reference installation options, rules 39 to 44). */
export const ASSEMBLY_TYPES: readonly AssemblyType[] = (['R', 'F', 'K', 'S'] as const).flatMap((gearType) =>
  Object.entries(OF_GEAR_TYPES[gearType]).map(([code, [name, sizes]]) => ({
    code,
    gearType,
    ...ASSEMBLIES[name],
    ...(sizes && { sizes }),
  })),
);

/** The assembly types that stand on feet. */
export const FOOT_MOUNTED: readonly string[] = assembliesWith(({ onFeet }) => onFeet);

/** The codes of the assembly types with a property. */
export function assembliesWith(property: (type: AssemblyType) => boolean): readonly string[] {
  return ASSEMBLY_TYPES.filter(property).map(({ code }) => code);
}

function assembly(shaft: OutputShaft, zh: string, en: string, special: Partial<Assembly>): Assembly {
  return { label: text(zh, en), shaft, flange: 'none', torqueArm: 'none', onFeet: false, ...special };
}

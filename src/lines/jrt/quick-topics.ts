import type { FieldId, Values } from '#product/configuration.ts';
import type { QuickTopic } from '#product/quick-search/quick-topic.ts';
import { ASSEMBLY_TYPES, type AssemblyType } from './fields/assembly-types.ts';

const FOOT: QuickTopic = { field: 'builtInType', says: 'foot' };
const FLANGE: QuickTopic = { field: 'builtInType', says: 'flange' };
const HOLLOW: QuickTopic = { field: 'builtInType', says: 'hollow' };
const KEYED: QuickTopic = { field: 'builtInType', says: 'keyed' };
const SOLID: QuickTopic = { field: 'builtInType', says: 'solid' };
const DISC: QuickTopic = { field: 'builtInType', says: 'shrink-disc' };
const SPLINED: QuickTopic = { field: 'builtInType', says: 'splined' };
const ARM: QuickTopic = { field: 'builtInType', says: 'torque-arm' };
const BRAKE: QuickTopic = { field: 'brakes', says: 'brake' };

/** What the trade calls the fixing, the output shaft and a brake: which one it is follows from all the words, or is answered later. */
export const JRT_QUICK_TOPICS: Readonly<Record<string, QuickTopic>> = {
  底脚: FOOT,
  底脚安装: FOOT,
  地脚: FOOT,
  地脚安装: FOOT,
  卧式: FOOT,
  foot: FOOT,
  'foot mounted': FOOT,
  'foot-mounted': FOOT,
  法兰: FLANGE,
  法兰安装: FLANGE,
  flange: FLANGE,
  flanged: FLANGE,
  'flange mounted': FLANGE,
  'flange-mounted': FLANGE,
  实心轴: SOLID,
  'solid shaft': SOLID,
  空心轴: HOLLOW,
  轴装: HOLLOW,
  轴装式: HOLLOW,
  'hollow shaft': HOLLOW,
  hollow: HOLLOW,
  'shaft mounted': HOLLOW,
  'shaft-mounted': HOLLOW,
  平键空心轴: KEYED,
  'keyed hollow shaft': KEYED,
  胀紧盘: DISC,
  锁紧盘: DISC,
  收缩盘: DISC,
  'shrink disc': DISC,
  'shrink disk': DISC,
  花键: SPLINED,
  花键空心轴: SPLINED,
  splined: SPLINED,
  'splined hollow shaft': SPLINED,
  扭力臂: ARM,
  力臂: ARM,
  'torque arm': ARM,
  刹车: BRAKE,
  制动: BRAKE,
  制动器: BRAKE,
  带制动: BRAKE,
  带刹车: BRAKE,
  brake: BRAKE,
  'with brake': BRAKE,
};

type Trait = (type: AssemblyType) => boolean;

/** What the words say of the output shaft. */
const SHAFTS: Readonly<Record<string, Trait>> = {
  solid: ({ shaft }) => shaft === 'solid',
  hollow: ({ shaft }) => shaft !== 'solid',
  keyed: ({ shaft }) => shaft === 'keyed',
  'shrink-disc': ({ shaft }) => shaft === 'shrink-disc',
  splined: ({ shaft }) => shaft === 'splined',
};

/** What they say of how the unit is fixed; what is not said of that is not there. */
const FIXINGS: Readonly<Record<string, Trait>> = {
  foot: ({ onFeet }) => onFeet,
  flange: ({ flange }) => flange !== 'none',
  'torque-arm': ({ torqueArm }) => torqueArm === 'fixed',
};

/** The assembly type that words leave of a gear type, where it is one alone: a flange may be that of KF or of KAF. */
export function settleJrtTopics(field: FieldId, says: readonly string[], { gearboxModel }: Values): Values | undefined {
  if (field !== 'builtInType') return undefined;
  const [type, another] = ASSEMBLY_TYPES.filter(({ gearType }) => gearType === gearboxModel).filter((one) =>
    isMeant(one, says),
  );
  return type !== undefined && another === undefined ? { builtInType: type.code } : undefined;
}

function isMeant(type: AssemblyType, says: readonly string[]): boolean {
  const hasShaft = says.every((word) => SHAFTS[word]?.(type) ?? true);
  return hasShaft && Object.entries(FIXINGS).every(([word, has]) => has(type) === says.includes(word));
}

import type { CatalogueFacts, UnitFact } from '#lines/jrt/facts/catalogue-facts.ts';
import { ASSEMBLY_TYPES, type AssemblyType } from '#lines/jrt/fields/assembly-types.ts';
import { boresFor, boresOf, isBuilt, shaftCode } from '#lines/jrt/fields/unit-dimensions.ts';
import { HIDDEN, NONE, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

/** What each unit offers for installation (reference gear units and installation options, rules 43, 44, 49, 55). */
export function installationTables({ units, modules }: CatalogueFacts): readonly NamedTable[] {
  const types = units.flatMap((unit) => typesOf(unit).map((type) => ({ unit, type })));
  const built = types.filter(({ unit, type }) => isBuilt(unit, type));
  return [
    {
      id: 'assembly-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'builtInType'],
      rows: built.map(({ unit, type }) => [...unitKey(unit), type.code]),
      reason: text('该机座号没有此安装形式。', 'This unit is not built in this assembly type.'),
      source: 'reference installation options, rules 43, 44',
    },
    {
      id: 'mounting-position-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'installationPosition'],
      rows: units.flatMap((unit) => mountingPositions(unit).map((position) => [...unitKey(unit), position])),
      reason: text(
        '通用安装方位 M0 只用于 R17 及以下终身润滑的机座号。',
        'The universal position M0 is for lifetime-lubricated units up to R17 only.',
      ),
      source: 'reference rule 49',
    },
    {
      id: 'sight-glass-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'installationPosition', 'oilMirror'],
      rows: units.flatMap((unit) =>
        ALL_POSITIONS.flatMap((position) =>
          sightGlasses(unit, position).map((glass) => [...unitKey(unit), position, glass]),
        ),
      ),
      reason: text(
        '此安装方位看不到油位：R47 以下的 M2、M4 和通用方位 M0 不装油镜。',
        'The oil level cannot be seen: no sight glass on R below size 47 in M2 and M4, nor in M0.',
      ),
      source: 'reference rule 50',
    },
    {
      id: 'output-shaft-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'outputShaftSize'],
      rows: units.flatMap((unit) => [HIDDEN, shaftCode(unit.solidShaft)].map((shaft) => [...unitKey(unit), shaft])),
      reason: text('该机座号没有此输出轴尺寸。', 'This unit has no output shaft of this size.'),
      source: 'reference gear units',
    },
    {
      id: 'hollow-bore-of-unit',
      variables: ['builtInType', 'reduceUnitSize', 'hollowShaftSize'],
      rows: types.flatMap(({ unit, type }) => bores(unit, type).map((bore) => [type.code, unit.reduceUnitSize, bore])),
      reason: text('该安装形式没有此空心轴孔径。', 'This assembly has no hollow shaft of this bore.'),
      source: 'reference gear units',
    },
    {
      id: 'flange-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'flangeSize'],
      rows: units.flatMap((unit) => flanges(unit).map((flange) => [...unitKey(unit), flange])),
      reason: text('该机座号没有此直径的法兰。', 'This unit has no flange of this diameter.'),
      source: 'reference rule 55',
    },
    {
      id: 'torque-arm-of-unit',
      variables: ['builtInType', 'reduceUnitSize', 'torqueArm'],
      rows: types.flatMap(({ unit, type }) =>
        torqueArms(unit, type).map((arm) => [type.code, unit.reduceUnitSize, arm]),
      ),
      reason: text(
        'F 型用橡胶缓冲垫，K37 至 K157 和 S37 至 S97 用扭力臂；KAT、KHT、SAT 已含扭力臂。',
        'F units take rubber buffers, K37 to K157 and S37 to S97 a torque arm; KAT, KHT and SAT include the arm.',
      ),
      source: 'reference rule 41',
    },
    {
      id: 'input-shaft-of-unit',
      variables: ['gearboxModel', 'reduceUnitSize', 'inputModule', 'inputShaftIn'],
      rows: inputShafts(units, modules),
      reason: text('该机座号没有此输入轴尺寸。', 'This unit has no input shaft of this size.'),
      source: 'reference input adapters',
    },
  ];
}

function unitKey(unit: { readonly gearboxModel: string; readonly reduceUnitSize: string }): readonly [string, string] {
  return [unit.gearboxModel, unit.reduceUnitSize];
}

const LEVEL_POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
const ALL_POSITIONS = [...LEVEL_POSITIONS, 'M0'];

function mountingPositions(unit: UnitFact): readonly string[] {
  const lifetimeFilled = unit.gearboxModel === 'R' && Number(unit.reduceUnitSize) <= 17;
  return lifetimeFilled ? ALL_POSITIONS : LEVEL_POSITIONS;
}

function sightGlasses(unit: UnitFact, position: string): readonly string[] {
  const small = unit.gearboxModel === 'R' && Number(unit.reduceUnitSize) < 47;
  const hiddenLevel = position === 'M0' || (small && (position === 'M2' || position === 'M4'));
  return hiddenLevel ? [NONE] : [NONE, 'yes'];
}

function typesOf(unit: UnitFact): readonly AssemblyType[] {
  return ASSEMBLY_TYPES.filter(({ gearType }) => gearType === unit.gearboxModel);
}

/** That a unit is not built in a type is said by its own table, and here nothing more is refused. */
function bores(unit: UnitFact, type: AssemblyType): readonly string[] {
  if (!isBuilt(unit, type)) return [HIDDEN, ...boresOf(unit)];
  return type.shaft === 'solid' ? [HIDDEN] : boresFor(unit, type.shaft);
}

function flanges(unit: UnitFact): readonly string[] {
  return [HIDDEN, ...unit.outputFlangeDiameters.map(String)];
}

function torqueArms(unit: UnitFact, type: AssemblyType): readonly string[] {
  if (type.torqueArm === 'none') return [HIDDEN];
  if (type.torqueArm === 'fixed') return ['T'];
  if (type.gearType === 'F') return [NONE, 'G'];
  const size = Number(unit.reduceUnitSize);
  return size >= 37 && size <= 157 ? [NONE, 'T'] : [NONE];
}

function inputShafts(
  units: CatalogueFacts['units'],
  modules: CatalogueFacts['modules'],
): readonly (readonly string[])[] {
  return [
    ...units.map((unit) => [...unitKey(unit), HIDDEN, HIDDEN]),
    ...modules.map((module) => [
      ...unitKey(module),
      module.inputModule,
      module.inputType === 'AD' ? shaftCode(module.shaft) : HIDDEN,
    ]),
  ];
}

import type { BasicTypeFact, CatalogueFacts, ModuleFact, UnitFact } from '#lines/jrt/facts/catalogue-facts.ts';
import type { FrameFact, MotorFact } from '#lines/shared/motor/motor-facts.ts';

const MOTORS = [
  ['0.12', '4', '63M1'],
  ['0.75', '4', '80M2'],
  ['1.5', '2', '90S'],
  ['1.5', '4', '90L'],
  ['1.5', '6', '100L'],
  ['2.2', '4', '100L1'],
  ['3', '4', '100L2'],
  ['7.5', '4', '132M'],
  ['15', '4', '160L'],
  ['30', '4', '200L'],
] as const;

const UNITS: readonly UnitFact[] = [
  unit('R', '17', [20, 40], [], [], [120, 140, 160]),
  unit('R', '67', [35, 70], [], [], [200, 250]),
  unit('F', '27', [25, 50], [25], [], [160]),
  unit('F', '67', [40, 80], [40], [40], [250]),
  unit('K', '37', [25, 50], [30], [30], [160]),
  unit('K', '67', [40, 80], [40], [40], [250]),
  unit('K', '187', [190, 320], [], [155], []),
  unit('S', '37', [20, 40], [20], [20], [120, 160]),
  unit('S', '67', [35, 70], [40, 45], [40], [200]),
];

const MODULE_KINDS = [
  { inputType: 'AD', inputModule: 'AD2', shaft: { diameter: 19, length: 40 } },
  { inputType: 'AD', inputModule: 'AD5', shaft: { diameter: 42, length: 110 } },
  { inputType: 'AM', inputModule: 'AM90', motorSize: '90', shaft: { diameter: 24, length: 50 } },
  { inputType: 'AN', inputModule: 'AN143TC', motorSize: '143TC', bore: { min: 22.225, max: 22.225 } },
  servo('AQS100/1', 80, 100),
  servo('AQS100/2', 95, 115),
] as const;

const MODULES: readonly ModuleFact[] = UNITS.flatMap((unit) =>
  MODULE_KINDS.map((kind) => ({
    gearboxModel: unit.gearboxModel,
    reduceUnitSize: unit.reduceUnitSize,
    motorSize: null,
    shaft: null,
    flangeDiameter: null,
    centeringDiameter: null,
    holeCircleDiameter: null,
    bore: null,
    inputSpeedMax: 3000,
    ...kind,
  })),
);

/** A small catalogue for rule tests: a unit for each case the rules tell apart, some motors, a module of each kind. */
export const SAMPLE_FACTS: CatalogueFacts = {
  rows: [
    ...UNITS.flatMap(motorRows),
    ...UNITS.map((unit) => row(unit, { inputType: 'none' })),
    ...MODULES.map((module) => row(module, module)),
  ],
  motors: MOTORS.flatMap(([motorPower, motorPoles, motorSize]): MotorFact[] =>
    classesOf(motorSize).map((efficiencyClass) => ({ motorPower, motorPoles, motorSize, efficiencyClass })),
  ),
  units: UNITS,
  modules: MODULES,
  frames: MOTORS.map(
    ([, , motorSize]): FrameFact => ({ motorSize, frameNumber: Number.parseInt(motorSize, 10), statorLength: 'L' }),
  ),
  dutyLimits: [],
};

function unit(
  gearboxModel: string,
  reduceUnitSize: string,
  [diameter, length]: readonly [number, number],
  hollowBoresKeyed: readonly number[],
  hollowBoresShrinkDisc: readonly number[],
  outputFlangeDiameters: readonly number[],
): UnitFact {
  const solidShaft = { diameter, length };
  return { gearboxModel, reduceUnitSize, solidShaft, hollowBoresKeyed, hollowBoresShrinkDisc, outputFlangeDiameters };
}

/** The smallest motor is not made in DU. */
function classesOf(motorSize: string): readonly string[] {
  return motorSize === '63M1' ? ['DN', 'DE'] : ['DN', 'DE', 'DU'];
}

function servo(inputModule: string, centeringDiameter: number, holeCircleDiameter: number) {
  return { inputType: 'AQS', inputModule, centeringDiameter, holeCircleDiameter, bore: { min: 14, max: 19 } } as const;
}

function motorRows(unit: UnitFact): readonly BasicTypeFact[] {
  return ['motor', 'JCMC'].flatMap((inputType) =>
    MOTORS.flatMap(([motorPower, motorPoles, motorSize]) =>
      ['50Hz', '60Hz'].map((motorFrequency) =>
        row(unit, { inputType }, { motorPower, motorPoles, motorSize, motorFrequency }),
      ),
    ),
  );
}

function row(
  { gearboxModel, reduceUnitSize }: Pick<UnitFact, 'gearboxModel' | 'reduceUnitSize'>,
  { inputType, inputModule = '-' }: { readonly inputType: string; readonly inputModule?: string },
  motor: Partial<Pick<BasicTypeFact, 'motorPower' | 'motorPoles' | 'motorSize' | 'motorFrequency'>> = {},
): BasicTypeFact {
  return {
    gearboxModel,
    reduceUnitSize,
    inputType,
    inputModule,
    motorPower: '-',
    motorPoles: '-',
    motorSize: '-',
    motorFrequency: '-',
    ...motor,
  };
}

import { openModel } from '#engine/public.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import type { BasicType, GearboxModel, InputType } from '#lines/jrt/rows/basic-type.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import type { EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';

const RELEASE = buildJrtRelease(SAMPLE_FACTS);
const RATIOS = [57.35, 106.75, 11.5];

/** Rows of the sample catalogue at three ratios; their figures are round numbers no test relies on. */
export const SAMPLE_ROWS: readonly BasicType[] = SAMPLE_FACTS.rows.flatMap((fact) =>
  RATIOS.map((ratio) => row(fact, ratio)),
);

/** The sample release, opened: real fields and rules over a small catalogue. */
export const SAMPLE_PRODUCT: TypeCodeContext = {
  ...productContext(openModel(RELEASE.model), RELEASE, JRT_LINE),
  rowsOf: ({ gearboxModel, reduceUnitSize, inputType }) =>
    inputType === undefined
      ? []
      : SAMPLE_ROWS.filter((one) => one.gearboxModel === gearboxModel && one.reduceUnitSize === reduceUnitSize),
};

/** The row of a unit and an input, `K67` with `90L` or `AM90`, at the ratio 57.35. */
export function aRow(unit: string, input: string, more: Partial<BasicType> = {}): BasicType {
  const found = SAMPLE_ROWS.find(
    (one) =>
      `${one.gearboxModel}${one.reduceUnitSize}` === unit &&
      (one.motorFrame ?? one.inputModule ?? one.inputType) === input &&
      one.inputType === (more.inputType ?? one.inputType),
  );
  if (!found) throw new Error(`The sample catalogue has no ${unit} with ${input}`);
  return { ...found, ...more };
}

function row(fact: (typeof SAMPLE_FACTS.rows)[number], ratio: number): BasicType {
  const isMotor = fact.motorSize !== '-';
  const module = fact.inputModule === '-' ? null : fact.inputModule;
  const gear = `${fact.gearboxModel}${fact.reduceUnitSize}`;
  return {
    id: `${gear}-3-${ratio}-${isMotor ? `DN${fact.motorSize}${fact.motorPoles}` : (module ?? 'none')}-${fact.inputType}`,
    route: isMotor ? 'motor' : 'module',
    gearboxModel: fact.gearboxModel as GearboxModel,
    reduceType: `JRT${fact.gearboxModel}`,
    reduceUnitSize: fact.reduceUnitSize,
    stages: 3,
    ratio,
    inputType: fact.inputType as InputType,
    inputModule: module,
    motorPower: isMotor ? Number(fact.motorPower) : 1.5,
    motorPoles: isMotor ? Number(fact.motorPoles) : null,
    motorFrame: isMotor ? fact.motorSize : null,
    frequency: isMotor ? '50Hz' : null,
    efficiencyClass: isMotor ? ('DN' as EfficiencyClass) : null,
    inputSpeed: 1400,
    inputSpeedMax: isMotor ? null : 3000,
    outputSpeed: 1400 / ratio,
    outputTorque: 300,
    serviceFactor: 1.4,
    usableTorque: 420,
    overhungLoad: 5000,
    mass: 50,
    efficiency: 0.94,
    limit: 'gears',
    wormStage: null,
  };
}

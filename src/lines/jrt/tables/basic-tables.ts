import type { CatalogueFacts } from '#lines/jrt/facts/catalogue-facts.ts';
import { adapterDimensionsOf } from '#lines/jrt/fields/unit-dimensions.ts';
import { HIDDEN, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

/** Which units, inputs and motors exist together (spec 001 §3, reference rules 20 to 23, 33). */
export function basicTables(facts: CatalogueFacts): readonly NamedTable[] {
  return [arrangement(), basicType(facts), motors(facts), adapters(facts)];
}

function arrangement(): NamedTable {
  return {
    id: 'arrangement-of-gear-type',
    variables: ['transmitTypes', 'gearboxModel'],
    rows: [
      ['coaxial', 'R'],
      ['parallel', 'F'],
      ['right-angle', 'K'],
      ['right-angle', 'S'],
    ],
    reason: text(
      'R 为同轴，F 为平行轴，K、S 为直角轴。',
      'R is coaxial, F has parallel shafts, K and S are right-angle units.',
    ),
    source: 'spec 001 §3',
  };
}

function basicType(facts: CatalogueFacts): NamedTable {
  return {
    id: 'basicType',
    variables: [
      'gearboxModel',
      'reduceUnitSize',
      'inputType',
      'inputModule',
      'motorPower',
      'motorPoles',
      'motorSize',
      'motorFrequency',
    ],
    rows: facts.rows.map((row) => [
      row.gearboxModel,
      row.reduceUnitSize,
      row.inputType,
      row.inputModule,
      row.motorPower,
      row.motorPoles,
      row.motorSize,
      row.motorFrequency,
    ]),
    reason: text(
      '产品目录中没有此减速机与输入的组合。',
      'The catalogue lists no unit with this combination of size and input.',
    ),
    source: 'spec 001 §3, reference rules 20 to 23',
  };
}

function motors(facts: CatalogueFacts): NamedTable {
  return {
    id: 'motor-of-efficiency-class',
    variables: ['motorPower', 'motorPoles', 'motorSize', 'efficiencyClass'],
    rows: [
      ...facts.motors.map((motor) => [motor.motorPower, motor.motorPoles, motor.motorSize, motor.efficiencyClass]),
      [HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    ],
    reason: text(
      '没有此功率、极数和能效等级的电机。',
      'There is no motor of this power, pole number and efficiency class.',
    ),
    source: 'spec 001 §3',
  };
}

function adapters(facts: CatalogueFacts): NamedTable {
  const rows = facts.modules.map((module) => {
    const { centering, holeCircle, bores } = adapterDimensionsOf(module);
    return [module.inputModule, centering, holeCircle, bores];
  });
  return {
    id: 'servo-adapter-dimensions',
    variables: ['inputModule', 'adapterCenteringDiameter', 'adapterHoleCircleDiameter', 'boreOnTheInputSideMinMax'],
    rows: [...rows, [HIDDEN, HIDDEN, HIDDEN, HIDDEN]],
    reason: text(
      '伺服适配器的止口、螺栓孔分布圆和孔径为一组固定尺寸。',
      'Pilot, bolt circle and bore of a servo adapter are one fixed set.',
    ),
    source: 'reference rule 33',
  };
}

import { motorTables } from '#lines/shared/motor/tables/motor-tables.ts';
import { text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';
import type { JdFacts } from './facts.ts';

/** Which motors there are, how each frame is mounted, and what each motor takes. */
export function jdTables(facts: JdFacts): readonly NamedTable[] {
  return [motorRow(facts), mountingOfFrame(facts), ...motorTables({ rows: facts.motors, frames: facts.frames })];
}

function motorRow({ motors }: JdFacts): NamedTable {
  return {
    id: 'jd-motor-row',
    variables: ['motorPower', 'motorPoles', 'motorSize', 'efficiencyClass'],
    rows: motors.map(({ motorPower, motorPoles, motorSize, efficiencyClass }) => [
      motorPower,
      motorPoles,
      motorSize,
      efficiencyClass,
    ]),
    reason: text(
      '没有此功率、极数和能效等级的电机。',
      'There is no motor of this power, pole number and efficiency class.',
    ),
    source: 'reference motors',
  };
}

function mountingOfFrame({ mountings }: JdFacts): NamedTable {
  return {
    id: 'jd-mounting-of-frame',
    variables: ['motorSize', 'mountingArrangement'],
    rows: mountings.map(({ motorSize, mountingArrangement }) => [motorSize, mountingArrangement]),
    reason: text(
      '该机座没有此安装结构：B14、B34、V18 到 112，V3、V5、V6 到 160，B5 到 315；B35、V1、V3 从 63 起。',
      'This frame has no such arrangement: B14, B34 and V18 up to 112, V3, V5 and V6 up to 160, B5 up to 315; B35, V1 and V3 from 63.',
    ),
    source: 'IEC 60034-7, GB/T 997, reference mounting arrangements',
  };
}

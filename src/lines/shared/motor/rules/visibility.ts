import type { Expr } from '#engine/public.ts';
import { withBrake } from '#lines/shared/motor/fields/brake.ts';
import { isDelivered, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import type { Visibility } from '#lines/shared/visibility.ts';
import { is } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const MOTOR_FIELDS = [
  'motorType',
  'efficiencyClass',
  'motorFrequency',
  'durationFactor',
  'motorVoltage',
  'motorThermalProtection',
  'coolingMethod',
  'brakes',
  'insulationLevel',
  'protectionClass',
  'encoder',
  'boxLocation',
];

/** What is shown of a motor when. */
export function motorVisibilities(line: MotorOfLine): readonly Visibility[] {
  return [...isDelivered(line).map(motorFieldNeedsMotor), ...details(line)];
}

function motorFieldNeedsMotor(shown: Expr): Visibility {
  return {
    id: 'motor-field-needs-motor',
    fields: MOTOR_FIELDS,
    shown,
    reason: text(
      '此输入方式不含电机，无电机选项。',
      'This input is delivered without a motor, so there are no motor options.',
    ),
    source: 'reference rules 31, 32',
  };
}

function details(line: MotorOfLine): readonly Visibility[] {
  return [
    {
      id: 'fan-voltage-needs-forced-fan',
      fields: ['independentFanVoltage'],
      shown: is('coolingMethod', 'IC416'),
      reason: text(
        '只有强制冷却风扇 IC416 需要独立的风扇电压；IC411 的风扇装在转子轴上，不需供电。',
        'Only the forced fan IC416 needs a fan voltage of its own; the IC411 fan sits on the rotor and has no supply.',
      ),
      source: 'spec 001 §9, reference rules 11, 57',
    },
    {
      id: 'brake-detail-needs-brake',
      fields: ['releaseDevice', 'brakingVoltage', 'releaseAngle'],
      shown: withBrake(line),
      reason: text(
        '释放装置、制动器电压和手柄角度只用于带制动器的电机。',
        'Manual release, brake voltage and lever angle describe a brake and need one.',
      ),
      source: 'spec 001 §4, §9, reference rule 8',
    },
    {
      id: 'incremental-detail-needs-incremental-encoder',
      fields: ['resolutionRatio', 'electricalInterface'],
      shown: is('encoder', 'incremental'),
      reason: text(
        '分辨率和电气接口只用于增量式编码器。',
        'Resolution and electrical interface describe an incremental encoder.',
      ),
      source: 'spec 001 §4, reference rule 9',
    },
    {
      id: 'absolute-detail-needs-absolute-encoder',
      fields: ['measurement', 'communicationInterface', 'mechanicalSpecs', 'shaftDiameter'],
      shown: is('encoder', 'absolute'),
      reason: text(
        '测量方式、通讯接口、机械规格和轴径只用于绝对值编码器。',
        'Measurement, communication interface, mechanical specification and shaft diameter describe an absolute encoder.',
      ),
      source: 'spec 001 §4, reference rule 9',
    },
    {
      id: 'cable-outlet-needs-encoder',
      fields: ['wiringMethod'],
      shown: is('encoder', 'incremental', 'absolute'),
      reason: text('出线方式只用于带编码器的电机。', 'The cable outlet describes an encoder and needs one.'),
      source: 'spec 001 §4',
    },
  ];
}

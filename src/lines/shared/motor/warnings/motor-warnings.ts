import { withBrake } from '#lines/shared/motor/fields/brake.ts';
import { ENCODER_BORES, isWithin } from '#lines/shared/motor/fields/frame-options.ts';
import { DELTA_OR_STAR, FOR_STAR_DELTA_STARTING } from '#lines/shared/motor/fields/voltages.ts';
import type { FrameFact } from '#lines/shared/motor/motor-facts.ts';
import { isIntegrated, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { allOf, is } from '#product/expressions.ts';
import { NONE, text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import { EXPLOSION_PROOF_WARNINGS } from './explosion-proof-warnings.ts';

/** The encoder bore the specification presets, in mm, and the largest shaft height in mm it suits without advice. */
const PRESET_BORE = '8';
const LARGEST_FRAME_OF_PRESET_BORE = 80;

function nonDriveEndWarnings(line: MotorOfLine): readonly WarningDef[] {
  return [
    {
      id: 'second-shaft-with-brake',
      level: 'attention',
      when: allOf(withBrake(line), is('otherMotorOptions.2WE', 'yes')),
      fields: ['otherMotorOptions', 'brakes'],
      text: text(
        '制动器装在非驱动端：制动电机的双轴伸 2WE 须询价，非驱动端轴伸的许用扭矩降低。',
        'The brake sits on the non-drive end: second shaft end 2WE beside a brake is on request, with reduced torque.',
      ),
      source: 'reference rule 59',
    },
    {
      id: 'heater-with-brake',
      level: 'info',
      when: allOf(withBrake(line), is('otherMotorOptions.STH', 'yes')),
      fields: ['otherMotorOptions'],
      text: text(
        '带制动器时，防潮加热带 STH 须接独立端子，只在电机停止时通电，以免绕组过热。',
        'With a brake, wire the heating strip STH to terminals of its own and feed it at standstill only, or the winding overheats.',
      ),
      source: 'reference rule 62',
    },
  ];
}

const START_AND_ENCODER_WARNINGS: readonly WarningDef[] = [
  {
    id: 'star-delta-starting-without-protection',
    level: 'attention',
    when: allOf(is('motorVoltage', ...FOR_STAR_DELTA_STARTING), is('motorThermalProtection', NONE)),
    fields: ['motorThermalProtection', 'motorVoltage'],
    text: text(
      '重载星三角起动时，热继电器不能可靠反映过载：请选电机热保护。',
      'An overload relay does not reliably detect the overload of a heavy star-delta start: choose thermal protection.',
    ),
    source: 'reference rule 68',
  },
  {
    id: 'encoder-5-volt-cable',
    level: 'info',
    when: is('electricalInterface', '1', '2'),
    fields: ['electricalInterface'],
    text: text(
      '5 V 供电的编码器电缆超过 50 m 时压降过大，请选 10～30 V 供电。',
      'On a cable above 50 m the voltage of a 5 V encoder drops too far: take a 10–30 V supply.',
    ),
    source: 'reference rule 76',
  },
  {
    id: 'encoder-htl-frequency',
    level: 'attention',
    when: is('electricalInterface', '3'),
    row: [{ figure: 'encoderFrequency', above: 100 }],
    fields: ['resolutionRatio', 'electricalInterface'],
    text: text(
      '此分辨率在额定转速下的脉冲频率为 {encoderFrequency} kHz，超过 HTL 的 100 kHz：请降低分辨率或选 TTL/RS422。',
      'At rated speed this resolution gives {encoderFrequency} kHz, above the 100 kHz of HTL: take fewer pulses or TTL/RS422.',
    ),
    source: 'reference rule 76',
  },
];

/** What to settle about supply, brake and encoder of motors in these frames (reference rules 59, 62, 65, 68, 73 to 76). */
export function motorWarnings(line: MotorOfLine, frames: readonly FrameFact[]): readonly WarningDef[] {
  return [
    ...DELTA_OR_STAR.map(starDelta),
    ...nonDriveEndWarnings(line),
    integratedWithOwnFan(line),
    ...START_AND_ENCODER_WARNINGS,
    ...EXPLOSION_PROOF_WARNINGS,
    ...largerEncoderBores(frames),
  ];
}

function integratedWithOwnFan(line: MotorOfLine): WarningDef {
  return {
    id: 'integrated-drive-with-own-fan',
    level: 'info',
    when: allOf(isIntegrated(line), is('coolingMethod', 'IC411')),
    fields: ['coolingMethod'],
    text: text(
      '恒转矩调速范围大于 1:5 时，自带风扇风量不足：请选强制冷却风扇 IC416，或选大一号的电机。',
      'For a speed range above 1:5 at constant torque its own fan moves too little air: take the forced fan IC416 or the next motor size.',
    ),
    source: 'reference rule 65',
  };
}

function starDelta({ code, delta, star }: (typeof DELTA_OR_STAR)[number]): WarningDef {
  return {
    id: `star-delta-starting:${delta}-${star}`,
    level: 'info',
    when: is('motorVoltage', code),
    fields: ['motorVoltage'],
    text: text(
      `星三角起动只能用于 ${delta} V 电网（绕组按三角形运行）；接 ${star} V 电网时为星形，直接起动。`,
      `Star-delta starting needs ${delta} V mains, the voltage of the delta; on ${star} V mains the motor runs in star and starts direct on line.`,
    ),
    source: 'reference rules 73, 74',
  };
}

/** One warning for all frames with the same larger bores. */
function largerEncoderBores(frames: readonly FrameFact[]): readonly WarningDef[] {
  const larger = frames.filter(({ frameNumber }) => frameNumber > LARGEST_FRAME_OF_PRESET_BORE);
  const lists = new Set(larger.map(({ frameNumber }) => boresAbovePreset(frameNumber)));
  return [...lists]
    .filter((bores) => bores !== '')
    .map((bores) => {
      const fitting = larger.filter(({ frameNumber }) => boresAbovePreset(frameNumber) === bores);
      return largerEncoderBore(
        bores,
        fitting.map(({ motorSize }) => motorSize),
      );
    });
}

function largerEncoderBore(bores: string, motorSizes: readonly string[]): WarningDef {
  return {
    id: `encoder-bore-small:${bores.replace(' / ', '-')}`,
    level: 'info',
    when: allOf(is('shaftDiameter', PRESET_BORE), is('motorSize', ...motorSizes)),
    row: [],
    fields: ['shaftDiameter'],
    text: text(
      `此机座的编码器轴径建议选 ${bores} mm，而不是 8 mm。`,
      `On this motor frame an encoder shaft of ${bores} mm is advised rather than 8 mm.`,
    ),
    source: 'reference rule 75',
  };
}

function boresAbovePreset(frame: number): string {
  const listed = Object.entries(ENCODER_BORES).filter(
    ([bore, range]) => bore !== PRESET_BORE && isWithin(frame, range),
  );
  return listed.map(([bore]) => bore).join(' / ');
}

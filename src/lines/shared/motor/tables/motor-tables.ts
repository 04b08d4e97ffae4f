import { isExplosionProofFrame } from '#lines/shared/motor/explosion-proof.ts';
import {
  BRAKES,
  ENCODER_BORES,
  FRAME_RANGES,
  isWithin,
  LARGEST_DC_BRAKE_FRAME,
} from '#lines/shared/motor/fields/frame-options.ts';
import { codesOf } from '#lines/shared/motor/fields/motor-fields.ts';
import { FOR_STAR_DELTA_STARTING, SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import type { FrameFact } from '#lines/shared/motor/motor-facts.ts';
import { HIDDEN, NONE, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

const VOLTAGES = codesOf('motorVoltage');
/** kW. */
const LEAST_STAR_DELTA_POWER = 4;
const BRAKE_VOLTAGES = codesOf('brakingVoltage');

/** What the catalogue says of the motors of a line, in codes of the release. */
export interface MotorsOfLine {
  /** Their powers and numbers of poles, in the order of the catalogue. */
  readonly rows: readonly { readonly motorPower: string; readonly motorPoles: string }[];
  readonly frames: readonly FrameFact[];
  /** Set where the line has products without motor. */
  readonly alsoWithout?: true;
}

/** What each motor takes by power, poles and frame, and which encoders exist (reference motor options, rules 63, 70, 75). */
export function motorTables(facts: MotorsOfLine): readonly NamedTable[] {
  return [...singlePhase(facts), starDeltaStarting(facts), ...frameTables(facts), encoders()];
}

/** Capacitor motors go up to 2.2 kW with 2 or 4 poles; every other voltage goes with every motor. */
function singlePhase({ rows, alsoWithout }: MotorsOfLine): readonly NamedTable[] {
  const reason = text(
    '单相电机最大 2.2 kW，只有 2 极或 4 极。',
    'Single-phase motors go up to 2.2 kW with 2 or 4 poles.',
  );
  const source = 'reference rule 63';
  return [
    {
      ...voltagesPer(
        'motorPower',
        codesOr(
          rows.map(({ motorPower }) => motorPower),
          alsoWithout,
        ),
        (power, voltage) => Number(power) <= 2.2 || !isSinglePhase(voltage),
      ),
      reason,
      source,
    },
    {
      ...voltagesPer(
        'motorPoles',
        codesOr(
          rows.map(({ motorPoles }) => motorPoles),
          alsoWithout,
        ),
        (poles, voltage) => poles === '2' || poles === '4' || !isSinglePhase(voltage),
      ),
      reason,
      source,
    },
  ];
}

/** Windings for star-delta starting begin at the power from which mains ask for it. */
function starDeltaStarting({ rows, alsoWithout }: MotorsOfLine): NamedTable {
  const powers = codesOr(
    rows.map(({ motorPower }) => motorPower),
    alsoWithout,
  );
  const isWound = (power: string, voltage: string) =>
    Number(power) >= LEAST_STAR_DELTA_POWER || !FOR_STAR_DELTA_STARTING.some((code) => code === voltage);
  return {
    ...voltagesPer('motorPower', powers, isWound),
    id: 'star-delta-of-motorPower',
    reason: text(
      '星三角起动绕组（380/660 V、400/690 V）用于 4 kW 及以上的电机；更小的电机直接起动。',
      'Windings for star-delta starting (380/660 V, 400/690 V) are made from 4 kW; smaller motors start direct on line.',
    ),
    source: 'reference motor options',
  };
}

function isSinglePhase(voltage: string): boolean {
  return SINGLE_PHASE.some((code) => code === voltage);
}

/** Each code once, that of a product without motor last. */
function codesOr(codes: readonly string[], alsoWithout: true | undefined): readonly string[] {
  return [...new Set([...codes, ...(alsoWithout ? [HIDDEN] : [])])];
}

function voltagesPer(
  variable: string,
  codes: readonly string[],
  isOffered: (code: string, voltage: string) => boolean,
): Pick<NamedTable, 'id' | 'variables' | 'rows'> {
  const offered = (code: string): readonly string[] =>
    code === HIDDEN ? [HIDDEN] : VOLTAGES.filter((voltage) => isOffered(code, voltage));
  const rows = codes.flatMap((code) => offered(code).map((voltage) => [code, voltage]));
  return { id: `voltage-of-${variable}`, variables: [variable, 'motorVoltage'], rows };
}

function frameTables(facts: MotorsOfLine): readonly NamedTable[] {
  return [
    {
      ...perFrame(facts, 'brakes', (frame) => [
        NONE,
        ...BRAKES.filter((brake) => brake.frames.includes(frame)).map(({ code }) => code),
      ]),
      reason: text('此制动器不用于该电机机座。', 'This brake is not built on this motor frame.'),
      source: 'reference rule 70',
    },
    {
      ...perFrame(facts, 'brakingVoltage', (frame) => [
        HIDDEN,
        ...BRAKE_VOLTAGES.filter((voltage) => frame <= LARGEST_DC_BRAKE_FRAME || !voltage.startsWith('DC')),
      ]),
      reason: text(
        '机座号 112 以上的制动器线圈电流过大，不用 DC 24 V。',
        'Above frame 112 the coil current of the brake is too high for DC 24 V.',
      ),
      source: 'reference motor options',
    },
    {
      ...perFrame(facts, 'motorType', (_, motorSize) => (isExplosionProofFrame(motorSize) ? ['AC', 'EX'] : ['AC'])),
      reason: text('防爆电机的机座号为 71 至 315。', 'Explosion-proof motors are built in frames 71 to 315.'),
      source: 'reference motor options',
    },
    {
      ...perFrame(facts, 'coolingMethod', (frame) =>
        isWithin(frame, FRAME_RANGES.IC416) ? ['IC411', 'IC416'] : ['IC411'],
      ),
      reason: text('强制冷却风扇 IC416 的机座号为 80 至 355。', 'The forced fan IC416 is built on frames 80 to 355.'),
      source: 'reference motor options',
    },
    {
      ...perFrame(facts, 'encoder', (frame) =>
        isWithin(frame, FRAME_RANGES.encoder) ? [NONE, 'incremental', 'absolute'] : [NONE],
      ),
      reason: text('编码器的机座号为 71 至 315。', 'Encoders are mounted on frames 71 to 315.'),
      source: 'reference motor options',
    },
    {
      ...perFrame(facts, 'shaftDiameter', (frame) => [HIDDEN, ...encoderBores(frame)]),
      reason: text('此编码器轴径不适合该电机机座。', 'This encoder shaft diameter does not fit this motor frame.'),
      source: 'reference motor options, rule 75',
    },
  ];
}

function perFrame(
  { frames, alsoWithout }: MotorsOfLine,
  option: string,
  offered: (frame: number, motorSize: string) => readonly string[],
): Pick<NamedTable, 'id' | 'variables' | 'rows'> {
  const rows = frames.flatMap(({ motorSize, frameNumber }) =>
    offered(frameNumber, motorSize).map((code) => [motorSize, code]),
  );
  return {
    id: `${option}-by-frame`,
    variables: ['motorSize', option],
    rows: [...rows, ...(alsoWithout ? [[HIDDEN, HIDDEN]] : [])],
  };
}

function encoderBores(frame: number): readonly string[] {
  return Object.entries(ENCODER_BORES)
    .filter(([, range]) => isWithin(frame, range))
    .map(([bore]) => bore);
}

function encoders(): NamedTable {
  return {
    id: 'encoder-interface',
    variables: ['measurement', 'communicationInterface'],
    rows: [
      [HIDDEN, HIDDEN],
      ['single-turn', 'SSI'],
      ...['SSI', 'PROFINET', 'CANopen', 'EtherCAT'].map((protocol) => ['multi-turn', protocol]),
    ],
    reason: text(
      '单圈绝对值编码器只有 SSI 接口；现场总线接口用于多圈编码器。',
      'Single-turn encoders have SSI only; fieldbus interfaces come with multi-turn encoders.',
    ),
    source: 'reference motor options',
  };
}

import { HIDDEN, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';
import type { IndustrialFacts } from './facts.ts';
import { HOURS, LISTED_FACTOR, machineCode, OTHER_MACHINE } from './fields/machines.ts';
import { MAINS_POLES_OF_ROW, MOTOR_FRAMES, MOTOR_SPEED } from './row-values.ts';
import { MAINS_POLES, mainsSpeedOf } from './rows/mains-motor.ts';
import { frameSpans, MOTOR_ON_REQUEST } from './rows/motor-frames.ts';
import { ruleOf } from './rules/jrh-rules.ts';

/** The motor's shaft may be this much thinner or thicker than the input shaft a bell housing joins it to. */
const BELL = { from: 0.8, to: 1.6, height: 315 } as const;

/** Which units there are, which output shafts they have, and which motors a bell housing joins them to. */
export function industrialTables(facts: IndustrialFacts): readonly NamedTable[] {
  return [
    ratingRow(facts),
    stagesOfArrangement(facts),
    hollowSizes(facts),
    bellFrame(facts),
    motorPower(facts),
    motorSpeed(facts),
    machineFactors(facts),
  ];
}

function ratingRow({ rows }: IndustrialFacts): NamedTable {
  const variables = ['gearArrangement', 'stages', 'reduceUnitSize', 'inputShaft'];
  return { ...ruleOf('jrh-rating-row'), variables, rows: rows.map((row) => variables.map((id) => row[id] ?? HIDDEN)) };
}

function stagesOfArrangement({ units }: IndustrialFacts): NamedTable {
  return {
    ...ruleOf('jrh-stages-of-arrangement'),
    variables: ['gearArrangement', 'stages'],
    rows: units.map(({ gearArrangement, stages }) => [gearArrangement, stages]),
  };
}

function hollowSizes({ units }: IndustrialFacts): NamedTable {
  return {
    ...ruleOf('jrh-hollow-sizes'),
    variables: ['gearArrangement', 'stages', 'reduceUnitSize', 'outputShaftType'],
    rows: units.flatMap(({ gearArrangement, stages, reduceUnitSize, outputShafts }) =>
      outputShafts.map((shaft) => [gearArrangement, stages, reduceUnitSize, shaft]),
    ),
  };
}

/** A motor on a base frame may be any; one in a bell housing must suit the input shaft, where that is known. */
function bellFrame({ rows, frames }: IndustrialFacts): NamedTable {
  const shafts = [...new Set(rows.map(({ inputShaft = HIDDEN }) => inputShaft))];
  const suits = (shaft: string, diameter: number) =>
    shaft === HIDDEN || (diameter >= BELL.from * Number(shaft) && diameter <= BELL.to * Number(shaft));
  return {
    ...ruleOf('jrh-bell-frame'),
    variables: ['inputType', 'inputShaft', 'motorSize'],
    rows: shafts.flatMap((shaft) => [
      ['AD', shaft, HIDDEN],
      ['MB', shaft, MOTOR_ON_REQUEST],
      ['MC', shaft, MOTOR_ON_REQUEST],
      ...frames.map(({ frame }) => ['MB', shaft, frame]),
      ...frames
        .filter(({ height, diameter }) => height <= BELL.height && suits(shaft, diameter))
        .map(({ frame }) => ['MC', shaft, frame]),
    ]),
  };
}

/** A motor carries the power of the machine that is driven; one in no list is cleared with the maker. */
function motorPower({ frames }: IndustrialFacts): NamedTable {
  const spans = [...frameSpans(frames)];
  return {
    id: 'motor-power',
    variables: [MOTOR_FRAMES, 'motorSize'],
    rows: spans.flatMap(([span, carrying]) => [...carrying, MOTOR_ON_REQUEST, HIDDEN].map((frame) => [span, frame])),
    reason: text(
      '此机座没有样本电机能以此输入转速给出所需功率；未填工作机功率时，按允许功率的十分之一判定。',
      'No listed motor of this frame gives the power needed at this input speed; where none is asked, a tenth of the one permitted.',
    ),
    source: 'reference motors, power by frame; P / efficiency',
  };
}

/** How fast the motor of a frame runs on the mains, where one of its motors runs near the speed the unit is rated at. */
function motorSpeed({ frames }: IndustrialFacts): NamedTable {
  const speedAt = (frame: IndustrialFacts['frames'][number], poles: string) =>
    String(mainsSpeedOf(frame, poles) ?? HIDDEN);
  return {
    id: 'motor-speed',
    variables: [MAINS_POLES_OF_ROW, 'motorSize', MOTOR_SPEED],
    rows: [...MAINS_POLES, HIDDEN].flatMap((poles) => [
      ...[MOTOR_ON_REQUEST, HIDDEN].map((frame) => [poles, frame, HIDDEN]),
      ...frames.map((frame) => [poles, frame.frame, speedAt(frame, poles)]),
    ]),
    reason: text('此机座的电机以另一转速运行。', 'The motor of this frame runs at another speed.'),
    source: 'reference motors, rated speed by frame and poles',
  };
}

function machineFactors({ machines }: IndustrialFacts): NamedTable {
  const hours = HOURS.map(({ code }) => code);
  return {
    id: 'machine-factor',
    variables: ['drivenMachine', 'hoursPerDay', LISTED_FACTOR],
    rows: [
      ...hours.map((code) => [OTHER_MACHINE.code, code, HIDDEN]),
      ...machines.flatMap(({ machine, factors }) =>
        hours.map((code, place) => [machineCode(machine), code, String(factors[place] ?? HIDDEN)]),
      ),
    ],
    reason: text('此工作机与运行时间另有系数。', 'The list has another factor for this machine and running time.'),
    source: 'reference machine factors, recalled',
  };
}

import { TRAVELLING_DRIVE } from '#modules/sizing/domain/applications/travelling-drive/application.ts';
import type { Candidate } from '#modules/sizing/domain/select/candidate.ts';
import { judgeCandidates } from '#modules/sizing/domain/select/judge-candidates.ts';
import { needOf } from '#modules/sizing/domain/select/need-of.ts';
import { movedResults, sensitivityOf } from '#modules/sizing/domain/sensitivity.ts';
import { evaluateSizing, type Sizing } from '#modules/sizing/domain/sizing.ts';
import { worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { type Bench, median, quantile, timesOf } from './measure.ts';

const DRIVES = 200;
/** What the issue promises for all drives of a machine. */
const PROMISED = 50;
/** A drive may cost at most this part of what the machine costs, whose steps are printed as well. */
const MOST_OF_MACHINE = 0.6;
const QUERY = { application: 'travelling_drive', inputs: { m_0: 1500, m_L: 1500, D: 250, d: 60, v: 0.5 } };
/** As many second values as there can be. */
const PAIRS = { m_L: 0, f: 1.2, c: 0.005, t_a: 2 };

/** Machines computed and drives judged on every key press (issue 18), a drive against the machine itself. */
export const sizing: Bench = {
  name: 'sizing',
  async run() {
    const drives = Array.from({ length: DRIVES }, (_, number) => drive(number));
    const machine = sized();
    const need = needOf(machine);
    const computed = await timesOf(400, () => void sized());
    const paired = await timesOf(100, () => void worstOf(machine));
    const moved = await timesOf(100, () => void moversOf(machine));
    const judged = await timesOf(200, () => void judgeCandidates(drives, need));
    return [
      { name: 'a machine computed p50', value: median(computed), unit: 'ms', most: 5 },
      { name: 'its sixteen combinations computed p50', value: median(paired), unit: 'ms', most: 20 },
      { name: 'what moves it most p50', value: median(moved), unit: 'ms', most: 20 },
      { name: `${DRIVES} drives judged p50`, value: median(judged), unit: 'ms', most: PROMISED },
      { name: `${DRIVES} drives judged p99`, value: quantile(judged, 0.99), unit: 'ms' },
      {
        name: 'a drive judged / the machine computed',
        value: median(judged) / DRIVES / median(computed),
        unit: 'x',
        most: MOST_OF_MACHINE,
      },
    ];
  },
};

function worstOf(machine: Sizing) {
  const worst = worstCase(TRAVELLING_DRIVE, { ...QUERY, pairs: PAIRS }, machine);
  if (worst?.combinations.length !== 16) throw new Error('not sixteen combinations');
}

function moversOf(sizing: Sizing) {
  for (const result of movedResults(sizing)) sensitivityOf(TRAVELLING_DRIVE, QUERY, { sizing, result });
}

function sized() {
  const sizing = evaluateSizing(QUERY);
  if (sizing === undefined) throw new Error('no travelling drive');
  return sizing;
}

function drive(number: number): Candidate {
  const power = 0.25 * 1.1 ** (number % 40);
  return {
    id: String(number),
    series: ['R', 'F', 'K', 'S', 'W'][number % 5] ?? 'R',
    size: String(number % 9),
    kind: number % 5 === 3 ? 'helical-worm' : 'geared',
    gearRatio: 22 + (number % 11) * 0.4,
    ratedPower: power,
    poles: 4,
    ratedSpeed: 1440,
    gearEfficiency: 0.94,
    usableTorque: 60 + (number % 50) * 8,
    overhungLoad: 3000,
    mass: 15 + (number % 37),
  };
}

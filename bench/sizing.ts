import type { Candidate } from '#modules/sizing/domain/select/candidate.ts';
import { judgeCandidates } from '#modules/sizing/domain/select/judge-candidates.ts';
import { needOf } from '#modules/sizing/domain/select/need-of.ts';
import { evaluateSizing } from '#modules/sizing/domain/sizing.ts';
import { type Bench, median, quantile, timesOf } from './measure.ts';

const DRIVES = 200;
/** What the issue promises for all drives of a machine. */
const PROMISED = 50;
/** A drive may cost at most this part of what the machine costs, whose steps are printed as well. */
const MOST_OF_MACHINE = 0.6;
const INPUTS = { m_0: 1500, m_L: 1500, D: 250, d: 60, v: 0.5 };

/** Machines computed and drives judged on every key press (issue 18), a drive against the machine itself. */
export const sizing: Bench = {
  name: 'sizing',
  async run() {
    const drives = Array.from({ length: DRIVES }, (_, number) => drive(number));
    const machine = sized();
    const need = needOf(machine);
    const computed = await timesOf(400, () => void sized());
    const judged = await timesOf(200, () => void judgeCandidates(drives, need));
    return [
      { name: 'a machine computed p50', value: median(computed), unit: 'ms', most: 5 },
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

function sized() {
  const sizing = evaluateSizing({ application: 'travelling_drive', inputs: INPUTS });
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

import { LOOK_UPS, RELATIONS, read } from '../look-up-routes.ts';
import { median, timesOf } from '../measure.ts';
import { QUESTIONS } from '../search.ts';

const BASIC_TYPES = '/api/v1/basicTypeConfig/getBasicType';
const REPEATS = 200;

/** Milliseconds of the middle one of the typical searches, each asked for the first time. */
export function searches(address: string): Promise<number> {
  const asked = QUESTIONS.map(({ model, speed, power }) => {
    const question = { gearboxModel: model, outputSpeed: String(speed), motorPower: String(power) };
    return `${BASIC_TYPES}?${new URLSearchParams(question)}`;
  });
  return middleOf(address, asked);
}

/** Milliseconds of the middle one of the relations of constraints, each asked for the first time. */
export function relations(address: string): Promise<number> {
  return middleOf(address, RELATIONS);
}

/** Milliseconds of the middle one of the public look-ups, asked again and again. */
export async function lookUps(address: string): Promise<number> {
  const times = await timesOf(REPEATS, (index) => read(address + (LOOK_UPS[index % LOOK_UPS.length] ?? '')));
  return median(times);
}

async function middleOf(address: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    await read(address + path);
    times.push(performance.now() - began);
  }
  return median(times.sort((one, other) => one - other));
}

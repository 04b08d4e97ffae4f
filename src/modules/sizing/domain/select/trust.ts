import type { BilingualText } from '#kernel/locale.ts';
import type { Confidence } from '#modules/sizing/domain/core/model.ts';
import { CONFIDENCE_WORDS } from '#modules/sizing/domain/core/words.ts';

/** The figures of motor, brake and shaft by which a limit is judged: where they are no printed ones, that is told with it. */
const JUDGED_BY: Readonly<Record<string, readonly string[]>> = {
  starts: ['k_H'],
  'run-up-long': ['k_H', 'J_M'],
  'run-up-too-long': ['k_H', 'J_M'],
  'slip-starting': ['k_H', 'J_M'],
  'peak-starting': ['k_H', 'J_M'],
  'brake-holds': ['M_B'],
  'brake-twice': ['M_B'],
  'brake-strong': ['M_B'],
  'brake-work': ['M_B', 'J_M', 'W_1'],
  'slip-braking': ['M_B', 'J_M'],
  'peak-braking': ['M_B', 'J_M'],
  overhung: ['F_x'],
  'axial-and-overhung': ['F_x'],
  'starts-an-hour': ['Z_0', 'k_H', 'J_M'],
  inertia: ['J_M'],
  'inertia-ramp': ['J_M'],
  'factor-by-enquiry': ['J_M'],
};

/** From what nobody has printed to what everybody may rely on. */
const LEAST_FIRST: readonly Confidence[] = ['estimated', 'recalled', 'derived'];

/** What is told of a limit, with how far the figures may be trusted that it was judged by. */
export function trustedText(
  code: string,
  text: BilingualText,
  trust: Readonly<Record<string, Confidence>> = {},
): BilingualText {
  const known = (JUDGED_BY[code] ?? []).flatMap((id) => trust[id] ?? []);
  const least = LEAST_FIRST.find((one) => known.includes(one));
  if (least === undefined) return text;
  const { zh, en } = CONFIDENCE_WORDS[least];
  return { zh: `${text.zh}（所用数值：${zh}）`, en: `${text.en} (by figures that are ${en})` };
}

import type { EfficiencyClass } from './motor-codes.ts';
import type { MotorNameplate } from './source/parts.ts';

/** What a nameplate says, by its names with `motor.` before them; the efficiency in the class that was chosen. */
export function nameplateFigures(
  { efficiencies, ...figures }: MotorNameplate,
  efficiencyClass: EfficiencyClass | null,
): readonly (readonly [string, number])[] {
  const efficiency = efficiencyClass === null ? undefined : efficiencies.get(efficiencyClass);
  const all = Object.entries({ ...figures, efficiency: efficiency ?? null });
  return all.flatMap(([name, value]) => (value === null ? [] : [[`motor.${name}`, value] as const]));
}

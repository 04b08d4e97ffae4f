const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the largest unit that has passed. */
export interface Age {
  readonly unit: (typeof UNITS)[number][0];
  readonly count: number;
}

/** The age of what happened at a moment, at another one; a clock that is behind makes nothing younger than new. */
export function ageOf(iso: string, now: number): Age {
  const passed = Math.max(0, now - Date.parse(iso));
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? UNITS[2];
  return { unit, count: Math.floor(passed / length) };
}

/** How much of a proof runs: least in the quick loop, usually a sample, all of it in `npm run test:long`. */
export function extent({ quick, usual, long }: Readonly<Record<'quick' | 'usual' | 'long', number>>): number {
  if (process.env.TEST_PART === 'long') return long;
  return process.env.TEST_PART === 'quick' ? quick : usual;
}

/** So many seeds from 1 on in steps, first and last of each: one test of all of them would reach its limit on a busy machine. */
export function inSteps(count: number, step = 200): readonly (readonly [first: number, last: number])[] {
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => [at * step + 1, Math.min((at + 1) * step, count)]);
}

/** How much of a proof runs: least in the quick loop, usually a sample, all of it in `npm run test:long`. */
export function extent({ quick, usual, long }: Readonly<Record<'quick' | 'usual' | 'long', number>>): number {
  if (process.env.TEST_PART === 'long') return long;
  return process.env.TEST_PART === 'quick' ? quick : usual;
}

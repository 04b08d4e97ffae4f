/**
 * The cases of a proof that run today, of which `npm run test:long` takes all: every so many. Which ones the seed of the run
 * says (testing/run.ts), so that what one day leaves out the next days bring.
 * @param parts how many days bring all of them
 * @param turn where the same cases come again, for other ones there
 */
export function sampleOf<Case>(cases: readonly Case[], parts: number, turn = 0): readonly Case[] {
  if (process.env.TEST_PART === 'long') return cases;
  return cases.filter((_, index) => (index + turn + Number(process.env.TEST_SEED)) % parts === 0);
}

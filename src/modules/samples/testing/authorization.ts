import { SAMPLED, type SampledCode } from '#lines/sampled.ts';
import { samplesOfLine } from '#lines/samples.ts';
import { routesOf, SAMPLE_LOOK_UP_ROUTES, samplesRoutes } from '#modules/samples/contract.ts';
import type { Row } from '#testing/authorization/row.ts';
import { shippedSampleFiles, shippedSampleSource } from '#testing/builders/shipped-samples.ts';

/** Who may call the routes of the module: what each is about, and a valid input; all look-ups are public and read only. */
export const rows: readonly Row[] = [
  ...SAMPLE_LOOK_UP_ROUTES.flatMap((lookUps) =>
    routesOf(lookUps).map(
      (route): Row => ({
        kind: 'call',
        route,
        input: () =>
          route.path.endsWith('getLectoTypeParams') ? {} : { query: { sampleId: firstItem(lookUps.line) } },
      }),
    ),
  ),
  { kind: 'call', route: samplesRoutes.list, input: () => ({ params: { line: SAMPLED[0] } }) },
];

/** The first item of the sample catalogue of a line. */
function firstItem(line: SampledCode): string {
  const samples = samplesOfLine(line);
  const [first] = samples ? shippedSampleSource(shippedSampleFiles(samples), samples).items : [];
  if (first === undefined) throw new Error(`${line} has no samples`);
  return first.id;
}

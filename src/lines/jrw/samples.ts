import type { LineSamples } from '#product/samples/samples.ts';

/** The class of the motors that are kept, and that of those too small for one. */
const CLASSES = ['DN', 'AC'];

/** The sample catalogue of JRW: single worm units that are kept, with motors of ours at 50 Hz (spec 001 §1). */
export const JRW_SAMPLES: LineSamples = {
  line: 'JRW',
  files: { items: 'jrw_samples.csv', parameters: 'sample_params.csv' },
  rowParameters: ['reduceUnitSize', 'ratio', 'motorPower', 'motorPoles', 'motorSize', 'inputFlange'],
  leftOut: ['vfdOptions', 'wiringMethod'],
  rowIds: ({ reduceUnitSize, ratio, motorPower, motorPoles, motorSize, inputFlange }) =>
    CLASSES.map(
      (efficiencyClass) =>
        `W${reduceUnitSize}-${Number(ratio)}-${efficiencyClass}${motorSize}${motorPoles}-${Number(motorPower)}-50-${inputFlange}`,
    ),
};

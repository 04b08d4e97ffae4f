import type { LineSamples } from '#product/samples/samples.ts';

const STAGES = [1, 2, 3];

/** The sample catalogue of JRT: motors of ours at 50 Hz on units that are kept (spec 001 §1). */
export const JRT_SAMPLES: LineSamples = {
  line: 'JRT',
  files: { items: 'jrt_samples.csv', parameters: 'sample_params.csv' },
  rowParameters: [
    'gearboxModel',
    'reduceUnitSize',
    'ratio',
    'motorPower',
    'motorPoles',
    'motorSize',
    'efficiencyClass',
  ],
  leftOut: ['vfdOptions', 'wiringMethod'],
  // A ratio of a unit stands in one of its numbers of stages; the id of a row says which.
  rowIds: ({ gearboxModel, reduceUnitSize, ratio, motorPower, motorPoles, motorSize, efficiencyClass }) =>
    STAGES.map(
      (stages) =>
        `${gearboxModel}${reduceUnitSize}-${stages}-${Number(ratio)}-${efficiencyClass}${motorSize}${motorPoles}-${Number(motorPower)}-50`,
    ),
};

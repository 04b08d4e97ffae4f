import { type ChangeRule, clearing, presetting } from '#product/rule.ts';

const INCREMENTAL = { resolutionRatio: '1024', electricalInterface: '3' };
const ABSOLUTE = {
  measurement: 'single-turn',
  shaftDiameter: '8',
  communicationInterface: 'SSI',
  mechanicalSpecs: 'through',
};
const OUTLET = { wiringMethod: 'E' };
const DETAILS = Object.keys({ ...INCREMENTAL, ...ABSOLUTE, ...OUTLET });

/**
 * An incremental encoder presets 1024 pulses, push-pull HTL at 10-30 V DC and the plastic waterproof connector; an
 * absolute one single-turn, 8 mm, SSI, through hollow shaft and the same connector; each clears the other's details. Any
 * other value clears them all (spec 001 §4, reference rule 9).
 */
export const ENCODER_PRESETS: ChangeRule = {
  id: 'encoder-presets',
  on: ['encoder'],
  clears: () => DETAILS,
  apply: (step) => {
    switch (step.config.values.encoder) {
      case 'incremental':
        return presetting(step, { ...INCREMENTAL, ...OUTLET }, Object.keys(ABSOLUTE));
      case 'absolute':
        return presetting(step, { ...ABSOLUTE, ...OUTLET }, Object.keys(INCREMENTAL));
      default:
        return clearing(step, DETAILS);
    }
  },
};

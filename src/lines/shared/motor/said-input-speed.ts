import type { FigureBefore } from '#product/quick-search/quick-topic.ts';
import { synchronousSpeed } from './rated-speed.ts';

/** How far below the synchronous speed motors run at rated load, as a share. */
const MOST_SLIP = 0.1;
const POLES = [2, 4, 6, 8] as const;

/**
 * What n1 says: with an input for the customer's motor a figure of its own, else the poles of the motor that runs at it; nothing
 * where none does.
 */
export function saidInputSpeed(modules: readonly string[]): FigureBefore {
  return (n1, { inputType = '', motorFrequency }) => {
    if (modules.includes(inputType)) return { values: {}, figures: { inputSpeed: n1 } };
    const frequency = motorFrequency === '60Hz' ? '60Hz' : '50Hz';
    const poles = POLES.find((count) => {
      const speed = synchronousSpeed(count, frequency);
      return n1 <= speed && n1 > speed * (1 - MOST_SLIP);
    });
    return { values: poles === undefined ? {} : { motorPoles: String(poles) }, figures: {} };
  };
}

/** Where every input speed is a figure of its own. */
export const SAID_AS_FIGURE: FigureBefore = (n1) => ({ values: {}, figures: { inputSpeed: n1 } });

import { isShaftEnd, SHAFT_END } from '#lines/jrp/configuration.ts';
import { codeOf, type SavedPartShape } from '#product/saved-part.ts';

/** The installation (spec 001 §3), with the shaft end a customer asked for. */
export const INSTALLATION_PART: SavedPartShape = {
  entries: {
    builtInType: codeOf('builtInType'),
    installationPosition: codeOf('installationPosition'),
    outputShaftType: codeOf('outputShaftType'),
    outputShaftSize: {
      holds: 'code',
      takes: isShaftEnd,
      write: (_, extras) => extras[SHAFT_END] ?? null,
      read: (saved) => ({ extras: { [SHAFT_END]: saved ?? null } }),
    },
    torqueArm: codeOf('torqueArm'),
  },
  readFirst: ['builtInType'],
};

/** What stands at the input besides its frame. */
export const INPUT_PART: SavedPartShape = { entries: { brakes: codeOf('brakes') } };

/** Gear unit options. */
export const REDUCER_PART: SavedPartShape = {
  entries: {
    cooling: codeOf('cooling'),
    lubricatingOil: codeOf('lubricatingOil'),
    surfaceProtection: codeOf('surfaceProtection'),
  },
};

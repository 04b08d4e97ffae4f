import { colourEntry } from '#lines/shared/paint/saved-colour.ts';
import { codeOf, derived, hiddenAsNull, type SavedPartShape } from '#product/saved-part.ts';
import { flangeTypeOf } from './flange-type.ts';
import { joinReducerType } from './reducer-type.ts';
import { fromSavedOil, toSavedOil } from './saved-oil.ts';

/** The installation (spec 001 §3); the flange type follows from the assembly type. */
export const INSTALLATION_PART: SavedPartShape = {
  entries: {
    boxLocation: codeOf('boxLocation'),
    flangePointing: codeOf('flangePointing'),
    flangeSize: codeOf('flangeSize'),
    flangeType: derived('code', ({ builtInType }) => flangeTypeOf(hiddenAsNull(builtInType))),
    hollowShaftSize: codeOf('hollowShaftSize'),
    inputShaftIn: codeOf('inputShaftIn'),
    installationPosition: codeOf('installationPosition'),
    builtInType: codeOf('builtInType'),
    outletNozzlePosition: codeOf('outletNozzlePosition'),
    outputShaftPointing: codeOf('outputShaftPointing'),
    outputShaftSize: codeOf('outputShaftSize'),
    reduceType: derived('text', ({ gearboxModel = '' }) => joinReducerType(gearboxModel)),
    torqueArm: codeOf('torqueArm'),
  },
  readFirst: ['installationPosition', 'builtInType'],
  ofOtherLines: ['outputShaftType'],
};

/** Gear unit options; `color` is a code or the hex value of a custom one. Beyond the specification: `sealTemperature`. */
export const REDUCER_PART: SavedPartShape = {
  entries: {
    color: colourEntry(),
    corrosionProtection: codeOf('corrosionProtection'),
    lubricatingOil: codeOf('lubricatingOil'),
    mineralOil: {
      holds: 'code',
      write: toSavedOil,
      read: (saved, { lubricatingOil }) => ({ values: fromSavedOil(lubricatingOil, saved) }),
    },
    oilMirror: codeOf('oilMirror'),
    oilSeal: codeOf('oilSeal'),
    sealTemperature: codeOf('sealTemperature'),
    surfaceProtection: codeOf('surfaceProtection'),
    nameplate: codeOf('nameplate'),
  },
  readFirst: [
    'color',
    'surfaceProtection',
    'corrosionProtection',
    'lubricatingOil',
    'sealTemperature',
    'oilSeal',
    'oilMirror',
    'nameplate',
  ],
};

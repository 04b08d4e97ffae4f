import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import { MOTOR_PART } from '#lines/shared/motor/saved/motor-part.ts';
import { colourEntry } from '#lines/shared/paint/saved-colour.ts';
import type { Values } from '#product/configuration.ts';
import type { SavedSampleParameter } from '#product/saved.ts';
import {
  codeOf,
  derived,
  hiddenAsNull,
  type SavedEntry,
  type SavedPart,
  type SavedPartShape,
  wantedOf,
} from '#product/saved-part.ts';

const { encoder: ENCODER } = MOTOR_PART.entries;

/** Single or multi turn once more, by the specification's other name for it; read where `measurement` says nothing (spec 001 §3). */
const ABSOLUTE_ENCODER: SavedEntry = {
  holds: 'code',
  write: ({ encoder, measurement }) => (encoder === 'absolute' ? hiddenAsNull(measurement) : null),
  read(saved, part) {
    const said = hiddenAsNull(saved);
    return said === null || part.measurement ? {} : { values: { measurement: said } };
  },
};

/** Whether the two names of single or multi turn say different things. */
export function namesTwoEncoders({ absoluteEncoder, measurement }: SavedPart): boolean {
  const said = hiddenAsNull(absoluteEncoder);
  return said !== null && Boolean(measurement) && measurement !== said;
}

/** Motor options as every line saves them; here the specification names the absolute encoder too: single or multi turn. */
export const WORM_MOTOR_PART: SavedPartShape = {
  entries: {
    ...MOTOR_PART.entries,
    ...(ENCODER && { encoder: { ...ENCODER, read: (saved, part) => ENCODER.read(saved, withMeasurement(part)) } }),
    absoluteEncoder: ABSOLUTE_ENCODER,
  },
  readFirst: MOTOR_PART.readFirst ?? [],
};

/** A part with single or multi turn under its usual name, so that it brings in no encoder either. */
function withMeasurement(part: SavedPart): SavedPart {
  return { ...part, measurement: part.measurement || hiddenAsNull(part.absoluteEncoder) };
}

/** The installation (spec 001 §3); the form of the output shaft is JRW's own entry. */
export const WORM_INSTALLATION_PART: SavedPartShape = {
  entries: {
    boxLocation: codeOf('boxLocation'),
    flangePointing: codeOf('flangePointing'),
    flangeSize: codeOf('flangeSize'),
    flangeType: wantedOf('flangeType'),
    hollowShaftSize: codeOf('hollowShaftSize'),
    inputShaftIn: codeOf('inputShaftIn'),
    installationPosition: codeOf('installationPosition'),
    builtInType: codeOf('builtInType'),
    outletNozzlePosition: codeOf('outletNozzlePosition'),
    outputShaftPointing: codeOf('outputShaftPointing'),
    outputShaftSize: codeOf('outputShaftSize'),
    outputShaftType: wantedOf('outputShaftType'),
    reduceType: derived('text', ({ gearboxModel = '' }) => `JRW${gearboxModel}`),
    torqueArm: wantedOf('torqueArm'),
  },
  readFirst: ['installationPosition', 'builtInType'],
};

/** Gear unit options; `color` is a code or the hex value of a custom one, the oil that of its kind (spec 001 §9). */
export const WORM_REDUCER_PART: SavedPartShape = {
  entries: {
    color: colourEntry(),
    corrosionProtection: codeOf('corrosionProtection'),
    lubricatingOil: codeOf('lubricatingOil'),
    mineralOil: {
      holds: 'code',
      write: ({ lubricatingOil, mineralOil, syntheticOil }) =>
        hiddenAsNull(lubricatingOil === 'mineral' ? mineralOil : syntheticOil),
      read: (saved, { lubricatingOil }) =>
        saved ? { values: lubricatingOil === 'mineral' ? { mineralOil: saved } : { syntheticOil: saved } } : {},
    },
    oilMirror: codeOf('oilMirror'),
    oilSeal: codeOf('oilSeal'),
    surfaceProtection: codeOf('surfaceProtection'),
    nameplate: codeOf('nameplate'),
  },
  readFirst: [
    'color',
    'surfaceProtection',
    'corrosionProtection',
    'lubricatingOil',
    'oilSeal',
    'oilMirror',
    'nameplate',
  ],
};

/** The parameters a worm unit is known by, each by its name in the wizard: the free key/value form of the line (spec 001 §3). */
const PARAMETERS = [
  'gearboxModel',
  'inputType',
  'reduceUnitSize',
  'ratioParts',
  'motorPower',
  'motorPoles',
  'motorSize',
  'inputModule',
  'inputFlange',
  'installationPosition',
  'builtInType',
  'hollowShaftSize',
  'outputShaftType',
  'flangeType',
  'torqueArm',
  'boxLocation',
];

/** What stands in them, the ratio with them; what does not apply is left out. */
export function parametersOf(row: WormRow, standing: Values): readonly SavedSampleParameter[] {
  const said = PARAMETERS.flatMap((modelKey) => {
    const code = hiddenAsNull(standing[modelKey]);
    return code === null ? [] : [{ modelKey, customerValues: [code] }];
  });
  return [...said, { modelKey: 'ratio', customerValues: [String(row.ratio)] }];
}

/** The same as choices, for a line whose row is gone: the ratio is asked for. */
export function fromParameters(parameters: readonly SavedSampleParameter[]): {
  readonly values: Values;
  readonly ratio: number | null;
} {
  const said = new Map(parameters.map(({ modelKey, customerValues }) => [modelKey, customerValues[0] ?? '']));
  const ratio = Number(said.get('ratio'));
  const values = PARAMETERS.flatMap((key) => {
    const code = said.get(key);
    return code ? [[key, code] as const] : [];
  });
  return { values: Object.fromEntries(values), ratio: ratio > 0 ? ratio : null };
}

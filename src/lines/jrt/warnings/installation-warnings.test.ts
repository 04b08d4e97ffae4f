import { proveWarnings, type WarningCase } from '#lines/jrt/testing/warning-cases.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { INSTALLATION_WARNINGS } from './installation-warnings.ts';

const R67 = aRow('R67', '90L', { inputType: 'motor' });

const CASES: readonly WarningCase[] = [
  [
    'hollow-shaft-without-support',
    'KA without arm',
    { values: { builtInType: 'KA' } },
    { values: { builtInType: 'KA', torqueArm: 'T' } },
  ],
  [
    'hollow-shaft-without-support',
    'KAF is held by its flange',
    { values: { builtInType: 'FH' } },
    { values: { builtInType: 'KAF' } },
  ],
  [
    'small-flange-bears-less-overhung-load',
    'RZ, not RF',
    { row: R67, values: { builtInType: 'RZ' } },
    { values: { builtInType: 'RF' } },
  ],
  [
    'flanges-on-both-sides',
    'KF with AB, not A',
    { values: { builtInType: 'KF', outputShaftPointing: 'AB', flangePointing: 'AB' } },
    { values: { builtInType: 'KF', outputShaftPointing: 'AB', flangePointing: 'A' } },
  ],
  ['shrink-disc-shaft-and-guard', 'KH, not KA', { values: { builtInType: 'KH' } }, { values: { builtInType: 'KA' } }],
  [
    'sight-glass-in-place-of-level-plug',
    'with a sight glass',
    { values: { oilMirror: 'yes' } },
    { values: { oilMirror: 'none' } },
  ],
  [
    'rain-cover-stands-upright',
    'with a rain cover',
    { values: { 'otherMotorOptions.C': 'yes', installationPosition: 'M4' } },
    { values: { installationPosition: 'M4' } },
  ],
  [
    'terminal-box-towards-base',
    'K on its feet in M1',
    { values: { builtInType: 'K', boxLocation: '180' } },
    { values: { builtInType: 'K', boxLocation: '0' } },
  ],
  [
    'terminal-box-towards-base',
    'a flange unit has no base',
    { values: { builtInType: 'R..F', boxLocation: '180' } },
    { values: { builtInType: 'RF', boxLocation: '180' } },
  ],
  [
    'terminal-box-towards-base',
    'in M3 it points up',
    { values: { builtInType: 'KAB', boxLocation: '180' } },
    { values: { builtInType: 'KAB', boxLocation: '180', installationPosition: 'M3' } },
  ],
];

proveWarnings(INSTALLATION_WARNINGS, CASES);

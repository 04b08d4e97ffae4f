import type { z } from 'zod';
import type { JRT_WIRE_FORM } from '#lines/jrt/saved/wire-schema.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';

type SavedFormInput = z.input<typeof JRT_WIRE_FORM>;

/** A helical gear motor of size 67 at 1.5 kW as a client saves it; a test names only what it is about. */
export function aSavedForm(changes: Partial<SavedFormInput> = {}): SavedFormInput {
  return {
    gearboxModel: 'R',
    transmitTypes: 'coaxial',
    inputType: 'motor',
    motorType: 'AC',
    efficiencyClass: 'DN',
    basicTypeId: 'R67-3-128.97-DN90L4-1.5-50',
    releaseHash: '0123456789abcdef',
    basicType: {
      motorFrequency: '50Hz',
      motorPoles: '4',
      motorType: 'AC',
      ratio: 128.97,
      reduceType: 'JRTR',
      reduceUnitSize: '67',
      durationFactor: 'S1-100%',
    },
    motorConfig: {
      brakes: 'BE2',
      releaseDevice: 'HR',
      brakingVoltage: 'AC220',
      releaseAngle: '0',
      coolingMethod: 'IC411',
    },
    installationMethodConfig: { installationPosition: 'M1', builtInType: 'none', reduceType: 'JRTR', boxLocation: '0' },
    reduceConfig: { color: '#0a5c8f', lubricatingOil: 'mineral', mineralOil: 'VG220', nameplate: 'zh' },
    ...changes,
  };
}

/** A form of JRT, as whoever saved one knows it to be. */
export function jrtForm(form: SavedForm): z.output<typeof JRT_WIRE_FORM> {
  if (form.category !== 'JRT') throw new Error('A form of another line');
  return form;
}

/** A drive as the recorder configures it, by the fields and codes of the release. */
export interface StoredProduct {
  /** What it is stored for. */
  readonly about: string;
  readonly gearboxModel: string;
  readonly inputType: string;
  /** The ways of a pair other than the usual one, such as ratio instead of output speed. */
  readonly askBy?: Readonly<Record<string, string>>;
  /** Fields of the search: figures are typed, codes picked from their list. */
  readonly search: Readonly<Record<string, number | string>>;
  /** Options of the steps after the search, in this order. */
  readonly options: readonly (readonly [field: string, code: string])[];
  readonly customColor?: string;
  /** Whether special wishes are ticked. */
  readonly isSpecial?: true;
  readonly texts?: Readonly<Record<string, string>>;
}

const BY_RATIO = { speedOrRatio: 'ratio' };

/** All gear types and inputs, and every kind of option that is stored in a way of its own. */
export const STORED_PRODUCTS: readonly StoredProduct[] = [
  {
    about: 'helical, flange',
    gearboxModel: 'R',
    inputType: 'motor',
    search: { outputSpeed: 50, motorPower: '1.5', serviceFactor: 1.4 },
    options: [
      ['builtInType', 'RF'],
      ['flangeSize', '250'],
      ['installationPosition', 'M4'],
      ['nameplate', 'en'],
    ],
    texts: { remark: 'Förderer 3, 驱动端 “A”' },
  },
  {
    about: 'parallel shaft, brake with its details, incremental encoder',
    gearboxModel: 'F',
    inputType: 'motor',
    search: { outputSpeed: 30, motorPower: '3', serviceFactor: 1.2 },
    options: [
      ['builtInType', 'FA'],
      ['torqueArm', 'G'],
      ['brakes', 'BE5'],
      ['releaseDevice', 'HR'],
      ['brakingVoltage', 'AC 380V'],
      ['releaseAngle', '90'],
      ['encoder', 'incremental'],
      ['resolutionRatio', '2048'],
    ],
  },
  {
    about: 'bevel, absolute encoder, list of motor options, custom colour',
    gearboxModel: 'K',
    inputType: 'motor',
    search: { outputSpeed: 50, motorPower: '1.5', serviceFactor: 1.4 },
    options: [
      ['builtInType', 'KAF'],
      ['encoder', 'absolute'],
      ['communicationInterface', 'PROFINET'],
      ['measurement', 'multi-turn'],
      ['otherMotorOptions', 'C'],
      ['otherMotorOptions', 'KS'],
      ['color', 'custom'],
    ],
    customColor: '#4a7b2c',
  },
  {
    about: 'worm, 60 Hz of class DU, approvals, food oil',
    gearboxModel: 'S',
    inputType: 'motor',
    search: { efficiencyClass: 'DU', motorFrequency: '60Hz', outputSpeed: 25, motorPower: '0.37' },
    options: [
      ['builtInType', 'SA'],
      ['hollowShaftSize', '30'],
      ['ulAuthen', 'UL'],
      ['ulAuthen', 'CSA'],
      ['lubricatingOil', 'food'],
    ],
  },
  {
    about: 'bevel by ratio, forced cooling, insulation, thermal protection',
    gearboxModel: 'K',
    inputType: 'motor',
    askBy: BY_RATIO,
    search: { ratio: 57.28, motorPower: '5.5', serviceFactor: 1 },
    options: [
      ['builtInType', 'KH'],
      ['coolingMethod', 'IC416'],
      ['independentFanVoltage', '3AC 380V'],
      ['insulationLevel', 'H'],
      ['motorThermalProtection', 'PT100'],
    ],
  },
  {
    about: 'helical by torque in another duty, colour of the list, sight glass',
    gearboxModel: 'R',
    inputType: 'motor',
    askBy: { powerOrTorque: 'outputTorque' },
    search: { durationFactor: 'S3-40%', outputSpeed: 100, outputTorque: 200, serviceFactor: 1 },
    options: [
      ['builtInType', 'R'],
      ['color', 'RAL5015'],
      ['oilMirror', 'yes'],
    ],
  },
  {
    about: 'bevel with the inverter on its motor, list of inverter options',
    gearboxModel: 'K',
    inputType: 'JCMC',
    search: { outputSpeed: 50, motorPower: '1.5', serviceFactor: 1.4 },
    options: [
      ['builtInType', 'KA'],
      ['vfdOptions', 'PANEL'],
      ['vfdOptions', 'FILTER'],
    ],
  },
  {
    about: 'input shaft (AD)',
    gearboxModel: 'K',
    inputType: 'AD',
    askBy: BY_RATIO,
    search: { ratio: 57.28, serviceFactor: 1, inputSpeed: 1400 },
    options: [
      ['builtInType', 'K'],
      ['surfaceProtection', 'C3'],
    ],
  },
  {
    about: 'IEC adapter (AM) under a torque',
    gearboxModel: 'F',
    inputType: 'AM',
    askBy: { ...BY_RATIO, powerOrTorque: 'outputTorque' },
    search: { ratio: 50, outputTorque: 300, serviceFactor: 1.2, inputSpeed: 1400 },
    options: [
      ['builtInType', 'FF'],
      ['outputShaftPointing', 'A'],
    ],
  },
  {
    about: 'NEMA adapter (AN)',
    gearboxModel: 'R',
    inputType: 'AN',
    askBy: BY_RATIO,
    search: { ratio: 20, serviceFactor: 1, inputSpeed: 1750 },
    options: [
      ['builtInType', 'RF'],
      ['flangeSize', '350'],
      ['nameplate', 'us'],
    ],
  },
  {
    about: 'servo adapter (AQS)',
    gearboxModel: 'K',
    inputType: 'AQS',
    askBy: BY_RATIO,
    search: { ratio: 20, serviceFactor: 1, inputSpeed: 1400 },
    options: [['builtInType', 'KAF']],
  },
  {
    about: 'no input, stainless shaft',
    gearboxModel: 'S',
    inputType: 'none',
    askBy: BY_RATIO,
    search: { ratio: 30, serviceFactor: 1, inputSpeed: 1400 },
    options: [
      ['builtInType', 'SF'],
      ['corrosionProtection', 'stainless-shaft'],
    ],
  },
  {
    about: 'special wishes and an address for drawings',
    gearboxModel: 'K',
    inputType: 'motor',
    search: { outputSpeed: 50, motorPower: '1.5', serviceFactor: 1.4 },
    options: [['builtInType', 'KAF']],
    isSpecial: true,
    texts: {
      technicalDocEmail: 'drawings@example.com',
      customizedRequirements: 'Sealed for wash-down,\nwithout silicone',
      remark: 'Line 2',
    },
  },
];

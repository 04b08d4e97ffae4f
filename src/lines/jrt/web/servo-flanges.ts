/** What tells one servo adapter from another of its size, mm: the pilot and bolt circle of the motor's flange, and its shaft. */
export interface ServoFlange {
  readonly centering: string;
  readonly holeCircle: string;
  readonly bores: string;
}

/** By module; the catalogue has the same of every unit (`input_adapters.csv`). */
export const SERVO_FLANGES: Readonly<Record<string, ServoFlange>> = {
  'AQS80/2': { centering: '50', holeCircle: '70', bores: '9-16' },
  'AQS80/3': { centering: '60', holeCircle: '75', bores: '9-16' },
  'AQS100/1': { centering: '80', holeCircle: '100', bores: '14-19' },
  'AQS100/2': { centering: '95', holeCircle: '115', bores: '14-24' },
  'AQS115/1': { centering: '95', holeCircle: '130', bores: '14-24' },
  'AQS115/2': { centering: '110', holeCircle: '130', bores: '16-24' },
  'AQS140/1': { centering: '110', holeCircle: '165', bores: '19-32' },
  'AQS140/2': { centering: '130', holeCircle: '165', bores: '19-32' },
  'AQS190/1': { centering: '130', holeCircle: '215', bores: '24-38' },
  'AQS190/3': { centering: '180', holeCircle: '215', bores: '24-38' },
};

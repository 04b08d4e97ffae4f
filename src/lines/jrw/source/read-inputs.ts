import type { CellReader } from '#product/cells.ts';
import type { InputFlange, SolidShaft } from './parts.ts';
import { coded } from './read-accessories.ts';
import type { WormProblemCode } from './worm-source.ts';

type Cells = CellReader<WormProblemCode>;

/** A flange with whether printed selections have it: a part nobody has selected from is not offered. */
export interface PrintedFlange extends InputFlange {
  readonly isOffered: boolean;
}

/** A row of jrw_input_flanges.csv. */
export function readInputFlange(cells: Cells): PrintedFlange {
  return {
    place: cells.place,
    size: cells.text('size'),
    frame: cells.text('iec_frame'),
    form: coded(cells, 'flange_form', { B5: 'B5', B14: 'B14' } as const, 'B5'),
    bore: cells.number('worm_bore_d_h8_mm'),
    ratios: { min: cells.number('ratio_min'), max: cells.number('ratio_max') },
    pilot: cells.number('pilot_n_mm'),
    boltCircle: cells.number('bolt_circle_m_mm'),
    outerDiameter: cells.number('outer_d_p_mm'),
    isOffered: cells.text('form_in_selection_rows') === 'yes',
  };
}

/** A row of jrw_solid_input_shafts.csv. */
export function readSolidShaft(cells: Cells): SolidShaft {
  return {
    place: cells.place,
    size: cells.text('size'),
    diameter: cells.number('shaft_d_mm'),
    length: cells.number('shaft_l_mm'),
  };
}

/** The shaft of a motor's frame, which only the check of the import needs. */
export interface MotorShaft {
  readonly frame: string;
  readonly diameter: number;
}

/** What motors.csv says of it. */
export function readMotorShaft(cells: Cells): MotorShaft {
  return { frame: cells.text('frame'), diameter: cells.number('shaft_d_mm') };
}

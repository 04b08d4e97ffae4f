import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { SavedSampleParameter } from '#product/saved.ts';
import type { SavedPart } from '#product/saved-part.ts';
import type { SavedAsked } from './saved-asked.ts';

/** A nested part carries its own id once it has been saved (spec 001 §9). */
export interface SavedRowPart {
  readonly id?: string;
}

/** The chosen row on the motor route. Beyond the specification: `durationFactor`, the torque asked for in Nm, and the row itself. */
export interface SavedBasicType extends SavedRowPart {
  readonly motorFrequency: string | null;
  readonly motorPoles: string | null;
  readonly motorType: string | null;
  readonly ratio: number;
  readonly reduceType: string;
  readonly reduceUnitSize: string;
  readonly durationFactor: string | null;
  /** Left out where no torque was asked for, and by a line saved before it was kept. */
  readonly outputTorque?: number | null;
  /** Null where the row is no longer in the catalogue. */
  readonly catalogueRow: BasicType | null;
}

/**
 * The chosen row on the module route. Beyond the specification: the servo flange and bore, the torque in Nm or the power in kW
 * that gave the row its figures, and the row itself.
 */
export interface SavedInputModule extends SavedRowPart {
  readonly inputModule: string | null;
  readonly motorSize: string | null;
  readonly ratio: number;
  readonly reduceType: string;
  /** Series, gear type and size as one, `JRTK67`. */
  readonly reduceTypeSize: string;
  readonly reduceUnitSize: string;
  readonly inputSpeed: number | null;
  readonly boreOnTheInputSide: number | null;
  readonly outputTorque: number | null;
  readonly motorPower: number | null;
  readonly adapterCenteringDiameter: string | null;
  readonly adapterHoleCircleDiameter: string | null;
  /** Null where the row is no longer in the catalogue. */
  readonly catalogueRow: BasicType | null;
}

/**
 * A saved configuration as the specification's payload (spec 001 §3 "inquiry line"). Beyond the specification: the required
 * service factor, why a drive below it is taken, by which figures it was looked for, and whether drawings are requested; a line
 * saved before that was kept does not say.
 */
export interface SavedLine {
  readonly id?: string;
  readonly productName: string;
  readonly category: 'JRT';
  readonly gearboxModel: string;
  readonly transmitTypes: string;
  readonly inputType: string;
  readonly motorType: string | null;
  readonly efficiencyClass: string | null;
  /** The language of the technical documents. */
  readonly technicalVersion: string;
  readonly sampleSelectionFlag: 'Y' | 'N';
  readonly lectoTypeParamsValues: readonly SavedSampleParameter[];
  readonly technicalDocEmail: string | null;
  readonly customizedRequirements: string | null;
  readonly remark: string | null;
  readonly serviceFactor: number | null;
  /** Why a drive below it is taken all the same. */
  readonly serviceFactorAccepted?: { readonly reason: string };
  /** By which figures the row was looked for. */
  readonly asked?: SavedAsked;
  readonly isDrawing?: boolean;
  readonly inquiryStatus: 'N';
  readonly productConfig: { readonly productName: string };
  readonly basicType: SavedBasicType | null;
  readonly inputModule: SavedInputModule | null;
  readonly motorConfig: SavedPart | null;
  readonly installationMethodConfig: SavedPart;
  readonly reduceConfig: SavedPart;
}

export const SAVED_PARTS = [
  'basicType',
  'inputModule',
  'motorConfig',
  'installationMethodConfig',
  'reduceConfig',
] as const;
export type SavedPartName = (typeof SAVED_PARTS)[number];

/** The ids of a configuration that is edited and of those of its parts that exist. */
export interface SavedIds {
  readonly id: string;
  readonly parts: { readonly [part in SavedPartName]?: string };
}

import type { BasicType } from '#lines/jrt/rows/basic-type.ts';

/** A nested part carries its own id once it has been saved (spec 001 §9). */
export interface SavedPart {
  readonly id?: string;
}

/** The chosen row on the motor route. Beyond the specification: `durationFactor`, and the row itself. */
export interface SavedBasicType extends SavedPart {
  readonly motorFrequency: string | null;
  readonly motorPoles: string | null;
  readonly motorType: string | null;
  readonly ratio: number;
  readonly reduceType: string;
  readonly reduceUnitSize: string;
  readonly durationFactor: string | null;
  /** Null where the row is no longer in the catalogue. */
  readonly catalogueRow: BasicType | null;
}

/**
 * The chosen row on the module route. Beyond the specification: the servo flange and bore, the torque in Nm or the power in kW
 * that gave the row its figures, and the row itself.
 */
export interface SavedInputModule extends SavedPart {
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

/** Motor options; what does not belong to the chosen brake, fan or encoder is not sent. */
export interface SavedMotorConfig extends SavedPart {
  readonly brakes: string | null;
  readonly releaseAngle?: string | null;
  readonly releaseDevice?: string | null;
  readonly brakingVoltage?: string | null;
  readonly coolingMethod: string | null;
  readonly independentFanVoltage?: string | null;
  readonly encoder: string | null;
  readonly resolutionRatio?: string | null;
  readonly electricalInterface?: string | null;
  readonly measurement?: string | null;
  readonly communicationInterface?: string | null;
  readonly mechanicalSpecs?: string | null;
  readonly shaftDiameter?: string | null;
  readonly wiringMethod?: string | null;
  readonly insulationLevel: string | null;
  readonly motorThermalProtection: string | null;
  readonly motorVoltage: string | null;
  readonly ulAuthen: string | null;
  readonly vfdOptions: string | null;
  readonly otherMotorOptions: string | null;
  readonly protectionClass: string | null;
}

export interface SavedInstallation extends SavedPart {
  readonly boxLocation: string | null;
  readonly flangePointing: string | null;
  readonly flangeSize: string | null;
  readonly flangeType: string | null;
  readonly hollowShaftSize: string | null;
  readonly inputShaftIn: string | null;
  readonly installationPosition: string | null;
  readonly builtInType: string | null;
  readonly outletNozzlePosition: string | null;
  readonly outputShaftPointing: string | null;
  readonly outputShaftSize: string | null;
  readonly reduceType: string;
  readonly torqueArm: string | null;
}

/** Gear unit options. Beyond the specification: `sealTemperature`. */
export interface SavedReduceConfig extends SavedPart {
  readonly color: string | null;
  readonly corrosionProtection: string | null;
  readonly lubricatingOil: string | null;
  /** The oil itself, of whatever kind. */
  readonly mineralOil: string | null;
  readonly oilMirror: string | null;
  readonly oilSeal: string | null;
  readonly surfaceProtection: string | null;
  readonly nameplate: string | null;
  readonly sealTemperature: string | null;
}

/** Selected parameters of the sample catalogue (spec 001 §3). */
export interface SavedSampleParameter {
  readonly modelKey: string;
  readonly customerValues: readonly string[];
}

/**
 * A saved configuration as the specification's payload (spec 001 §3 "inquiry line"). Beyond the specification: the required
 * service factor, and whether drawings are requested; a line saved before that was kept does not say.
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
  readonly isDrawing?: boolean;
  readonly inquiryStatus: 'N';
  readonly productConfig: { readonly productName: string };
  readonly basicType: SavedBasicType | null;
  readonly inputModule: SavedInputModule | null;
  readonly motorConfig: SavedMotorConfig | null;
  readonly installationMethodConfig: SavedInstallation;
  readonly reduceConfig: SavedReduceConfig;
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

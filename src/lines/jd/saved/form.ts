import type { SavedPart } from '#product/saved-part.ts';

/** The chosen motor as it is saved. */
export interface SavedMotor {
  readonly id?: string;
  readonly motorFrequency: string;
  readonly motorPoles: string;
  readonly motorType: string | null;
  /** kW. */
  readonly motorPower: number;
  readonly motorSize: string;
  readonly durationFactor: string | null;
}

/** A saved motor as it travels and as the server keeps it: the row by its id and its release, never by its figures. */
export interface JdForm {
  readonly category: 'JD';
  readonly motorType: string | null;
  readonly efficiencyClass: string;
  readonly supplyKind: string;
  readonly basicTypeId: string;
  readonly releaseHash: string;
  readonly technicalVersion: 'zh-cn' | 'en';
  readonly sampleSelectionFlag: 'Y' | 'N';
  readonly lectoTypeParamsValues: { modelKey: string; customerValues: string[] }[];
  readonly technicalDocEmail: string | null;
  readonly specialWishes: boolean;
  readonly customizedRequirements: string | null;
  readonly remark: string | null;
  /** A motor is chosen without one. */
  readonly serviceFactor: number | null;
  readonly asked?: { readonly motorSpeed: number; readonly tolerance?: number };
  readonly isDrawing?: boolean;
  readonly basicType: SavedMotor;
  readonly motorConfig: SavedPart;
  readonly installationMethodConfig: SavedPart;
  readonly reduceConfig: SavedPart;
}

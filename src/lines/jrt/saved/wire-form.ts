import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { SavedPart } from '#product/saved-part.ts';
import type { SavedAsked } from './saved-asked.ts';
import type { SavedBasicType, SavedInputModule, SavedLine } from './saved-line.ts';

/** The chosen row on the module route as it travels: its flange as numbers in mm, the row itself only by its id. */
interface WireInputModule
  extends Omit<SavedInputModule, 'catalogueRow' | 'adapterCenteringDiameter' | 'adapterHoleCircleDiameter'> {
  readonly adapterCenteringDiameter: number | null;
  readonly adapterHoleCircleDiameter: number | null;
}

/** A saved line as it travels and as the server keeps it: the row by its id and its release, never by its figures. */
export interface WireForm {
  readonly category: 'JRT';
  readonly gearboxModel: string;
  readonly transmitTypes: string;
  readonly inputType: string;
  readonly motorType: string | null;
  readonly efficiencyClass: string | null;
  readonly basicTypeId: string;
  readonly releaseHash: string;
  readonly technicalVersion: 'zh-cn' | 'en';
  readonly sampleSelectionFlag: 'Y' | 'N';
  readonly lectoTypeParamsValues: { modelKey: string; customerValues: string[] }[];
  readonly technicalDocEmail: string | null;
  readonly specialWishes: boolean;
  readonly customizedRequirements: string | null;
  readonly remark: string | null;
  readonly serviceFactor: number | null;
  readonly serviceFactorAccepted?: { readonly reason: string };
  readonly asked?: SavedAsked;
  readonly isDrawing?: boolean;
  readonly basicType: Omit<SavedBasicType, 'catalogueRow'> | null;
  readonly inputModule: WireInputModule | null;
  readonly motorConfig: SavedPart | null;
  readonly installationMethodConfig: SavedPart;
  readonly reduceConfig: SavedPart;
}

/** What a line says beside the specification's payload when it travels. */
export interface WireExtras {
  readonly releaseHash: string;
  /** Whether special wishes are ticked (spec 001 §3 "isCustomizedReq"). */
  readonly specialWishes: boolean;
}

/** A saved line as it is sent; null if it names no row. */
export function toWireForm(line: SavedLine, { releaseHash, specialWishes }: WireExtras): WireForm | null {
  const row = line.basicType?.catalogueRow ?? line.inputModule?.catalogueRow;
  if (!row) return null;
  const { id: _id, productName: _name, productConfig: _config, inquiryStatus: _status, ...kept } = line;
  return {
    ...kept,
    technicalVersion: line.technicalVersion === 'en' ? 'en' : 'zh-cn',
    lectoTypeParamsValues: line.lectoTypeParamsValues.map(({ modelKey, customerValues }) => ({
      modelKey,
      customerValues: [...customerValues],
    })),
    basicTypeId: row.id,
    releaseHash,
    specialWishes,
    basicType: line.basicType && withoutRow(line.basicType),
    inputModule: line.inputModule && {
      ...withoutRow(line.inputModule),
      adapterCenteringDiameter: numberOrNull(line.inputModule.adapterCenteringDiameter),
      adapterHoleCircleDiameter: numberOrNull(line.inputModule.adapterHoleCircleDiameter),
    },
  };
}

/** A line that was sent, with the row its id names; null where that is no longer in the catalogue. */
export function fromWireForm(form: WireForm, row: BasicType | null): SavedLine {
  const { basicTypeId: _row, releaseHash: _release, specialWishes: _wishes, ...kept } = form;
  return {
    ...kept,
    productName: '',
    productConfig: { productName: '' },
    inquiryStatus: 'N',
    basicType: form.basicType && { ...form.basicType, catalogueRow: row },
    inputModule: form.inputModule && {
      ...form.inputModule,
      adapterCenteringDiameter: textOrNull(form.inputModule.adapterCenteringDiameter),
      adapterHoleCircleDiameter: textOrNull(form.inputModule.adapterHoleCircleDiameter),
      catalogueRow: row,
    },
  };
}

function withoutRow<Part extends { readonly catalogueRow: BasicType | null }>(part: Part): Omit<Part, 'catalogueRow'> {
  const { catalogueRow: _row, ...rest } = part;
  return rest;
}

function numberOrNull(code: string | null): number | null {
  return code === null ? null : Number(code);
}

function textOrNull(value: number | null): string | null {
  return value === null ? null : String(value);
}

import type { BilingualText } from '#kernel/locale.ts';
import type { SheetRow, SheetSection } from '#product/sheet.ts';
import { ANNEX_WORDS } from './annex-words.ts';
import type { TechnicalSheet } from './technical-sheet.ts';

/** What can be printed behind a data sheet: the sheet of the mounting position, and that of lubricant, spare parts and handling. */
export const ANNEXES = ['mounting', 'service'] as const;
export type AnnexKind = (typeof ANNEXES)[number];

/** Of the pages that are asked for those a product has: the mounting position is of saved products alone, as drawings are. */
export function annexesFor(
  asked: ReadonlySet<AnnexKind>,
  { isSaved }: { readonly isSaved: boolean },
): ReadonlySet<AnnexKind> {
  return new Set(ANNEXES.filter((kind) => asked.has(kind) && (isSaved || kind !== 'mounting')));
}

/** A page behind a data sheet as plain data. */
export interface Annex {
  readonly kind: AnnexKind;
  readonly heading: BilingualText;
  readonly sections: readonly SheetSection[];
  readonly lists: readonly { readonly heading: BilingualText; readonly texts: readonly BilingualText[] }[];
  /** Set where the picture of the product stands on it, large. */
  readonly isPictured?: true;
}

/** The pages behind a sheet that are asked for, in their order; the same figures as on the sheet, and nothing that is not known. */
export function annexesOf(
  sheet: TechnicalSheet,
  asked: ReadonlySet<AnnexKind>,
  lubrication: readonly SheetRow[],
): readonly Annex[] {
  const pages = { mounting: () => mountingAnnex(sheet), service: () => serviceAnnex(sheet, lubrication) };
  return ANNEXES.filter((kind) => asked.has(kind)).map((kind) => pages[kind]());
}

/** How the product stands, and what it measures. */
function mountingAnnex(sheet: TechnicalSheet): Annex {
  const sections = sheet.sections.filter(({ about }) => about === 'mounting' || about === 'dimensions');
  const isMeasured = sections.some(
    ({ about, rows }) => about === 'dimensions' && rows.some(({ unit }) => unit === 'mm'),
  );
  return {
    kind: 'mounting',
    heading: ANNEX_WORDS.mounting,
    sections,
    lists: [{ heading: ANNEX_WORDS.note, texts: [isMeasured ? ANNEX_WORDS.notToScale : ANNEX_WORDS.onRequest] }],
    isPictured: true,
  };
}

/** With what it is lubricated, by what its parts are ordered, and how it is lifted, stored and started. */
function serviceAnnex(sheet: TechnicalSheet, lubrication: readonly SheetRow[]): Annex {
  const oil = sheet.sections.filter(({ about }) => about === 'oil').flatMap(({ rows }) => rows);
  const lubricant = [...lubrication, ...oil];
  const isLubricated = lubricant.length > 0;
  const mass = sheet.performance.filter(({ symbol }) => symbol === 'm');
  return {
    kind: 'service',
    heading: isLubricated ? ANNEX_WORDS.service : ANNEX_WORDS.serviceWithoutOil,
    sections: [
      { heading: ANNEX_WORDS.lubricant, rows: lubricant },
      { heading: ANNEX_WORDS.spareParts, rows: partsRows(sheet) },
      { heading: ANNEX_WORDS.handling, rows: mass },
    ],
    lists: [
      { heading: ANNEX_WORDS.partsNote, texts: [ANNEX_WORDS.askForParts] },
      {
        heading: ANNEX_WORDS.rules,
        texts: [...(isLubricated ? [ANNEX_WORDS.oilRule] : []), ...ANNEX_WORDS.handlingRules],
      },
    ],
  };
}

function partsRows({ productName, typeCode, fullTypeCode, release }: TechnicalSheet): readonly SheetRow[] {
  return [
    { label: ANNEX_WORDS.product, value: productName },
    { label: ANNEX_WORDS.typeCode, value: fullTypeCode || typeCode },
    { label: ANNEX_WORDS.release, value: release.version },
  ];
}

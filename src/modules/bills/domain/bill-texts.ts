import type { BillBody } from './bill-body.ts';
import type { Place } from './missing-fields.ts';

/** Texts of a paper, and the field they stand in; none where they are no field of their own. */
export interface TextsOfPlace {
  readonly place: Place;
  readonly texts: readonly string[];
}

/** Whatever a paper says, text by text, by the fields in which people write it; at the end the whole, in which nothing is left out. */
export function textsByPlace(body: BillBody): readonly TextsOfPlace[] {
  return [
    ...ofParties(body),
    ...ofHead(body),
    ...ofLines(body),
    ...ofPackages(body),
    { place: {}, texts: textsOf(body) },
  ];
}

const ROLES = ['seller', 'buyer', 'consignee', 'notify', 'importer', 'manufacturer'] as const;

function ofParties({ parties }: BillBody): readonly TextsOfPlace[] {
  return ROLES.map((role) => ({ place: { field: role }, texts: textsOf(parties[role]) }));
}

function ofHead(body: BillBody): readonly TextsOfPlace[] {
  const { bank, charges, declaration, goodsText, letterOfCredit, marks, references, remarks, signature } = body;
  const { terms, transport } = body;
  const said = [
    ['import-licence', references.importLicence],
    ['references', references],
    ['letter-of-credit', letterOfCredit],
    ['incoterm', terms.place],
    ['payment', terms.payment],
    ['delivery', terms.delivery],
    ['validity', terms.zone],
    ['bank', bank],
    ['vehicle', transport.vehicle],
    ['loading', transport.loading],
    ['discharge', transport.discharge],
    ['final-destination', transport.finalDestination],
    ['transport-document', transport],
    ['goods-text', goodsText],
    ['charges', charges],
    ['marks', marks],
    ['declaration', declaration],
    ['remarks', remarks],
    ['signature', signature],
  ] as const;
  return said.map(([field, value]) => ({ place: { field }, texts: textsOf(value) }));
}

function ofLines({ lines }: BillBody): readonly TextsOfPlace[] {
  return lines.flatMap(({ customerPartNo, hsCode, keyData, lineNo, materialCode, name, origin, typeCode }) =>
    (
      [
        ['name', name],
        ['type-code', typeCode],
        ['key-data', keyData],
        ['part-no', [customerPartNo, materialCode]],
        ['hs-code', hsCode],
        ['origin', origin],
      ] as const
    ).map(([field, value]) => ({ place: { lineNo, field }, texts: textsOf(value) })),
  );
}

function ofPackages({ packages }: BillBody): readonly TextsOfPlace[] {
  return packages.flatMap(({ contents, handlingMarks, no, woodMark }) => [
    ...contents.map(({ lineNo, serials }) => ({
      place: { packageNo: no, lineNo, field: 'serials' } as const,
      texts: serials,
    })),
    { place: { packageNo: no, field: 'handling' } as const, texts: [handlingMarks] },
    { place: { packageNo: no, field: 'wood-mark' } as const, texts: [woodMark] },
  ]);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

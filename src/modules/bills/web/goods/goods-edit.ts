import type { OpenShipmentDto } from '#modules/bills/contract.ts';

export type GoodsDto = OpenShipmentDto['goods'];
export type GoodsLineDto = GoodsDto['lines'][number];
export type PackageDto = GoodsDto['packages'][number];
export type PartyDto = GoodsDto['parties']['buyer'];

/** What is sent of goods that were worked on: what lines say and where they are delivered, but not how many there are, which belongs to the orders. */
export function editOf({ lines, sold, ...goods }: GoodsDto) {
  return {
    ...goods,
    delivery: { incoterm: sold.incoterm, place: sold.place },
    words: lines.map(({ goodsKind, hsCode, keyData, lineNo, name, netEachG, origin, typeCode, unit }) => ({
      ...{ goodsKind, hsCode, keyData, lineNo, name, netEachG, origin, typeCode, unit },
    })),
  };
}

/** A letter of credit without a number is none. */
export const NO_CREDIT = {
  ...{ number: '', issuingBank: '', date: '', applicant: '', amount: 0, goodsText: '' },
  ...{ latestShipment: '', expiry: '' },
};

/** A party of whom nothing is known yet. */
export const NOBODY: PartyDto = {
  ...{ name: { zh: '', en: '' }, address: { zh: '', en: '' } },
  ...{ contact: '', phone: '', email: '', taxId: '', eori: '' },
};

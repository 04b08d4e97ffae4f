import type { BillPackage, BillTransport, Party } from '#modules/bills/domain/bill-body.ts';

/** The demo customer as its papers name it: invented, as its name says. */
export const DEMO_BUYER: Party = {
  name: { zh: '华东传动设备有限公司（演示）', en: 'East China Drive Equipment Co., Ltd. (demo)' },
  address: { zh: '上海市松江区演示路 12 号，201600', en: '12 Yanshi Road, Songjiang, Shanghai 201600, China' },
  ...{
    contact: '李工',
    phone: '+86 21 0000 0000',
    email: 'lv1-demo@example.com',
    taxId: '91310117DEMO00000X',
    eori: '',
  },
};

/** How the demo's goods go, as far as it is known before they leave. */
export const DEMO_TRANSPORT: BillTransport = {
  ...{ mode: 'road', vehicle: '', loading: '', discharge: '', finalDestination: '上海', shipmentDate: '' },
  ...{ documentNo: '', documentDate: '', containerNo: '', sealNo: '' },
};

export const DEMO_DELIVERY = { incoterm: 'DAP', place: '上海松江' } as const;

/** What the demo's proforma says of payment and of the time until delivery. */
export const DEMO_TERMS = {
  payment: { zh: '预付 30%，发货前付清余款', en: '30% in advance, balance before shipment' },
  delivery: { zh: '收到预付款后 20 天', en: '20 days after receipt of the advance payment' },
} as const;

/** The case the demo's goods are packed in. */
export const DEMO_CASE: Omit<BillPackage, 'contents'> = {
  ...{ no: 1, type: 'plywood-case', handlingMarks: '', woodMark: '' },
  size: { lengthMm: 1200, widthMm: 800, heightMm: 750, tareG: 38_000, weighedG: null },
  ...{ isStackable: true, hasLiftingPoint: false, isOilFilled: true },
};

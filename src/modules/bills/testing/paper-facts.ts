import type { Party } from '#modules/bills/domain/bill-body.ts';

/** A customer with all a paper needs of it. */
export const BUYER: Party = {
  name: { zh: '苏州输送机械有限公司', en: 'Suzhou Conveyor Co., Ltd.' },
  address: { zh: '苏州市吴中区东吴北路 8 号', en: '8 Dongwu North Road, Suzhou' },
  ...{ contact: '王工', phone: '', email: '', taxId: '91320500MA1TEST00X', eori: '' },
};

/** A way of goods that is known well enough to send them. */
export const TRANSPORT = {
  ...{ mode: 'road', vehicle: '苏E·12345', loading: '', discharge: '', finalDestination: '苏州', shipmentDate: '' },
  ...{ documentNo: '', documentDate: '', containerNo: '', sealNo: '' },
} as const;

import type { RowCells } from './import-columns.ts';

const FIRST: RowCells = {
  ...{ source: 'SAP', exportedAt: '2026-11-21 18:00', sapOrderNo: '4500012345', piNo: 'PI2611-0007' },
  ...{ orderDate: '2026-11-02', customerNo: 'C-1001', customerName: '示例传动设备有限公司', shippingType: '公路' },
  ...{ currency: 'CNY', taxIncluded: 'true' },
};
const SECOND: RowCells = {
  ...{ ...FIRST, sapOrderNo: '4500012346', piNo: '', orderDate: '2026-11-05', shippingType: '航空' },
};

/** What a file to begin with has: two orders, machines with numbers and how far they are, and a part with the machine it is for. */
export const SAMPLE_ROWS: readonly RowCells[] = [
  {
    ...{ ...FIRST, itemNo: '10', kind: 'machine', materialCode: '100200301', modelName: 'KAF67 DN90L4 BE2' },
    ...{ typeCode: 'JRTKAF67-DN90L4-39.44-M1-0-LS1', serialNo: 'A2611100..A2611109;B2611007', quantity: '12' },
    ...{ manufacturingNo: 'MO-77120', unitPrice: '5371.00', plannedDate: '2026-12-10' },
    ...{ qtyReady: '6', qtyShipped: '4', qtyDelivered: '4', qtyCancelled: '0' },
  },
  {
    ...{ ...FIRST, itemNo: '20', kind: 'machine', materialCode: '100200302', modelName: 'R67 DN90L4' },
    ...{ typeCode: 'JRTR67-DN90L4-39.44-M1', quantity: '3', unitPrice: '4125.00', plannedDate: '2026-12-18' },
  },
  {
    ...{ ...SECOND, itemNo: '10', kind: 'part', materialCode: '300100045', modelName: '配件' },
    ...{ partDescription: '油封 45×62×8 FKM', serialNo: 'A2511088', quantity: '8', unitPrice: '68.50' },
    ...{ plannedDate: '2026-11-12', actualDate: '2026-11-11', qtyReady: '8', qtyShipped: '8', qtyDelivered: '8' },
  },
  {
    ...{ ...SECOND, itemNo: '20', kind: 'machine', modelName: 'JRW063 DN71M4', quantity: '50', unitPrice: '840.00' },
    ...{ plannedDate: '2026-12-28', changeReason: '' },
  },
];

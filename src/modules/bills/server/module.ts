import { BILLS } from '#modules/bills/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { BILL_PAPERS } from './bill-papers.ts';
import { makeDemoPapers } from './demo/demo-papers.ts';
import { leaveWithOrder } from './leave-with-order.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfBills, namesOfShipments } from './names.ts';
import { BILL_RECORDS, sweepBills } from './personal-records.ts';
import { BILL_PAPER } from './print-bill.ts';
import { seedDemoSeller } from './seed-demo-seller.ts';
import { registerBillRules } from './serve-bill-rules.ts';
import { registerBills } from './serve-bills.ts';
import { registerSellers } from './serve-sellers.ts';
import { registerShipments } from './serve-shipments.ts';
import { BILL_TODO } from './todo-sources.ts';

/** Shipments and their papers: proforma invoice, commercial invoice, packing list. */
export const billsModule: ServerModule = {
  name: 'bills',
  declares: BILLS,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  jobs: [BILL_PAPER],
  seeds: [{ demoOnly: true, run: seedDemoSeller }],
  demoBusiness: makeDemoPapers,
  register(portal) {
    leaveWithOrder(portal);
    registerShipments(portal);
    registerBills(portal);
    registerSellers(portal);
    registerBillRules(portal);
  },
  forgets: { bills: sweepBills },
  names: [namesOfShipments, namesOfBills],
  personalRecords: [BILL_RECORDS],
  todo: BILL_TODO,
  papers: BILL_PAPERS,
  appendedTables: ['bill_events', 'bill_prints'],
};

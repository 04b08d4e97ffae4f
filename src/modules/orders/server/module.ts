import { ORDERS } from '#modules/orders/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { takeDemoOrders } from './demo/take-demo-orders.ts';
import { EXPORT_ALL, EXPORT_LINES } from './export/export-job.ts';
import { serveOrderExport } from './export/export-routes.ts';
import { APPLY_IMPORT } from './import/apply-job.ts';
import { serveOrderImports } from './import/import-routes.ts';
import { FILES_OF_IMPORTS, sweepImports } from './import/import-store.ts';
import { READ_ORDER_SHEET } from './import/jobs.ts';
import { READ_IMPORT } from './import/read-job.ts';
import { REFUSED_ROWS } from './import/refused-job.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfOrders } from './names.ts';
import { ORDER_PAPERS } from './order-papers.ts';
import { registerOrders } from './order-routes.ts';
import { registerOrderedProducts } from './ordered-product.ts';
import { ORDER_RECORDS, sweepOrders } from './personal-records.ts';
import { VIEW_RECORDS } from './saved-views.ts';
import { SUBSCRIPTION_RECORDS } from './subscriptions.ts';
import { ORDER_TODO } from './todo-sources.ts';

/** Orders: of accepted quotes and of the provider's ERP, how far they are, and what became of them. */
export const ordersModule: ServerModule = {
  name: 'orders',
  declares: ORDERS,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  async register(portal) {
    await registerOrderedProducts(portal);
    registerOrders(portal);
    serveOrderExport(portal);
    serveOrderImports(portal);
  },
  demoBusiness: takeDemoOrders,
  jobs: [READ_ORDER_SHEET],
  jobKinds: [EXPORT_LINES, EXPORT_ALL, READ_IMPORT, APPLY_IMPORT, REFUSED_ROWS],
  fileReferences: [FILES_OF_IMPORTS],
  sweeps: [sweepImports],
  forgets: { orders: sweepOrders },
  names: [namesOfOrders],
  personalRecords: [ORDER_RECORDS, VIEW_RECORDS, SUBSCRIPTION_RECORDS],
  todo: ORDER_TODO,
  papers: [ORDER_PAPERS],
  appendedTables: ['order_events'],
};

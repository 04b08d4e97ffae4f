import { accountsModule } from '#modules/accounts/web/module.ts';
import { auditModule } from '#modules/audit/web/module.ts';
import { billsModule } from '#modules/bills/web/module.ts';
import { bulkEntriesModule } from '#modules/bulk-entries/web/module.ts';
import { cartModule } from '#modules/cart/web/module.ts';
import { comparisonsModule } from '#modules/comparisons/web/module.ts';
import { configuratorModule } from '#modules/configurator/web/module.ts';
import { customersModule } from '#modules/customers/web/module.ts';
import { documentsModule } from '#modules/documents/web/module.ts';
import { draftsModule } from '#modules/drafts/web/module.ts';
import { enquiriesModule } from '#modules/enquiries/web/module.ts';
import { jobsModule } from '#modules/jobs/web/module.ts';
import { mailModule } from '#modules/mail/web/module.ts';
import { manualModule } from '#modules/manual/web/module.ts';
import { ordersModule } from '#modules/orders/web/module.ts';
import { papersModule } from '#modules/papers/web/module.ts';
import { pricesModule } from '#modules/prices/web/module.ts';
import { quotesModule } from '#modules/quotes/web/module.ts';
import { reportingModule } from '#modules/reporting/web/module.ts';
import { samplesModule } from '#modules/samples/web/module.ts';
import { sharesModule } from '#modules/shares/web/module.ts';
import { sheetsModule } from '#modules/sheets/web/module.ts';
import { sizingModule } from '#modules/sizing/web/module.ts';
import { todayModule } from '#modules/today/web/module.ts';
import type { WebModule } from '#web/module.ts';

/** Every module with pages, in the order in which a later one may use an earlier one: the one place that names them. */
export const WEB_MODULES: readonly WebModule[] = [
  manualModule,
  auditModule,
  mailModule,
  accountsModule,
  customersModule,
  jobsModule,
  draftsModule,
  enquiriesModule,
  configuratorModule,
  samplesModule,
  pricesModule,
  cartModule,
  bulkEntriesModule,
  documentsModule,
  sizingModule,
  sharesModule,
  comparisonsModule,
  quotesModule,
  ordersModule,
  billsModule,
  sheetsModule,
  reportingModule,
  papersModule,
  todayModule,
];

import { accountsModule } from '#modules/accounts/server/module.ts';
import { auditModule } from '#modules/audit/server/module.ts';
import { billsModule } from '#modules/bills/server/module.ts';
import { bulkEntriesModule } from '#modules/bulk-entries/server/module.ts';
import { cartModule } from '#modules/cart/server/module.ts';
import { catalogueModule } from '#modules/catalogue/server/module.ts';
import { comparisonsModule } from '#modules/comparisons/server/module.ts';
import { configuratorModule } from '#modules/configurator/server/module.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { documentsModule } from '#modules/documents/server/module.ts';
import { draftsModule } from '#modules/drafts/server/module.ts';
import { enquiriesModule } from '#modules/enquiries/server/module.ts';
import { jobsModule } from '#modules/jobs/server/module.ts';
import { mailModule } from '#modules/mail/server/module.ts';
import { ordersModule } from '#modules/orders/server/module.ts';
import { papersModule } from '#modules/papers/server/module.ts';
import { pricesModule } from '#modules/prices/server/module.ts';
import { quotesModule } from '#modules/quotes/server/module.ts';
import { reportingModule } from '#modules/reporting/server/module.ts';
import { samplesModule } from '#modules/samples/server/module.ts';
import { sharesModule } from '#modules/shares/server/module.ts';
import { sheetsModule } from '#modules/sheets/server/module.ts';
import { sizingModule } from '#modules/sizing/server/module.ts';
import { todayModule } from '#modules/today/server/module.ts';
import type { ServerModule } from '#server/module.ts';

/** The modules of the portal with a server half, in the order in which a later one may use an earlier one: a new one is one line here. */
export const SERVER_MODULES: readonly ServerModule[] = [
  auditModule,
  mailModule,
  accountsModule,
  customersModule,
  jobsModule,
  draftsModule,
  enquiriesModule,
  catalogueModule,
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

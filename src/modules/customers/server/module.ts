import { CUSTOMERS } from '#modules/customers/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerCustomers } from './customer-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { assignmentsOfPerson } from './personal-records.ts';
import { mayActNowFor, scopeOf } from './scope.ts';
import { seedDemoCustomers } from './seed-demo-customers.ts';

/** The tree of customers, who looks after them, and the scope of every query. */
export const customersModule: ServerModule = {
  name: 'customers',
  declares: CUSTOMERS,
  failureTexts: { 'zh-cn': zh, en },
  register: registerCustomers,
  seeds: [{ demoOnly: true, run: seedDemoCustomers }],
  personalRecords: [assignmentsOfPerson],
  services: { findScope: scopeOf, mayActFor: mayActNowFor },
};

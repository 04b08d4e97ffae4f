import type { Role } from '#kernel/actor.ts';
import type { Right } from '#kernel/right.ts';
import { SALES_SERVICE_DEPARTMENT } from './departments.ts';

/** The password of every demo account; it is published, so demo mode stays on this machine (product decisions §9). */
export const DEMO_PASSWORD = 'Drive-demo-1';

export interface DemoOrganisation {
  readonly key: string;
  readonly name: string;
  readonly parent: string | null;
  readonly kind: 'provider' | 'customer-lv1' | 'customer-lv2';
}

/** A provider, two level-1 customers and their centre customers: enough to see who sees what. */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  { key: 'provider', name: '驱动制造有限公司', parent: null, kind: 'provider' },
  { key: 'lv1', name: '华东传动设备有限公司', parent: null, kind: 'customer-lv1' },
  { key: 'lv2', name: '苏州输送机械有限公司', parent: 'lv1', kind: 'customer-lv2' },
  { key: 'lv1-other', name: '南方包装机械有限公司', parent: null, kind: 'customer-lv1' },
  { key: 'lv2-other', name: '佛山纸箱机械有限公司', parent: 'lv1-other', kind: 'customer-lv2' },
];

export interface DemoAccount {
  readonly username: string;
  /** An address of the domain reserved for examples: nothing sent there reaches anyone. */
  readonly email: string;
  readonly role: Role;
  /** The specification's `userAttribute`. */
  readonly userAttribute: string;
  readonly userDepartment: string;
  readonly organisation: string;
  /** Keys of the level-1 customers a member of staff looks after. */
  readonly assigned: readonly string[];
  /** What a member of staff may do beyond the role. */
  readonly rights: readonly Right[];
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'admin',
    email: 'admin@example.com',
    role: 'admin',
    userAttribute: 'Admin',
    userDepartment: '系统管理部',
    organisation: 'provider',
    assigned: [],
    rights: [],
  },
  {
    username: 'lv1-demo',
    email: 'lv1-demo@example.com',
    role: 'customer-lv1',
    userAttribute: 'Customer-lv1',
    userDepartment: '',
    organisation: 'lv1',
    assigned: [],
    rights: [],
  },
  {
    username: 'lv2-demo',
    email: 'lv2-demo@example.com',
    role: 'customer-lv2',
    userAttribute: 'Customer-lv2',
    userDepartment: '',
    organisation: 'lv2',
    assigned: [],
    rights: [],
  },
  {
    username: 'sales-demo',
    email: 'sales-demo@example.com',
    role: 'staff',
    userAttribute: 'Sales',
    userDepartment: SALES_SERVICE_DEPARTMENT,
    organisation: 'provider',
    assigned: ['lv1'],
    rights: ['bills.issue', 'bills.void', 'sheets.release', 'orders.correct'],
  },
  {
    // Approves what the first one asks for: nobody approves their own.
    username: 'sales2-demo',
    email: 'sales2-demo@example.com',
    role: 'staff',
    userAttribute: 'Sales',
    userDepartment: SALES_SERVICE_DEPARTMENT,
    organisation: 'provider',
    assigned: ['lv1'],
    rights: ['quotes.approve', 'reports.decide', 'bank.read', 'cost.read'],
  },
  {
    username: '2000',
    email: '2000@example.com',
    role: 'staff',
    userAttribute: 'Service',
    userDepartment: SALES_SERVICE_DEPARTMENT,
    organisation: 'provider',
    assigned: ['lv1', 'lv1-other'],
    rights: [],
  },
  {
    // A level-1 customer of the sales service department counts as staff (product decisions §1).
    username: 'service-demo',
    email: 'service-demo@example.com',
    role: 'staff',
    userAttribute: 'Customer-lv1',
    userDepartment: SALES_SERVICE_DEPARTMENT,
    organisation: 'provider',
    assigned: ['lv1-other'],
    rights: [],
  },
];

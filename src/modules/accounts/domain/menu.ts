import type { Actor, Role } from '#kernel/actor.ts';

/** One entry of the menu, a group or a page. */
export interface MenuEntry {
  readonly id: number;
  readonly group: number | null;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Login names that lose the entry although their role has it. */
  readonly except?: readonly string[];
  /** Whether everybody whose role has it keeps it: without the pages of administration nobody could give them back. */
  readonly fixed?: true;
  /** Whether the page exists in this version: nobody is shown a way that leads nowhere. */
  readonly built: boolean;
}

const EVERYONE: readonly Role[] = ['customer-lv1', 'customer-lv2', 'staff', 'admin'];
const NOT_ADMIN: readonly Role[] = ['customer-lv1', 'customer-lv2', 'staff'];
/** Who reports a customer, and who reads it. */
const REPORTERS: readonly Role[] = ['customer-lv1', 'staff', 'admin'];

/**
 * Every menu id with who is shown it, special cases included (spec 000 §6): the administrator has no configuration
 * selection, user 2000 has no "my orders", only the administrator has the second order list. Its id 19 and the roles the
 * specification leaves open are decided here, and so are the ids from 23 on: to 27 of services and support but for 26 and its
 * group 29, 28 of the product configuration, from 30 of the back office. Menus show and hide; every call is decided by its own
 * permission.
 */
export const MENU: readonly MenuEntry[] = [
  { id: 1, group: null, name: 'product-config', roles: EVERYONE, built: true },
  { id: 4, group: 1, name: 'config-select', roles: NOT_ADMIN, built: true },
  { id: 28, group: 1, name: 'sizing', roles: NOT_ADMIN, built: true },
  { id: 2, group: null, name: 'config-order', roles: EVERYONE, built: true },
  { id: 7, group: 2, name: 'config-order/my', roles: EVERYONE, built: true },
  { id: 8, group: 2, name: 'config-order/quotes', roles: EVERYONE, built: true },
  { id: 9, group: null, name: 'product-design', roles: EVERYONE, built: true },
  { id: 10, group: 9, name: 'product-design/my', roles: EVERYONE, built: true },
  { id: 13, group: null, name: 'bill-manage', roles: EVERYONE, built: true },
  { id: 14, group: 13, name: 'bill-manage/pi', roles: EVERYONE, built: true },
  { id: 15, group: 13, name: 'bill-manage/ci', roles: EVERYONE, built: true },
  { id: 16, group: 13, name: 'bill-manage/pl', roles: EVERYONE, built: true },
  { id: 17, group: null, name: 'order-manager', roles: EVERYONE, built: true },
  { id: 18, group: 17, name: 'order-manager/my', roles: EVERYONE, except: ['2000'], built: true },
  { id: 19, group: 17, name: 'order-manager/my-a', roles: ['admin'], built: true },
  { id: 20, group: null, name: 'services-support', roles: EVERYONE, built: true },
  { id: 27, group: 20, name: 'services-support/enquiries', roles: EVERYONE, built: true },
  { id: 23, group: 20, name: 'services-support/my-documents', roles: EVERYONE, built: true },
  { id: 24, group: 20, name: 'services-support/business-documents', roles: EVERYONE, built: true },
  { id: 21, group: null, name: 'system-manager', roles: REPORTERS, built: true },
  { id: 22, group: 21, name: 'system-manager/customerReporting', roles: REPORTERS, built: true },
  { id: 29, group: null, name: 'work', roles: EVERYONE, built: true },
  { id: 26, group: 29, name: 'today', roles: EVERYONE, built: true },
  { id: 30, group: null, name: 'back-office', roles: ['admin'], built: true },
  { id: 31, group: 30, name: 'back-office/mails', roles: ['admin'], fixed: true, built: true },
  { id: 32, group: 30, name: 'back-office/users', roles: ['admin'], fixed: true, built: true },
  { id: 33, group: 30, name: 'back-office/customers', roles: ['admin'], fixed: true, built: true },
  { id: 34, group: 30, name: 'back-office/audit', roles: ['admin'], fixed: true, built: true },
  { id: 35, group: 30, name: 'back-office/prices', roles: ['admin'], fixed: true, built: true },
  { id: 36, group: 30, name: 'back-office/imports', roles: ['admin'], fixed: true, built: true },
  { id: 39, group: 30, name: 'back-office/sellers', roles: ['admin'], fixed: true, built: true },
];

/** A first-level entry of the menu with its second level. */
export interface MenuNode {
  readonly id: number;
  readonly children: readonly { readonly id: number; readonly children: readonly never[] }[];
}

/** Whose menu it is; `menuIds` are the ids the administrator left the person, null where those of the role stay. */
export interface MenuOwner extends Pick<Actor, 'username' | 'role'> {
  readonly menuIds: readonly number[] | null;
}

/**
 * The menu of a person as a tree of permitted ids (spec 000 §3, §6). Pages decide: a group is there as soon as one of its
 * pages is. A list of the person's own takes pages away, but none that is fixed, and never adds one the role does not have.
 */
export function menuOf(owner: MenuOwner, menu: readonly MenuEntry[] = MENU): MenuNode[] {
  const pages = menu.filter((entry) => entry.group !== null && isShown(entry, owner));
  return menu
    .filter((entry) => entry.group === null && isOfRole(entry, owner))
    .map((group) => ({ id: group.id, children: pagesOf(group.id, pages) }))
    .filter((group) => group.children.length > 0);
}

function pagesOf(group: number, pages: readonly MenuEntry[]): { id: number; children: never[] }[] {
  return pages.filter((entry) => entry.group === group).map((entry) => ({ id: entry.id, children: [] }));
}

function isShown(entry: MenuEntry, owner: MenuOwner): boolean {
  return isOfRole(entry, owner) && (entry.fixed === true || owner.menuIds === null || owner.menuIds.includes(entry.id));
}

function isOfRole(entry: MenuEntry, { role, username }: MenuOwner): boolean {
  return entry.built && entry.roles.includes(role) && !entry.except?.includes(username);
}

/** The menu entries a role has at all, pages and groups, in the order of the menu: what may be granted to one of its accounts. */
export function menuEntriesOf(role: Role, menu: readonly MenuEntry[] = MENU): readonly MenuEntry[] {
  return menu.filter((entry) => entry.roles.includes(role));
}

/** Whether an account may have an entry of its role: as is chosen, in any case, or never, as a special name loses it. */
export type MenuChoice = 'free' | 'fixed' | 'never';

/** What there is to choose of an entry for the account of a login name. */
export function menuChoiceOf({ fixed, except }: MenuEntry, username: string): MenuChoice {
  if (except?.includes(username)) return 'never';
  return fixed === true ? 'fixed' : 'free';
}

/** Whether a menu id is one that an account can have. */
export function isMenuOf({ role, username }: Pick<MenuOwner, 'role' | 'username'>, id: number): boolean {
  return menuEntriesOf(role).some((entry) => entry.id === id && menuChoiceOf(entry, username) !== 'never');
}

/** Whether a list of an account's own leaves out a page that stays whatever is chosen. */
export function lacksFixed(role: Role, menuIds: readonly number[]): boolean {
  return menuEntriesOf(role).some(({ id, fixed }) => fixed === true && !menuIds.includes(id));
}

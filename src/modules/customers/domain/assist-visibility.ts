import { isAdministrator } from '#kernel/administrator.ts';
import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';

/** What is known of the person signed in (spec 000 §3, user record). */
export interface AssistUser {
  readonly username: string;
  readonly userAttribute?: string | undefined;
  readonly userDepartment?: string | undefined;
}

/** What the visibility of assisted selection depends on. */
export interface AssistSituation {
  readonly user: AssistUser | undefined;
  readonly hasCustomers: boolean;
  readonly isSearching: boolean;
}

const isLevel = (level: 1 | 2, user: AssistUser | undefined) => user?.userAttribute === `Customer-lv${level}`;
const isOfSalesService = (user: AssistUser | undefined) => user?.userDepartment === SALES_SERVICE_DEPARTMENT;

/** When assisted selection is shown: the first rule that applies decides (spec 000 §4). */
const RULES: readonly {
  readonly says: string;
  readonly applies: (situation: AssistSituation) => boolean;
  readonly isShown: (situation: AssistSituation) => boolean;
}[] = [
  { says: 'hidden when there is no user', applies: ({ user }) => user === undefined, isShown: () => false },
  {
    // Decided here: the administrator writes no business record, so there is nothing to do for a customer.
    says: 'hidden for the administrator',
    applies: ({ user }) => user !== undefined && isAdministrator(user),
    isShown: () => false,
  },
  {
    says: 'always shown for a level-1 customer of the sales service department',
    applies: ({ user }) => isLevel(1, user) && isOfSalesService(user),
    isShown: () => true,
  },
  { says: 'hidden for Customer-lv2', applies: ({ user }) => isLevel(2, user), isShown: () => false },
  {
    says: 'for other level-1 customers shown only if the tree has data or a search is active',
    applies: ({ user }) => isLevel(1, user),
    isShown: ({ hasCustomers, isSearching }) => hasCustomers || isSearching,
  },
  { says: 'hidden when the user has no attribute', applies: ({ user }) => !user?.userAttribute, isShown: () => false },
];

/** Whether assisted selection is shown; where no rule applies it is. */
export function isAssistShown(situation: AssistSituation): boolean {
  return RULES.find(({ applies }) => applies(situation))?.isShown(situation) ?? true;
}

/**
 * Whether the customers are fetched: for whom there is something to show once they are there (spec 000 §4, §6: never for
 * Customer-lv2).
 */
export function mayLoadCustomers(user: AssistUser | undefined): boolean {
  return isAssistShown({ user, hasCustomers: true, isSearching: false });
}

import { customerRoutes } from '#modules/customers/contract.ts';
import { customerTree, findCustomers } from '#modules/customers/domain/customer-tree.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { assistedCustomers } from './customer-store.ts';
import { registerOffice } from './office-routes.ts';

/** Serves the customers one may act for. */
export function registerCustomers(portal: Portal): void {
  registerOffice(portal);

  serve(portal, customerRoutes.assistTree, async ({ actor, db, query }) => {
    const tree = customerTree(await assistedCustomers(db, actor));
    return findCustomers(tree, query.customerName);
  });
}

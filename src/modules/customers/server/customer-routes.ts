import { customerRoutes } from '#modules/customers/contract.ts';
import { customerTree, findCustomers } from '#modules/customers/domain/customer-tree.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { assistedCustomers } from './customer-store.ts';
import { registerOffice } from './office-routes.ts';
import { mayActNowFor } from './scope.ts';

/** Serves the customers one may act for, and tells the platform whether one may. */
export function registerCustomers(portal: Portal): void {
  portal.mayActFor = mayActNowFor;

  registerOffice(portal);

  serve(portal, customerRoutes.assistTree, async ({ actor, db, query }) => {
    const tree = customerTree(await assistedCustomers(db, actor));
    return findCustomers(tree, query.customerName);
  });
}

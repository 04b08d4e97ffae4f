/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  myOrders: () => import('./my-orders-page.tsx'),
  allOrders: () => import('./all-orders-page.tsx'),
  item: () => import('./item-page.tsx'),
  serial: () => import('./serial-page.tsx'),
  imports: () => import('./import/imports-page.tsx'),
};

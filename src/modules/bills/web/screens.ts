/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  pi: () => import('./pi-page.tsx'),
  ci: () => import('./ci-page.tsx'),
  pl: () => import('./pl-page.tsx'),
  bill: () => import('./bill-page.tsx'),
  shipments: () => import('./shipments-page.tsx'),
  shipment: () => import('./shipment-page.tsx'),
  order: () => import('./order-page.tsx'),
  quote: () => import('./quote-page.tsx'),
  sellers: () => import('./sellers-page.tsx'),
  billOfNumber: () => import('./bill-of-number-page.tsx'),
};

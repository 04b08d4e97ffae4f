import { generatePath } from 'react-router';

/** Every address of the portal that a screen links to (spec 000 §2). */
export const PATHS = {
  home: '/',
  productConfig: '/product-config',
  series: '/product-config/config-select',
  productLine: '/product-config/config-select/:line',
  configureJrt: '/product-config/config-select/JRT',
  editJrt: '/product-config/config-select/JRT/:id',
  sampleSelect: '/product-config/sample-select',
  cart: '/config-order/my',
  operationManual: '/services-support/operationManual',
} as const;

/** The address of one product line. */
export function pathOfLine(line: string): string {
  return generatePath(PATHS.productLine, { line });
}

const OPEN = [PATHS.series, PATHS.sampleSelect, '/jci/'];

/** Whether a visitor may see an address (spec 000 §2: any path containing one of these). */
export function isOpenPath(path: string): boolean {
  return OPEN.some((open) => path.includes(open));
}

/** Where / and /product-config lead: the administrator to the manual, everyone else to the product lines (spec 000 §2). */
export function homeOf(username: string | undefined): string {
  return username === 'admin' ? PATHS.operationManual : PATHS.series;
}

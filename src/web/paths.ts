import { generatePath } from 'react-router';
import { isAdministrator } from '#kernel/administrator.ts';

/** The addresses that the platform or several modules lead to (spec 000 §2); every other stands with its module. */
export const PATHS = {
  home: '/',
  productConfig: '/product-config',
  series: '/product-config/config-select',
  productLine: '/product-config/config-select/:line',
  savedProduct: '/product-config/config-select/:line/:id',
  sampleSelect: '/product-config/sample-select',
  samples: '/product-config/sample-select/:line',
  savedSample: '/product-config/sample-select/:line/:id',
  sizing: '/product-config/sizing',
  cart: '/config-order/my',
  bulkEntry: '/config-order/bulk',
  comparison: '/config-order/compare',
  designSheets: '/product-design/my',
  customers: '/back-office/customers',
  operationManual: '/services-support/operationManual',
  operatingInstructions: '/services-support/operating-instructions',
} as const;

/** The address of one product line. */
export function pathOfLine(line: string): string {
  return generatePath(PATHS.productLine, { line });
}

/** Where / and /product-config lead: an administrator to the manual, everyone else to the product lines (spec 000 §2). */
export function homeOf(user: Parameters<typeof isAdministrator>[0] | undefined): string {
  return user !== undefined && isAdministrator(user) ? PATHS.operationManual : PATHS.series;
}

/**
 * The address inside the portal that a text names, whatever it tries: one slash leads it, since two would name another host,
 * and it is none that only leads on, so that nothing turns in a circle.
 */
export function pathWithin(text: string): string {
  const steps = text.split(/(?:[/\\]|%2f|%5c)+/i).filter((step) => !['', '.', '..'].includes(step));
  const start = steps.findIndex((step) => !LEADING_ON.includes(step));
  return `/${start < 0 ? '' : steps.slice(start).join('/')}`;
}

const LEADING_ON = ['redirect', 'jci'];

/** Whether an address is another one or stands below it; capitals do not matter, as they do not to the router. */
export function isAtOrBelow(pathname: string, other: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${other}/`.toLowerCase());
}

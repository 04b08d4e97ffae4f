import { generatePath, matchPath } from 'react-router';
import { isAdministrator } from '#modules/accounts/domain/administrator.ts';

/** Every address of the portal that a screen links to (spec 000 §2). */
export const PATHS = {
  home: '/',
  productConfig: '/product-config',
  series: '/product-config/config-select',
  productLine: '/product-config/config-select/:line',
  savedProduct: '/product-config/config-select/:line/:id',
  sampleSelect: '/product-config/sample-select',
  cart: '/config-order/my',
  mails: '/back-office/mails',
  mailTemplates: '/back-office/mails/templates',
  mailTemplate: '/back-office/mails/templates/:template',
  customers: '/back-office/customers',
  audit: '/back-office/audit',
  operationManual: '/services-support/operationManual',
  manualPage: '/services-support/operationManual/:page',
  privacy: '/account/privacy',
  setPassword: '/account/set-password',
  users: '/back-office/users',
} as const;

/** The address of one product line. */
export function pathOfLine(line: string): string {
  return generatePath(PATHS.productLine, { line });
}

/** The address of the text of one mail. */
export function pathOfMailTemplate(template: string): string {
  return generatePath(PATHS.mailTemplate, { template });
}

const OPEN = [PATHS.series, PATHS.sampleSelect, '/jci/', PATHS.privacy, PATHS.setPassword];

/** Whether a visitor may see an address (spec 000 §2: any path containing one of these; what is kept of a person is for all to read). */
export function isOpenPath(path: string): boolean {
  return OPEN.some((open) => path.toLowerCase().includes(open.toLowerCase()));
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

/** Whether a page of the portal stands at an address. */
export function isKnownPath(path: string): boolean {
  return Object.values(PATHS).some((known) => matchPath(known, path) !== null);
}

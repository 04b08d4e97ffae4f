import type { MailFacts } from '#kernel/declared.ts';
import type { OrderEventAction } from './order-event.ts';
import type { OrderState } from './order-steps.ts';
import { ORDER_PATHS } from './paths.ts';

/** A mail about an order, to the customer's people; its words stand under its name in `server/mails`. Nothing of it waits for an answer. */
export interface OrderMail extends MailFacts {
  readonly by: readonly OrderEventAction[];
  /** Where its link leads: to the page of the order, or to the list where it tells of several. */
  readonly page: string;
  /** Set where it is told of an order that stood there alone. */
  readonly from?: OrderState;
  /** Set where it is held for the evening, and tells of all that came until then. */
  readonly isDigest?: true;
}

const ABOUT = { order: 'SO2601-00042', link: 'https://portal.example.com/order-manager/my/42' } as const;

/** Nothing in a mail about an order lets anybody in. */
const mail = <const Told extends Omit<OrderMail, 'secret'>>(told: Told) => ({ ...told, secret: false }) as const;

/** The mails about orders (commerce §4, the effect `mail` of each row, and §9): what does not stand here is told to nobody. */
export const ORDER_MAILS = {
  'order-placed': mail({ by: ['create'], page: ORDER_PATHS.order, sample: { ...ABOUT, quote: 'QT2601-00042' } }),
  'order-confirmed': mail({ by: ['confirm', 'import'], from: 'placed', page: ORDER_PATHS.order, sample: ABOUT }),
  'order-cancelled': mail({
    by: ['cancel', 'end-empty'],
    page: ORDER_PATHS.order,
    sample: { ...ABOUT, reason: 'Project ended' },
  }),
  'order-finished': mail({ by: ['finish'], page: ORDER_PATHS.order, sample: ABOUT }),
  'date-changed': mail({
    by: ['change-date', 'cancel'],
    page: ORDER_PATHS.my,
    isDigest: true,
    sample: { count: '3', link: 'https://portal.example.com/order-manager/my' },
  }),
} as const satisfies Readonly<Record<string, OrderMail>>;

export type OrderMailName = keyof typeof ORDER_MAILS;

/** What happened to an order, as far as a mail tells of it. */
export interface OrderNews {
  readonly action: OrderEventAction;
  readonly from: OrderState | null;
  /** Set where it is one line's; an order as a whole is told of by mails of its own. */
  readonly isOfLine: boolean;
  readonly reason: string;
}

/** A mail that is due, with of how many news it tells. */
export interface DueMail {
  readonly template: OrderMailName;
  readonly count: number;
  readonly reason: string;
}

/** The mails that tell of news of one order: where one tells of the whole order, none tells of its lines beside. */
export function dueMails(news: readonly OrderNews[]): readonly DueMail[] {
  const due = (Object.entries(ORDER_MAILS) as [OrderMailName, OrderMail][]).flatMap(([template, mail]) => {
    const told = news.filter((one) => tellsOf(mail, one));
    const [first] = told;
    return first === undefined ? [] : [{ template, count: told.length, reason: first.reason, isDigest: mail.isDigest }];
  });
  const isWhole = due.some(({ isDigest }) => !isDigest);
  return due.filter(({ isDigest }) => !(isWhole && isDigest)).map(({ isDigest: _, ...mail }) => mail);
}

function tellsOf({ by, from, isDigest }: OrderMail, news: OrderNews): boolean {
  return (
    by.includes(news.action) && news.isOfLine === (isDigest === true) && (from === undefined || from === news.from)
  );
}

/** The hour at which the digest of the day goes out, by the provider's clock (China has one zone and no summer time: UTC+8). */
const DIGEST_HOUR = 18;
const ZONE_HOURS = 8;
const HOUR = 3_600_000;

/** How long what is told in the evening waits, ms: at most a day. */
export function untilDigest(now: Date): number {
  const sinceMidnight = (now.getTime() + ZONE_HOURS * HOUR) % (24 * HOUR);
  const left = DIGEST_HOUR * HOUR - sinceMidnight;
  return left > 0 ? left : left + 24 * HOUR;
}

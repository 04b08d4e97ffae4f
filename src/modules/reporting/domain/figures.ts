import type { BilingualText } from '#kernel/locale.ts';

/** So many months are told at most, and so many unless somebody asks for others. */
export const MOST_MONTHS = 36;
export const USUAL_MONTHS = 12;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether a text is a month, `2026-11`. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month so many months after another. */
export function addMonths(month: string, count: number): string {
  const at = placeOf(month) + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The months from one to another, both included; none where they stand the other way round. */
export function monthsBetween(from: string, to: string): readonly string[] {
  const count = placeOf(to) - placeOf(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addMonths(from, at));
}

function placeOf(month: string): number {
  const [, year = '', no = ''] = MONTH.exec(month) ?? [];
  return Number(year) * 12 + Number(no) - 1;
}

/** What is counted of a customer in a month. */
export interface Counted {
  readonly configurations: number;
  /** Quotes that were sent. */
  readonly quotes: number;
  readonly orders: number;
  /** Of the quotes of that month: those that are decided, and of these those that became orders. */
  readonly decided: number;
  readonly won: number;
}

export const COUNTS = ['configurations', 'quotes', 'orders'] as const;
export type Count = (typeof COUNTS)[number];

export const NOTHING_COUNTED: Counted = { configurations: 0, quotes: 0, orders: 0, decided: 0, won: 0 };

/** What several counts come to. */
export function sumOf(counted: readonly Counted[]): Counted {
  return counted.reduce(
    (sum, one) => ({
      configurations: sum.configurations + one.configurations,
      quotes: sum.quotes + one.quotes,
      orders: sum.orders + one.orders,
      decided: sum.decided + one.decided,
      won: sum.won + one.won,
    }),
    NOTHING_COUNTED,
  );
}

/** How many of the decided quotes became orders, of a hundred; undefined while none is decided. */
export function hitRate({ decided, won }: Pick<Counted, 'decided' | 'won'>): number | undefined {
  return decided === 0 ? undefined : Math.round((won * 100) / decided);
}

/** The headings of the figures, on the page and in the workbook. */
export const FIGURE_WORDS = {
  sheet: { zh: '客户数据', en: 'Customer figures' },
  month: { zh: '月份', en: 'Month' },
  customer: { zh: '客户', en: 'Customer' },
  configurations: { zh: '配置', en: 'Configurations' },
  quotes: { zh: '报价单', en: 'Quotes' },
  orders: { zh: '订单', en: 'Orders' },
  decided: { zh: '已有结果的报价单', en: 'Decided quotes' },
  won: { zh: '其中成交', en: 'Of these ordered' },
  hitRate: { zh: '成交率 %', en: 'Hit rate %' },
} as const satisfies Readonly<Record<string, BilingualText>>;

import type { Locale } from '#kernel/locale.ts';
import { amountText, type Currency, money } from '#kernel/money.ts';
import type { ListedLineDto } from '#modules/orders/contract.ts';

type Told = Pick<ListedLineDto, 'kind' | 'modelName' | 'partDescription' | 'manufacturingNumber' | 'serialNo'>;

/** What a line is of: a part is told by its description (specification 000 §3). */
export function modelTold({ kind, modelName, partDescription }: Told): string {
  return kind === 'part' && partDescription !== '' ? partDescription : modelName;
}

/** By which number it is made: a part is told by that of its machine. */
export function manufacturingTold({ kind, manufacturingNumber, serialNo }: Told): string {
  return kind === 'part' && serialNo !== '' ? serialNo : manufacturingNumber;
}

/** An amount without its currency, which stands beside it. The server writes no other currency into an order. */
export function figureOf(minor: number, currency: string, locale: Locale): string {
  return amountText(money(minor, currency as Currency), locale);
}

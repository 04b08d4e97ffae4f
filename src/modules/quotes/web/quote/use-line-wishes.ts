import { useState } from 'react';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { faultsOf, type SaidWishes, saidOf, type TypedWishes, typedOf } from './line-wishes.ts';

/** What is typed of the lines of a quote; what nobody touched follows the quote. */
export function useLineWishes({ currency, lines }: Pick<OpenQuoteDto, 'currency' | 'lines'>) {
  const [typed, setTyped] = useState<Readonly<Record<number, TypedWishes>>>({});
  const rows = lines.map((line) => ({ line, typed: typed[line.lineNo] ?? typedOf(line, currency) }));
  return {
    rows,
    type: (lineNo: number, wishes: TypedWishes) => setTyped((before) => ({ ...before, [lineNo]: wishes })),
    isFaulty: rows.some((row) => faultsOf(row.typed, currency).length > 0),
    isAllDropped: rows.every((row) => row.typed.isDropped),
    said: (): SaidWishes[] => rows.flatMap((row) => saidOf(row.line, row.typed, currency) ?? []),
  };
}

import type { TFunction } from 'i18next';
import type { Charge } from '#modules/quotes/domain/charges.ts';

/** What a charge is called: its kind, and what was said of it; one of another kind by what was said alone. */
export function chargeName(t: TFunction<'quotes'>, { kind, text }: Pick<Charge, 'kind' | 'text'>): string {
  if (text === '') return t(`charge.kind.${kind}`);
  return kind === 'other' ? text : t('charge.named', { kind: t(`charge.kind.${kind}`), text });
}

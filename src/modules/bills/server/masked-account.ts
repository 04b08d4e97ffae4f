import type { Actor } from '#kernel/actor.ts';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';

/** So many signs at the end of an account say which it is, and let nobody pay or withdraw. */
const SHOWN = 4;

/** Whether somebody reads where customers pay to: the administrator, and whoever was given the right (commerce §6). */
export function mayReadBank({ rights, role }: Pick<Actor, 'rights' | 'role'>): boolean {
  return role === 'admin' || rights.includes('bank.read');
}

/** A paper as somebody reads it: customers, who pay to the account, see it, and of the provider's people those who may. */
export function shownTo(actor: Pick<Actor, 'rights' | 'role'>, body: BillBody): BillBody {
  const { bank } = body;
  if (bank === null || actor.role.startsWith('customer') || mayReadBank(actor)) return body;
  return { ...body, bank: { ...bank, account: `${maskedAccount(bank.account)} ${maskedWords(body.language)}` } };
}

/** That a paper names its account masked, so that nobody passes it on as it is. */
const MASKED: BilingualText = { zh: '（已隐藏部分）', en: '(partly hidden)' };

function maskedWords(language: BillBody['language']): string {
  if (language === 'both') return `${MASKED.zh} ${MASKED.en}`;
  return textIn(MASKED, language);
}

/** An account number as others see it: `•••• 0017`. */
export function maskedAccount(account: string): string {
  return `•••• ${account.replace(/\s/g, '').slice(-SHOWN)}`;
}

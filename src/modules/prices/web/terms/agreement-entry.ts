import { type Currency, parsePercent } from '#kernel/money.ts';
import type { FamilyDto } from '#modules/prices/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { typedMoney } from '#web/language/typed-money.ts';
import type { NewAgreement } from './agreement-queries.ts';

/** What is typed of a new agreement. */
export interface TypedAgreement {
  readonly selector: 'family' | 'product';
  readonly family: string;
  readonly typeCode: string;
  readonly kind: 'net' | 'discount';
  readonly value: string;
  readonly minQuantity: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly note: string;
}

/** What can be wrong with it. */
export type AgreementFault = 'family' | 'typeCode' | 'net' | 'discount' | 'minQuantity' | 'validFrom' | 'validTo';

/** What a new agreement begins with. */
export function newAgreement(today: string): TypedAgreement {
  return {
    ...{ selector: 'family', family: '', typeCode: '', kind: 'discount', value: '' },
    ...{ minQuantity: '1', validFrom: today, validTo: '', note: '' },
  };
}

/** What is agreed as it is sent, or what is wrong with what was typed. */
export function agreementIn(
  typed: TypedAgreement,
  { families, currency, today }: { families: readonly FamilyDto[]; currency: Currency; today: string },
): { readonly body: NewAgreement } | { readonly faults: readonly AgreementFault[] } {
  const family = familyIn(typed.family, families);
  const typeCode = typed.typeCode.trim();
  const value = valueIn(typed, currency);
  const minQuantity = piecesIn(typed.minQuantity);
  const [validFrom, validTo] = [typedDay(typed.validFrom), typedDay(typed.validTo)];
  const isLast = validTo === '' || (isDay(validTo) && validTo >= validFrom && validTo >= today);
  const wrong: readonly (AgreementFault | false)[] = [
    typed.selector === 'family' && family === undefined && 'family',
    typed.selector === 'product' && typeCode === '' && 'typeCode',
    value === undefined && typed.kind,
    minQuantity === undefined && 'minQuantity',
    !isDay(validFrom) && 'validFrom',
    !isLast && 'validTo',
  ];
  const faults = wrong.filter((fault) => fault !== false);
  if (faults.length > 0 || value === undefined || minQuantity === undefined) return { faults };
  return {
    body: {
      about:
        typed.selector === 'family' ? { selector: 'family', key: family ?? '' } : { selector: 'product', typeCode },
      agreed: { kind: typed.kind, value },
      ...{ minQuantity, validFrom, validTo: validTo || null, note: typed.note.trim() },
    },
  };
}

/** A typed price in minor units, or a typed percentage in basis points; undefined where it is none that can be agreed. */
export function valueIn({ kind, value }: TypedAgreement, currency: Currency): number | undefined {
  const percent = value.trim().replace(',', '.').replace(/\s*%$/, '');
  const found = kind === 'net' ? typedMoney(value, currency)?.minor : parsePercent(percent);
  const isAllowed = found !== undefined && found >= 1 && (kind === 'net' || found < 10_000);
  return isAllowed ? found : undefined;
}

/** So many pieces as one line can have; undefined where something else was typed. */
export function piecesIn(text: string): number | undefined {
  const pieces = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(pieces) && pieces >= 1 && pieces <= 9999 ? pieces : undefined;
}

/** The key of the family that is meant by its name or its codes, however they are parted. */
function familyIn(typed: string, families: readonly FamilyDto[]): string | undefined {
  const meant = plain(typed);
  if (meant === '') return undefined;
  const byName = families.find(({ name }) => plain(name) === meant);
  return (byName ?? families.find(({ key }) => plain(key) === meant))?.key;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\d.]/gu, '');
}

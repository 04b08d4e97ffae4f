import type { BilingualText } from '#kernel/locale.ts';
import type { BankAccount, BillBody, LetterOfCredit, Party } from './bill-body.ts';
import { EXPORT_REASON_WORDS, TRANSPORT_WORDS } from './goods.ts';
import { PAPER_WORDS, validityWords } from './paper-words.ts';

/** What a paper says by a label: a text, one in both languages, or a day as a spreadsheet has it. */
export interface Fact {
  readonly label: BilingualText;
  readonly value: string | BilingualText;
  /** Set where the value is a day, ISO 8601. */
  readonly isDay?: true;
}

/** Facts that stand together. */
export interface FactGroup {
  readonly heading: BilingualText;
  readonly facts: readonly Fact[];
}

type Word = keyof typeof PAPER_WORDS;

/** A fact, or nothing where there is nothing to say. */
function fact(word: Word, value: string | BilingualText | null): readonly Fact[] {
  return isSaid(value) ? [{ label: PAPER_WORDS[word], value }] : [];
}

function day(word: Word, value: string): readonly Fact[] {
  return value === '' ? [] : [{ label: PAPER_WORDS[word], value, isDay: true }];
}

function list(word: Word, values: readonly string[]): readonly Fact[] {
  return fact(word, values.join(', '));
}

function isSaid(value: string | BilingualText | null): value is string | BilingualText {
  if (value === null) return false;
  return typeof value === 'string' ? value.trim() !== '' : value.zh.trim() !== '' || value.en.trim() !== '';
}

/** Who takes part in a paper, each with what is known of them. */
export function partiesOf({ kind, parties }: BillBody): readonly FactGroup[] {
  const consignee = kind === 'pi' || parties.consignee !== null ? [] : [SAME_AS_BUYER];
  const party = (word: Word, known: Party | null): readonly FactGroup[] =>
    known === null ? [] : [{ heading: PAPER_WORDS[word], facts: factsOfParty(word, known) }];
  return [
    ...party('seller', parties.seller),
    ...party('buyer', parties.buyer),
    ...party('consignee', parties.consignee),
    ...consignee,
    ...party('notify', parties.notify),
    ...(kind === 'ci' ? party('importer', parties.importer) : []),
    ...(kind === 'pl' ? [] : party('manufacturer', parties.manufacturer)),
  ];
}

const SAME_AS_BUYER: FactGroup = {
  heading: PAPER_WORDS.consignee,
  facts: [{ label: PAPER_WORDS.consignee, value: PAPER_WORDS.sameAsBuyer }],
};

function factsOfParty(word: Word, { name, address, contact, phone, email, taxId, eori }: Party): readonly Fact[] {
  return [
    ...fact(word, name),
    ...fact('address', address),
    ...fact('contact', contact),
    ...fact('phone', phone),
    ...fact('email', email),
    ...fact('taxId', taxId),
    ...fact('eori', eori),
  ];
}

/** All else a paper says by labels, in the order in which it says it; groups without facts are left out. */
export function factGroupsOf(body: BillBody): readonly FactGroup[] {
  const groups = [
    { heading: PAPER_WORDS.references, facts: referencesOf(body) },
    { heading: PAPER_WORDS.terms, facts: body.kind === 'pl' ? [] : termsOf(body) },
    { heading: PAPER_WORDS.credit, facts: body.letterOfCredit === null ? [] : creditOf(body.letterOfCredit) },
    { heading: PAPER_WORDS.transport, facts: transportOf(body) },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

function referencesOf({ kind, references: named }: BillBody): readonly Fact[] {
  return [
    ...list('customerPo', named.customerPo),
    ...list('quoteNo', named.quoteNo),
    ...(kind === 'pi' ? [] : list('piNo', named.piNo)),
    ...list('contractNo', named.contractNo),
    ...list('sapOrderNo', named.sapOrderNo),
    ...fact('shipmentNo', named.shipmentNo),
    ...(kind === 'pl' ? [...fact('ciNo', named.ciNo), ...day('ciDate', named.ciDate)] : []),
    ...fact('importLicence', named.importLicence),
  ];
}

function termsOf({ kind, terms }: BillBody): readonly Fact[] {
  const { incoterm, place } = terms;
  return [
    ...fact('currency', terms.currency),
    ...fact('incoterm', incoterm === null ? null : `${incoterm} ${place} (Incoterms 2020)`),
    ...fact('payment', terms.payment),
    ...(kind === 'pi' && terms.validUntil !== ''
      ? fact('validUntil', validityWords(terms.validUntil, terms.zone))
      : []),
    ...fact('delivery', terms.delivery),
    ...fact('partialShipment', allowance(terms.partialShipment)),
    ...fact('transshipment', allowance(terms.transshipment)),
    ...(kind === 'ci' ? fact('exportReason', terms.exportReason && EXPORT_REASON_WORDS[terms.exportReason]) : []),
  ];
}

function allowance(is: boolean | null): BilingualText | null {
  if (is === null) return null;
  return is ? PAPER_WORDS.allowed : PAPER_WORDS.notAllowed;
}

function creditOf({ number, issuingBank, date }: LetterOfCredit): readonly Fact[] {
  return [...fact('creditNo', number), ...fact('issuingBank', issuingBank), ...day('creditDate', date)];
}

/** A proforma knows how the goods will go, and not yet with whom. */
function transportOf({ kind, transport }: BillBody): readonly Fact[] {
  const { mode, loading, discharge, finalDestination } = transport;
  const planned = [
    ...fact('mode', mode && TRANSPORT_WORDS[mode]),
    ...fact('loading', loading),
    ...fact('discharge', discharge),
    ...fact('finalDestination', finalDestination),
  ];
  if (kind === 'pi') return planned;
  return [
    ...planned,
    ...fact('vehicle', transport.vehicle),
    ...day('shipmentDate', transport.shipmentDate),
    ...fact('documentNo', transport.documentNo),
    ...day('documentDate', transport.documentDate),
    ...fact('containerNo', transport.containerNo),
    ...fact('sealNo', transport.sealNo),
  ];
}

/** Where it is paid to. */
export function bankFactsOf(account: BankAccount): readonly Fact[] {
  return [
    ...fact('beneficiary', account.beneficiary),
    ...fact('bankName', account.bank),
    ...fact('bankAddress', account.address),
    ...fact('account', account.account),
    ...fact('swift', account.swift),
    ...fact('currency', account.currency),
  ];
}

/** Who signs. */
export function signatureFactsOf({ signature: { name, role, date } }: BillBody): readonly Fact[] {
  return [...fact('signatory', name), ...fact('role', role), ...day('date', date)];
}

import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody, BillKind, BillTransport } from './bill-body.ts';
import { billNumber } from './bill-paper.ts';
import type { BillState } from './bill-steps.ts';
import { TRANSPORT_WORDS } from './goods.ts';

/** What is said of a way, in the order people say it. */
export const WAY_FIELDS = [
  'mode',
  'vehicle',
  'loading',
  'discharge',
  'finalDestination',
  'shipmentDate',
  'documentNo',
  'documentDate',
  'containerNo',
  'sealNo',
] as const satisfies readonly (keyof BillTransport)[];
export type WayField = (typeof WAY_FIELDS)[number];

/** Something of a way that a paper in force says, and that would be otherwise. */
export interface OtherWay {
  readonly field: WayField;
  readonly paper: BillKind;
  /** Of that paper, with its revision. */
  readonly number: string;
  readonly said: BilingualText;
  readonly named: BilingualText;
}

type Paper = { readonly kind: BillKind; readonly state: BillState; readonly body: BillBody | null };

/** Whether a paper goes with the goods and is in force: a proforma was an offer, which binds no way. */
export function accompanies({ kind, state }: Pick<Paper, 'kind' | 'state'>): boolean {
  return kind !== 'pi' && state === 'issued';
}

/** Whether a way says something of a field; what papers leave empty is free as yet. */
export function isSaidOfWay(transport: BillTransport, field: WayField): boolean {
  return (transport[field] ?? '') !== '';
}

/** What a way says of a field; a dash where it says nothing. */
export function wordsOfWay(transport: BillTransport, field: WayField): BilingualText {
  if (field === 'mode' && transport.mode !== null) return TRANSPORT_WORDS[transport.mode];
  const text = transport[field] || '—';
  return { zh: text, en: text };
}

/** The first thing in which a way differs from what papers in force print; undefined where it differs in none. */
export function otherWay(transport: BillTransport, papers: readonly Paper[]): OtherWay | undefined {
  for (const { body, kind, state } of papers) {
    if (body === null || !accompanies({ kind, state })) continue;
    const printed = body.transport;
    const field = WAY_FIELDS.find((one) => isSaidOfWay(printed, one) && printed[one] !== transport[one]);
    if (field === undefined) continue;
    const values = { said: wordsOfWay(printed, field), named: wordsOfWay(transport, field) };
    return { field, paper: kind, number: billNumber(body) ?? '', ...values };
  }
  return undefined;
}

/** Why something cannot be done now, as far as there is a sentence for it. */
const KNOWN = [
  'bill.checker',
  'bill.open-revision',
  'bill.dispatched',
  'bill.not-packed',
  'shipment.contents',
  'shipment.package-empty',
  'shipment.issued',
  'shipment.papers',
  'shipment.list-void',
  'shipment.list-revised',
  'shipment.transport',
] as const;

/** The key of the sentence that says why something cannot be done now. */
export function refusalKey(refusal: string | null): string {
  return KNOWN.find((one) => one === refusal)?.replace('.', '-') ?? 'other';
}

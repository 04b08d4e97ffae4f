const CONFIGURATOR = '/product-config/config-select';
const SAMPLES = '/product-config/sample-select';

/** A product as far as its address asks for it. */
export interface AddressedProduct {
  /** The code of its line. */
  readonly line: string;
  readonly fullTypeCode: string;
  /** The saved line it is; left out where it is none. */
  readonly savedId?: string;
  /** Whether it was taken from the sample catalogue. */
  readonly isSample: boolean;
}

/**
 * Where a product is opened in the portal at an address: a saved line at its own page; any other in the configurator, which reads it
 * from its full type code.
 */
export function addressOfProduct(portal: string, { line, fullTypeCode, savedId, isSample }: AddressedProduct): string {
  if (savedId === undefined) return `${portal}${CONFIGURATOR}/${line}?${new URLSearchParams({ q: fullTypeCode })}`;
  return `${portal}${isSample ? SAMPLES : CONFIGURATOR}/${line}/${savedId}`;
}

/** On the pages that show or edit one saved JRT product the customer stays who it is (spec 000 §2: JRT detail pages). */
export function isCustomerFixed(pathname: string): boolean {
  return /^\/product-config\/(?:config|sample)-select\/JRT\/[^/]/i.test(pathname);
}

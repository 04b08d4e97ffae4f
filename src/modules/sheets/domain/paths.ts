/** The addresses of configuration sheets, which mails and papers name too (specification 000 §2). */
export const SHEET_PATHS = {
  group: '/product-design',
  list: '/product-design/my',
  sheet: '/product-design/my/:id',
} as const;

/** Where a sheet is opened. */
export function pathOfSheet(id: string): string {
  return SHEET_PATHS.sheet.replace(':id', id);
}

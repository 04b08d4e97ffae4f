/** The folder of a product line below `lines`. */
export function folderOf(code: string): string {
  return code.toLowerCase();
}

/**
 * What a file of a line's folder gives under its name, such as `JRX_LINE`.
 * @throws where it has no such
 */
export function partOf<Part>(file: Readonly<Record<string, Part>>, name: string): Part {
  const part = file[name];
  if (part === undefined) throw new Error(`There is no ${name} at its place in the folder of its product line`);
  return part;
}

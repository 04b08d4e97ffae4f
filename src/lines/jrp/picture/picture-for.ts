import { JRP_OPTION_PICTURES } from './option-pictures.ts';

/** The family of pictures of each field whose options change what a unit looks like. */
const FIELDS: Readonly<Record<string, string>> = {
  design: 'design',
  builtInType: 'fixing',
  outputShaftType: 'output',
  installationPosition: 'mounting',
};

/** The name of the picture of an option, when it has one. */
export function pictureFor(field: string, code: string): string | undefined {
  const name = `${FIELDS[field] ?? ''}/${code}`;
  return Object.hasOwn(JRP_OPTION_PICTURES, name) ? name : undefined;
}

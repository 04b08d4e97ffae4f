import { JRH_OPTION_PICTURES } from './option-pictures.ts';

/** The name of the picture of an option; what an assembly means differs between parallel shafts and a right angle. */
export function pictureFor(field: string, code: string, arrangement: string): string | undefined {
  const name = NAMES[field]?.(code, arrangement);
  return name !== undefined && Object.hasOwn(JRH_OPTION_PICTURES, name) ? name : undefined;
}

const NAMES: Readonly<Record<string, (code: string, arrangement: string) => string>> = {
  gearArrangement: (code) => `assembly/${code}/A`,
  installationPosition: (code) => `mounting/${code}`,
  outputShaftType: (code) => `output/${code}`,
  shaftAssembly: (code, arrangement) => `assembly/${arrangement || 'H'}/${code}`,
};

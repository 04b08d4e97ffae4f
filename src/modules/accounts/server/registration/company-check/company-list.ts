import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { comparedName, type NamedCompany } from '#modules/accounts/domain/company-name.ts';
import { reasonOf, StartRefusal } from '#server/process/start-refusal.ts';

const entries = z.array(
  z.union([
    z.string().transform((name): NamedCompany => ({ name })),
    z.strictObject({ name: z.string(), creditCode: z.string().optional() }),
  ]),
);

/** Reads the companies of a file: a JSON list of names or of {name, creditCode}, or lines `name,credit code`. */
export function readCompanyList(file: string): readonly NamedCompany[] {
  try {
    return parseCompanyList(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartRefusal(`COMPANY_CHECK: the list ${file} cannot be read (${reasonOf(error)}).`);
  }
}

/** The companies of a list in either form. */
export function parseCompanyList(text: string): readonly NamedCompany[] {
  const content = text.replace(/^\uFEFF/, '').trim();
  return content.startsWith('[') ? entries.parse(JSON.parse(content)) : parseLines(content);
}

function parseLines(content: string): NamedCompany[] {
  return content.split(/\r?\n/).flatMap((line) => {
    const [, quoted, plain = '', creditCode = ''] = /^\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,([^,]*))?/.exec(line) ?? [];
    const name = (quoted?.replaceAll('""', '"') ?? plain).trim();
    return name === '' ? [] : [{ name, creditCode: creditCode.trim() || undefined }];
  });
}

/** A check by a list: the name must be in it, and where both sides give a credit code, the codes must be the same. */
export function checkInList(companies: readonly NamedCompany[]): (company: NamedCompany) => boolean {
  const codesByName = new Map<string, Set<string | undefined>>();
  for (const { name, creditCode } of companies) {
    const codes = codesByName.get(comparedName(name)) ?? new Set();
    codesByName.set(comparedName(name), codes.add(creditCode));
  }
  return ({ name, creditCode }) => {
    const codes = codesByName.get(comparedName(name));
    if (codes === undefined) return false;
    return creditCode === undefined || codes.has(undefined) || codes.has(creditCode);
  };
}

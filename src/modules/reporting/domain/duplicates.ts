/** What a report is compared by: the key of its credit code or register number, where it names one, and those of its names. */
export interface ComparedReport {
  /** As organisations have it (accounts/domain/organisation-key.ts). */
  readonly companyKey: string | null;
  readonly nameKey: string;
  readonly projectKey: string;
}

/** By what two companies are taken for one. */
export const DUPLICATE_GROUNDS = ['credit-code', 'name-and-project', 'name'] as const;
export type DuplicateGround = (typeof DUPLICATE_GROUNDS)[number];

/** Whether a report is of the same business as another (commerce §4): the same credit code, or the same name and project. */
export function sameAsReport(report: ComparedReport, other: ComparedReport): DuplicateGround | undefined {
  if (hasSameCode(report, other)) return 'credit-code';
  return report.nameKey === other.nameKey && report.projectKey === other.projectKey ? 'name-and-project' : undefined;
}

/** Whether a report is of a company that is a customer already: a customer has no project. */
export function sameAsCustomer(
  report: ComparedReport,
  customer: Pick<ComparedReport, 'companyKey' | 'nameKey'>,
): DuplicateGround | undefined {
  if (hasSameCode(report, customer)) return 'credit-code';
  return report.nameKey === customer.nameKey ? 'name' : undefined;
}

type Coded = Pick<ComparedReport, 'companyKey'>;

function hasSameCode({ companyKey }: Coded, other: Coded): boolean {
  return companyKey !== null && companyKey === other.companyKey;
}

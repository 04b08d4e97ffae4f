/** What an organisation is: the provider itself, a level-1 customer, or a level-2 centre customer below one. */
export const ORGANISATION_KINDS = ['provider', 'customer-lv1', 'customer-lv2'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

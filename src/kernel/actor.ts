import type { Right } from './right.ts';

/** What a signed-in person may be (product decisions §1); visitors have no actor. */
export const ROLES = ['customer-lv1', 'customer-lv2', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who makes a request, as the server knows it from the token: never from the payload. */
export interface Actor {
  /** The account's own id. */
  readonly id: string;
  /** The login name, the specification's `username`. */
  readonly username: string;
  readonly role: Role;
  /** The organisation whose business the person does. */
  readonly organisationId: string;
  /** What this very person may do beyond the role; what is done for whom is asked of scope and side. */
  readonly rights: readonly Right[];
  /** The customer the person acts for in this request; that it may be so has been checked (customers/domain/acting.ts). */
  readonly onBehalfOf?: string;
  /** Set as long as the password must be changed before anything else (spec 000 §4, forced password change). */
  readonly mustChangePassword?: true;
}

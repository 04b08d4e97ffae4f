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
}

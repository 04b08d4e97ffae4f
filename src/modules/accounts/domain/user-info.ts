import type { Actor, Role } from '#kernel/actor.ts';
import type { Right } from '#kernel/right.ts';
import { rightsOf } from './rights.ts';

/** A person's own record as the specification's client reads it (spec 000 §3: login response and user record). */
export interface UserInfo {
  readonly id: string;
  /** The account name, under the three names the specification gives it. */
  readonly user: string;
  readonly userId: string;
  readonly username: string;
  readonly userAttribute: string;
  readonly userDepartment: string;
  /** '0': the password must be changed before anything else. */
  readonly passwordUpdated: '0' | '1';
  readonly organisationName: string;
  /** What the person may do beyond the role; the specification has none. */
  readonly rights: readonly Right[];
}

/** What is known of an account, apart from its secrets. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly userAttribute: string;
  readonly userDepartment: string;
  readonly passwordUpdated: boolean;
  readonly organisationName: string;
  readonly role: Role;
  /** The rights that were given to the person. */
  readonly givenRights: readonly string[];
}

/** Presents an account to the person it belongs to. */
export function userInfoOf(account: Account): UserInfo {
  const { id, username, userAttribute, userDepartment, organisationName, role, givenRights } = account;
  const passwordUpdated = account.passwordUpdated ? '1' : '0';
  return {
    id,
    user: username,
    userId: username,
    username,
    userAttribute,
    userDepartment,
    passwordUpdated,
    organisationName,
    rights: rightsOf(role, givenRights),
  };
}

/** Whether a `userId` of a query names the actor: by the account's id or, as the client also sends it, its name. */
export function isOwnUserId(actor: Actor, userId: string): boolean {
  return userId === actor.id || userId === actor.username;
}

import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RouteContract } from '#kernel/contract.ts';
import type { FailureCode } from '#server/failures.ts';
import type { Organisation } from './callers.ts';
import type { Input, World } from './world.ts';

interface Common {
  readonly route: RouteContract;
  /** What whoever may call can be answered instead of success, as the input alone cannot do it: a code from a mail. */
  readonly says?: readonly FailureCode[];
  /** Whether the call ends the session or account: it is made by a second account like the caller's. */
  readonly asCopy?: true;
}

/** A table of business records. */
type BusinessTable = PgTable & { readonly organisationId: PgColumn };

/** What a route is about, how an object of it is made, and what a valid input is. */
export type Row =
  /** No object, or one that is everybody's who may call. */
  | (Common & { kind: 'call'; input: (world: World) => Input })
  /** A person, and only oneself. */
  | (Common & { kind: 'oneself'; input: (world: World, userId: string) => Input })
  /** An object of the back office: whoever may call reaches it, whoever it is about. */
  | (Common & { kind: 'office'; make: (world: World) => Promise<string>; input: (world: World, id: string) => Input })
  /** A business record. */
  | (Common & {
      kind: 'record';
      effect: 'read' | 'write';
      /** What a member of staff had made in the provider's name, nothing to the others of the staff. */
      isStaffsOwn?: true;
      make: (world: World, owner: Organisation) => Promise<string>;
      input: (world: World, id: string) => Input;
    })
  /** A paper with two sides: whoever reads it and stands on one of these does it, whoever reads it and does not is refused. */
  | (Common & {
      kind: 'paper';
      sides: readonly ('C' | 'P')[];
      /** What a member of staff made in the provider's name, nothing to the others of the staff. */
      isStaffsOwn?: true;
      /** Set where it is a draft of one side, which the other does not see. */
      draftOf?: 'C' | 'P';
      make: (world: World, owner: Organisation) => Promise<string>;
      input: (world: World, id: string) => Input;
    })
  /** Business records together, of which one out of reach opens none. */
  | (Common & {
      kind: 'batch';
      /** Left out, it reads. */
      effect?: 'read' | 'write';
      make: (world: World, owner: Organisation) => Promise<string>;
      input: (world: World, ids: readonly string[]) => Input;
    })
  /** The business records within reach; `null` makes one of a visitor. */
  | (Common & {
      kind: 'list';
      owners: readonly (Organisation | null)[];
      make: (world: World, owner: Organisation | null) => Promise<string>;
      input: (world: World) => Input;
      table: BusinessTable;
    })
  /** A new business record. */
  | (Common & {
      kind: 'creation';
      /** Whether staff must say for which customer. */
      forCustomer?: true;
      input: (world: World) => Input;
      table: BusinessTable;
    });

/** The input of a route that needs none. */
export const NOTHING = (): Input => ({});

/** The input of a route that names its object in its path alone. */
export const byId = (_: World, id: string): Input => ({ params: { id } });

let last = 0;
/** Another text each time, for what must be new. */
export const fresh = (prefix: string): string => `${prefix}${++last}`;

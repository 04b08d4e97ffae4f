/** A draft as this browser has it. */
export interface LocalState {
  readonly text: string;
  /** The version at the server it was sent as or goes back to; undefined where it is not known there. */
  readonly version: number | undefined;
  /** Whether the server has it as it stands here. */
  readonly isSent: boolean;
}

/** The same draft as the server has it; text null: none, or none any more. */
export interface ServerState {
  readonly text: string | null;
  readonly version: number;
}

/**
 * With which of two states of a draft a page goes on: the one of this browser, the one of the server, or `both`, where each has
 * something the other has not and the person chooses. Nothing is passed over that only one of them has.
 * @param local what this browser keeps of the person who is signed in; a visitor's is not known at the server
 * @param server undefined where it could not be asked
 */
export function openingOf(local: LocalState | undefined, server: ServerState | undefined): 'local' | 'server' | 'both' {
  if (server === undefined) return 'local';
  const hasMoved = local?.version !== server.version;
  if (server.text === null) return local?.isSent && hasMoved ? 'server' : 'local';
  if (local === undefined) return 'server';
  if (local.text === server.text || !hasMoved) return 'local';
  return local.isSent ? 'server' : 'both';
}

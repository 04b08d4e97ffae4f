/** Which action leads from which state to which: what does not stand in it is refused. */
export type TransitionTable<State extends string, Action extends string> = {
  readonly [From in State]: { readonly [Done in Action]?: State };
};

/** The states something goes through, and the actions that lead from one to the next. */
export interface Transitions<State extends string, Action extends string> {
  /** Where everything begins. */
  readonly start: State;
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  /** Whether an action may be done in a state. */
  may(from: State, action: Action): boolean;
  /** The state an action leads to; undefined where it is refused. */
  after(from: State, action: Action): State | undefined;
}

/** Transitions of a table. */
export function transitions<State extends string, Action extends string>(
  start: State,
  actions: readonly Action[],
  table: TransitionTable<State, Action>,
): Transitions<State, Action> {
  // The keys of a table are its states; TypeScript widens them.
  const states = Object.keys(table) as State[];
  const after = (from: State, action: Action) => (Object.hasOwn(table[from], action) ? table[from][action] : undefined);
  return { start, states, actions, after, may: (from, action) => after(from, action) !== undefined };
}

/** What walking every path of a table shows; a test holds it against what the business says. */
export interface TransitionProof<State extends string, Action extends string> {
  /** States nothing leads to: a table has none. */
  readonly unreachable: readonly State[];
  /** Actions that may be done nowhere: a table has none. */
  readonly idle: readonly Action[];
  /** States that nothing leads out of. */
  readonly final: readonly State[];
  /** Every pair of a state and an action that is refused in it. */
  readonly refused: readonly (readonly [State, Action])[];
}

/** Walks from the start over every action, and asks every state for every action. */
export function proofOf<State extends string, Action extends string>(
  machine: Transitions<State, Action>,
): TransitionProof<State, Action> {
  const { start, states, actions, after, may } = machine;
  const reached = new Set([start]);
  for (const from of reached) {
    for (const action of actions) {
      const to = after(from, action);
      if (to !== undefined) reached.add(to);
    }
  }
  return {
    unreachable: states.filter((state) => !reached.has(state)),
    idle: actions.filter((action) => !states.some((state) => may(state, action))),
    final: states.filter((state) => !actions.some((action) => may(state, action))),
    refused: states.flatMap((state) =>
      actions.filter((action) => !may(state, action)).map((action) => [state, action] as const),
    ),
  };
}

import { setBit, wordsFor } from '#engine/bits.ts';
import type { Propagator } from '#engine/search/propagate.ts';
import type { NodeStore } from './node-store.ts';
import type { Place, Plan } from './places.ts';
import { Tuples } from './tuples.ts';

/** No solution below. */
export const DEAD = -1;
/** Not compiled yet, or not any more in time. */
export const UNKNOWN = -2;

/** A place being compiled: at most one per level of the tree. */
interface Frame {
  readonly place: Place;
  readonly key: number;
  /** Values that lead to the same states are one group. */
  readonly groups: readonly Group[];
  readonly arcs: Map<number, Int32Array>;
  group: number;
  /** The nodes of the places below, for the present group, as far as they are known. */
  readonly children: Int32Array;
  known: number;
  /** Where propagation stood before the present group was tried; -1 if it was not yet. */
  level: number;
}

interface Group {
  /** One of them. */
  readonly value: number;
  readonly hash: number;
  readonly values: Int32Array;
}

/**
 * Compiles along a pseudo-tree, from the top. What lies below a variable depends on what was chosen above only through
 * the states of the automata that reach across, so these states are the key under which a result is kept. Propagation
 * shows early that a choice fails; it is asked only where something new has to be compiled. A failure it finds is one
 * of the choice, never of a single place below: that one may be fine with another neighbour.
 */
export class Descent {
  private readonly propagator: Propagator;
  private readonly store: NodeStore;
  private readonly states: Int32Array;
  private readonly keys = new Tuples();
  private readonly key: Int32Array;
  private readonly goesOn: (steps: number) => boolean;
  /** Per key: a node, `DEAD` or `UNKNOWN`. */
  private results = new Int32Array(1024).fill(UNKNOWN);
  private readonly frames: Frame[] = [];
  private steps = 0;
  private isStopped = false;

  /** @param goesOn asked at every step whether to go on */
  constructor(plan: Plan, propagator: Propagator, store: NodeStore, goesOn: (steps: number) => boolean) {
    this.propagator = propagator;
    this.store = store;
    this.states = new Int32Array(plan.slots);
    this.key = new Int32Array(plan.slots + 1);
    this.goesOn = goesOn;
  }

  /** The node for a place at the top, `DEAD` or, if it had to stop, `UNKNOWN`. */
  compile(root: Place): number {
    const key = this.keyOf(root);
    this.open(root, key);
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      if (this.isStopped) return this.abandon();
      this.advance(frame);
    }
    return this.resultOf(key);
  }

  private abandon(): number {
    this.frames.length = 0;
    this.propagator.popTo(0);
    return UNKNOWN;
  }

  private keyOf({ variable, keySlots }: Place): number {
    this.key[0] = variable;
    let length = 1;
    for (const slot of keySlots) this.key[length++] = this.states[slot] ?? 0;
    return this.keys.idOf(this.key, length);
  }

  private resultOf(key: number): number {
    return this.results[key] ?? UNKNOWN;
  }

  private keep(key: number, result: number): void {
    if (key >= this.results.length) {
      const larger = new Int32Array(key * 2).fill(UNKNOWN);
      larger.set(this.results);
      this.results = larger;
    }
    this.results[key] = result;
  }

  private open(place: Place, key: number): void {
    this.steps++;
    this.isStopped = !this.goesOn(this.steps);
    const groups = this.groupsOf(place);
    const frame: Frame = {
      place,
      key,
      groups,
      arcs: new Map(),
      group: -1,
      children: new Int32Array(place.below.length),
      known: 0,
      level: -1,
    };
    this.frames.push(frame);
    this.nextGroup(frame);
  }

  /** Goes on until a place below has to be compiled first, or the frame is done. */
  private advance(frame: Frame): void {
    const { below } = frame.place;
    while (frame.group < frame.groups.length) {
      const child = below[frame.known];
      if (!child) {
        this.addArc(frame);
        continue;
      }
      const key = this.keyOf(child);
      const result = this.resultOf(key);
      if (result >= 0) frame.children[frame.known++] = result;
      else if (result === DEAD || !this.isSound(frame)) this.nextGroup(frame);
      else {
        this.open(child, key);
        return;
      }
    }
    this.close(frame);
  }

  /** Tries the present group by propagation, once. */
  private isSound(frame: Frame): boolean {
    const { propagator } = this;
    if (frame.level >= 0) return true;
    frame.level = propagator.level;
    propagator.push();
    propagator.assign(frame.place.variable, frame.groups[frame.group]?.value ?? 0);
    return propagator.propagate();
  }

  private addArc(frame: Frame): void {
    const list = this.store.lists.idOf(frame.children);
    const values = frame.groups[frame.group]?.values ?? new Int32Array();
    const known = frame.arcs.get(list);
    if (known) for (let word = 0; word < known.length; word++) known[word] = (known[word] ?? 0) | (values[word] ?? 0);
    else frame.arcs.set(list, values);
    this.nextGroup(frame);
  }

  private nextGroup(frame: Frame): void {
    if (frame.level >= 0) this.propagator.popTo(frame.level);
    frame.level = -1;
    frame.known = 0;
    frame.group++;
    const { place, groups } = frame;
    const value = groups[frame.group]?.value ?? 0;
    for (const { next, from, to } of place.readers)
      this.states[to] = next[(this.states[from] ?? 0) * place.size + value] ?? 0;
  }

  private close(frame: Frame): void {
    const { key, place, arcs } = frame;
    this.keep(
      key,
      arcs.size === 0
        ? DEAD
        : this.store.node(
            place.variable,
            [...arcs].map(([list, values]) => [values, list]),
          ),
    );
    this.frames.pop();
  }

  private groupsOf({ variable, size, readers }: Place): readonly Group[] {
    const { words, layout } = this.propagator;
    const start = layout.first[variable] ?? 0;
    const groups: Group[] = [];
    for (let value = 0; value < size; value++) {
      if (((words[start + (value >>> 5)] ?? 0) & (1 << (value & 31))) === 0) continue;
      const hash = this.hashOf(readers, size, value);
      if (hash === DEAD) continue;
      let group = groups.find((other) => other.hash === hash && this.leadsAlike(readers, size, other.value, value));
      if (!group) {
        group = { value, hash, values: new Int32Array(wordsFor(size)) };
        groups.push(group);
      }
      setBit(group.values, 0, value);
    }
    return groups;
  }

  /** A number that is equal for values with equal next states; `DEAD` if some automaton has no way on. */
  private hashOf(readers: Place['readers'], size: number, value: number): number {
    let hash = 0;
    for (const { next, from } of readers) {
      const state = next[(this.states[from] ?? 0) * size + value] ?? 0;
      if (state < 0) return DEAD;
      hash = (Math.imul(hash, 31) + state) & 0x7fffffff;
    }
    return hash;
  }

  private leadsAlike(readers: Place['readers'], size: number, one: number, other: number): boolean {
    for (const { next, from } of readers) {
      const row = (this.states[from] ?? 0) * size;
      if (next[row + one] !== next[row + other]) return false;
    }
    return true;
  }
}

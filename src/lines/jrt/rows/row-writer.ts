import type { MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import type { CatalogueColumns, Partition, StoredInputType } from './catalogue-table.ts';
import type { Figures } from './compute-basic-type.ts';

/** Collects the rows of the table, partition by partition and gear by gear, into typed columns. */
export class RowWriter {
  readonly partitions: Partition[] = [];
  readonly #gearCount: number;
  readonly #gear: number[] = [];
  readonly #input: number[] = [];
  readonly #outputSpeed: number[] = [];
  readonly #outputTorque: number[] = [];
  readonly #usableTorque: number[] = [];
  readonly #mass: number[] = [];

  constructor(gearCount: number) {
    this.#gearCount = gearCount;
  }

  get rowCount(): number {
    return this.#gear.length;
  }

  /** Writes the rows of one partition, in ascending order of gear. */
  partition(inputType: StoredInputType, frequency: MotorFrequency | null, writeRows: () => void): void {
    const start = this.rowCount;
    writeRows();
    const offsets = this.#offsetsFrom(start);
    const gears = Uint16Array.from(this.#gear.slice(start).filter((gear, index, all) => gear !== all[index - 1]));
    this.partitions.push({ inputType, frequency, offsets, gears });
  }

  /** Adds one row. */
  add(gear: number, input: number, figures: Figures): void {
    this.#gear.push(gear);
    this.#input.push(input);
    this.#outputSpeed.push(figures.outputSpeed);
    this.#outputTorque.push(figures.outputTorque);
    this.#usableTorque.push(figures.usableTorque);
    this.#mass.push(figures.mass);
  }

  /** The columns of all rows written. */
  columns(): CatalogueColumns {
    return {
      gear: Uint16Array.from(this.#gear),
      input: Uint16Array.from(this.#input),
      outputSpeed: Float64Array.from(this.#outputSpeed),
      outputTorque: Float64Array.from(this.#outputTorque),
      usableTorque: Float64Array.from(this.#usableTorque),
      mass: Float64Array.from(this.#mass),
    };
  }

  #offsetsFrom(start: number): Uint32Array {
    const offsets = new Uint32Array(this.#gearCount + 1);
    let row = start;
    for (let gear = 0; gear <= this.#gearCount; gear++) {
      while (row < this.rowCount && (this.#gear[row] ?? 0) < gear) row++;
      offsets[gear] = row;
    }
    return offsets;
  }
}

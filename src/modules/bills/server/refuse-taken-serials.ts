import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { serials } from '#modules/orders/server/tables.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { shipments } from './bill-tables.ts';
import type { LoadedShipment } from './shipment-store.ts';

/** A machine in a shipment: its number, and the line of an order it is one of. */
interface PackedMachine {
  readonly serialNo: string;
  readonly lineId: string | undefined;
}

/**
 * Refuses numbers of machines that stand in another packed shipment of the customer, have left with one, or are another line's: told when
 * they are packed, not when they are to leave. Two who pack at once for one customer do so one after the other.
 */
export async function refuseTakenSerials(tx: Db, shipment: LoadedShipment): Promise<void> {
  const machines = machinesOf(shipment);
  if (machines.length === 0) return;
  await holdLock(tx, `packing ${shipment.organisationId}`);
  await refuseBound(tx, shipment, machines);
  await refusePacked(tx, shipment, machines);
}

function machinesOf({ goods, lines }: LoadedShipment): readonly PackedMachine[] {
  return goods.packages.flatMap(({ contents }) =>
    contents.flatMap(({ lineNo, serials: numbers }) => {
      const lineId = lines.find((line) => line.lineNo === lineNo)?.orderLineId;
      return numbers.map((serialNo) => ({ serialNo, lineId }));
    }),
  );
}

async function refuseBound(tx: Db, { id, organisationId }: LoadedShipment, machines: readonly PackedMachine[]) {
  const numbers = machines.map(({ serialNo }) => serialNo);
  const known = await tx
    .select({ serialNo: serials.serialNo, lineId: serials.lineId, shipmentId: serials.shipmentId })
    .from(serials)
    .where(and(eq(serials.organisationId, organisationId), inArray(serials.serialNo, numbers)));
  const taken = known.find(
    ({ lineId, serialNo, shipmentId }) =>
      (shipmentId !== null && shipmentId !== id) ||
      !machines.some((one) => one.serialNo === serialNo && one.lineId === lineId),
  );
  if (taken !== undefined) throw new Failure('shipment.serial-taken', { serial: taken.serialNo });
}

async function refusePacked(tx: Db, { id, organisationId }: LoadedShipment, machines: readonly PackedMachine[]) {
  const isOther = and(
    eq(shipments.organisationId, organisationId),
    eq(shipments.state, 'packed'),
    ne(shipments.id, id),
  );
  const inOthers = await tx
    .select({ serial: shipments.serial, createdAt: shipments.createdAt, numbers: numbersIn() })
    .from(shipments)
    .where(isOther);
  for (const { createdAt, numbers, serial } of inOthers) {
    const twice = machines.find(({ serialNo }) => numbers.includes(serialNo));
    if (twice === undefined) continue;
    const shipment = paperNumber('shipment', serial, createdAt);
    throw new Failure('shipment.serial-packed', { serial: twice.serialNo, shipment });
  }
}

/** The numbers of machines in the packages of a shipment. */
function numbersIn() {
  return sql<string[]>`jsonb_path_query_array(${shipments.goods}, '$.packages[*].contents[*].serials[*]')`;
}

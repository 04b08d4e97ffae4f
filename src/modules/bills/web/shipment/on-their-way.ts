import type { OpenShipmentDto } from '#modules/bills/contract.ts';

/** The lines of a shipment of which pieces have not arrived, with how many those are. */
export function onTheirWay({ delivered, goods }: Pick<OpenShipmentDto, 'delivered' | 'goods'>) {
  return goods.lines
    .map(({ lineNo, name, quantity }) => ({
      ...{ lineNo, name },
      left: quantity - (delivered.find((line) => line.lineNo === lineNo)?.quantity ?? 0),
    }))
    .filter(({ left }) => left > 0);
}

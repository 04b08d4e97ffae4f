import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { aConfiguredForm } from './a-configured-form.ts';

/** The fB the forms below ask for. */
export const ASKED = 1.4;
/** A reason as a person gives it. */
export const A_REASON = { reason: '现场负载已核实低于计算值' };

/** The id of a near miss for an fB, whose own reaches `from`; the nearest of each size are looked at. */
export function weakRow(release: ActiveRelease, from: number, asked: number): string {
  const filters = { gearboxModel: 'K', inputType: 'motor', motorPower: 1.5, serviceFactor: asked };
  const sizes = ['37', '47', '57', '67'].map((reduceUnitSize) =>
    searchCatalogue(release.index, { filters: { ...filters, reduceUnitSize } }),
  );
  const near = sizes.flatMap((found) => (found.ok ? found.value.nearMisses.map(({ row }) => row) : []));
  const row = near.find((one) => {
    const factor = Number(Reflect.get(one, 'serviceFactor'));
    return factor >= from && factor < asked - 0.005;
  });
  if (row === undefined) throw new Error(`The shipped catalogue has no near miss from ${from} to ${asked}`);
  return row.id;
}

/** A complete form whose drive has an fB of 1.0 to 1.39 where 1.4 is asked for; nothing was said to it. */
export function aFormBelowDemand(release: ActiveRelease): SavedForm {
  return { ...aConfiguredForm(release, weakRow(release, 1, ASKED)), serviceFactor: ASKED };
}

/** The same with an fB below 1.0. */
export function aFormByEnquiry(release: ActiveRelease): SavedForm {
  return { ...aConfiguredForm(release, weakRow(release, 0.8, 1)), serviceFactor: ASKED };
}

import { INPUT_WITH_CHOSEN_BORE } from '#lines/jrt/fields/inputs.ts';
import { type BasicType, MIN_SERVICE_FACTOR } from '#lines/jrt/rows/basic-type.ts';
import { saysTheSame } from '#lines/shared/saved/parts.ts';
import type { RowFilters } from '#product/row-query.ts';
import type { WireForm } from './wire-form.ts';

/** The duty or load the row of a form was chosen for, as a search asks for it. */
export function loadOf({ basicType, inputModule, serviceFactor }: WireForm): RowFilters {
  const { inputSpeed = null, motorPower = null, outputTorque = null } = inputModule ?? {};
  const named = {
    durationFactor: basicType?.durationFactor ?? null,
    inputSpeed,
    motorPower,
    outputTorque,
    serviceFactor,
  };
  return Object.fromEntries(Object.entries(named).flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}

/** Whether the parts of a form speak of the row its id names. */
export function agrees(form: WireForm, row: BasicType): boolean {
  const part = row.route === 'motor' ? form.basicType : form.inputModule;
  const other = row.route === 'motor' ? form.inputModule : form.basicType;
  const same =
    part?.ratio === row.ratio && part.reduceUnitSize === row.reduceUnitSize && part.reduceType === row.reduceType;
  return same && other === null && form.gearboxModel === row.gearboxModel && form.inputType === row.inputType;
}

/**
 * What the form of the portal has no field for: anything of a motor where none is delivered, and the shaft of the customer's
 * motor on anything but a servo adapter.
 */
export function misfit(form: WireForm, row: BasicType): string | null {
  const { inputModule, inputType } = form;
  if (inputType === row.inputType && row.route === 'module' && namesMotor(form)) return 'motor-not-delivered';
  const bore = inputModule?.boreOnTheInputSide ?? null;
  return bore !== null && row.inputType !== INPUT_WITH_CHOSEN_BORE ? 'bore-not-applicable' : null;
}

function namesMotor({ basicType, motorConfig, motorType, efficiencyClass }: WireForm): boolean {
  return [basicType, motorConfig, motorType, efficiencyClass].some((said) => said !== null);
}

/** Whether what was sent of the chosen row is what the row says; what was left out is filled in. */
export function speaksOfRow(sent: WireForm, canonical: WireForm): boolean {
  const pairs = [
    [identityOf(sent), identityOf(canonical)],
    [sent.basicType, canonical.basicType],
    [sent.inputModule, canonical.inputModule],
  ] as const;
  return pairs.every(([part, kept]) => (part === null) === (kept === null) && saysTheSame(part ?? {}, kept ?? {}));
}

/** What the look-up is asked to find the row of a form again: exactly its ratio, unit and input, at whatever service factor. */
export function lookUpOf(form: WireForm): Readonly<Record<string, string>> {
  const { basicType, inputModule, gearboxModel, inputType, efficiencyClass } = form;
  const part = basicType ?? inputModule;
  const asked = {
    gearboxModel,
    inputType,
    efficiencyClass,
    reduceUnitSize: part?.reduceUnitSize,
    ratio: part?.ratio.toString(),
    delta: '0',
    serviceFactor: leastServiceFactor(form),
    motorPoles: basicType?.motorPoles,
    motorFrequency: basicType?.motorFrequency,
    durationFactor: basicType?.durationFactor,
    inputModule: inputModule?.inputModule,
    inputSpeed: inputModule?.inputSpeed?.toString(),
    outputTorque: inputModule?.outputTorque?.toString(),
    motorPower: inputModule?.motorPower?.toString(),
  };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([field, value]) => (value === null || value === undefined ? [] : [[field, value]])),
  );
}

/**
 * A row with a load is found whatever its service factor; a module without one shows its permissible power at the factor
 * that was required.
 */
function leastServiceFactor({ inputModule, serviceFactor }: WireForm): string {
  const isLoaded = !inputModule || inputModule.outputTorque !== null || inputModule.motorPower !== null;
  return isLoaded ? String(MIN_SERVICE_FACTOR) : String(Math.max(serviceFactor ?? 1, 1));
}

function identityOf({ gearboxModel, inputType, efficiencyClass }: WireForm): object {
  return { gearboxModel, inputType, efficiencyClass };
}

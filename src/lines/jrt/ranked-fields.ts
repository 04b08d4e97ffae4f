import type { FieldId } from '#product/configuration.ts';

/**
 * Fields whose options are of one kind and differ in size alone, in the order of their lists. A voltage, an angle or a mounting
 * position is none: the next one is no substitute.
 */
export const JRT_RANKED: readonly FieldId[] = [
  'motorPower',
  'motorPoles',
  'reduceUnitSize',
  'motorSize',
  'inputModule',
  'boreOnTheInputSideMinMax',
  'adapterCenteringDiameter',
  'adapterHoleCircleDiameter',
  'outputShaftSize',
  'hollowShaftSize',
  'flangeSize',
  'inputShaftIn',
  'brakes',
  'insulationLevel',
  'protectionClass',
  'resolutionRatio',
  'shaftDiameter',
  'surfaceProtection',
];

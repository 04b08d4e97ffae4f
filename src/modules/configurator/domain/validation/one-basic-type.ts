import type { CommonCheck } from '#product/check.ts';

/** Exactly one basic type record must be chosen (spec 001 §5 'Please select one basic type record'). */
export const oneBasicType: CommonCheck = ({ basicType }) =>
  basicType ? null : { code: 'basic-type-missing', field: 'basicType' };

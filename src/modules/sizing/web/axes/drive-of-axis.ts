import type { JudgedDriveDto } from '#modules/sizing/contract.ts';

/** The drive that is told of an axis: the best of all, or of a series that is wished; where none fits, the nearest. */
export function driveOfAxis(drives: readonly JudgedDriveDto[], series: string): JudgedDriveDto | undefined {
  return series === '' ? drives[0] : drives.find((drive) => drive.series === series);
}

import { describe, expect, it } from 'vitest';
import { JD_CATALOGUE } from '#lines/jd/catalogue.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { LineSource } from '#product/source.ts';
import { checkSource } from './check-source.ts';

const SHIPPED = readLineSource(JD_CATALOGUE);

type Part = 'motors' | 'frames' | 'mountings';

/** The shipped files with cells of one line changed. */
function broken(part: Part, line: number, cells: Readonly<Record<string, string>>): LineSource {
  const file = SHIPPED[part];
  if (file === undefined) throw new Error(`JD has ${part}`);
  const records = file.records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...SHIPPED, [part]: { ...file, records } };
}

describe('the import of JD', () => {
  it('takes what ships', () => {
    expect(checkSource(SHIPPED)).toMatchObject({ ok: true });
  });

  it.each<[title: string, Part, line: number, cells: Record<string, string>, code: string]>([
    ['a motor whose frame has no feet', 'motors', 62, { frame: '400M' }, 'motor.frame-without-feet'],
    ['a shaft other than that of the frame', 'motors', 62, { shaft_d_mm: '11' }, 'motor.shaft-mismatch'],
    ['a motor higher than its frame', 'motors', 62, { centre_height_h_mm: '81' }, 'frame.height-mismatch'],
    ['a motor torque that is not 9550 P / n', 'motors', 62, { rated_torque_nm: '1' }, 'motor.torque-mismatch'],
    ['a motor at synchronous speed', 'motors', 62, { rated_speed_rpm: '3000' }, 'motor.speed-not-below-synchronous'],
    ['a motor listed twice', 'motors', 62, { power_kw: '200', poles: '8' }, 'motor.duplicate'],
    ['an efficiency of 100 %', 'motors', 62, { efficiency_ie3_pct: '100' }, 'motor.efficiency-impossible'],
    ['a shaft that is no number', 'motors', 62, { shaft_d_mm: 'x' }, 'cell.not-a-number'],
    ['a frame listed twice', 'frames', 3, { frame: '56M', shaft_height_h_mm: '56' }, 'frame.duplicate'],
    ['a frame of another height than its name', 'frames', 3, { shaft_height_h_mm: '64' }, 'frame.height-mismatch'],
    ['feet narrower than the shaft is high', 'frames', 3, { foot_pitch_a_mm: '50' }, 'frame.feet-impossible'],
    ['a frame without foot pitch', 'frames', 3, { foot_pitch_b_mm: '' }, 'cell.missing'],
    ['an arrangement listed twice', 'mountings', 3, { code: 'B3' }, 'mounting.duplicate'],
    ['an arrangement nobody knows', 'mountings', 3, { code: 'B99' }, 'mounting.unknown'],
    ['frames the wrong way round', 'mountings', 3, { frames: '315-56' }, 'mounting.frames-inverted'],
    ['frames that are none', 'mountings', 3, { frames: 'all' }, 'cell.not-a-number'],
  ])('refuses %s with file and line', (_title, part, line, cells, code) => {
    const checked = checkSource(broken(part, line, cells));
    if (checked.ok) throw new Error('It was taken');
    expect(checked.refusal.map((problem) => [problem.file, problem.line, problem.code])).toContainEqual([
      JD_CATALOGUE.files[part],
      line,
      code,
    ]);
  });
});

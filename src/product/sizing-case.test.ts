import { describe, expect, it } from 'vitest';
import { addressOfSized, isSizingCase, SIZING_CASE_LENGTH, sizedDriveAt, sizedDriveIn } from './sizing-case.ts';

const CASE = 'application=hoist&m_L=5000%7Ekg&masses=1%402%2C3%404&given.M_2=500%7ENm&pair.m_L=0&duty=S3-40%25';
const FORM = { sizingCase: CASE, category: 'X', basicTypeId: 'row', releaseHash: '0123abcd', remark: null };

describe('the case of a sizing', () => {
  it('is a machine with its inputs, as an address writes them', () => {
    expect([CASE, 'application=belt_conveyor', 'application=hoist&v='].map(isSizingCase)).toEqual([true, true, true]);
  });

  it.each(['', 'hoist', 'application=', 'm_L=5&application=hoist', 'application=hoist&', 'application=hoist#x'])(
    'is not %j',
    (text) => expect(isSizingCase(text)).toBe(false),
  );

  it.each(['application=hoist&v=<b>', 'application=hoist&v=1 2', 'application=hoist\n', 'application=hoist&v=1&&m=2'])(
    'is not %j',
    (text) => expect(isSizingCase(text)).toBe(false),
  );

  it('ends at its length', () => {
    const long = (length: number) => 'application=hoist&v='.padEnd(length, '1');
    expect(isSizingCase(long(SIZING_CASE_LENGTH))).toBe(true);
    expect(isSizingCase(long(SIZING_CASE_LENGTH + 1))).toBe(false);
  });
});

describe('a stored form', () => {
  it('says the drive and the case it comes from', () => {
    expect(sizedDriveIn(FORM)).toEqual({ case: CASE, line: 'X', row: 'row', release: '0123abcd' });
  });

  it('says none where it has none, or none that could be reopened', () => {
    const { sizingCase: _, ...plain } = FORM;
    const others = [null, 'text', plain, { ...FORM, sizingCase: 'javascript:alert(1)' }, { ...FORM, basicTypeId: 5 }];
    expect(others.map(sizedDriveIn)).toEqual([null, null, null, null, null]);
  });
});

describe('the address of a sized drive', () => {
  it('reopens the case and says the drive, whatever its row is called', () => {
    const drive = { case: CASE, line: 'X', row: 'K47~3+a&b=c', release: '0123abcd' };
    expect(addressOfSized(drive).startsWith(`${CASE}&`)).toBe(true);
    expect([sizedDriveAt(addressOfSized(drive)), sizedDriveAt(`?${addressOfSized(drive)}`)]).toEqual([drive, drive]);
  });

  it('says none where it is that of a case alone, or made up', () => {
    expect([CASE, '', `${CASE}&drive=%`, `${CASE}&drive=x`, 'a=b&drive=X~1~r'].map(sizedDriveAt)).toEqual(
      Array.from({ length: 5 }),
    );
  });
});

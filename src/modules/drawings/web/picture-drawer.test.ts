import { describe, expect, it } from 'vitest';
import type { Pictured } from '#modules/drawings/domain/picture/pictured-product.ts';
import { openPictureDrawer, type PictureAnswer, type PictureWanted, type PictureWorker } from './picture-drawer.ts';

const PICTURE: Pictured = { drawing: { paths: [], texts: [] }, cautions: [] };

function drawerWithWorker() {
  const sent: string[] = [];
  const worker: PictureWorker = {
    postMessage: ({ name }: PictureWanted) => sent.push(name),
    onmessage: null,
    onerror: null,
  };
  const answer = (data: PictureAnswer) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  const drawer = openPictureDrawer(() => worker);
  const told: string[] = [];
  const want = (name: string) => drawer.want({ line: 'ABC', name }, () => told.push(name));
  return { drawer, sent, answer, told, want, worker };
}

describe('the drawer of pictures', () => {
  it('draws one after the other, in the order in which they were wanted', () => {
    const { answer, sent, told, want } = drawerWithWorker();
    for (const name of ['one', 'two', 'three']) want(name);
    expect(sent).toEqual(['one']);
    answer(PICTURE);
    answer(PICTURE);
    expect(sent).toEqual(['one', 'two', 'three']);
    expect(told).toEqual(['one', 'two']);
  });

  it('draws each once, for all who want it and for those who come back', () => {
    const { answer, drawer, sent, told, want } = drawerWithWorker();
    want('one');
    want('one');
    answer(PICTURE);
    want('one');
    expect(told).toEqual(['one', 'one']);
    expect(sent).toEqual(['one']);
    expect(drawer.drawn({ line: 'ABC', name: 'one' })).toBe(PICTURE);
    expect(drawer.drawn({ line: 'XYZ', name: 'one' })).toBeUndefined();
  });

  it('does not begin what nobody waits for any more', () => {
    const { answer, sent, want } = drawerWithWorker();
    want('one');
    const leave = want('past');
    want('latest');
    leave();
    answer(PICTURE);
    expect(sent).toEqual(['one', 'latest']);
  });

  it('goes on where a picture cannot be drawn', () => {
    const { drawer, sent, want, worker } = drawerWithWorker();
    want('broken');
    want('next');
    worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
    expect(drawer.drawn({ line: 'ABC', name: 'broken' })).toBeNull();
    expect(sent).toEqual(['broken', 'next']);
  });

  it('draws nothing where there are no workers', () => {
    const drawer = openPictureDrawer(() => undefined);
    drawer.want({ line: 'ABC', name: 'one' }, () => undefined);
    expect(drawer.drawn({ line: 'ABC', name: 'one' })).toBeUndefined();
  });
});

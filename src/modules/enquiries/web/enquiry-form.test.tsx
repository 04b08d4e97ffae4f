// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const asked = vi.fn<(body: unknown) => void>();

function answerWith(status: number, envelope: object): void {
  asked.mockClear();
  configureCalls({
    fetch: async (_, init) => {
      asked(JSON.parse(String(init?.body)));
      return new Response(JSON.stringify(envelope), { status });
    },
  });
}

function answerByPath(results: Readonly<Record<string, object>>): void {
  configureCalls({
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input), 'http://portal');
      if (init?.body) asked(JSON.parse(String(init.body)));
      const path = Object.keys(results).find((each) => pathname.endsWith(each));
      return Response.json({ code: 0, result: path && results[path], description: '' });
    },
  });
}

const open = () =>
  renderScreen(
    <MemoryRouter>
      <EnquiryForm productLine="JRP" />
    </MemoryRouter>,
    { namespaces: ['enquiries'] },
  );

afterEach(() => {
  cleanup();
  endSession();
});

describe('the enquiry form', () => {
  it('sends what was typed with the product line, says that it came and under which number', async () => {
    answerWith(200, { code: 0, result: { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0' }, description: '' });
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '王工');
    await user.type(screen.getByRole('textbox', { name: '电话' }), '13812345678');
    await user.type(screen.getByRole('textbox', { name: '工况说明' }), '120 kNm');
    await user.click(screen.getByRole('button', { name: '提交咨询' }));
    const said = (await screen.findByRole('status')).textContent;
    expect(said).toContain('咨询已收到');
    expect(said).toContain('9F2C-81D0');
    expect(said).toContain('应用工程师将回复至 13812345678。');
    expect(screen.queryByRole('link')).toBeNull();
    expect(asked).toHaveBeenCalledWith({
      productLine: 'JRP',
      name: '王工',
      company: '',
      email: '',
      telephone: '13812345678',
      message: '120 kNm',
    });
  });

  it('names every field that is missing and sends nothing', async () => {
    answerWith(200, { code: 0, result: { id: '018f' }, description: '' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '提交咨询' }));
    expect(screen.getByText('姓名不能为空')).toBeDefined();
    expect(screen.getByText('请填写邮箱或电话，以便我们回复')).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the text when the server cannot take it', async () => {
    answerWith(503, { code: 503, result: null, description: '系统繁忙，请稍后重试', error: { code: 'server.busy' } });
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '王工');
    await user.type(screen.getByRole('textbox', { name: '电子邮箱' }), 'wang@example.com');
    await user.type(screen.getByRole('textbox', { name: '工况说明' }), '120 kNm');
    await user.click(screen.getByRole('button', { name: '提交咨询' }));
    expect(await screen.findByDisplayValue('120 kNm')).toBeDefined();
  });

  it('of somebody who is signed in knows who asks, in a line that can be changed', async () => {
    beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } });
    const sender = { name: '王工', company: '示例泵业', email: 'wang@example.com', telephone: '' };
    answerByPath({ '/v1/enquiry-sender': sender, '/v1/enquiries': { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0' } });
    const { user } = await open();
    expect(await screen.findByText('咨询人：王工 · 示例泵业 · wang@example.com')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '更改' }));
    await user.type(screen.getByRole('textbox', { name: '电话' }), '13812345678');
    await user.type(screen.getByRole('textbox', { name: '工况说明' }), '120 kNm');
    await user.click(screen.getByRole('button', { name: '提交咨询' }));
    await screen.findByRole('status');
    expect(asked).toHaveBeenCalledWith({ productLine: 'JRP', ...sender, telephone: '13812345678', message: '120 kNm' });
    const link = screen.getByRole('link', { name: '查看该咨询的进度与答复' });
    expect(link.getAttribute('href')).toBe('/services-support/enquiries/0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0');
  });

  it('takes nothing for missing while the portal has not said yet who asks', async () => {
    beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } });
    const sender = { name: '王工', company: '', email: 'wang@example.com', telephone: '' };
    let say = () => {};
    const said = new Promise<void>((resolve) => {
      say = resolve;
    });
    configureCalls({
      fetch: async () => {
        await said;
        return Response.json({ code: 0, result: sender, description: '' });
      },
    });
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: '工况说明' }), '120 kNm');
    const send = screen.getByRole('button', { name: '提交咨询' });
    expect(send.getAttribute('aria-busy')).toBe('true');
    await user.click(send);
    expect(screen.queryByText('姓名不能为空')).toBeNull();
    say();
    expect(await screen.findByText('咨询人：王工 · wang@example.com')).toBeDefined();
    expect(send.getAttribute('aria-busy')).toBeNull();
  });

  it('begins with what is suggested, which may be sent, changed or taken away', async () => {
    answerWith(200, { code: 0, result: { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0' }, description: '' });
    const onBack = vi.fn();
    const { user } = await renderScreen(
      <EnquiryForm productLine="JRP" suggested="请推荐方案。" attached="500 kW" back={{ label: '返回', onBack }} />,
      { namespaces: ['enquiries'] },
    );
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '工况说明' });
    expect(message.value).toBe('请推荐方案。');
    await user.clear(message);
    expect(message.value).toBe('');
    await user.type(message, '球磨机');
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '王工');
    await user.type(screen.getByRole('textbox', { name: '电话' }), '13812345678');
    expect(screen.getByText('500 kW')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '提交咨询' }));
    await user.click(await screen.findByRole('button', { name: '返回' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ message: '球磨机' }));
    expect(screen.queryByText('500 kW')).toBeNull();
  });
});

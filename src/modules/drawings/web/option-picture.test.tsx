// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OptionPicture } from './option-picture.tsx';

afterEach(cleanup);

describe('the picture of an option', () => {
  it('is shown from the file of its line and family', () => {
    const { container } = render(<OptionPicture line="ABC" name="mounting/X/M4" />);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/option-pictures/abc-mounting-X.svg#M4');
  });

  it('says what it shows when it has a title, and is decoration where the text beside it says the same', () => {
    render(<OptionPicture line="ABC" name="mounting/X/M4" title="Motor above" />);
    expect(screen.getByRole('img', { name: 'Motor above' })).toBeTruthy();
    cleanup();
    const { container } = render(<OptionPicture line="ABC" name="mounting/X/M4" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { Composer } from './composer.tsx';

function open({ isPending = false, onStop }: { isPending?: boolean; onStop?: () => void } = {}) {
  const onSend = vi.fn();
  function Held() {
    const [text, setText] = useState('');
    return <Composer text={text} onChange={setText} onSend={onSend} isPending={isPending} onStop={onStop} />;
  }
  const { user } = renderWith(<Held />);
  return { user, onSend, field: screen.getByRole('textbox', { name: 'Message to Haven' }) };
}

test('Enter sends and empties the field, which keeps the focus', async () => {
  const { user, field, onSend } = open();

  await user.type(field, 'hello{Enter}');

  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello');
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('Shift and Enter break the line', async () => {
  const { user, field, onSend } = open();

  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');

  expect(onSend).not.toHaveBeenCalled();
  expect((field as HTMLTextAreaElement).value).toBe('one\ntwo');
});

test.each([
  ['a word is being composed', { isComposing: true }],
  ['Safari ends a composition with it', { keyCode: 229 }],
])('Enter does not send while %s', async (_, how) => {
  const { user, field, onSend } = open();
  await user.type(field, 'にほん');

  fireEvent.keyDown(field, { key: 'Enter', ...how });

  expect(onSend).not.toHaveBeenCalled();
});

test.each(['', '   ', '\n\n'])('nothing is sent when only %j was typed', async (text) => {
  const { field, onSend } = open();

  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });

  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', true);
});

test('what is too long stays in the field, with words about it', () => {
  const { field, onSend } = open();

  fireEvent.change(field, { target: { value: 'x'.repeat(8_001) } });
  fireEvent.keyDown(field, { key: 'Enter' });

  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toMatch(/send it in parts/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('while a reply is on its way the button says so, and typing stays possible', async () => {
  const { user, field } = open({ isPending: true });

  await user.type(field, 'and');

  expect(screen.getByRole('button', { name: 'Send message' }).getAttribute('aria-disabled')).toBe('true');
  expect((field as HTMLTextAreaElement).value).toBe('and');
});

test('a reply can be stopped', async () => {
  const onStop = vi.fn();
  const { user } = open({ isPending: true, onStop });

  await user.click(screen.getByRole('button', { name: 'Stop the reply' }));

  expect(onStop).toHaveBeenCalledOnce();
});

test('who may not be suited is told where one can chat', () => {
  open();

  expect(screen.getByText('Companion chatbots may not be suitable for some minors.')).toBeTruthy();
});

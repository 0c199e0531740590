import { minorsText } from '@haven/contracts/policy/care';
import { limits } from '@haven/contracts/policy/limits';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { tellChatState } from '#lib/chat-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { composerCopy } from './copy.ts';

interface Props {
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  /** A reply is on its way. Typing stays possible, and what is sent now is read next. */
  isPending: boolean;
  onStop: (() => void) | undefined | '';
}

/** Where the person writes. It is never locked. */
export function Composer({ text, onChange, onSend, isPending, onStop }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isTooLong = text.length > limits.chatMessageLength;

  function submit(): void {
    if (text.trim() === '' || isTooLong) return;
    onSend(text);
    onChange('');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <form
        className="composer-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {composerCopy.label}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={linesOf(text)}
          placeholder={composerCopy.placeholder}
          value={text}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            submit();
          }}
          onFocus={() => tellChatState({ isComposing: true })}
          onBlur={() => tellChatState({ isComposing: false })}
        />
        {onStop && (
          <IconButton label={composerCopy.stop} onClick={onStop}>
            <Square className="fill-current" />
          </IconButton>
        )}
        <button
          type="submit"
          className="send"
          aria-label={composerCopy.send}
          aria-disabled={isPending || undefined}
          disabled={text.trim() === ''}
        >
          <ArrowUp />
        </button>
      </form>
      {isTooLong && (
        <p id={`${id}-error`} role="alert" className="composer-error">
          {composerCopy.tooLong}
        </p>
      )}
      <p className="composer-tip">
        <span className="max-rail:hidden">{composerCopy.keys}</span>
        <span className="rail:hidden">{minorsText}</span>
        <span className="max-rail:hidden">{composerCopy.limits}</span>
      </p>
    </>
  );
}

// While a word is being composed Enter takes the suggestion. Safari reports that Enter after the composition has
// ended, with the key code 229.
function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}

const mostLines = 6;
/** About as many characters as one line of the narrowest field holds. */
const lineLength = 36;

// For browsers that do not size a field by its content.
function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength)));
  return Math.min(
    mostLines,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

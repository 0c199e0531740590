import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Shared {
  label: string;
  hint?: string | undefined;
  /** What is wrong, as a sentence. Its presence marks the field as invalid. */
  error?: string | undefined;
}

type SingleLine = Shared & { rows?: undefined } & ComponentProps<'input'>;
type ManyLines = Shared & { rows: number } & ComponentProps<'textarea'>;

/** The look of anything one types or chooses in. */
export const inputClass =
  'w-full min-h-12 rounded-tumble-s border-[1.5px] border-line-strong bg-raised px-3.5 py-2.5 leading-[1.35] text-ink ' +
  'placeholder:text-ink-faint focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'aria-invalid:border-2 aria-invalid:border-rose-line aria-invalid:bg-rose-soft';

/** A labelled field of one line, or of many when `rows` is given. Takes what `register()` of a form returns. */
export function TextField({ label, hint, error, className, ...rest }: SingleLine | ManyLines) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': joinClasses(errorId, hintId) || undefined,
  } as const;
  return (
    <div className={joinClasses('grid content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-label text-ink">
        {label}
      </label>
      {rest.rows === undefined ? (
        <input {...rest} {...shared} className={inputClass} />
      ) : (
        <textarea {...rest} {...shared} className={`${inputClass} resize-y`} />
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 text-sm font-label text-rose-ink">
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="max-w-none text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

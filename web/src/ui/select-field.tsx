import { type ComponentProps, useId } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { inputClass } from './text-field.tsx';

interface Props extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A labelled choice of one. Takes what `register()` of a form returns. */
export function SelectField({ label, options, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={joinClasses('grid content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-label text-ink">
        {label}
      </label>
      <select {...rest} id={id} className={`${inputClass} select-field pr-10 text-ellipsis`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

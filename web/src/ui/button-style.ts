import { joinClasses } from '#lib/join-classes.ts';

/** `solid` once in a view; `rose` for crisis lines and what cannot be undone. */
export type ButtonKind = 'solid' | 'outline' | 'soft' | 'quiet' | 'rose' | 'rose-outline';
export type ButtonSize = 'regular' | 'small';

const kinds: Record<ButtonKind, string> = {
  solid: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  outline: 'border-line-strong bg-surface text-primary-ink hover:bg-primary-soft',
  soft: 'border-transparent bg-primary-soft text-ink',
  quiet: 'border-transparent bg-transparent text-primary-ink hover:bg-primary-soft',
  rose: 'border-transparent bg-rose text-on-rose hover:bg-rose-hover',
  'rose-outline': 'border-rose-line bg-transparent text-rose-ink hover:bg-rose-soft',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 rounded-tumble-m px-5 py-2 text-base',
  small: 'min-h-11 rounded-tumble-s px-3.5 py-1 text-sm',
};

const frame =
  'inline-flex items-center justify-center gap-2 border-[1.5px] text-center leading-[1.15] font-button no-underline ' +
  'transition-[background-color,translate] duration-120 active:translate-y-px ' +
  'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint';

/** The class of anything that looks like a button. */
export function buttonClass({ kind = 'solid', size = 'regular', className }: ButtonStyle): string {
  return joinClasses(frame, kinds[kind], sizes[size], className);
}

export interface ButtonStyle {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

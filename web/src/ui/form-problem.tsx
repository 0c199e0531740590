import { CircleAlert } from 'lucide-react';

interface Props {
  words: string | undefined;
  /** Something else, as a toast, reads it out: here it stays to be read again. */
  isSaid?: boolean;
}

/** What was wrong with a whole form, beside its button. */
export function FormProblem({ words, isSaid = false }: Props) {
  if (!words) return null;
  return (
    <p {...(!isSaid && { role: 'alert' })} className="flex items-center gap-1.5 text-sm font-label text-rose-ink">
      <CircleAlert />
      {words}
    </p>
  );
}

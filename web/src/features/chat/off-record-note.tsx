import { EyeOff } from 'lucide-react';
import { offRecordCopy as copy } from './copy.ts';

/** Stands by the composer as long as the conversation is off the record. */
export function OffRecordNote() {
  return (
    <output className="flex items-center gap-2 px-1 pb-1 text-xs text-ink-soft">
      <EyeOff />
      <span>
        <strong>{copy.title}</strong> {copy.rule}
      </span>
    </output>
  );
}

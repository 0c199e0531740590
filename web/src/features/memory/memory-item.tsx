import type { Memory } from '@haven/contracts/memory';
import { limits } from '@haven/contracts/policy/limits';
import { Pin } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { capitalized } from './capitalized.ts';
import { itemCopy as copy, listCopy } from './copy.ts';
import { useChangeMemory, useForgetMemory } from './queries.ts';
import { SourceLine } from './source-line.tsx';

interface Props {
  userId: string;
  memory: Memory;
  onForgotten: () => void;
}

/** One thing that is remembered, where it came from, and what can be done with it. */
export function MemoryItem({ userId, memory, onForgotten }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const stopEditing = () => {
    setWasEdited(true);
    setEditing(false);
  };
  const changing = useChangeMemory(userId, () => isEditing && stopEditing());
  const forgetting = useForgetMemory(userId, onForgotten);
  const { id, text, pinned, source } = memory;

  if (isEditing) {
    return (
      <EditMemory
        text={text}
        isBusy={changing.isPending}
        onSave={(corrected) => changing.mutate({ id, text: corrected })}
        onCancel={stopEditing}
      />
    );
  }
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2 font-mid">
        {capitalized(text)}
        {pinned && (
          <Tag tone="info">
            <Pin />
            {listCopy.pinned}
          </Tag>
        )}
      </p>
      <SourceLine source={source} />
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button
          kind="quiet"
          size="small"
          aria-label={`${copy.edit}: ${text}`}
          // Whoever was writing a moment ago is where they began.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={wasEdited}
          onClick={() => setEditing(true)}
        >
          {copy.edit}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${pinned ? copy.unpin : copy.pin}: ${text}`}
          disabled={changing.isPending}
          onClick={() => changing.mutate({ id, pinned: !pinned })}
        >
          {pinned ? copy.unpin : copy.pin}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${copy.forget}: ${text}`}
          disabled={forgetting.isPending}
          onClick={() => forgetting.mutate(id)}
        >
          {copy.forget}
        </Button>
      </div>
    </div>
  );
}

interface EditProps {
  text: string;
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditMemory({ text, isBusy, onSave, onCancel }: EditProps) {
  const [corrected, setCorrected] = useState(text);
  const isEmpty = corrected.trim() === '';
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEmpty) onSave(corrected.trim());
  };
  return (
    <form className="grid gap-3" onSubmit={save}>
      <TextField
        label={copy.field}
        value={corrected}
        maxLength={limits.memoryLength}
        // Opened by a press on "Correct": the next thing done is to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => setCorrected(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isEmpty} busyLabel={isBusy && copy.busy}>
          {copy.save}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

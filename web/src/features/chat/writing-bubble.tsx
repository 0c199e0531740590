import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Bold } from './bold.tsx';
import { bubbleCopy, logCopy } from './copy.ts';

interface Props {
  text: string;
  /** The built-in companion answers because the language model could not. */
  isSubstitute: boolean;
  /** The words stopped arriving. */
  isCut: boolean;
  onReconnect: () => void;
}

/** The reply while it is written. Screen readers hear once that Haven is writing, and the reply when it is whole. */
export function WritingBubble({ text, isSubstitute, isCut, onReconnect }: Props) {
  return (
    <li className="message message-haven">
      <VisuallyHidden>{logCopy.writing}</VisuallyHidden>
      <div className={text === '' ? 'bubble typing' : 'bubble'} aria-hidden="true">
        {text === '' ? <Pebbles /> : <Growing text={text} />}
      </div>
      {isSubstitute && <p className="message-remark">{bubbleCopy.substitute}</p>}
      {isCut && <p className="message-remark">{bubbleCopy.cut}</p>}
      {isCut && (
        <Button kind="outline" size="small" className="justify-self-start" onClick={onReconnect}>
          <RotateCcw />
          {bubbleCopy.tryAgain}
        </Button>
      )}
    </li>
  );
}

function Pebbles() {
  return (
    <>
      <i />
      <i />
      <i />
    </>
  );
}

function Growing({ text }: { text: string }) {
  return (
    <p>
      <Bold text={text} isGrowing />
      <i className="caret" />
    </p>
  );
}

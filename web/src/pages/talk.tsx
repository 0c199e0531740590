import { useState } from 'react';
import { KeepQuestion } from '#features/account/keep-question.tsx';
import { TrialComplete } from '#features/billing/trial-complete.tsx';
import { CareNote } from '#features/care/care-note.tsx';
import { CrisisBar } from '#features/care/crisis-bar.tsx';
import { CrisisButton } from '#features/care/crisis-button.tsx';
import { CrisisCard } from '#features/care/crisis-card.tsx';
import type { Exchange } from '#features/chat/reading.ts';
import { ChatPanel } from '#features/chat/chat-panel.tsx';
import { Onboarding } from '#features/onboarding/onboarding.tsx';
import type { Course } from '#features/onboarding/use-onboarding.ts';
import { SharePrompt } from '#features/sharing/share-prompt.tsx';
import { QueryProvider } from '#lib/query-provider.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';

const care = { Card: CrisisCard, Bar: CrisisBar, Button: CrisisButton, Note: CareNote };

/** Everything behind the disclaimer: the questions about the guide, then the conversation. Loaded when it is needed. */
export default function Talk(course: Course) {
  return (
    <QueryProvider>
      <TooltipProvider>
        {course.step === 'chat' ? (
          <Conversation hasMoved={course.hasMoved} onAdjust={() => course.move({ type: 'adjust' })} />
        ) : (
          <Onboarding {...course} />
        )}
      </TooltipProvider>
    </QueryProvider>
  );
}

function Conversation({ hasMoved, onAdjust }: { hasMoved: boolean; onAdjust: () => void }) {
  const [exchange, setExchange] = useState<Exchange>();
  return (
    <>
      <ChatPanel
        care={care}
        takesFocus={hasMoved}
        onAdjust={onAdjust}
        onExchange={setExchange}
        sharePrompt={
          exchange && <KeepQuestion exchanges={exchange.count} instead={<SharePrompt exchange={exchange} />} />
        }
      />
      <TrialComplete />
    </>
  );
}

import { crisisLines } from '@haven/contracts/policy/care';
import type { ReactNode } from 'react';
import { useSettings } from '#lib/settings.ts';
import { legalCopy, modelOwnerCopy } from './copy.ts';
import { policyValues } from './values.ts';

const lineOf: Readonly<Record<string, string>> = {
  'crisis.emergency': crisisLines.emergency.href,
  'crisis.lifeline': crisisLines.lifeline.href,
  'crisis.textLine': crisisLines.textLine.href,
};

/** A value of a legal text: from the policy, or an address of this Haven. Numbers to call can be pressed. */
export function Value({ name }: { name: string }): ReactNode {
  if (name === 'email.support') return <Address kind="supportEmail" fallback={legalCopy.supportAddress} />;
  if (name === 'email.privacy') return <Address kind="privacyEmail" fallback={legalCopy.privacyAddress} />;
  if (name === 'model.who') return <ModelOwner />;
  const text = policyValues[name];
  if (text === undefined) throw new Error(`No legal text may name ${name}; see values.ts.`);
  const href = lineOf[name];
  return href === undefined ? text : <a href={href}>{text}</a>;
}

/** Who makes the answers of this Haven; both cases until the server has told which. */
function ModelOwner() {
  const settings = useSettings();
  if (!settings) return modelOwnerCopy.unknown;
  const { languageModel } = settings;
  if (languageModel === undefined) return modelOwnerCopy.builtin;
  return modelOwnerCopy.named[languageModel] ?? modelOwnerCopy.elsewhere;
}

interface AddressProps {
  kind: 'supportEmail' | 'privacyEmail';
  /** What stands there until the server has told the address. */
  fallback: string;
}

function Address({ kind, fallback }: AddressProps) {
  const address = useSettings()?.[kind];
  return address ? <a href={`mailto:${address}`}>{address}</a> : fallback;
}

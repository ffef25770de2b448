import { useId, useState } from 'react';
import { kycMethods, type KycOtpStep } from '@tram/machines/kyc-otp';
import { OTP_DIGITS } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { ChoiceList } from '@tram/ui/choice-list';
import { Dialog } from '@tram/ui/dialog';
import { IconMail } from '@tram/ui/icon/IconMail';
import { useWords } from '../../app/words.ts';
import { maskedEmail } from '../../features/identity/notices.ts';
import type { Identity } from '../../features/identity/use-identity.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { identityDialogWords } from './dialog-words.vi.ts';

export interface IdentityDialogProps {
  readonly open: boolean;
  readonly identity: Identity;
  /** The account's address, which the code is mailed to. */
  readonly email: string;
  readonly onClosed: () => void;
}

const atMethod: ReadonlySet<KycOtpStep> = new Set<KycOtpStep>(['choosing', 'requesting']);

/** Which way to prove who sends the form, and then the code: one dialog whose content follows the lifecycle. */
export function IdentityDialog({ open, identity, email, onClosed }: IdentityDialogProps) {
  const words = useWords(identityDialogWords);
  const { view, send } = identity;
  const { step } = view;
  const formId = useId();
  const [method, setMethod] = useState<string>(kycMethods[0]);
  /** In this component alone, until it goes to the lifecycle; forgotten with every step that makes it worthless. */
  const [code, setCode] = useState('');
  /** It keeps its content during the closing transition. */
  const [face, setFace] = useState<'method' | 'code'>('method');
  const now = atMethod.has(step) ? 'method' : 'code';
  if (open && face !== now) {
    setFace(now);
    setCode('');
  }
  const isSending = step === 'submitting';

  const primary =
    face === 'method' ? (
      <Button
        key="method"
        size="m"
        theme="primary"
        busy={step === 'requesting'}
        busyLabel={words.method.sending}
        onClick={() => send({ type: 'CHOOSE', method })}
      >
        {words.method.next}
      </Button>
    ) : (
      <Button
        key="code"
        size="m"
        theme="primary"
        type="submit"
        form={formId}
        busy={isSending}
        busyLabel={words.code.confirming}
        disabled={code.length !== OTP_DIGITS || !(view.canEnterCode || isSending)}
      >
        {words.code.confirm}
      </Button>
    );

  return (
    <Dialog
      open={open}
      onClose={() => send({ type: 'CANCEL' })}
      onClosed={() => {
        setCode('');
        onClosed();
      }}
      title={face === 'method' ? words.method.title : words.code.title}
      {...(face === 'method' ? { subtitle: words.method.lead } : {})}
      footer={
        <>
          <Button size="m" onClick={() => send({ type: 'CANCEL' })}>
            {isSending ? words.stop : words.cancel}
          </Button>
          {primary}
        </>
      }
    >
      {face === 'method' ? (
        <ChoiceList
          label={words.method.choices}
          hideLabel
          value={method}
          onValueChange={setMethod}
          options={kycMethods.map((value) => ({
            value,
            label: words.method.label[value],
            detail: words.method.detail(maskedEmail(email)),
            icon: <IconMail size={24} />,
          }))}
        />
      ) : (
        <CodeEntry formId={formId} identity={identity} email={email} code={code} onCode={setCode} />
      )}
    </Dialog>
  );
}

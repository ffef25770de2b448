import { hardwareRequestStatusNames } from '@tram/machines/hardware-request/rules';
import type { HardwareRequestView, HardwareRequestReason } from '@tram/machines/hardware-request';
import { Button } from '@tram/ui/button';
import { CheckboxGroup } from '@tram/ui/checkbox-group';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { SpecList } from '@tram/ui/spec-list';
import { StatusBadge } from '@tram/ui/status-badge';
import { hardwareRequestStatuses } from '@tram/ui/status-sets';
import { formatMoney } from '../../../app/format-money.ts';
import { useWords } from '../../../app/words.ts';
import { CloseButton } from '../../../features/close-button/CloseButton.tsx';
import { stack } from '../../../app/stack.css.ts';
import type { HardwareRequest } from './use-hardware-request.ts';
import { cloudHardwareWords } from './words.vi.ts';
import { Message } from '../../../app/Message.tsx';

export interface HardwareRequestDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly request: HardwareRequest;
  readonly onClose: () => void;
}

type Words = (typeof cloudHardwareWords)['vi'];

/** The value of `hardwareRequestStatuses` for a status; null for one that is none: not known, or of a machine that is gone. */
function statusCode(status: HardwareRequestView['status']): string | null {
  const known = Object.entries(hardwareRequestStatusNames).find(([, name]) => name === status);
  return known?.[0] ?? null;
}

function Choice({ request, words }: { readonly request: HardwareRequest; readonly words: Words }) {
  const { view, send } = request;
  if (view.options.length === 0) return <Notice tone="neutral" lead={words.noHardware} />;
  const mayChoose = view.submitRefusal === null;
  return (
    <CheckboxGroup
      label={words.choice}
      disabled={!mayChoose || view.step !== 'choosing'}
      value={view.options.filter(({ isChosen }) => isChosen).map(({ _id }) => _id)}
      onValueChange={(chosen) => {
        for (const { _id, isChosen } of view.options) {
          if (chosen.includes(_id) !== isChosen) send({ type: 'TOGGLE', piece: _id });
        }
      }}
      options={view.options.map(({ _id, name, price }) => ({
        value: _id,
        label: words.option(name, formatMoney(price)),
      }))}
    />
  );
}

/** The status, what was asked for, and what an extension costs now and afterwards. */
function Facts({ view, words }: { readonly view: HardwareRequestView; readonly words: Words }) {
  const { present, afterwards } = view.extension;
  const code = statusCode(view.status);
  return (
    <SpecList
      items={[
        ...(code === null
          ? []
          : [
              {
                label: words.status,
                value: <StatusBadge set={hardwareRequestStatuses} received={code} />,
              },
            ]),
        {
          label: words.requested,
          value: view.requested.map(({ name }) => name).join(', ') || words.none,
        },
        ...(present === null ? [] : [{ label: words.present, value: formatMoney(present.total) }]),
        ...(afterwards === null
          ? []
          : [{ label: words.afterwards, value: formatMoney(afterwards.total) }]),
      ]}
    />
  );
}

/**
 * Asks for additional hardware of a cloud machine (specification, section 4): not requested, pending, success, failed. A selection
 * can be sent in all but success, where it can neither be cancelled nor increased; 'chưa có phần cứng' where the package offers
 * none.
 */
export function HardwareRequestDialog({
  open,
  name,
  request,
  onClose,
}: HardwareRequestDialogProps) {
  const words = useWords(cloudHardwareWords);
  const { view, send } = request;
  const isSending = view.step === 'sending' || view.step === 'checking';
  const isPending = view.status === 'pending';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(name)}
      subtitle={words.subtitle}
      {...(isPending
        ? {
            footerStart: (
              <Button
                size="m"
                theme="tertiary"
                disabled={!view.canWithdraw}
                onClick={() => send({ type: 'WITHDRAW' })}
              >
                {words.withdraw}
              </Button>
            ),
          }
        : {})}
      footer={
        <>
          <CloseButton onClick={onClose} />
          {view.submitRefusal === null && (
            <Button
              size="m"
              theme="primary"
              busy={isSending}
              busyLabel={words.sending}
              disabled={!isSending && !view.canSubmit}
              {...(view.selectionRefusal === null
                ? {}
                : { disabledReason: words.refusals[view.selectionRefusal], hideReason: true })}
              onClick={() => send({ type: 'SUBMIT' })}
            >
              {isPending ? words.submitAgain : words.submit}
            </Button>
          )}
        </>
      }
    >
      <div className={stack[20]}>
        <Standing status={view.status} words={words} />
        <Closed view={view} words={words} />
        <Choice request={request} words={words} />
        <Facts view={view} words={words} />
        <Outcome view={view} words={words} />
      </div>
    </Dialog>
  );
}

/** Reasons for which a change was not made; the others say what has changed meanwhile. */
const unsent: ReadonlySet<HardwareRequestReason> = new Set([
  'not-received',
  'session-ended',
  'not-allowed',
  'too-many-requests',
  'unknown',
]);

const standingTones = { pending: 'caution', accepted: 'positive', failed: 'critical' } as const;

/** How the request stands, in a sentence; nothing before there is one. */
function Standing({ status, words }: { status: HardwareRequestView['status']; words: Words }) {
  if (status !== 'pending' && status !== 'accepted' && status !== 'failed') return null;
  return (
    <Notice tone={standingTones[status]} lead={words[status].lead}>
      {words[status].detail}
    </Notice>
  );
}

/** Why nothing may be chosen, where neither the state of the request nor the outcome of the last change says it. */
function Closed({ view, words }: { readonly view: HardwareRequestView; readonly words: Words }) {
  const { submitRefusal: refusal } = view;
  const isSaid = refusal === 'accepted' || refusal === 'no-hardware' || refusal === view.reason;
  if (refusal === null || isSaid) return null;
  return <Notice tone="neutral" lead={words.refusals[refusal]} />;
}

/** The outcome of the customer's last change, when it is not what was asked for. */
function Outcome({ view, words }: { readonly view: HardwareRequestView; readonly words: Words }) {
  if (view.step === 'checking') {
    return (
      <Notice tone="caution" announce="status" lead={words.checking.lead}>
        {words.checking.detail}
      </Notice>
    );
  }
  if (view.reason === null) return null;
  const said = words.reasons[view.reason];
  if (said !== null && !unsent.has(view.reason)) {
    return <Notice tone="info" announce="status" lead={said} />;
  }
  return (
    <Notice tone="invalid" announce="alert" lead={words.unsent}>
      {said ?? <Message>{view.error?.message ?? ''}</Message>}
    </Notice>
  );
}

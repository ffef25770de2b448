import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { RechargeDraft, RechargeQrStep } from '@tram/machines/recharge-qr';
import { Button } from '@tram/ui/button';
import { ConfirmDialog } from '@tram/ui/confirm-dialog';
import { Dialog } from '@tram/ui/dialog';
import { IconQrcode } from '@tram/ui/icon/IconQrcode';
import { Notice } from '@tram/ui/notice';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { Ended, NotFound, Paid, Unread } from './Outcome.tsx';
import { panel } from './recharge.css.ts';
import { RechargeForm } from './RechargeForm.tsx';
import { Transfer } from './Transfer.tsx';
import { useRecharge, type RechargeLifecycle } from './use-recharge.ts';
import { rechargeWords } from './words.vi.ts';

interface RechargeFlowProps extends OpeningProps {
  /** Id of a recharge to resume; null for a new one. */
  readonly resume: string | null;
  /** Sum that a new one begins with, VND; null for an empty field. */
  readonly amount: number | null;
  /** Called with the new id of the recharge, or null: what the address should hold. */
  readonly onIdentity: (id: string | null) => void;
}

/** The panels of the dialog. Steps of one panel change within it; another panel moves the focus. */
type PanelName = 'form' | 'qr' | 'resuming' | 'paid' | 'expired' | 'cancelled' | 'notFound';

const panelNames: Readonly<Record<RechargeQrStep, PanelName>> = {
  editing: 'form',
  creating: 'form',
  unsure: 'form',
  failed: 'form',
  resuming: 'resuming',
  awaiting: 'qr',
  cancelling: 'qr',
  checking: 'qr',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
};

function panelNameOf(step: RechargeQrStep, hasId: boolean): PanelName {
  // With an id it was not the request that failed: there is no such recharge to resume.
  return step === 'failed' && hasId ? 'notFound' : panelNames[step];
}

interface PanelContent {
  readonly title: string;
  readonly subtitle?: string;
  readonly size?: 'wide';
  readonly describedBy?: string;
  readonly body: ReactNode;
  readonly footer: ReactNode;
  readonly footerStart?: ReactNode;
}

/**
 * The recharge dialog and the QR dialog as one dialog whose content follows the lifecycle (specification, section 2; art
 * direction, section 5). Esc, × and 'Hoàn tất' close it and do nothing else; only 'Hủy giao dịch' cancels, after a question.
 */
export function RechargeFlow(props: RechargeFlowProps) {
  const { open, resume, amount, onIdentity, onClose, onClosed } = props;
  const words = useWords(rechargeWords);
  const lifecycle = useRecharge(resume);
  const { view, send } = lifecycle;
  const formId = useId();
  const statementId = useId();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const [draft, setDraft] = useState<Partial<RechargeDraft> | null>(
    amount === null ? null : { money: amount },
  );

  const id = view.keep.resume;
  const isNew = id === resume;
  const changeIdentity = useEffectEvent(onIdentity);
  useEffect(() => {
    if (!isNew) changeIdentity(id);
  }, [id, isNew]);

  const name = panelNameOf(view.step, id !== null);
  const close = (
    <Button
      key="close"
      size="m"
      theme={name === 'paid' || name === 'qr' ? 'primary' : 'secondary'}
      onClick={onClose}
    >
      {name === 'qr' ? words.qr.done : name === 'paid' ? words.paid.done : words.close}
    </Button>
  );
  const again = (
    <Button
      key="again"
      size="m"
      theme="primary"
      icon={<IconQrcode />}
      onClick={() => {
        // A resumed recharge has no draft: its sum and bank become the draft.
        if (view.recharge !== null) {
          setDraft({ money: view.recharge.money, bankId: view.recharge.bank_id });
        }
        send({ type: 'START_OVER' });
      }}
    >
      {words.again}
    </Button>
  );

  const ended = (how: 'expired' | 'cancelled'): PanelContent => ({
    title: words[how].title,
    body: <Ended how={how} />,
    footer: [close, again],
  });
  const panels: Readonly<Record<PanelName, () => PanelContent>> = {
    form: () => ({
      title: words.form.title,
      body: <FormPanel formId={formId} draft={draft} lifecycle={lifecycle} />,
      footer: [
        <Button key="cancel" size="m" onClick={onClose}>
          {words.form.cancel}
        </Button>,
        <Button
          key="submit"
          size="m"
          theme="primary"
          type="submit"
          form={formId}
          icon={<IconQrcode />}
          busy={view.step === 'creating' || view.step === 'unsure'}
          busyLabel={words.form.submitting}
        >
          {words.form.submit}
        </Button>,
      ],
    }),
    qr: () => ({
      title: words.qr.title,
      subtitle: words.qr.lead,
      size: 'wide',
      // This panel always has a recharge: the lifecycle has read or made it.
      body: view.recharge === null ? null : <Transfer view={view} recharge={view.recharge} />,
      footer: close,
      footerStart: (
        <Button
          size="m"
          theme="critical"
          busy={view.step === 'cancelling'}
          busyLabel={words.qr.cancelling}
          disabled={view.step === 'checking'}
          onClick={() => setAsksToCancel(true)}
        >
          {words.qr.cancel}
        </Button>
      ),
    }),
    resuming: () => ({
      title: words.resuming.title,
      body: <Unread onReload={() => send({ type: 'REFRESH' })} />,
      footer: close,
    }),
    paid: () => ({
      title: words.paid.title,
      // Without the balance, which comes later: the layout announces it.
      describedBy: statementId,
      body: <Paid statementId={statementId} view={view} balanceIsNew={lifecycle.balanceIsNew} />,
      footer: close,
    }),
    expired: () => ended('expired'),
    cancelled: () => ended('cancelled'),
    notFound: () => ({
      title: words.notFound.title,
      body: <NotFound message={view.error?.message ?? null} />,
      footer: close,
    }),
  };

  // What the dialog will show is not known yet: opened now, it would change its size a moment later.
  if (name === 'resuming' && view.readError === null) return open ? <ChunkFallback /> : null;
  const { body, ...content } = panels[name]();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      isMessage={messages.has(name)}
      {...content}
    >
      <Panel name={name}>{body}</Panel>
      <ConfirmDialog
        open={asksToCancel && view.canCancel}
        title={words.confirm.title}
        confirmLabel={words.confirm.cancel}
        cancelLabel={words.confirm.keep}
        theme="danger"
        onConfirm={() => {
          setAsksToCancel(false);
          send({ type: 'CANCEL' });
        }}
        onClose={() => setAsksToCancel(false)}
      >
        {words.confirm.body}
      </ConfirmDialog>
    </Dialog>
  );
}

/** Panels that only tell something: it is read when they come. */
const messages: ReadonlySet<PanelName> = new Set(['expired', 'cancelled', 'notFound']);

/**
 * The panel of the moment. When it replaces another, the dialog takes the focus, from a button that both have too: a screen reader says the title
 * then, and the words where the panel is a message. A question over the dialog keeps the focus.
 */
function Panel({ name, children }: { readonly name: PanelName; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    // The first one's focus is the dialog's own.
    if (shown.current === name) return;
    shown.current = name;
    const active = document.activeElement;
    const dialog = element.current?.closest<HTMLElement>('[data-dialog]');
    if (active === null || active === document.body || dialog?.contains(active) === true) {
      dialog?.focus({ preventScroll: true });
    }
  }, [name]);
  return (
    <div ref={element} className={panel}>
      <Fragment key={name}>{children}</Fragment>
    </div>
  );
}

interface FormPanelProps {
  readonly formId: string;
  readonly draft: Partial<RechargeDraft> | null;
  readonly lifecycle: RechargeLifecycle;
}

function FormPanel({ formId, draft, lifecycle }: FormPanelProps) {
  const words = useWords(rechargeWords).form;
  const { view, send } = lifecycle;
  return (
    <>
      {view.reason === 'refused' && (
        <Notice tone="invalid" announce="alert" lead={words.refused}>
          <Message>{view.error?.message ?? ''}</Message>
        </Notice>
      )}
      {view.reason === 'unconfirmed' && (
        <Notice tone="warning" announce="alert" lead={words.unconfirmed}>
          {words.unconfirmedHint}
        </Notice>
      )}
      {view.reason === 'outcome-unknown' && (
        <Notice
          tone="caution"
          announce="status"
          lead={words.unknown}
          action={<Button onClick={() => send({ type: 'RETRY' })}>{words.askNow}</Button>}
        >
          {words.unknownHint}
        </Notice>
      )}
      <RechargeForm
        id={formId}
        draft={view.draft ?? draft}
        locked={!view.canSubmit}
        onSubmit={(filled) => send({ type: 'SUBMIT', ...filled })}
      />
    </>
  );
}

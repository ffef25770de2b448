import { Dialog } from '@tram/ui/dialog';
import { LinkButton } from '@tram/ui/link-button';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { address, text } from './VerificationDialog.css.ts';
import { registerWords } from './words.vi.ts';

export interface VerificationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Tells to open the link in the mail (specification, section 2, register). A file of its own: loaded when it is needed. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const { verification: words } = useWords(registerWords);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      size="confirm"
      footer={
        <LinkButton theme="primary" size="m" render={<Link to="/login" />}>
          {words.logIn}
        </LinkButton>
      }
    >
      <div className={text}>
        <p>
          {words.sentBefore}
          <strong className={address}>{email}</strong>
          {words.sentAfter}
        </p>
        <p>{words.missing}</p>
      </div>
    </Dialog>
  );
}

import type { Image } from '@tram/api/types';

/** What every dialog about one PC is given. */
export interface PcDialogProps {
  readonly open: boolean;
  readonly image: Image;
  readonly onClose: () => void;
  /** It has left the page, its closing motion included. */
  readonly onClosed: () => void;
}

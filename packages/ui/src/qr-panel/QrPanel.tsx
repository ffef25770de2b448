import { useCallback, useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconDownload } from '../icon/generated/IconDownload.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { qrPanelWords } from '../words/vietnamese/dialogs.ts';
import { drawQr, qrPng, type QrDrawing, saveBlob } from './qr-picture.ts';
import { drawing as drawingStyle, failed, loading, panel, picture, tile } from './QrPanel.css.ts';

export interface QrPanelProps {
  /** What the code says (for a transfer the VietQR payload). With it the code is drawn here, without a network. */
  readonly payload?: string | undefined;
  /** Address of a ready picture. Shown when it has loaded; until then, and when it fails, the drawing stands in for it. */
  readonly src?: string | undefined;
  /** Name of the picture for screen readers. @default 'Mã QR để chuyển khoản' */
  readonly label?: string | undefined;
  /** Name of the saved file. @default 'ma-qr.png' */
  readonly fileName?: string | undefined;
  /** `beside` puts a small code beside its button: on a phone the bank app is on the same screen. @default 'stacked' */
  readonly layout?: 'stacked' | 'beside' | undefined;
}

/** Null for a payload that is longer than a code can be (2331 bytes). */
function drawingOf(payload: string): QrDrawing | null {
  try {
    return drawQr(payload);
  } catch {
    return null;
  }
}

type PictureState = 'loading' | 'shown' | 'failed';

/**
 * A QR code on a white tile with its quiet zone, in both themes, and 'Lưu ảnh QR', which saves a PNG. Renders a `<div>`; the
 * tile keeps its square while the picture loads. Give a payload, a picture or both; only with both can nothing go missing.
 */
export function QrPanel({
  payload,
  src,
  label,
  fileName = 'ma-qr.png',
  layout = 'stacked',
}: QrPanelProps) {
  const words = useKitWords('qrPanel', qrPanelWords);
  const [pictures, setPictures] = useState<Readonly<Record<string, PictureState>>>({});
  const drawn = useMemo(() => (payload === undefined ? null : drawingOf(payload)), [payload]);
  const state = src === undefined ? 'failed' : (pictures[src] ?? 'loading');
  const name = label ?? words.picture;
  const settle = useCallback(
    (settled: 'shown' | 'failed') => {
      if (src !== undefined) setPictures((known) => ({ ...known, [src]: settled }));
    },
    [src],
  );
  /** A picture of the server's HTML may have come, or not, before anybody listened. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true) settle(image.naturalWidth > 0 ? 'shown' : 'failed');
    },
    [settle],
  );

  async function save(): Promise<void> {
    if (drawn !== null) {
      saveBlob(await qrPng(drawn), fileName);
    } else if (src !== undefined) {
      const answer = await fetch(src).catch(() => null);
      if (answer?.ok === true) saveBlob(await answer.blob(), fileName);
      // Another host's picture may be shown and not read: the customer saves it where it stands alone.
      else window.open(src, '_blank', 'noopener');
    }
  }

  return (
    <div className={panel({ layout })}>
      <div className={tile}>
        {drawn !== null && (
          <svg
            className={drawingStyle}
            viewBox={`0 0 ${drawn.size} ${drawn.size}`}
            shapeRendering="crispEdges"
            {...(state === 'shown' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
          >
            <path d={drawn.path} fill="#000000" />
          </svg>
        )}
        {src !== undefined && state !== 'failed' && (
          <img
            key={src}
            className={state === 'shown' ? picture : `${picture} ${loading}`}
            src={src}
            alt={name}
            ref={look}
            onLoad={() => settle('shown')}
            onError={() => settle('failed')}
          />
        )}
        {drawn === null && state === 'failed' && <output className={failed}>{words.failed}</output>}
      </div>
      {(drawn !== null || state === 'shown') && (
        <Button size="m" width="full" icon={<IconDownload />} onClick={() => void save()}>
          {words.save}
        </Button>
      )}
    </div>
  );
}

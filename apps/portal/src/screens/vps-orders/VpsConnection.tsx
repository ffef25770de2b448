import type { VpsOrder } from '@tram/api/types';
import { CopyField } from '@tram/ui/copy-field';
import { IconChevronRight } from '@tram/ui/icon/IconChevronRight';
import { IconRoute } from '@tram/ui/icon/IconRoute';
import { IconScreenShare } from '@tram/ui/icon/IconScreenShare';
import { Notice } from '@tram/ui/notice';
import { SecretField } from '@tram/ui/secret-field';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { DownloadRow, DownloadRows } from '../../features/remote-access/DownloadRow.tsx';
import { useDownload } from '../../features/save-file/use-download.ts';
import { systemName, addressOf, isBeingMade } from './vps-order.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import {
  credential,
  credentialLabel,
  credentials,
} from '../../features/remote-access/remote-access.css.ts';
import { heading } from './VpsActionDialog.css.ts';
import { stack } from '../../app/stack.css.ts';
import { vpsOrdersWords } from './words.vi.ts';

export interface VpsConnectionProps {
  readonly order: VpsOrder;
  readonly onTunnel: () => void;
}

/** How a server is reached, and what can be got for it: the Remote Desktop file (Windows only) and a tunnel. */
export function VpsConnection({ order, onTunnel }: VpsConnectionProps) {
  const words = useWords(vpsOrdersWords);
  const systems = useWords(vpsWords);
  const { api } = useServices();
  const { vps } = order;
  const { dialog } = words;
  const rdp = useDownload(
    () => api.downloadVpsRdpFile({ path: { id: order._id } }),
    `${vps._id}.rdp`,
    dialog.downloaded(systems.about(vps.config.config_name, systemName(vps, systems.systems))),
  );

  if (isBeingMade(order)) {
    return (
      <Notice tone="info" announce="status" lead={dialog.beingMade.lead}>
        {dialog.beingMade.detail}
      </Notice>
    );
  }
  if (vps.user === '') {
    return (
      <Notice tone="neutral" lead={dialog.notKept.lead}>
        {dialog.notKept.detail}
      </Notice>
    );
  }
  const isWindows = vps.os === 'window server';
  return (
    <section className={stack[12]}>
      <h3 className={heading}>{dialog.connect}</h3>
      <div className={credentials}>
        <CopyField
          label={isWindows ? dialog.remote : dialog.ssh}
          value={addressOf(order) ?? ''}
          mono
        />
        <CopyField label={words.columns.user} value={vps.user ?? ''} mono />
        <div className={credential}>
          <span className={credentialLabel}>{dialog.password}</span>
          <SecretField label={dialog.password} value={vps.pass} />
        </div>
      </div>
      <DownloadRows label={dialog.downloads}>
        {isWindows && (
          <DownloadRow
            icon={<IconScreenShare size={24} />}
            label={dialog.rdp.label}
            detail={rdp.isRunning ? dialog.downloading : dialog.rdp.detail}
            busy={rdp.isRunning}
            disabled={false}
            onPress={rdp.download}
          />
        )}
        <DownloadRow
          icon={<IconRoute size={24} />}
          label={dialog.tunnel.label}
          detail={dialog.tunnel.detail}
          end={<IconChevronRight />}
          busy={false}
          disabled={false}
          onPress={onTunnel}
        />
      </DownloadRows>
    </section>
  );
}

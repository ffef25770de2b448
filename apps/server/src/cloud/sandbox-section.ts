import { hardwareRequestResults } from '@tram/machines/hardware-request/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import type { Database } from '../database/tables.ts';
import { html, type Html, listSection, options } from '../sandbox/html.ts';
import type { SandboxSection } from '../sandbox/sandbox-route.ts';
import { cloudPackagesForSandbox, type SandboxCloudPackage } from './sandbox.ts';

/** How many pending requests are shown. */
const shown = 50;

const fullness = [
  ['false', 'Còn nhận khách'],
  ['true', 'Đã hết máy'],
] as const;

function packageItem(its: SandboxCloudPackage): Html {
  return html`<li class="item">
    <form method="post" action="/sandbox/forms/cloud-packages/${its.id}" class="row">
      <div>
        <strong>${its.name}</strong> · ${its.group}
        <div class="quiet">${its.running} / ${its.capacity} máy đang chạy</div>
      </div>
      <label
        >Tình trạng<select name="isFull">
          ${options(fullness, String(its.isFull))}
        </select></label
      >
      <label
        >Hàng chờ<input name="messageWait" maxlength="200" value="${its.messageWait ?? ''}"
      /></label>
      <button>Lưu ${its.name}</button>
    </form>
  </li>`;
}

async function pendingRequests(database: Database) {
  return database
    .select({ image: cloudImages, username: accounts.username })
    .from(cloudImages)
    .innerJoin(accounts, eq(accounts.id, cloudImages.accountId))
    .where(
      and(
        eq(cloudImages.acceptedAddHardwares, hardwareRequestResults.submit),
        isNull(cloudImages.deletedAt),
      ),
    )
    .orderBy(asc(cloudImages.updatedAt))
    .limit(shown);
}

/** The cloud packages, which can be filled, and the requests for hardware that wait to be decided. */
export const cloudSandboxSection: SandboxSection = async (services) => {
  const packages = await cloudPackagesForSandbox(services);
  const requests = await pendingRequests(services.database);
  const items = requests.map(
    ({ image, username }) =>
      html`<li class="item row">
        <div>
          <strong>${image.hardwares.map((hardware) => hardware.name).join(', ')}</strong>
          <div class="quiet">${image.name} · ${username}</div>
        </div>
        <form method="post" action="/sandbox/forms/cloud-images/${image.id}/hardware">
          <input type="hidden" name="accept" value="true" />
          <button class="main">Chấp nhận cho ${image.name}</button>
        </form>
        <form method="post" action="/sandbox/forms/cloud-images/${image.id}/hardware">
          <input type="hidden" name="accept" value="false" />
          <button>Từ chối cho ${image.name}</button>
        </form>
      </li>`,
  );
  return html`${listSection('cloud-packages', 'Gói cloud', packages.map(packageItem))}
  ${listSection('cloud-hardware', 'Yêu cầu thêm phần cứng đang chờ', items)}`;
};

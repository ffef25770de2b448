import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from '../../status-badge/StatusBadge.tsx';
import * as statusSets from '../../status-badge/status-sets.ts';
import { Row } from '../../testing/StoryFrame.tsx';
import { Page, Section } from '../../testing/Page.tsx';
import { cell, table } from '../../testing/Page.css.ts';

/** Every status of the specification (section 4): the value that the API sends, its words, tone and icon. */
const meta = { title: 'Foundations/Statuses' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const exported = { ...statusSets };

type SetName = Extract<keyof typeof exported, `${string}Statuses`>;

/** A set that is added has to be named here, or this does not compile. */
const titles: Readonly<Record<SetName, readonly [title: string, field: string]>> = {
  paymentStatuses: ['Payments and recharges', 'is_succeeded'],
  processStatuses: ['Whatever is asked for', ''],
  verificationStatuses: ['Identity verification', 'isVerify; none while timeKyc is null'],
  rentalStatuses: ['PC rentals', 'status'],
  vpsOrderStatuses: ['VPS orders', 'status'],
  pcImageStatuses: ['PC images', 'is_booting/is_installed'],
  cloudImageStatuses: ['Cloud images', 'the strongest of its flags'],
  cloudRentalStatuses: ['Cloud rentals', 'has_expired'],
  cloudDeletionStatuses: ['Deletion of cloud rentals', 'is_deleted'],
  cloudPackageStatuses: ['Cloud packages', 'cloudReady'],
  hardwareRequestStatuses: ['Additional hardware', 'accepted_add_hardwares'],
  routeStatuses: ['Internet routes', 'who holds it'],
  timeLeftStatuses: ['Time left', 'under 60 minutes, under 10'],
  toastStatuses: ['Toasts', 'status'],
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys gives the keys of the record above, as plain strings
const names = Object.keys(titles) as SetName[];

export const EveryStatus: Story = {
  render: () => (
    <Page>
      {names.map((name) => {
        const [title, field] = titles[name];
        const set: statusSets.StatusSet = exported[name];
        return (
          <Section key={name} title={title} {...(field === '' ? {} : { about: field })}>
            <table className={table}>
              <thead>
                <tr>
                  <th scope="col" className={cell}>
                    Value
                  </th>
                  <th scope="col" className={cell}>
                    Shown
                  </th>
                  <th scope="col" className={cell}>
                    Tone
                  </th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(set).map(([code, { tone }]) => (
                  <tr key={code}>
                    <td className={cell}>{code}</td>
                    <td className={cell}>
                      <StatusBadge set={set} value={code} />
                    </td>
                    <td className={cell}>{tone}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        );
      })}
      <Section
        title="A value that no set knows"
        about="Its raw text, neutral: new states of the API do not break a screen."
      >
        <Row>
          <StatusBadge set={statusSets.paymentStatuses} received="9" />
        </Row>
      </Section>
      <Section title="Plain words" about="Flags are text, not statuses.">
        <p>
          {[
            ...Object.values(statusSets.yesNoLabels),
            ...Object.values(statusSets.visibilityLabels),
          ].join(', ')}
        </p>
      </Section>
    </Page>
  ),
  async play() {
    const sets = Object.keys(exported).filter((name) => name.endsWith('Statuses'));
    await expect(sets.toSorted()).toEqual([...names].toSorted());
  },
};

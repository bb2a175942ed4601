import type { Answer } from '@arvand/contracts/endpoint'
import { listCampaigns, saveCampaign, stopCampaign } from '@arvand/contracts/panel/manage-referral'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { typedWindow } from '../../api/day-window.ts'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/campaigns'
import { sections } from './sections.ts'
import { manageRewardWords as words } from './words.ts'

const stopQuestion = () => ({
  title: words.stop,
  text: words.stopQuestion,
  confirm: words.stop,
  danger: true,
})

export const loader = (args: Route.LoaderArgs) => loadList(listCampaigns, args)

const save = submitTo(saveCampaign, {
  with: ({ text }) => typedWindow(text),
  places: { 'growth.campaign-spent-more': 'budget', 'growth.campaign-running': 'startsAt' },
  done: words.made,
})

export const action = formAction({
  save,
  change: save,
  stop: submitTo(stopCampaign, { question: stopQuestion, done: words.stopped }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Campaigns({ loaderData, actionData }: Route.ComponentProps) {
  const [changed, stopped] = [answerFor(actionData, 'change'), answerFor(actionData, 'stop')]
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <TabLinks label={words.sections} links={sections('campaigns')} />
        <LoneNews answer={[changed, stopped].find((answer) => answer?.done)} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 gap-5">
            <PagedList
              page={loaderData}
              label={words.campaigns}
              empty={{ title: words.none, text: words.noneText }}
              order={newestFirst}
            >
              {(campaigns) => (
                <ul className="grid gap-4">
                  {campaigns.map((campaign) => (
                    <li key={campaign.id}>
                      <CampaignCard campaign={campaign} answer={changed} stopped={stopped} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          </div>
          <Card title={words.begin}>
            <ActionForm
              intent="save"
              to={saveCampaign}
              clears
              answer={answerFor(actionData, 'save')}
              submit={words.make}
              button={{ wide: true }}
            >
              <CampaignFields />
            </ActionForm>
          </Card>
        </div>
      </div>
    </>
  )
}

type Campaign = Answer<typeof listCampaigns>['items'][number]

/** The terms; those of a campaign that exists, in toman and days. */
const CampaignFields = ({ campaign }: { readonly campaign?: Campaign }) => (
  <>
    <TextField name="title" label={words.name} defaultValue={campaign?.title} />
    <MoneyField
      name="inviterReward"
      label={words.inviterReward}
      defaultValue={campaign && campaign.inviterReward / 10}
    />
    <MoneyField
      name="inviteeReward"
      label={words.inviteeReward}
      description={words.inviteeHint}
      defaultValue={campaign && campaign.inviteeReward / 10}
    />
    <MoneyField
      name="leastPurchase"
      label={words.leastPurchase}
      defaultValue={campaign && campaign.leastPurchase / 10}
    />
    <DateField
      name="startsAt"
      label={words.startsOn}
      defaultValue={campaign && dayAt(new Date(campaign.startsAt))}
    />
    <DateField
      name="endsAt"
      label={words.endsOn}
      // The end of the last day is the start of the next one.
      defaultValue={campaign && dayAt(new Date(Date.parse(campaign.endsAt) - 1))}
    />
    <MoneyField name="budget" label={words.budget} defaultValue={campaign && campaign.budget / 10} />
    <DigitsField
      name="mostPerInviter"
      label={words.most}
      defaultValue={campaign && String(campaign.mostPerInviter)}
    />
  </>
)

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly answer: FormAnswer | undefined
  readonly stopped: FormAnswer | undefined
}

/** A campaign: what is left of its budget, what it gives, and its change. */
function CampaignCard({ campaign, answer, stopped }: CampaignCardProps) {
  const { id, title, state, budget, spent, rewarded } = campaign
  const mine = answer?.values?.id === id && !answer.done ? answer : undefined
  const ends = new Date(Date.parse(campaign.endsAt) - 1)
  const isOver = state === 'over' || state === 'stopped'
  return (
    <Card title={title} level={2}>
      <div className="grid gap-3">
        <p>
          <Badge tone={state === 'running' ? 'success' : state === 'spent' ? 'warning' : 'neutral'}>
            {words.campaignStates[state]}
          </Badge>
        </p>
        <ProgressBar
          label={words.spent}
          share={(spent / budget) * 100}
          band={spent >= budget * 0.9 ? 'warning' : 'primary'}
          note={tomanText(spent)}
          endNote={words.of(tomanText(budget))}
        />
        <p className="text-15 text-muted">
          {words.each(tomanText(campaign.inviterReward), tomanText(campaign.inviteeReward))}
        </p>
        <p className="text-14 text-muted">
          {words.dates(formatDate(campaign.startsAt), formatDate(ends))}،{' '}
          {words.rewarded(formatNumber(rewarded))}
        </p>
        {isOver ? null : (
          <>
            <details open={mine ? true : undefined}>
              <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
                {words.change}
              </summary>
              <ActionForm
                intent="change"
                to={saveCampaign}
                answer={mine}
                carry={{ id }}
                submit={words.save}
                button={{ variant: 'outline' }}
                className="grid max-w-md gap-4 pt-2"
              >
                <CampaignFields campaign={campaign} />
              </ActionForm>
            </details>
            <ConfirmedForm
              intent="stop"
              to={stopCampaign}
              answer={stopped?.values?.id === id && !stopped.done ? stopped : undefined}
              carry={{ id }}
              submit={words.stop}
              button={{ variant: 'outline', size: 'compact' }}
              question={stopQuestion}
            />
          </>
        )}
      </div>
    </Card>
  )
}

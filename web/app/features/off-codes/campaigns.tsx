import type { Answer } from '@arvand/contracts/endpoint'
import { changeCampaign, listCampaigns, makeCampaign } from '@arvand/contracts/panel/manage-off-codes'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/campaigns'
import { sections } from './sections.ts'
import { offCodesWords, campaignsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listCampaigns, args)

export const action = formAction({
  begin: submitTo(makeCampaign, { done: words.begun }),
  change: submitTo(changeCampaign, {
    places: { 'commerce.campaign-spent-more': 'budget' },
    done: words.saved,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Campaigns({ loaderData, actionData }: Route.ComponentProps) {
  const changed = answerFor(actionData, 'change')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <TabLinks label={offCodesWords.sections} links={sections('campaigns')} />
        <LoneNews answer={changed?.done ? changed : undefined} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 gap-5">
            <PagedList
              page={loaderData}
              label={words.title}
              empty={{ title: words.none, text: words.noneText }}
              order={newestFirst}
            >
              {(campaigns) => (
                <ul className="grid gap-4">
                  {campaigns.map((campaign) => (
                    <CampaignCard key={campaign.id} campaign={campaign} answer={changed} />
                  ))}
                </ul>
              )}
            </PagedList>
          </div>
          <Card title={words.begin}>
            <ActionForm
              intent="begin"
              to={makeCampaign}
              clears
              answer={answerFor(actionData, 'begin')}
              submit={words.begin}
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

interface CampaignFieldsProps {
  readonly title?: string
  /** In toman. */
  readonly budget?: number | undefined
}

const CampaignFields = ({ title, budget }: CampaignFieldsProps) => (
  <>
    <TextField name="title" label={words.name} defaultValue={title} />
    <MoneyField name="budget" label={words.budget} description={words.budgetHint} defaultValue={budget} />
  </>
)

type Campaign = Answer<typeof listCampaigns>['items'][number]

/** A campaign: what is left of its budget, and its codes, uses, discount and sales. */
function CampaignCard({ campaign, answer }: { campaign: Campaign; answer: FormAnswer | undefined }) {
  const { id, title, budget, spent, codes, uses, discount, total } = campaign
  const mine = answer?.values?.campaignId === id ? answer : undefined
  const facts = [
    words.codes(formatNumber(codes)),
    words.uses(formatNumber(uses)),
    words.cost(tomanText(discount)),
    words.sales(tomanText(total)),
  ]
  return (
    <li>
      <Card title={title} level={2}>
        {budget === null ? (
          <p className="text-15">
            {words.spent} {tomanText(spent)}، {words.boundless}
          </p>
        ) : (
          <ProgressBar
            label={words.spent}
            share={(spent / budget) * 100}
            band={spent >= budget * 0.9 ? 'warning' : 'primary'}
            note={tomanText(spent)}
            endNote={words.of(tomanText(budget))}
          />
        )}
        <p className="pt-3 text-14 text-muted">{facts.join('، ')}</p>
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <ButtonLink to={`/manage/off-codes?campaignId=${id}`} variant="outline" size="compact">
            {words.see}
          </ButtonLink>
          <ButtonLink to={`/manage/off-codes/new?campaignId=${id}`} variant="soft" size="compact" icon={Plus}>
            {offCodesWords.make}
          </ButtonLink>
        </div>
        <details open={mine ? true : undefined} className="pt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
            {words.change}
          </summary>
          <ActionForm
            intent="change"
            to={changeCampaign}
            answer={mine}
            carry={{ campaignId: id }}
            submit={words.save}
            button={{ variant: 'outline' }}
            className="grid max-w-md gap-4 pt-2"
          >
            <CampaignFields title={title} budget={budget === null ? undefined : budget / 10} />
          </ActionForm>
        </details>
      </Card>
    </li>
  )
}

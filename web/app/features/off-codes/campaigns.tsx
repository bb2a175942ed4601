import type { Answer } from '@arvand/contracts/endpoint'
import type { listCampaigns } from '@arvand/contracts/panel/manage-off-codes'
import { parseToman, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/campaigns'
import { sections } from './sections.ts'
import { offCodesWords, campaignsWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/campaign/list', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const typed = formText(form, 'budget').trim()
  const budget = parseToman(typed)
  if (typed && (budget === null || budget < 100_000)) return wrongFields(form, { budget: words.budgetWrong })
  const title = formText(form, 'title')
  const campaignId = formText(form, 'campaignId')
  const places = { 'commerce.campaign-spent-more': 'budget' }
  if (campaignId) {
    const ask = { campaignId, title, budget: budget || null }
    const { refusal } = await attempt(api.panel('manage/campaign/change', ask))
    if (refusal) return refusedForm(url, form, refusal, places)
    return data<FormAnswer>({ intent: 'change', done: words.saved, values: { campaignId } })
  }
  const ask = { title, requestId: formText(form, 'requestId'), ...(budget ? { budget } : {}) }
  const { refusal } = await attempt(api.panel('manage/campaign/make', ask))
  if (refusal) {
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal)
  }
  return data<FormAnswer>({ intent: 'begin', done: words.begun })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Campaigns({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, isFirst, requestId } = loaderData
  const answer = answerFor(actionData, 'begin')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <TabLinks label={offCodesWords.sections} links={sections('campaigns')} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {items.length === 0 ? (
            <EmptyState title={words.none} level={2}>
              {words.noneText}
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {items.map((campaign) => (
                <CampaignCard key={campaign.id} campaign={campaign} answer={actionData} />
              ))}
            </ul>
          )}
          <Card title={words.begin}>
            <ActionForm
              intent="begin"
              answer={answer}
              carry={{ requestId: answer?.values?.requestId ?? requestId }}
              submit={words.begin}
              pending={words.beginning}
              button={{ wide: true }}
            >
              <CampaignFields key={requestId} answer={answer} />
            </ActionForm>
          </Card>
        </div>
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.next} />
      </div>
    </>
  )
}

interface CampaignFieldsProps {
  readonly answer: FormAnswer | undefined
  readonly title?: string
  /** In toman. */
  readonly budget?: number | undefined
}

function CampaignFields({ answer, title, budget }: CampaignFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={words.name}
        error={answer?.fields?.title}
        defaultValue={answer?.values?.title ?? title}
        maxLength={100}
        required
      />
      <MoneyField
        name="budget"
        label={words.budget}
        description={words.budgetHint}
        error={answer?.fields?.budget}
        defaultValue={answer?.values?.budget ?? budget}
        maxLength={18}
      />
    </>
  )
}

type Campaign = Answer<typeof listCampaigns>['items'][number]

/** A campaign: what is left of its budget, what it cost and brought in. */
function CampaignCard({ campaign, answer }: { campaign: Campaign; answer: FormAnswer | undefined }) {
  const { id, title, budget, spent, codes, uses, discount, total } = campaign
  const mine = answer?.intent === 'change' && answer.values?.campaignId === id ? answer : undefined
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
          <ButtonLink to={`/manage/off-codes?campaign=${id}`} look="outline" size="compact">
            {words.see}
          </ButtonLink>
          <ButtonLink to={`/manage/off-codes/new?campaign=${id}`} look="soft" size="compact" icon={Plus}>
            {offCodesWords.make}
          </ButtonLink>
        </div>
        <details open={mine ? true : undefined} className="pt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
            {words.change}
          </summary>
          <ActionForm
            intent="change"
            answer={mine}
            carry={{ campaignId: id }}
            submit={words.save}
            pending={words.saving}
            button={{ look: 'outline' }}
            className="grid max-w-md gap-4 pt-2"
          >
            <CampaignFields answer={mine} title={title} budget={budget === null ? undefined : budget / 10} />
          </ActionForm>
        </details>
      </Card>
    </li>
  )
}
